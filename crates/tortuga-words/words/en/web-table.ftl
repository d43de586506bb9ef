### At the table in the browser

web-pencil-ahead = Noted for your turn. If it is allowed then, it lies ready.

## Beside the table

web-side = Log, chat and rules
web-views = What is shown
web-view-table = Table
web-since = since your last turn
web-chat = Chat
web-unread = unread
web-chat-empty = Nobody has said anything.
web-chat-begin = Everybody at the table reads what you write here.
web-chat-off = The chat is off for you: partners must not talk while their game is on.
web-chat-onlookers = From the onlookers
web-say = Say something to the table
web-send = Send
web-about-saying = More about what { $name } said
web-mute = Hear no more of this person
web-unmute = Hear this person again
web-report = Report
web-reported = Reported. Whoever runs the server will look at it.
web-time-left = Time left: { $time }

## The menu

web-menu = Menu
web-menu-settings = Settings
web-sound-is-on = Sound is on
web-sound-is-off = Sound is off
web-leave = Leave
web-leave-about = Your seat stays yours: come back with the same link.
web-resign = Give up
web-resign-sure = Do you give up?
web-resign-about = A bot plays on for you. This cannot be undone.
web-resign-yes = Give up
web-resign-no = Play on
web-offer-stop = Offer to stop for a while
web-offer-stop-back = No longer stop
web-offer-abandon = Offer to end without a winner
web-offer-abandon-back = No longer end without a winner
web-for-it = For it: { $names }. All must agree.
web-agree = Agree

## Beside the rules

web-stood-in = Your time was up: a bot plays for you.
web-come-back = Play on myself
web-stopped = All have agreed to stop for a while.
web-go-on = Go on
web-wishes-stop = For stopping for a while: { $names }.
web-wishes-abandon = For ending without a winner: { $names }.
web-ended-resignation = All but one side have given up.
web-ended-abandonment = The game is over without a winner: all have agreed to it.
web-ended-closed = The table was closed.
web-seat-resigned = has given up; a bot plays on
web-seat-stood-in = a mate plays for { $name }
web-seat-away = not here
web-plate-bot = bot · { $level }

## Keys

web-keys = Keys
web-key-tab = from one part of the table to the next
web-key-arrows = on the board and in lists
web-key-enter = choose; then play what is in pencil
web-key-esc = drop what is in pencil
web-key-numbers = go to a button; Enter presses it
web-key-u = undo
web-key-h = hint
web-key-w = show again what changed
web-key-l = to the log
web-key-help = this list

## The end

web-rematch = Rematch
web-rematch-go = To the rematch
web-replay-this = Replay
web-share = Share
web-rank = { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
web-other-points = other points
web-luck-open = Luck was fixed before the first roll or draw. Its secret is open now; the promise was
web-luck-check = Check it
web-luck-fair = { $count } outcomes of luck were recomputed: all match.
web-luck-unfair = The record does not match the promise.

# Looking back from a line of the log.
web-no-picture = This page has no picture of that moment. The replay shows it when the game is over.
web-looking-back = You look at an earlier moment.
web-to-now = Back to now
web-entry-about = Shows the board as it was then
web-new-game = A new game
