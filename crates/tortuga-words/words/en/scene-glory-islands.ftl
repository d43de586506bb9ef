# Glory Islands at the table: prompts, choices, board and log.

## Names and counts

glory-islands-title = Glory Islands
glory-islands-seat = Player { $number }
glory-islands-henry = Captain Henry Morgan
glory-islands-round = Round { $round }
glory-islands-round-last = Round { $round }, the last
glory-islands-over = Game over
glory-islands-and = { $first } and { $last }
glory-islands-or = { $first } or { $last }
glory-islands-none = none
glory-islands-glory = { $count } glory
glory-islands-barrels = { $count ->
        [one] { $count } barrel
       *[other] { $count } barrels
    }
glory-islands-circles = { $count ->
        [one] { $count } sailing space
       *[other] { $count } sailing spaces
    }
glory-islands-pirates = { $count ->
        [one] { $count } pirate
       *[other] { $count } pirates
    }
glory-islands-tokens = { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
glory-islands-dots-black = { $count ->
        [one] { $count } black dot
       *[other] { $count } black dots
    }
glory-islands-dots-white = { $count ->
        [one] { $count } white dot
       *[other] { $count } white dots
    }
glory-islands-share = { $you ->
        [yes] { $glory } for you
       *[no] { $glory } for { $name }
    }

## Sea spaces

glory-islands-space-home = Home
glory-islands-space-compass = the compass
glory-islands-space-corner-0 = the upper left corner
glory-islands-space-corner-1 = the upper right corner
glory-islands-space-corner-2 = the lower right corner
glory-islands-space-corner-3 = the lower left corner
glory-islands-space-top = the top side, column { $place }
glory-islands-space-right = the right side, row { $place }
glory-islands-space-bottom = the bottom side, column { $place }
glory-islands-space-left = the left side, row { $place }

## Phases

glory-islands-step-cards = Choose cards
glory-islands-step-sail = Sail
glory-islands-step-wreck = Wreck
glory-islands-step-place = Place a pirate
glory-islands-step-special = Special action

## Prompts: what is asked of you

glory-islands-ask-card = Choose a card for this round.
glory-islands-ask-sail = { $count ->
        [one] Sail { $count } space.
       *[other] Sail 1 to { $count } spaces.
    }
glory-islands-ask-sail-on = { $count ->
        [one] Sail on: { $count } space.
       *[other] Sail on: 1 to { $count } spaces.
    }
glory-islands-ask-wreck = Take a wreck token, or none.
glory-islands-ask-wreck-more = Take one more token for { $barrels }, or none.
glory-islands-ask-lift = Which of your pirates do you take off the board?
glory-islands-ask-lift-relocate = Which of your pirates do you relocate?
glory-islands-ask-put = Place a pirate in { $line }.
glory-islands-ask-put-second = Place the second pirate in { $line }.
glory-islands-ask-put-lifted = Place the pirate from { $cell } in { $line }.
glory-islands-line-column = column { $place }
glory-islands-line-row = row { $place }
glory-islands-line-diagonal = your diagonal
glory-islands-ask-put-relocate = Where does the pirate from { $cell } go?
glory-islands-ask-storm = The storm blows your pirate on: where to?
glory-islands-ask-keep = Keep one of the treasures.
glory-islands-ask-special = Special action of your { $value }: { $special }?
glory-islands-ask-over = The game is over.

## Prompts: a fact beside it

glory-islands-fact-card = { $count ->
        [one] Your marker is on { $value }; with { $count } more sailing space you sink.
       *[other] Your marker is on { $value }; with { $count } more sailing spaces you sink.
    }
glory-islands-fact-sail = Your pirate then reaches { $range } into the line.
glory-islands-fact-stopover = You may stop over on the way and place a pirate there too.
glory-islands-fact-sail-on = Then you place another pirate.
glory-islands-fact-wreck = In the wreck: { $tokens }. Only you see them.
glory-islands-fact-lift-relocate = Then it goes to any free space of the islands.
glory-islands-fact-lift = Your supply is empty. It may not come back to the space that it leaves.
glory-islands-fact-put = { $count ->
        [one] Range { $count }: only the nearest space.
       *[other] Range { $count }.
    }
glory-islands-fact-put-forced = Nothing is free within range { $count }, so it is the nearest free space beyond.
glory-islands-fact-anywhere = Any free space of the islands, and its reward is yours.
glory-islands-fact-keep = You drew { $list }. The rest goes back into the bag.

## Prompts: waiting for others

glory-islands-wait-cards = Still choosing a card: { $names }.
glory-islands-wait-henry-card = Captain Henry Morgan's card is turned over.
glory-islands-wait-draw = { $you ->
        [yes] You draw treasure tokens.
       *[no] { $name } draws treasure tokens.
    }
glory-islands-wait-look = { $you ->
        [yes] You look into the wreck.
       *[no] { $name } looks into the wreck.
    }
glory-islands-wait-look-henry = { $name } gets a wreck token.
glory-islands-wait-sail = { $name } sails.
glory-islands-wait-wreck = { $name } may take wreck tokens.
glory-islands-wait-place = { $name } places a pirate.
glory-islands-wait-relocate = { $name } relocates a pirate.
glory-islands-wait-storm = The storm blows a pirate of { $name } on.
glory-islands-wait-keep = { $name } keeps one of { $count } treasures.
glory-islands-wait-special = { $name } may use a special action: { $special }.

## Plates

glory-islands-label-barrels = Barrels
glory-islands-label-hand = Cards in hand
glory-islands-label-supply = Pirates in supply
glory-islands-label-treasures = Treasures
glory-islands-label-wrecks = Wreck tokens
glory-islands-status-track = sailing track { $value }
glory-islands-status-chosen = has chosen
glory-islands-status-turn = has the turn
glory-islands-status-played = plays the { $value }
glory-islands-status-sunk = sunk in round { $round }
glory-islands-status-home = home

## The islands

glory-islands-cell = { $cell }: { $icon }, { $island }.
glory-islands-cell-storm = { $cell }: the storm. { $about }
glory-islands-cell-free = Free.
glory-islands-cell-pirate = { $you ->
        [yes] Your pirate stands there.
       *[no] A pirate of { $name } stands there.
    }
glory-islands-cell-lifted = It is about to go elsewhere.
glory-islands-cell-line = In the line of the ship, space { $distance }.
glory-islands-cell-line-far = In the line of the ship, space { $distance }, out of range.
glory-islands-island = { $letter } { $name }: { $size } spaces, { $empty ->
        [0] full
       *[other] { $empty } free
    }. Places: { $prizes } glory.
glory-islands-island-share = { $you ->
        [yes] you { $pirates }, { $glory }
       *[no] { $name } { $pirates }, { $glory }
    }
glory-islands-island-now = If it were full as it stands: { $list }.
glory-islands-island-extra = All there are tied: { $glory } extra for who fills it.
glory-islands-island-nobody = No pirates yet.

## The sea

glory-islands-space-about = { $space }. Its line: { $line }.
glory-islands-space-ships = Ships: { $names }.
glory-islands-space-wreck = { $count ->
        [0] The wreck is empty.
        [one] A wreck with { $count } token.
       *[other] A wreck with { $count } tokens.
    }
glory-islands-space-seen = You last saw there: { $tokens }.
glory-islands-space-bonus = Bonuses still to be had: { $list } glory.

## Ships

glory-islands-ship = { $name }, { $colour }: { $glory }. The ship lies at { $space }.
glory-islands-ship-track = The marker is on { $value }; { $circles } more and it sinks.
glory-islands-ship-sunk = Sunk in round { $round }.
glory-islands-ship-goods = { $barrels }, { $pirates } in supply, treasures: { $treasures }.
glory-islands-ship-sets = Their sets are worth { $glory }.
glory-islands-ship-wrecks = Wreck tokens: { $tokens }.
glory-islands-ship-hand = In hand: { $cards }.
glory-islands-ship-pile = In the draw pile: { $cards }.
glory-islands-ship-discards = Discarded: { $cards }.
glory-islands-card-about = Sails up to { $value }, and its pirates reach as far. Costs { $circles }.
glory-islands-card-special = { $name }: { $text }
glory-islands-card-sinks = It would sink your ship.
glory-islands-track-about = From { $first } down to { $last }; after that a ship sinks. Markers: { $list }.
glory-islands-track-mark = { $name } { $value }
glory-islands-track-sunk = { $name } sunk
glory-islands-ladder-compass = Compass
glory-islands-ladder-home = Home
glory-islands-ladder-about = { $name }: { $list }.
glory-islands-ladder-step = { $glory } for the next ship
glory-islands-ladder-later = then { $glory }
glory-islands-ladder-taken = { $glory } for { $name }
glory-islands-bag-about = { $count ->
        [one] { $count } token in the bag.
       *[other] { $count } tokens in the bag.
    } Not in your sight: { $list }.
glory-islands-drawn-about = { $you ->
        [yes] You have drawn { $tokens }.
       *[no] { $name } has drawn { $tokens }.
    }
glory-islands-wreck-about = Before you lie { $tokens }.
glory-islands-progress = This is round { $round }.
glory-islands-progress-last = Round { $round } is the last: a ship has come Home.

## What you can do

glory-islands-do-card = Play { $card }
glory-islands-do-sail = Sail { $steps } to { $space }
glory-islands-about-sail = Your ship ends its movement there. Pirate fields in its line earn glory; then you place a pirate in that line.
glory-islands-do-stopover = Stop over after { $steps }: { $space }
glory-islands-about-stopover = You place a pirate there and then must sail on. Pirate fields in the line of a stopover earn nothing.
glory-islands-do-leg = Sail on { $steps } to { $space }
glory-islands-about-leg = Your ship ends its movement there, and you place another pirate.
glory-islands-do-wreck = Take a token worth { $value }
glory-islands-about-wreck = It counts { $value } glory at the end; nobody else sees it.
glory-islands-do-wreck-more = Take a token worth { $value } for { $barrels }
glory-islands-about-wreck-more = It counts { $value } glory at the end; the barrel goes back to the supply.
glory-islands-do-wreck-none = Take none
glory-islands-about-wreck-none = The tokens stay where they are; you know what they were.
glory-islands-do-lift = Take the pirate from { $cell } ({ $icon }, { $island })
glory-islands-about-lift = It scores nothing for leaving. Then you choose where it goes.
glory-islands-do-put = Put a pirate on { $cell } ({ $icon }, { $island })
glory-islands-do-put-storm = Put a pirate into the storm
glory-islands-about-put = { $about } A full island is scored at the end of your turn.
glory-islands-do-keep = Keep { $treasure }
glory-islands-about-keep = It lies face down before you; the others do not see which it is.
glory-islands-do-special = { $special } for { $price }
glory-islands-about-special = { $about } After the payment there is no way back.
glory-islands-do-special-none = Do without: { $special }
glory-islands-about-special-none = Your turn goes on without it.

## What then happens for certain

glory-islands-out-cost = sailing track { $from } to { $to }
glory-islands-out-sinks = your ship sinks
glory-islands-out-compass = compass: { $glory } for you
glory-islands-out-home = Home: { $glory } for you
glory-islands-out-last = this round is the last
glory-islands-out-fields = fields: { $list }
glory-islands-out-wreck = a look into the wreck
glory-islands-out-full = no free space in the line
glory-islands-out-field = { $glory } for you
glory-islands-out-barrel = a barrel
glory-islands-out-no-barrel = no barrel to be had
glory-islands-out-chest = { $count ->
        [0] the bag is empty
        [one] a treasure
       *[other] draw { $count } treasures, keep 1
    }
glory-islands-out-fills = fills { $island }: { $list }
glory-islands-out-sets = your sets: { $glory }

## Log

glory-islands-log-round = Round { $round } begins.
glory-islands-log-chosen = { $you ->
        [yes] You have chosen a card.
       *[no] { $name } has chosen a card.
    }
glory-islands-log-chosen-known = { $you ->
        [yes] You have chosen { $card }.
       *[no] { $name } has chosen { $card }.
    }
glory-islands-log-revealed = { $you ->
        [yes] You play { $card } and pay { $circles }: your marker is on { $value }.
       *[no] { $name } plays { $card } and pays { $circles }: the marker is on { $value }.
    }
glory-islands-log-revealed-end = { $you ->
        [yes] You play { $card } and pay { $circles }: your marker leaves the track.
       *[no] { $name } plays { $card } and pays { $circles }: the marker leaves the track.
    }
glory-islands-log-sunk = { $you ->
        [yes] Your ship sinks, and your pirates leave the islands.
       *[no] The ship of { $name } sinks, and its pirates leave the islands.
    }
glory-islands-log-order = Turn order: { $names }.
glory-islands-log-sailed = { $you ->
        [yes] You sail { $steps } to { $space }.
       *[no] { $name } sails { $steps } to { $space }.
    }
glory-islands-log-stopover = { $you ->
        [yes] You sail { $steps } to { $space } and stop over.
       *[no] { $name } sails { $steps } to { $space } and stops over.
    }
glory-islands-log-compass = { $you ->
        [yes] You are ship number { $place } at the compass: { $glory }.
       *[no] { $name } is ship number { $place } at the compass: { $glory }.
    }
glory-islands-log-home = { $you ->
        [yes] You are ship number { $place } to come Home: { $glory }.
       *[no] { $name } is ship number { $place } to come Home: { $glory }.
    }
glory-islands-log-last = This round is the last.
glory-islands-log-fields = { $you ->
        [yes] Pirate fields in your line: { $list }.
       *[no] Pirate fields in the line of { $name }: { $list }.
    }
glory-islands-log-found = { $you ->
        [yes] You find wreck tokens: { $tokens }.
       *[no] { $name } finds wreck tokens: { $tokens }.
    }
glory-islands-log-looked = { $you ->
        [yes] You look into the wreck.
       *[no] { $name } looks into the wreck.
    }
glory-islands-log-looked-known = { $you ->
        [yes] You look into the wreck: { $tokens }.
       *[no] { $name } looks into the wreck: { $tokens }.
    }
glory-islands-log-wreck = { $you ->
        [yes] You take a wreck token.
       *[no] { $name } takes a wreck token.
    }
glory-islands-log-wreck-known = { $you ->
        [yes] You take a wreck token worth { $value }.
       *[no] { $name } takes a wreck token worth { $value }.
    }
glory-islands-log-wreck-more = { $you ->
        [yes] You take another wreck token for { $barrels }.
       *[no] { $name } takes another wreck token for { $barrels }.
    }
glory-islands-log-wreck-more-known = { $you ->
        [yes] You take another wreck token, worth { $value }, for { $barrels }.
       *[no] { $name } takes another wreck token, worth { $value }, for { $barrels }.
    }
glory-islands-log-wreck-left = { $you ->
        [yes] You leave the rest of the wreck alone.
       *[no] { $name } leaves the rest of the wreck alone.
    }
glory-islands-log-wreck-henry = { $name } gets a wreck token that nobody sees.
glory-islands-log-lifted = { $you ->
        [yes] You take a pirate from { $cell }.
       *[no] { $name } takes a pirate from { $cell }.
    }
glory-islands-log-storm = { $you ->
        [yes] The storm blows your pirate on.
       *[no] The storm blows a pirate of { $name } on.
    }
glory-islands-log-placed = { $you ->
        [yes] You place a pirate on { $cell }.
       *[no] { $name } places a pirate on { $cell }.
    }
glory-islands-log-moved = { $you ->
        [yes] You move a pirate from { $from } to { $cell }.
       *[no] { $name } moves a pirate from { $from } to { $cell }.
    }
glory-islands-log-lost = { $you ->
        [yes] You can place no pirate.
       *[no] { $name } can place no pirate.
    }
glory-islands-log-brings-field = It brings { $glory }.
glory-islands-log-brings-barrel = It brings a barrel.
glory-islands-log-brings-no-barrel = There is no barrel to be had.
glory-islands-log-brings-nothing = The bag is empty.
glory-islands-log-drew = { $you ->
        [yes] You draw { $tokens } from the bag.
       *[no] { $name } draws { $tokens } from the bag.
    }
glory-islands-log-drew-known = { $you ->
        [yes] You draw from the bag: { $list }.
       *[no] { $name } draws from the bag: { $list }.
    }
glory-islands-log-kept = { $you ->
        [yes] You keep one treasure; { $back ->
            [0] none goes
            [one] { $back } goes
           *[other] { $back } go
        } back.
       *[no] { $name } keeps one treasure; { $back ->
            [0] none goes
            [one] { $back } goes
           *[other] { $back } go
        } back.
    }
glory-islands-log-kept-known = { $you ->
        [yes] You keep { $treasure }; back goes: { $list }.
       *[no] { $name } keeps { $treasure }; back goes: { $list }.
    }
glory-islands-log-henry-treasure = { $name } draws { $treasure }.
glory-islands-log-special = { $you ->
        [yes] You use the special action { $special } for { $price }.
       *[no] { $name } uses the special action { $special } for { $price }.
    }
glory-islands-log-special-left = { $you ->
        [yes] You use no special action.
       *[no] { $name } uses no special action.
    }
glory-islands-log-island = { $you ->
        [yes] You fill { $island }. { $list }.
       *[no] { $name } fills { $island }. { $list }.
    }
glory-islands-log-island-share = { $you ->
        [yes] { $pirates } of yours: { $glory }
       *[no] { $pirates } of { $name }: { $glory }
    }
glory-islands-log-island-extra = { $you ->
        [yes] All are tied, so { $glory } of yours is extra for filling it.
       *[no] All are tied, so { $glory } of that is extra for { $name }, who filled it.
    }
glory-islands-log-swapped = { $you ->
        [yes] You give { $card } to { $other } and get { $back }.
       *[no] { $name } gives { $card } to { $other } and gets { $back }.
    }
glory-islands-log-swapped-you = { $name } gives you { $card } and gets { $back }.
glory-islands-log-returned = { $you ->
        [yes] You take all your cards back into your hand.
       *[no] { $name } takes all cards back into the hand.
    }
glory-islands-log-merged = { $name } shuffles all six cards into a new draw pile.
glory-islands-log-ended = The game is over.
glory-islands-log-opened = { $you ->
        [yes] You lay open your treasures: { $list }.
       *[no] { $name } lays open treasures: { $list }.
    }
glory-islands-log-opened-wrecks = { $you ->
        [yes] You lay open your wreck tokens: { $tokens }.
       *[no] { $name } lays open wreck tokens: { $tokens }.
    }

## The result

glory-islands-result-won = { $you ->
        [yes] You are King of the Pirates, { $score } to { $next }.
       *[no] { $name } is King of the Pirates, { $score } to { $next }.
    }
glory-islands-result-afloat = { $you ->
        [yes] You are King of the Pirates: the others have sunk.
       *[no] { $name } is King of the Pirates: the others have sunk.
    }
glory-islands-result-away = { $count ->
        [one] You were { $count } point away.
       *[other] You were { $count } points away.
    }
glory-islands-result-shared = { $names } share the victory with { $points } glory.
glory-islands-result-shared-you = You and { $names } share the victory with { $points } glory.
glory-islands-result-sunk = Sunk; the glory of that moment stands

## Luck that people bring themselves

glory-islands-luck-henry = Turn over the next card of Captain Henry Morgan.
glory-islands-luck-cards = one of { $list }
glory-islands-luck-draw = { $you ->
        [yes] Draw a treasure token from the bag.
       *[no] { $name } draws a treasure token from the bag.
    }
glory-islands-luck-draw-henry = Draw a treasure token for { $name }, face up.
glory-islands-luck-treasures = one of { $list }
glory-islands-luck-found = { $you ->
        [yes] Look at the next token of the wreck.
       *[no] { $name } looks at the next token of the wreck.
    }
glory-islands-luck-found-henry = { $name } gets a token of the wreck: somebody draws it, types it and forgets it.
glory-islands-luck-values = its value: { $list }
glory-islands-luck-outcome = A wreck token worth { $value }.

## The page

web-sea-home = Home { $glory }
web-sea-compass = next: { $glory }
web-sea-wreck = wreck · { $count }
web-island-shares = Pirates there now, and their glory if the island were full like that.
web-fan = Cards, discards and glory of this ship
