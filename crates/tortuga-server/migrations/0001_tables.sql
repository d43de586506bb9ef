-- Whoever comes with a browser. The token itself is never stored.
CREATE TABLE guest (
    id INTEGER PRIMARY KEY,
    token_sha256 BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    since INTEGER NOT NULL
) STRICT;

-- A table. The header of its record is written when the game begins.
CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    host INTEGER NOT NULL REFERENCES guest (id),
    secret BLOB NOT NULL,
    header TEXT,
    opened INTEGER NOT NULL
) STRICT;

-- Who sits where: a guest, or a bot of some level.
CREATE TABLE seat (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,
    guest INTEGER REFERENCES guest (id),
    bot TEXT,
    nonce TEXT NOT NULL,
    PRIMARY KEY (game_table, seat),
    UNIQUE (game_table, guest),
    CHECK ((guest IS NULL) <> (bot IS NULL))
) STRICT;

-- The game itself. The primary key is the lock: whoever writes number n first, wins.
CREATE TABLE log (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    number INTEGER NOT NULL,
    actor TEXT NOT NULL,
    deed TEXT NOT NULL,
    PRIMARY KEY (game_table, number)
) STRICT, WITHOUT ROWID;
