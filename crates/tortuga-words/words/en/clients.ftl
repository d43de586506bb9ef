# What browser and terminal say around every game.

## Buttons

button-undo = Undo
button-hint = Hint
button-hold-on = Hold on
button-rules = Rules
button-copy-link = Copy link
button-start = Start the game
button-sit = Sit here
button-stand = Stand up
button-add-bot = Add a bot
button-remove-bot = Remove

## Bots

bot-novice = Novice
bot-sailor = Sailor
bot-mate = Mate
bot-captain = Captain
bot-admiral = Admiral

## Advice

hint-would = A captain would: { $what }
hint-chance = Chance to win: { $chance } %.
hint-margin = { $points } percentage points more than after the next best.
hint-close = The next best is about as good.
hint-reason-more = { $feature }: { $points } points better than after the next best.
hint-reason-less = { $feature }: { $points } points worse than after the next best.
hint-line = It may go on like this: { $line }

## How things stand

watching = You are watching. Hands are hidden from you.
reconnecting = Reconnecting, try { $try }. Nothing you did is lost.
stale = Somebody was faster. Here is what changed.

## Why the server does not do something

problem-garbled = The server did not understand this.
problem-no-such-action = This is no action of the game.
problem-not-seated = You are watching; only players can act.
problem-not-host = Only whoever opened the table can do this.
problem-not-begun = The game has not begun yet.
problem-begun = The game has begun already.
problem-seat-taken = This seat is not free.
problem-seats-open = Every seat must be taken first.
problem-too-late-to-undo = This cannot be taken back any more.
problem-pause = Others may still answer. It goes on in a moment.
problem-no-pause = Nothing waits now that could wait longer.
problem-held-already = You have asked for time already.
problem-nothing-to-decide = There is nothing for you to decide right now.
problem-still-thinking = The captain is still thinking about your last question.
problem-too-much = Too much at once. Wait a moment and try again.
problem-not-stored = It could not be stored, so nothing was played. Try again.
problem-no-such-table = There is no such table.
problem-not-over = The record tells everybody's cards. It is there when the game is over.
problem-no-guest = The server does not know you yet; load the page again.
problem-bad-name = A name has 1 to 24 characters.
problem-bad-table = This game cannot be played like that.
problem-wrong-origin = This request came from another site.
problem-name-taken = Somebody has claimed this name.
problem-bad-password = A password has 8 to 128 characters.
problem-wrong-password = Name and password do not belong together.
problem-claimed = Your name is claimed already.
problem-not-claimed = You have not claimed a name yet.
problem-banned = You are not welcome on this server any more.
problem-bad-edition = The printed data cannot be read, or does not fit the game.
problem-stopped = All have agreed to stop for a while. Somebody must go on first.
problem-over = The game is over.
problem-still-on = The game is not over yet.
problem-stood-in = A bot plays in your place. Take your seat back first.
problem-not-stood-in = Nobody plays in your place.
problem-resigned = You have given up, so this is not yours to do any more.
problem-no-chat = While the game is on, partners must not talk to each other.
problem-bad-saying = Say something, in at most 300 characters.
problem-nothing-said = Nothing like that was said here.
problem-not-watchable = Only who plays here may see this table.
problem-closed = This table is closed.
problem-bad-notices = This is no address that notices can be sent to from here.
problem-bad-record = This is no record, or its game cannot be played again here.
problem-full = The server has as much to do as it can bear. Try again later.
problem-other-version = This page and the server do not understand each other. Load the page again.

## In the browser: home

web-your-name = Your name
web-name-save = Save
web-name-saved = Saved.
web-new-table = A new table
web-open-table = Open a table
web-language = Language
web-theme = Day or night
web-value-random = random
web-value-seat = Seat { $number }
web-value-true = yes
web-value-false = no
web-value-dealer = the dealer
web-value-left_of_dealer = to the left of the dealer
web-value-one_by_one = interrupts the drawing
web-value-batch = waits for all cards
web-value-end_of_turn = at the end of the turn
web-value-after_leftover = before the last draw
web-value-reshuffle = shuffled again
web-value-none = no more cards
web-value-literal = as printed
web-value-short = short
web-value-all_in_play = all in play
web-value-battle = those of a battle
web-value-own_town = one's own town
web-value-groo_town = the town with Groo
web-value-basic = basic game
web-value-weather = with weather cards
web-value-mercenary = with mercenaries
web-value-quick = quick game
web-value-team = team game
web-value-sunny = sunny
web-value-cloudy = cloudy
web-value-foggy = foggy
web-value-bonus = a bonus
web-value-taken = taken away
web-value-owner = by owner
web-value-colour = by colour
web-value-placement = placements only
web-value-any_arrival = whatever comes beside it
web-value-coins_held = coins still held
web-value-coins_earned = all coins earned
web-value-higher_wins = the dearer band
web-value-lower_wins = the cheaper band
web-value-simultaneous = in secret, at the same time
web-value-open = open
web-value-alternates = in turn
web-value-fixed = always the same
web-value-front = front
web-value-back = back, with the storm
web-value-red = red
web-value-green = green
web-value-yellow = yellow
web-value-blue = blue
web-so-many-seats = { $count } seats
web-seats-glory-islands-2 = Captain Henry Morgan sails along as the third ship, by himself.
web-partners-opposite = Partners sit opposite each other: 1 and 3, 2 and 4.

## In the browser: before the game

web-lobby-about = Everybody who has the link sees this page.
web-seats = Seats
web-seat-free = Free seat
web-seat-you = you
web-seat-person = sits here
web-seat-waits = for a friend or a bot
web-bots-play = Bots play as
web-seat-bot = a bot: { $level }
web-bot-level = How well the bot plays
web-fill-bots = Fill with bots
web-link = Link to this table
web-link-about = Whoever has the link can sit down or watch.
web-link-copied = Link copied.
web-options = How you play
web-luck = Fair luck
web-luck-about = Luck is fixed before the first roll or draw; the record proves that nobody changed it.
web-start-ready = All seats are taken.
web-start-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-start-host = Whoever opened the table starts the game.

## In the browser: at the table

web-players = Players
web-board = Board
web-phases = Phases of the round
web-points = { $count ->
    [one] point
   *[other] points
}
web-desk = Your desk
web-prompt = What is asked
web-title-you = ● { $game } – your turn
web-title-others = { $game } – others play
web-title-nobody = { $game } – game over
web-can-do = What you can do
web-thinks = { $name } is thinking
web-hint = Hint
web-hint-thinks = A captain is thinking in your place.
web-choose-on-board = Choose on the board, or here:
web-all = All { $count } choices
web-all-bids = All { $count } bids
web-draft = Your draft
web-draft-empty = Choose dice for your bid first.
web-draft-drop = Drop the draft
web-draft-first = { $die }: one space to the left
web-die = { $name }: { $pips }
web-die-in-draft = { $die }, in your draft
web-bid = Bid { $amount }
web-bid-empty = Bid
web-preview = In pencil
web-cards = Your cards
web-ships = Ships at anchor
web-goods = Goods and dice
web-open-sea = Open sea
web-bid-row = Bid on the table
web-no-bid = No bid yet
web-stacks = Beside the board
web-buildings = Buildings
web-army = Army
web-middle = In the middle of the table
web-private = cannot be passed on
web-rests = rests
web-in-battle = in battle
web-against = against
web-with-wild = { $count } by Wild cards
web-look-up = Point at a card to read what it does.
web-open-pile = Look at the discard pile
web-pile = Discard pile
web-pile-empty = No card lies there.
web-map = Map
web-weather = Weather
web-weather-unknown = Not known yet
web-weather-cards = Cards nobody has seen: { $count }
web-weather-back = Laid back:
web-weather-hidden = unknown
web-shop = Mercenaries for hire
web-shop-hired = hired
web-shop-gives = for { $token }
web-shop-done = Done hiring
web-picking = Your set
web-left = Not laid yet
web-left-down = Face down on the map: { $count }
web-back-in-hand = Back in hand: { $list }
web-band = Mercenaries, { $coins } coins
web-on-map = On the map: { $count }
web-lines = Lines on the map: { $count }
web-reading = How to read a token
web-reading-blue = round: builds blue lines
web-reading-red = diamond: builds red lines
web-reading-neutral = square: nobody's, ends lines
web-reading-badge = a badge: belongs to the other side
web-reading-down = fog: face down, with its owner's badge
web-strict = Hide my face-down tokens
web-half = One half lies here; touch the tile for the other.
web-times = { $count } × { $token }
web-sea = Sea spaces, clockwise from Home
web-islands = Islands
web-glory = glory
web-captain = sails by himself
web-sunk = sunk
web-circles-left = { $count ->
    [one] { $count } circle before sinking
   *[other] { $count } circles before sinking
}
web-stat-circle = on the sailing track
web-stat-supply = pirates in the supply
web-stat-barrels = barrels
web-stat-treasures = treasure tokens
web-stat-wrecks = wreck tokens
web-order = This round, in order
web-order-open = Cards are being chosen
web-order-done = done
web-order-now = sails now
web-order-later = to come
web-has-chosen = has chosen
web-is-choosing = is choosing
web-track = Sailing track
web-track-about = Counted in circles, not in points. † = sunk.
web-still = Still to be had
web-bag = In the bag: { $count }
web-unseen = Treasures you cannot see
web-set-glory = { $kinds } different: { $glory }
web-fleet = Ships in detail
web-hand-of = Hand
web-pile-of = Draw pile
web-discards = Discard pile
web-card-now = This round
web-no-cards = no cards
web-card-cost = cost { $count }
web-card-chosen = chosen
web-card-played = played
web-card-discarded = discarded
web-card-sinks = sinks you
web-sailing-cards = Your sailing cards
web-own-treasures = Your treasures
web-own-wrecks = Your wreck tokens
web-sets-worth = sets worth { $glory }
web-none-yet = none yet
web-drawn = Drawn from the bag
web-keep-makes = your sets: { $glory }
web-wreck = In the wreck
web-wreck-token = Value { $value }
web-wreck-leave = Take none
web-special = Special action
web-special-leave = Do without
web-way = How do you sail there?
web-log = Log
web-taken-back = { $name } takes the last action back.
web-pause = Whoever can answer may do so now. It goes on by itself.
web-pause-alone = You may answer now. Take your time; only if somebody watches, it goes on by itself.
web-kept = Your answer is noted; you may change it until the window closes.
web-asks-for-time = { $name } asks for time.
web-pass-windows = Pass until my next decision
web-allowed = No rule forbids this.
web-line-down = The line is down; nothing was sent.
web-rule = The rule
web-close = Close
web-nothing-here = There is no building here.
web-broken = This picture cannot be drawn: { $error }
web-other-version = The server speaks another version of the protocol. Reload the page.

## In the browser: around the table

web-loading = The chart is being unrolled.
web-part-missing = This part of the page did not come. Load the page again.
web-edition-missing = The printed data of this table cannot be fetched.
web-cannot-reach = The server cannot be reached. Try again.
web-home = Back to the harbour
web-result = Final scoring
web-goal-cards = Goal cards
web-record = Download the record
web-again = A new table

## In the terminal: around the board

term-welcome = Type a number to choose, ? for help.
term-resumed = The game of { $file } goes on.
term-you = you
term-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
term-colour-white = White
term-colour-red = Red
term-colour-purple = Purple
term-colour-black = Black
term-colour-blue = Blue
term-colour-green = Green
term-colour-yellow = Yellow
term-cloud = Cloud
term-ship = Ship
term-good = Goods
term-die = Die
term-open-sea = Open sea: { $ship }
term-legend = +2: free, claiming brings 2 coins; letter: crew; #: lock; ~: ghost crew; *: can be chosen now; (3): die in the bidding row
term-row = Bidding row: { $spaces }
term-bid = Bid: { $amount } by { $name }
term-no-bid = No bid yet
term-groo-legend = °: rests until the end of this turn; !: in the battle; *: can be chosen now
term-groo-letters = K Kopins, S Supplies, L Labor, G Groo head
term-groo-buildings = Buildings
term-groo-troops = Troops
term-groo-wild = Wild cards +{ $bonus }
term-your-cards = Your cards: { $cards }
term-your-tokens = Your hand: { $cards }
term-foggy-legend = B, R: builds blue's or red's lines, - nobody's; /R: it is red's token; (B): face down, blue's shield; ~~~: fog; ==: a waiting Hippo; *: can be chosen now, with the points that it brings
term-foggy-lines = Lines on the map: { $points }
term-foggy-left = { $side }, not laid yet: { $tokens }.
term-foggy-left-down = { $side }, not laid yet or face down: { $tokens }.
term-foggy-returned = Went back to a hand: { $tokens }.
term-foggy-choose-from = To choose from: { $tokens }.
term-foggy-shop = Mercenaries for hire. { $coins }
term-foggy-shop-more = ? and the name of a mercenary tells what it does
term-foggy-price = { $cost } for 1 { $gives }
term-foggy-in-band = yours already: { $count }
term-foggy-hired = hired now: { $count }
term-foggy-copies = there are { $count }
term-glory-legend = Islands A to F; +: pirate field, #: treasure chest, o: barrel, ~: storm; R, G, Y, B: pirates and ships (small: about to move; ': second lap); *: can be chosen now, at sea with how far it is
term-glory-home = Home
term-glory-compass = Compass
term-glory-wreck = Wreck { $size }
term-glory-glory = Glory
term-glory-track = Track
term-glory-left = Sinks in
term-glory-barrels = Barrels
term-glory-pirates = Pirates
term-glory-treasures = Treasures
term-glory-wrecks = Wrecks
term-glory-sunk = sunk
term-glory-line = glory { $glory }, track { $track }, sinks in { $left }, barrels { $barrels }, pirates { $pirates }, treasures { $treasures }
term-glory-line-sunk = glory { $glory }, sunk in round { $round }
term-glory-hand = hand { $cards }
term-glory-pile = draw pile { $cards }
term-glory-discards = discarded { $cards }
term-glory-played = plays { $card }
term-glory-chosen = has chosen
term-glory-own = Your treasures: { $list }. Their sets are worth { $glory } glory.
term-glory-own-wrecks = Your wreck tokens: { $list }.
term-glory-order = Turn order: { $list }
term-glory-island = { $letter } { $name }, { $prizes } glory: { $list }{ $empty ->
        [0] full
        [one] { $empty } space free
       *[other] { $empty } spaces free
    }
term-glory-supply = Barrels in the supply: { $count }.
term-glory-seen = Wreck in { $space }: { $tokens }
term-forced = Played for you, as there was nothing else to do: { $what }
term-more = { $count ->
    [one] 1 more; type all to see it
   *[other] { $count } more; type all to see them
}
term-score = Final scoring
term-recorded = The record is { $file }. Were the dice fair? tortuga verify { $file }
term-recorded-typed = The record is { $file }.
term-left = The game is kept in { $file }. To go on with it:
term-left-unrecorded = The game ends here; nobody wrote it down. With --record FILE you can go on another time.

## In the terminal: answers

term-nudge = { $count ->
    [one] Type 1 for the only choice, or ? for help.
   *[other] Type a number from 1 to { $count }, an action in notation, or ? for help.
}
term-not-understood = I do not know "{ $word }". Type a number, or ? for help.
term-wrong-length = "{ $word }" needs other words after it.
term-bad-word = "{ $word }" does not fit here.
term-example = For example: { $example }
term-refused = Not allowed: { $reason } ({ $rule }).
term-rule-which = Name a rule, such as { $rule }.
term-rule-english = (The text of the rule is English)
term-log-earlier = { $count } earlier lines; type log all to see them
term-undone = Taken back: { $what }
term-undo-nothing = There is nothing of yours to take back.
term-undo-chance = Too late to take it back: dice or cards came after it.
term-undo-other = Too late to take it back: { $name } has acted since.
term-undo-together = Too late to take it back: everybody has chosen now.
term-undo-answered = Too late to take it back: others could answer it.
term-undo-learned = Too late to take it back: it showed you something hidden.
term-help-choose = 3 or { $example }: choose, by number or in notation
term-help-explain = ? 3 or ? { $example }: what a choice means, or why it is not allowed
term-help-hint = h or hint: what a captain would do in your place, and why
term-help-all = all: every choice, if the list is shortened
term-help-board = b or board: draw everything again
term-help-log = log: what happened lately; log all: from the beginning
term-help-undo = u or undo: take your last decision back, while nothing has come of it
term-help-rules = rules { $rule }: what a rule says
term-help-cards = ? and the name of a card in sight: what it does; ? discard pile: what lies there
term-help-tokens = C3 alone is enough for at C3; ? and the name of a character or a tile: what it does, what lies there
term-help-glory = 2,4 alone is enough for put 2,4; ? and the name of a card (red-3a), a space (2,4), an icon, an island or a player: what it is
term-help-windows = When a Wild card may be played, the screen goes to whoever can answer. At one screen all see who was asked; only over a network nobody does.
term-help-quit = q or quit: leave; a recorded game goes on another time

## In the terminal: bots that think, and advice

term-thinks = { $name } is thinking
term-hint-only = There is nothing else to do: { $what }
term-hint-tried = tried
term-hint-chance = chance

## In the terminal: several people, and their own luck

term-hand-over = Hand over to { $name }. Press Enter.
term-hand-over-bot = Somebody draws for { $name }, who is a bot. Press Enter.
term-luck-help = Type what came: { $hint }. Or q to leave.
term-understood = { $what } Press Enter if that is right, or type it again.
