-- One person may come with many browsers: what a browser carries is a session.
CREATE TABLE session (
    token_sha256 BLOB PRIMARY KEY,
    guest INTEGER NOT NULL REFERENCES guest (id),
    since INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX session_of_guest ON session (guest);
INSERT INTO session (token_sha256, guest, since, seen) SELECT token_sha256, id, since, since FROM guest;

-- Everybody is a guest; some have claimed their name with a password.
CREATE TABLE guest_new (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    -- The claimed name in one spelling, so that nobody can claim one like it.
    claimed TEXT UNIQUE,
    -- What Argon2id made of the password.
    password TEXT,
    since INTEGER NOT NULL,
    -- Not welcome here any more.
    banned INTEGER NOT NULL DEFAULT 0,
    -- The account is deleted; its games stay, with nobody's name in them.
    gone INTEGER NOT NULL DEFAULT 0,
    -- How to tell him that it is his turn, as JSON; none if he wants no notices.
    notices TEXT,
    CHECK ((claimed IS NULL) = (password IS NULL))
) STRICT;
INSERT INTO guest_new (id, name, since) SELECT id, name, since FROM guest;
DROP TABLE guest;
ALTER TABLE guest_new RENAME TO guest;

-- Printed data of somebody's own box, by the hash of its text.
CREATE TABLE edition (
    hash TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    text TEXT NOT NULL,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Null: the standard edition.
ALTER TABLE game_table ADD COLUMN edition TEXT REFERENCES edition (hash);
-- The tempo as JSON.
ALTER TABLE game_table ADD COLUMN tempo TEXT NOT NULL DEFAULT '{"kind":"none"}';
-- How a bot plays that takes a seat when its time is up.
ALTER TABLE game_table ADD COLUMN stand_in TEXT NOT NULL DEFAULT 'mate';
-- It is in the lobby's list.
ALTER TABLE game_table ADD COLUMN public INTEGER NOT NULL DEFAULT 0;
-- Who is not seated may look on.
ALTER TABLE game_table ADD COLUMN watchable INTEGER NOT NULL DEFAULT 1;
-- The table at which the same people play again.
ALTER TABLE game_table ADD COLUMN rematch TEXT REFERENCES game_table (id);
-- 0: people sit down; 1: the game is on; 2: it is over.
ALTER TABLE game_table ADD COLUMN stage INTEGER NOT NULL DEFAULT 0;
UPDATE game_table SET stage = 1 WHERE header IS NOT NULL;
-- When the game began, in milliseconds since 1970.
ALTER TABLE game_table ADD COLUMN begun INTEGER NOT NULL DEFAULT 0;
-- When something last happened, in seconds since 1970.
ALTER TABLE game_table ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
UPDATE game_table SET touched = unixepoch();
-- The seats that everybody knows the game to wait for, one bit for each.
ALTER TABLE game_table ADD COLUMN waits_for INTEGER NOT NULL DEFAULT 0;
-- When the table must be looked after although nobody asks, in milliseconds since
-- 1970: a clock runs out.
ALTER TABLE game_table ADD COLUMN due INTEGER;
-- Whoever runs the server wants it closed.
ALTER TABLE game_table ADD COLUMN closing INTEGER NOT NULL DEFAULT 0;
CREATE INDEX table_due ON game_table (due) WHERE due IS NOT NULL;
CREATE INDEX table_public ON game_table (stage, touched) WHERE public = 1;
CREATE INDEX table_touched ON game_table (stage, touched);
CREATE INDEX seat_of_guest ON seat (guest) WHERE guest IS NOT NULL;

-- When it was written, in milliseconds since 1970; 0 for what is older than this column.
ALTER TABLE log ADD COLUMN at INTEGER NOT NULL DEFAULT 0;

-- The times at which nobody could play because the server was down, in
-- milliseconds since 1970. No clock runs in them.
CREATE TABLE outage (
    down INTEGER PRIMARY KEY,
    up INTEGER NOT NULL
) STRICT;
-- The last sign of life: one row.
CREATE TABLE alive (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at INTEGER NOT NULL
) STRICT;

-- What people say at a table. Null seat: an onlooker.
CREATE TABLE chat (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    number INTEGER NOT NULL,
    guest INTEGER NOT NULL REFERENCES guest (id),
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game_table, number)
) STRICT, WITHOUT ROWID;

-- Whom somebody does not want to hear.
CREATE TABLE mute (
    guest INTEGER NOT NULL REFERENCES guest (id),
    muted INTEGER NOT NULL REFERENCES guest (id),
    PRIMARY KEY (guest, muted)
) STRICT, WITHOUT ROWID;

-- What somebody found fault with, for whoever runs the server.
CREATE TABLE report (
    id INTEGER PRIMARY KEY,
    game_table TEXT NOT NULL,
    number INTEGER NOT NULL,
    by_guest INTEGER NOT NULL REFERENCES guest (id),
    at INTEGER NOT NULL,
    UNIQUE (game_table, number, by_guest)
) STRICT;

-- The turns that somebody has been told of, so that he is told once: the number
-- of log entries when the turn began.
CREATE TABLE notice (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    -- When to send it; null once it is sent, or not needed any more.
    send_at INTEGER,
    PRIMARY KEY (game_table, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX notice_due ON notice (send_at) WHERE send_at IS NOT NULL;

-- What a seat answers in every pause in which it gives no other answer: actions in
-- notation, as JSON, the first that is possible counts.
CREATE TABLE standing_order (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,
    answers TEXT NOT NULL,
    PRIMARY KEY (game_table, seat)
) STRICT, WITHOUT ROWID;
