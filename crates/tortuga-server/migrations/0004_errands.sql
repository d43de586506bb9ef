-- When each seat's own time is up, in milliseconds since 1970: a list in JSON, null
-- where no clock runs.
ALTER TABLE game_table ADD COLUMN until TEXT;
-- Why the table cannot be read; null as long as it can.
ALTER TABLE game_table ADD COLUMN damaged TEXT;
-- Who is for something that all must agree to, as JSON.
ALTER TABLE game_table ADD COLUMN wishes TEXT;
-- Tables with clocks are looked at once, so that the first of these is filled in.
UPDATE game_table SET due = 0 WHERE due IS NOT NULL AND stage = 1;

-- What a server that runs must tell people, because somebody else has changed the
-- data: it looks here every second.
CREATE TABLE errand (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guest INTEGER NOT NULL REFERENCES guest (id) ON DELETE CASCADE,
    -- hang-up, expel, rename
    what TEXT NOT NULL
) STRICT;
