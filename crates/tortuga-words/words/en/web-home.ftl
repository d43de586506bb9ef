### Home, set-up, lobby, people, settings

## The bar on top

web-nav = Main
web-nav-play = Play
web-nav-tables = My tables
web-nav-replays = Replays
web-nav-rules = Rules
web-choose-name = Choose a name

## Settings

web-settings = Settings
web-settings-about = Kept in this browser, for all tables.
web-on = on
web-off = off
web-as-system = as the system
web-language-about = What everything here is written in.
web-lang-en = English
web-lang-de = German
web-theme-about = The chart in daylight, or under one lamp.
web-day = day
web-night = night
web-motion = Motion
web-motion-about = Without it, what changed is marked at once.
web-motion-reduced = reduced
web-sound = Sound
web-sound-about = Your turn, dice, a piece, the end.
web-hints = Hints
web-hints-about = Offer advice while I play. It is asked for, never given by itself.
