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

## Home

web-lead = Pull up a chair.
web-lead-2 = The chart is on the table.
web-intro = Four board games, played by the book. Open a box and play the bots at once, or send friends one link. No account needed.
web-games = The four games
web-code = Code or link of a table
web-code-example = Table code or link
web-join-wrong = This is neither the code of a table nor its link.
button-join = Join a table
button-play-now = Play now
button-invite = Invite
button-set-up = Set up
web-box-grog-island = Bid with dice, trade when you pass, claim the pirates’ retirement homes.
web-box-grog-island-players = 2–4 players
web-box-grog-island-time = about 60 min
web-box-grog-island-by = by Rieneck, 2014
web-box-glory-islands = One lap around six islands. Sail far and pay for it.
web-box-glory-islands-players = 2–4 players
web-box-glory-islands-time = about 40 min
web-box-glory-islands-by = by Fühler, 2021
web-box-groo = Build a town of seven points before Groo wanders in.
web-box-groo-players = 2–4 players
web-box-groo-time = about 30 min
web-box-groo-by = Whitman and Aragonés, 1997
web-box-foggy-island = Two animal clans, thirty-six tiles and weather that hides them.
web-box-foggy-island-players = 2 or 4 players
web-box-foggy-island-time = about 35 min
web-box-foggy-island-by = all five modes
web-foot-luck = Every roll can be checked after the game
web-foot-rules = Every “no” names its rule
web-foot-bots = Five bot levels, from novice to admiral
web-foot-words = English and German

## Lists of tables

web-your-tables = Your tables
web-no-tables = You sit at no table yet.
web-no-tables-about = Open a box, or join friends by their link.
web-more-tables = All your tables, { $count } more
web-open-tables = Open tables
web-watchable-tables = Games to watch
web-tables-about = What waits for you stands first.
web-tables-on = Where you sit
web-tables-over = Games that are over
web-with-bots = with bots
web-go-move = Your move
web-go-look = Look in
web-go-lobby = To the table
web-go-replay = Replay
web-go-sit = Join
web-go-watch = Watch
web-stands-turn = It has been your turn for { $span }.
web-stands-until = It is your turn. Your time is up in { $span }.
web-stands-late = It is your turn, and your time is up.
web-stands-on = Others play. The last move was { $span } ago.
web-stands-full = Everybody sits. The host can start.
web-stands-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
web-stands-over = Over for { $span }.
web-span-moment = less than a minute
web-span-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
web-span-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
web-span-days = { $count ->
    [one] one day
   *[other] { $count } days
}
web-since-moment = a moment
web-since-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
web-since-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
web-since-days = { $count ->
    [one] one day
   *[other] { $count } days
}
web-tempo-is-none = No clock.
web-tempo-is-live = { $bank } each, { $increment } s more for every decision.
web-tempo-is-slow = { $span } for every decision.

## Setting up a table

web-new-about = Choose how you play. Everybody at the table sees it.
web-rulings = Rulings you can switch ({ $count })
web-company = Company
web-with = Play with
web-with-friends = friends
web-with-friends-about = You get a link to send. Free seats can go to bots.
web-with-bots-now = bots
web-with-bots-about = All other seats go to bots, and the game begins at once.
web-levels-about = From the first voyage to the flagship.
button-begin = Begin
web-terms = At the table
web-clock = Clock
web-pace-none = none
web-pace-live = live
web-pace-slow = slow
web-pace-none-about = Everybody takes the time he needs.
web-pace-live-about = All sit at the table. When the time is up, a bot takes over.
web-pace-slow-about = People come by now and then, and are told when it is their turn.
web-bank = Time for the game
web-bank-about = For each player.
web-increment = Added time
web-increment-about = After every decision.
web-hours = Time for a decision
web-hours-about = After it a bot plays on, until you come back.
web-seconds = { $count } s
web-window = Response windows
web-window-about = So long everybody waits for Wild cards, whoever holds one.
web-public = In the list
web-public-about = Public tables stand on everybody’s home page.
web-public-yes = public
web-public-no = by link
web-watchers = Watchers
web-watchers-about = They see what everybody sees, no hands.
web-watchers-yes = allowed
web-watchers-no = no watchers
web-edition = Edition
web-edition-about = The printed numbers: the standard box, or those of your own copy.
web-edition-standard = standard
web-edition-own = from a file
web-edition-file = Edition file

## Before the game

web-lobby-host = You set it up; everybody sees the same options.
web-seat-host = you, the host
web-seat-here = here
web-seat-gone = away
web-colour-white = White
web-colour-red = Red
web-colour-purple = Purple
web-colour-black = Black
web-colour-green = Green
web-colour-yellow = Yellow
web-colour-blue = Blue
web-qr = The link as a QR code, to scan with a phone
web-stand-in-about = When somebody’s time is up, a bot plays on for him.
web-start-why = Send the link, or give the free seats to bots.
web-start-why-guest = Take a seat, if you like.
web-talk = Talk
button-kick = Send away
button-swap = Swap with next

## Me

web-me = You
web-me-about = A name is enough. A password makes it yours everywhere.
web-password = Password
web-new-password = New password
web-old-password = Old password
web-claim = Keep your name
web-claim-about = With a password nobody else can take your name, and you find your games again from any browser.
button-claim = Claim the name
web-sign-in = Sign in
web-sign-in-about = You have claimed a name before. The games of this browser come along.
button-sign-in = Sign in
web-change-password = Another password
web-change-password-about = All other browsers are signed out.
button-change = Change it
web-password-changed = Changed.
web-sign-out = Sign out
web-sign-out-about = Your name is yours. Here you become a guest again.
button-sign-out = Sign out here
button-sign-out-everywhere = Sign out everywhere
web-notices = Notices
web-notices-about = When it is your turn at a slow table. What this server can send depends on who runs it.
web-notice-mail = By mail to
web-notice-webhook = To a web address
web-quiet = Quiet hours
web-quiet-from = Quiet from
web-quiet-to = Quiet until
web-my-data = Your data
web-my-data-about = Name, sessions, notices, what you said, and your tables with their records.
button-export = Download all of it
button-delete-me = Delete my account
web-delete-me = Go for good?
web-delete-me-about = You give up all games that are on. Your games stay, without your name. What you said goes. It cannot be undone.
button-stay = Stay

## Games in this browser

web-saved-here = Games in this browser
web-stands-kept = Kept here, { $span } old.
web-go-resume = Go on
button-forget = Throw away
web-with-here = bots, in this browser
web-with-here-about = Without a server: the rules and the bots are in the page, and the game is kept here.
web-with-hot-seat = one screen for all
web-with-hot-seat-about = This device goes from hand to hand. What only one may see is hidden in between.
web-names = Who plays
web-names-about = A seat without a name goes to a bot.
web-name-or-bot = a bot
