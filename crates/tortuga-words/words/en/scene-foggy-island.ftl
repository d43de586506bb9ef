# Foggy Island at the table: prompts, choices, map and log.

## Names and counts

foggy-island-title = Foggy Island
foggy-island-seat = Player { $number }
foggy-island-round = Round { $round } of { $rounds }
foggy-island-round-additional = Additional round { $count }
foggy-island-round-plain = Round { $round }
foggy-island-set-up = Setup
foggy-island-over = Game over
foggy-island-and = { $first } and { $last }
foggy-island-or = { $first } or { $last }
foggy-island-none = none
foggy-island-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
foggy-island-coins = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
foggy-island-tokens = { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
foggy-island-token-down = { $token } (face down)
foggy-island-token-unknown = a face-down token

## Phases

foggy-island-step-first = First player
foggy-island-step-quick-weather = Weather of the game
foggy-island-step-hire = Hiring
foggy-island-step-deal = Deal
foggy-island-step-hand = Hands
foggy-island-step-weather = Weather
foggy-island-step-turns = Turns

## Prompts: what is asked of you

foggy-island-ask-hire = Hire mercenaries, or be done.
foggy-island-ask-pick = { $count ->
        [one] Choose { $count } more token for your hand.
       *[other] Choose { $count } more tokens for your hand.
    }
foggy-island-ask-weather = Choose the weather of this round.
foggy-island-ask-fog = Remove a fog board.
foggy-island-ask-frog = Move your { $token }, or leave it where it is.
foggy-island-ask-settle = Put your { $token } on one of its two tiles.
foggy-island-ask-place = Place a token from your hand.
foggy-island-ask-tile = Choose a tile: { $token }.
foggy-island-ask-pair = Choose two tiles: { $token }.
foggy-island-ask-take-back = Which of your tokens goes back to your hand?
foggy-island-ask-swap = What does { $token } swap places with?
foggy-island-ask-prairie = Swap two tokens beside { $token }, or none.
foggy-island-ask-snake = Which enemy token must be exchanged?
foggy-island-ask-replace = Which token goes to { $tile } instead?
foggy-island-ask-over = The game is over.

## Prompts: a fact beside it

foggy-island-fact-hire = { $coins } left. Coins that you keep count in the end.
foggy-island-fact-hire-gift = { $coins } left. What you do not spend goes back to the bank.
foggy-island-fact-hire-earned = { $coins } left. All coins ever earned count in the end.
foggy-island-fact-pick = The characters come in their order: nobody goes back to an earlier one.
foggy-island-fact-weather = You drew { $one } and { $other }. The other card goes under the deck.
foggy-island-fact-weather-alike = Both cards show the same: { $one }.
foggy-island-fact-fog = No tile is free. Then you go on placing.
foggy-island-fact-frog = It sits on { $tile }. The tile that it leaves is free at once.
foggy-island-fact-settle = The other tile is free at once.
foggy-island-fact-settle-early = { $you ->
        [yes] No tile is free and you have to place, so it must settle now.
       *[no] No tile is free and { $name } has to place, so it must settle now.
    }
foggy-island-fact-place = { $count ->
        [one] The last placement of this turn.
       *[other] Placements left in this turn: { $count }.
    }
foggy-island-fact-place-foggy = Basic tokens face down, mercenaries as you like.
foggy-island-fact-tile-down = It lies face down and uses no ability.
foggy-island-fact-pair = It keeps both until your next turn.
foggy-island-fact-take-back = Then another one from your hand takes its tile.
foggy-island-fact-swap = You must swap.
foggy-island-fact-snake = { $you ->
        [yes] You then choose what takes its place.
       *[no] { $name } then chooses what takes its place.
    }
foggy-island-fact-replace = Back to your hand: { $token }.

## Prompts: waiting for others

foggy-island-wait-first = The first player is being named.
foggy-island-wait-quick-weather = The weather of the game is being drawn.
foggy-island-wait-deal = The tokens are being dealt.
foggy-island-wait-draw-weather = { $you ->
        [yes] You draw weather cards.
       *[no] { $name } draws weather cards.
    }
foggy-island-wait-open = The fog boards are being laid.
foggy-island-wait-draw = { $you ->
        [yes] You draw a token.
       *[no] { $name } draws a token.
    }
foggy-island-wait-hire = Still hiring: { $names }.
foggy-island-wait-pick = Still choosing a hand: { $names }.
foggy-island-wait-weather = { $name } chooses the weather.
foggy-island-wait-fog = { $name } removes a fog board.
foggy-island-wait-frog = { $name } may move the { $token }.
foggy-island-wait-settle = { $name } settles the { $token }.
foggy-island-wait-place = { $name } places a token.
foggy-island-wait-ability = { $name } decides about { $token }.
foggy-island-wait-replace = { $name } exchanges the token on { $tile }.

## Plates

foggy-island-label-points = Points
foggy-island-label-coins = Coins
foggy-island-label-hand = Hand
foggy-island-label-pile = Pile
foggy-island-label-hired = Mercenaries
foggy-island-status-begins = begins this round
foggy-island-status-turn = has the turn
foggy-island-status-placements = { $count ->
        [one] { $count } placement left
       *[other] { $count } placements left
    }
foggy-island-status-extras = { $count ->
        [one] { $count } extra placement in the next turn
       *[other] { $count } extra placements in the next turn
    }
foggy-island-status-done = has finished
foggy-island-status-hires = hires

## The map

foggy-island-tile-free = { $tile }: free.
foggy-island-tile-fog = { $tile }: under a fog board.
foggy-island-tile-kept = { $tile }: kept by { $token } of { $side ->
        [blue] blue
       *[red] red
    }.
foggy-island-tile-up = { $tile }: { $token } of { $owner ->
        [blue] blue
       *[red] red
    }, { $colour ->
        [blue] builds blue lines
        [red] builds red lines
       *[neutral] builds nobody's lines
    }.
foggy-island-tile-down = { $tile }: a face-down token of { $owner ->
        [blue] blue
       *[red] red
    }.
foggy-island-tile-yours = Only you know: { $token }.
foggy-island-tile-may-be = It may be { $tokens }, which went back to that hand.
foggy-island-tile-gain = Placed here: { $gain }.
foggy-island-gain-blue = Blue { $points }
foggy-island-gain-red = Red { $points }
foggy-island-gain-seen = { $gain } as far as you can see
foggy-island-gain-none = no points yet
foggy-island-quarter-fog = A fog board lies on the { $quarter }.
foggy-island-quarter-open = The { $quarter } is open.
foggy-island-line = { $side ->
        [blue] Blue
       *[red] Red
    }: { $tiles }, { $length } in a row: { $points }
foggy-island-line-with = { $side ->
        [blue] Blue
       *[red] Red
    }: { $tiles }, { $length } in a row with a { $token }: { $points }
foggy-island-line-crow = { $side ->
        [blue] red's
       *[red] blue's
    } { $token } earns { $share }
foggy-island-hippo-waits = { $you ->
        [yes] Your { $token } lies across { $one } and { $other }; you settle it in your next turn.
       *[no] { $token } of { $name } lies across { $one } and { $other } until the next turn of { $name }.
    }
foggy-island-hippo-settles = { $you ->
        [yes] Your { $token } lies across { $one } and { $other } and settles now.
       *[no] { $token } of { $name } lies across { $one } and { $other } and settles now.
    }
foggy-island-side-about = { $side ->
        [blue] Blue
       *[red] Red
    } ({ $players }): { $score }. Mercenaries: { $band }. Not laid yet: { $left }.
foggy-island-side-left-down = { $side ->
        [blue] Blue
       *[red] Red
    } ({ $players }): { $score }. Mercenaries: { $band }. Not laid yet or face down: { $left }.
foggy-island-side-returned = Known to be in a hand: { $list }.
foggy-island-side-returned-foggy = Known to be in a hand or face down: { $list }.
foggy-island-returned = { $name }: { $token }

## The weather

foggy-island-weather-now = Weather: { $weather }.
foggy-island-weather-later = The weather is not known yet.
foggy-island-weather-unseen = { $count ->
        [one] { $count } card that nobody has seen
       *[other] { $count } cards that nobody has seen
    }
foggy-island-weather-back = laid back: { $cards }
foggy-island-weather-hidden = unknown

## How far it is

foggy-island-progress = { $mode }. { $name } begins this round.
foggy-island-ability-take-back = { $you ->
        [yes] { $token }: you take back a token beside it.
       *[no] { $token }: { $name } takes back a token beside it.
    }
foggy-island-ability-swap = { $you ->
        [yes] { $token }: you swap it with a token beside it.
       *[no] { $token }: { $name } swaps it with a token beside it.
    }
foggy-island-ability-prairie = { $you ->
        [yes] { $token }: you may swap two tokens beside it.
       *[no] { $token }: { $name } may swap two tokens beside it.
    }
foggy-island-ability-snake = { $you ->
        [yes] { $token }: you name an enemy token.
       *[no] { $token }: { $name } names an enemy token.
    }
foggy-island-ability-replace = { $you ->
        [yes] You exchange the token on { $tile }.
       *[no] { $name } exchanges the token on { $tile }.
    }
foggy-island-shop-about = { $coins } of { $all } left.

## Tokens

foggy-island-card-cost = Costs { $coins }, for 1 { $gives }.

## What you can do

foggy-island-do-pick = Take { $token }
foggy-island-do-weather = Keep { $weather }
foggy-island-about-weather = { $about } The other card goes under the deck, and only you know which it is.
foggy-island-do-fog = Remove the fog board in the { $quarter }
foggy-island-about-fog = Its nine tiles are open for the rest of the round. You go on placing.
foggy-island-do-frog = { $token } to the { $direction } ({ $tile })
foggy-island-about-frog = The tile that it leaves is free at once, also for your placement.
foggy-island-do-frog-stay = Leave { $token } on { $tile }
foggy-island-about-frog-stay = It may move again in your next turn.
foggy-island-do-settle = Put { $token } on { $tile }
foggy-island-about-settle = It stays there. The other tile is free at once.
foggy-island-do-place = Place the { $token }
foggy-island-do-place-up = Place the { $token } face up
foggy-island-do-place-down = Place the { $token } face down
foggy-island-about-place-down = { $about } Face down it uses no ability, but colour, { $pig }, { $cat } and { $crow } count when it is turned up.
foggy-island-do-at = On { $tile }
foggy-island-about-at = { $token } goes to { $tile }.
foggy-island-do-across = Across { $one } and { $other }
foggy-island-about-across = Nobody can use the two tiles until your next turn; then it settles on one of them.
foggy-island-do-take-back = Take back { $token } from { $tile }
foggy-island-about-take-back = It goes to your hand, and another token from your hand takes its tile.
foggy-island-do-swap = Swap with { $token } on { $tile }
foggy-island-about-swap = The two tokens change places. Neither uses an ability.
foggy-island-do-prairie = Swap { $one } and { $other }
foggy-island-about-prairie = The two tokens change places. Nothing else happens to them.
foggy-island-prairie-token = { $token } ({ $tile })
foggy-island-do-prairie-pass = Swap nothing
foggy-island-about-prairie-pass = All tokens stay where they are.
foggy-island-do-snake = Name { $token } on { $tile }
foggy-island-about-snake = Its side must exchange it for a token from a hand, of its own choice.
foggy-island-do-replace = Put { $token } there
foggy-island-do-hire = Hire { $token } ({ $coins }, for 1 { $gives })
foggy-island-do-done = Be done hiring
foggy-island-about-done = What you hired is shown when everybody is done.
foggy-island-do-done-none = Hire nobody
foggy-island-about-done-none = You keep your coins and your tokens.
foggy-island-about-done-gift = What is left of the coins goes back to the bank.

## What then happens for certain

foggy-island-out-coins = { $coins } left
foggy-island-out-down = lies face down

## Log

foggy-island-log-first = { $you ->
        [yes] You are the first player.
       *[no] { $name } is the first player.
    }
foggy-island-log-quick-weather = The weather of the whole game: { $weather }.
foggy-island-log-round = { $you ->
        [yes] You begin round { $round }.
       *[no] { $name } begins round { $round }.
    }
foggy-island-log-round-additional = { $you ->
        [yes] It is a tie: you begin an additional round.
       *[no] It is a tie: { $name } begins an additional round.
    }
foggy-island-log-hiring = Hiring: Blue has { $blue }, Red has { $red }.
foggy-island-log-hire = { $you ->
        [yes] You hire { $list }.
       *[no] { $name } hires { $list }.
    }
foggy-island-log-hiring-done = { $you ->
        [yes] You are done hiring.
       *[no] { $name } is done hiring.
    }
foggy-island-log-hired = { $side ->
        [blue] Blue
       *[red] Red
    } has hired { $list } for { $coins }.
foggy-island-log-hired-none = { $side ->
        [blue] Blue
       *[red] Red
    } has hired nobody.
foggy-island-log-picked = { $you ->
        [yes] You take into your hand: { $list }.
       *[no] { $name } takes into the hand: { $list }.
    }
foggy-island-log-hand = { $you ->
        [yes] You have chosen your hand.
       *[no] { $name } has chosen a hand.
    }
foggy-island-log-dealt = { $you ->
        [yes] You are dealt { $tokens }.
       *[no] { $name } is dealt { $tokens }.
    }
foggy-island-log-dealt-known = { $you ->
        [yes] You are dealt { $tokens }: { $list }.
       *[no] { $name } is dealt { $tokens }: { $list }.
    }
foggy-island-log-cards = { $you ->
        [yes] You draw a weather card.
       *[no] { $name } draws a weather card.
    }
foggy-island-log-cards-known = { $you ->
        [yes] You draw a weather card: { $list }.
       *[no] { $name } draws a weather card: { $list }.
    }
foggy-island-log-two-cards = { $you ->
        [yes] You draw two weather cards.
       *[no] { $name } draws two weather cards.
    }
foggy-island-log-two-cards-known = { $you ->
        [yes] You draw two weather cards: { $list }.
       *[no] { $name } draws two weather cards: { $list }.
    }
foggy-island-log-offered = { $you ->
        [yes] Two cards that were laid back are offered to you.
       *[no] Two cards that were laid back are offered to { $name }.
    }
foggy-island-log-offered-known = { $you ->
        [yes] Two cards that were laid back are offered to you: { $list }.
       *[no] Two cards that were laid back are offered to { $name }: { $list }.
    }
foggy-island-log-weather = { $you ->
        [yes] You choose the weather: { $weather }.
       *[no] { $name } chooses the weather: { $weather }.
    }
foggy-island-log-weather-back = { $you ->
        [yes] You choose the weather: { $weather }. Under the deck goes { $back }.
       *[no] { $name } chooses the weather: { $weather }. Under the deck goes { $back }.
    }
foggy-island-log-quarter = Fog boards lie on the map; the { $quarter } is open.
foggy-island-log-fog = { $you ->
        [yes] You remove the fog board in the { $quarter }.
       *[no] { $name } removes the fog board in the { $quarter }.
    }
foggy-island-log-settled = { $you ->
        [yes] You put { $token } on { $tile }; { $freed } is free.
       *[no] { $name } puts { $token } on { $tile }; { $freed } is free.
    }
foggy-island-log-frog = { $you ->
        [yes] You move { $token } from { $from } to { $to }.
       *[no] { $name } moves { $token } from { $from } to { $to }.
    }
foggy-island-log-frog-stays = { $you ->
        [yes] You leave { $token } where it is.
       *[no] { $name } leaves { $token } where it is.
    }
foggy-island-log-across = { $you ->
        [yes] You lay { $token } across { $one } and { $other }.
       *[no] { $name } lays { $token } across { $one } and { $other }.
    }
foggy-island-log-placed = { $you ->
        [yes] You place { $token } on { $tile }.
       *[no] { $name } places { $token } on { $tile }.
    }
foggy-island-log-recoloured = { $token } on { $tile } turns { $side ->
        [blue] blue
       *[red] red
    }.
foggy-island-log-swapped = { $you ->
        [yes] You swap the tokens on { $one } and { $other }.
       *[no] { $name } swaps the tokens on { $one } and { $other }.
    }
foggy-island-log-declined = { $you ->
        [yes] You swap nothing.
       *[no] { $name } swaps nothing.
    }
foggy-island-log-fox = { $you ->
        [yes] You take the token on { $tile } back.
       *[no] { $name } takes the token on { $tile } back.
    }
foggy-island-log-snake = { $you ->
        [yes] You name the token on { $tile }.
       *[no] { $name } names the token on { $tile }.
    }
foggy-island-log-victim = { $you ->
        [yes] You must exchange it.
       *[no] { $name } must exchange it.
    }
foggy-island-log-turtle = { $you ->
        [yes] You place one token more, and so does { $other } in the next turn.
       *[no] { $name } places one token more, and so does { $other } in the next turn.
    }
foggy-island-log-turtle-you = { $name } places one token more, and so do you in your next turn.
foggy-island-log-exchanged = { $you ->
        [yes] On { $tile } you exchange { $back } for { $token }.
       *[no] On { $tile } { $name } exchanges { $back } for { $token }.
    }
foggy-island-log-drawn = { $you ->
        [yes] You draw a token.
       *[no] { $name } draws a token.
    }
foggy-island-log-drawn-known = { $you ->
        [yes] You draw { $token }.
       *[no] { $name } draws { $token }.
    }
foggy-island-log-scored = Round { $round } is over.
foggy-island-log-scored-turned = Round { $round } is over; all tokens are turned up.
foggy-island-log-no-line = There is no line.
foggy-island-log-total = The round: Blue { $blue }, Red { $red }.
foggy-island-log-ended = The game is over.

## The result

foggy-island-result-won = { $you ->
        [yes] You win, { $score } to { $next }.
       *[no] { $name } wins, { $score } to { $next }.
    }
foggy-island-result-won-cost = { $you ->
        [yes] You win, { $score } to { $next }, by what your mercenaries cost.
       *[no] { $name } wins, { $score } to { $next }, by what the mercenaries cost.
    }
foggy-island-result-team = { $names } win, { $score } to { $next }.
foggy-island-result-team-you = You and { $names } win, { $score } to { $next }.
foggy-island-result-team-cost = { $names } win, { $score } to { $next }, by what their mercenaries cost.
foggy-island-result-team-you-cost = You and { $names } win, { $score } to { $next }, by what your mercenaries cost.
foggy-island-result-draw = A draw, { $score } to { $next }.
foggy-island-result-note = Mercenaries for { $coins }

## Luck that people bring themselves

foggy-island-luck-first = Name the first player.
foggy-island-luck-seats = the number in front of the name: { $list }
foggy-island-luck-quick-weather = Draw a weather card for the whole game.
foggy-island-luck-card = { $you ->
        [yes] Draw a weather card.
       *[no] { $name } draws a weather card.
    }
foggy-island-luck-weather = the weather: { $list }
foggy-island-luck-quarter = Lay three fog boards; which quarter stays open?
foggy-island-luck-quarters = one of { $list }
foggy-island-luck-deal = { $you ->
        [yes] Deal yourself a token of your team.
       *[no] Deal { $name } a token of the team.
    }
foggy-island-luck-draw = { $you ->
        [yes] Draw a token from your pile.
       *[no] { $name } draws a token from the pile.
    }
foggy-island-luck-token = the name of the token, such as { $example }

## The page

web-tokens = Your tokens
web-fog = fog
web-mercenaries = Mercenaries
