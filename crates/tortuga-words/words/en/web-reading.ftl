### Rules and replays in the browser

web-rules = Rules
web-rules-about = What the program does, rule by rule, each with its ID.
web-rules-coming = The rules are being fetched.
web-rules-missing = The rules could not be fetched.
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-search-about = A word or an ID
web-rules-hits = { $count ->
    [0] Nothing found
    [one] 1 place found
   *[other] { $count } places found
}
web-rules-nothing = Nothing in these rules holds all these words.
web-rules-nothing-about = Try fewer words, or a part of one.
web-rules-english = The rules are written in English. The terms in German stand at their end.
web-rules-ruling = our ruling
web-rules-example = example
web-rules-switch = can be switched: { $key }
button-again = Try again

web-replay = Replays
web-replay-one = Replay
web-replay-about = Look at a finished game again: any moment, from any seat.
web-replay-coming = The record is being fetched.
web-replay-not-over = This game is still on.
web-replay-not-over-about = The record holds everybody's cards, so it comes when the game is over.
web-replay-to-table = To the table
web-replay-sorry-about = Check the link, or open the record as a file.
web-replay-other = Choose another record
web-replay-unreadable = This record cannot be shown. { $error }
web-replay-other-edition = This game was played with printed data that the page does not have.
web-replay-other-rules = This game was played by another version of the rules.
web-replay-file = From a file
web-replay-file-about = Drop a record here, or choose one. It stays in your browser.
web-replay-choose-file = Choose a file
web-replay-mine = Your finished games
web-replay-none = None yet. When a game of yours is over, it is listed here.
web-replay-here = Played in this browser
web-replay-luck-fair = Luck verified: { $fair } of { $draws } draws
web-replay-luck-unfair = Luck not as promised: { $fair } of { $draws } draws
web-replay-luck-none = Luck: own dice
web-replay-luck-secret = Luck cannot be checked yet
web-replay-luck-about = Every roll and every draw was computed again in this page, from the secret that was promised before the game.
web-replay-viewpoint = Viewpoint
web-replay-open = Everything open
web-replay-spectator = As spectators saw it
web-replay-as = As { $name } saw it
web-replay-controls = Replay
web-replay-scrub = Moment of the game
web-replay-place = Action { $at } of { $end }
web-replay-play = Play
web-replay-pause = Pause
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-forward = One step on
web-replay-last = To the end
web-replay-speed = Speed
web-replay-link = Link to this moment
web-replay-link-above = The link stands in the address bar.
web-replay-laid = The table is laid.
web-replay-hands = Hands
