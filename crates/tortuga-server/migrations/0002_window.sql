-- How long a pause lasts at a table, in seconds.
ALTER TABLE game_table ADD COLUMN window_seconds INTEGER NOT NULL DEFAULT 4;
