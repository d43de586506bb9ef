# Grog Island at the table: prompts, choices, board and log.

## Names and counts

grog-island-title = Grog Island
grog-island-seat = Player { $number }
grog-island-round = Round { $round }
grog-island-new-round = New round
grog-island-set-up = Setup
grog-island-over = Game over
grog-island-and = { $first } and { $last }
grog-island-or = { $first } or { $last }
grog-island-you = you
grog-island-coins = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
grog-island-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
grog-island-treasures = { $count ->
        [one] { $count } treasure card
       *[other] { $count } treasure cards
    }
grog-island-parrots = { $count ->
        [one] { $count } parrot card
       *[other] { $count } parrot cards
    }
grog-island-goals = { $count ->
        [one] { $count } goal card
       *[other] { $count } goal cards
    }
grog-island-units = { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
grog-island-other-tiles = { $count ->
        [one] { $count } other tile
       *[other] { $count } other tiles
    }
grog-island-more-tiles = { $count ->
        [one] { $count } more tile
       *[other] { $count } more tiles
    }
grog-island-tiles-coconut = { $count ->
        [one] { $count } coconut
       *[other] { $count } coconuts
    }
grog-island-tiles-fish = { $count ->
        [one] { $count } fish
       *[other] { $count } fish
    }
grog-island-tiles-grog = { $count ->
        [one] { $count } grog
       *[other] { $count } grog
    }
grog-island-tiles-lemon = { $count ->
        [one] { $count } lemon
       *[other] { $count } lemons
    }
grog-island-tiles-treasure_map = { $count ->
        [one] { $count } treasure map
       *[other] { $count } treasure maps
    }

## Buildings in the middle of a sentence, as an object

grog-island-the-hat_shop = the hat shop
grog-island-the-hook_shop = the hook shop
grog-island-the-peg_leg_shop = the peg-leg shop
grog-island-the-eye_patch_shop = the eye-patch shop
grog-island-the-sword_shop = the sword shop
grog-island-the-anchor_shop = the anchor shop
grog-island-the-cannonball_foundry = the cannonball foundry
grog-island-the-coffin_shop = the coffin shop
grog-island-the-figurehead_studio = the figurehead studio
grog-island-the-fortune_teller_studio = the fortune teller studio
grog-island-the-voodoo_doll_workshop = the voodoo doll workshop
grog-island-the-pub = the pub "Grog Hole"

## Dice in the middle of a sentence, as an object

grog-island-the-die-green = the green die
grog-island-the-die-blue = the blue die
grog-island-the-die-orange = the orange die
grog-island-the-die-yellow = the yellow die
grog-island-the-die-gray = the gray die
grog-island-the-die = the die of { $peninsula }

## Phases

grog-island-step-clouds = Clouds
grog-island-step-goals = Goal cards
grog-island-step-good = Goods tile
grog-island-step-cards = Cards
grog-island-step-ships = Ships
grog-island-step-roll = Roll
grog-island-step-bid = Bid
grog-island-step-trade = Pass and trade
grog-island-step-pay = Pay
grog-island-step-claim = Claim
grog-island-step-ghost = Ghost

## Prompts: what is asked of you

grog-island-ask-return = { $count ->
        [one] Put { $count } goal card under the stack.
       *[other] Put { $count } goal cards under the stack.
    }
grog-island-ask-start-good = Take a goods tile of your choice.
grog-island-ask-open = Make the opening bid.
grog-island-ask-open-turn-pass = Turn a die to open, or pass.
grog-island-ask-open-turn = Turn another die to open.
grog-island-ask-open-pass = You cannot open. Pass.
grog-island-ask-raise-hold-pass = Bid more than { $bid }, hold, or pass.
grog-island-ask-raise-pass = Bid more than { $bid } or pass.
grog-island-ask-raise-hold = Bid more than { $bid } or hold.
grog-island-ask-raise = Bid more than { $bid }.
grog-island-ask-hold-pass = Hold the bid of { $bid } or pass.
grog-island-ask-hold-turn-pass = Hold the bid of { $bid }, turn a die, or pass.
grog-island-ask-hold-turn = Hold the bid of { $bid } or turn another die.
grog-island-ask-hold = Hold the bid of { $bid }.
grog-island-ask-turn-pass = Turn a die or pass.
grog-island-ask-turn = Turn another die.
grog-island-ask-pass = You cannot bid more than { $bid }. Pass.
grog-island-ask-held = Lay out a bid of exactly { $bid }.
grog-island-ask-held-turn = Turn a die to reach exactly { $bid }.
grog-island-ask-ship = Choose a ship to trade with.
grog-island-ask-idle = Put your trade marker on a ship.
grog-island-ask-trade = Trade with the { $ship }.
grog-island-ask-trade-on = Trade on, or end the trade.
grog-island-ask-trade-end = End the trade.
grog-island-ask-price = { $count ->
        [one] Pay { $count } unit.
       *[other] Pay { $count } units.
    }
grog-island-ask-sub = { $count ->
        [one] Name { $count } more tile to pay with.
       *[other] Name { $count } more tiles to pay with.
    }
grog-island-ask-keep = Keep 1 of the goal cards drawn.
grog-island-ask-return-drawn = Put a goal card under the stack.
grog-island-ask-discard = Put any goal card under the stack.
grog-island-ask-build = Claim a building on { $peninsula }.
grog-island-ask-pay = Pay { $bid }, or refuse to pay.
grog-island-ask-pay-now = Pay { $bid }.
grog-island-ask-refuse = You cannot pay { $bid }. Refuse.
grog-island-ask-lock = Put a lock on a building on { $peninsula }.
grog-island-ask-ghost = Place a ghost crew member on { $peninsula }.
grog-island-ask-over = The game is over.

## Prompts: a fact beside it

grog-island-fact-return = The first one lies above the second. You keep { $count }.
grog-island-fact-limit = Your limit is { $limit }.
grog-island-fact-leads = { $you ->
        [yes] You lead. Your limit is { $limit }.
       *[no] { $name } leads. Your limit is { $limit }.
    }
grog-island-fact-ship = A unit is 1 demanded tile, or { $ratio } others.
grog-island-fact-idle = You may also put your marker down without trading.
grog-island-fact-idle-only = You cannot trade with any ship.
grog-island-fact-buys = In return: { $what }.
grog-island-fact-keep = The others go back under the stack.
grog-island-fact-return-drawn = { $count ->
        [one] { $count } is left. The first returned comes up first.
       *[other] { $count } are left. The first returned comes up first.
    }
grog-island-fact-discard = It may be the card just drawn.
grog-island-fact-pay = You have { $coins } on the track.
grog-island-fact-pay-used = You have { $coins } on the track and { $used } from cards.
grog-island-fact-build = 1 coin for every other free building of its type.
grog-island-fact-build-other = It must be of another type than the first.
grog-island-fact-build-black = The black cloud: no coins, no reward.
grog-island-fact-lock = Nobody can claim it any more.
grog-island-fact-ghost = It gives neither coins nor a reward.

## Prompts: waiting for others

grog-island-wait-good = { $name } chooses a goods tile.
grog-island-wait-bid = { $name } is bidding.
grog-island-wait-ship = { $name } chooses a ship.
grog-island-wait-trade = { $name } is trading.
grog-island-wait-goal = { $name } chooses a goal card.
grog-island-wait-build = { $name } claims a building.
grog-island-wait-pay = { $name } has won and decides whether to pay.
grog-island-wait-paying = { $name } pays the bid.
grog-island-wait-lock = { $name } places a lock.
grog-island-wait-ghost = { $name } places a ghost crew member.
grog-island-wait-goals = { $count ->
        [one] { $name } chooses goal cards.
       *[other] { $name } choose goal cards.
    }
grog-island-wait-then = Then { $list }.
grog-island-wait-then-next = { $first }, then { $last }
grog-island-wait-clouds = The clouds are being laid.
grog-island-wait-starter = The starting player is being named.
grog-island-wait-cards = Cards are being drawn.
grog-island-wait-ships = The ships are being laid.
grog-island-wait-roll = The dice are being rolled.

## Plates

grog-island-label-coins = Coins
grog-island-label-treasures = Treasure cards
grog-island-label-parrots = Parrot cards
grog-island-label-goals = Goal cards
grog-island-label-crew = Crew left
grog-island-label-goal-stack = Goal card stack
grog-island-label-treasure-stack = Treasure card stack
grog-island-label-parrot-stack = Parrot card stack
grog-island-label-locks = Locks left
grog-island-label-ghosts = Ghost crew left
grog-island-status-leads = current bid: { $bid }
grog-island-status-passed = passed
grog-island-status-flag = starting player
grog-island-status-chosen = goal cards chosen

## Board

grog-island-gives-goal-swap = goal swap
grog-island-gives-goal-swap-about = Goal card cloud: whoever claims below it draws 1 goal card and puts 1 back.
grog-island-gives-pirate-point = +1 point
grog-island-gives-pirate-point-about = Pirate point cloud: whoever claims below it gains 1 point.
grog-island-gives-parrot = parrot
grog-island-gives-parrot-about = Parrot cloud: whoever claims below it draws 1 parrot card.
grog-island-gives-empty = empty
grog-island-gives-empty-about = Empty cloud: no reward, only coins.
grog-island-gives-black = no coins
grog-island-gives-black-about = Black cloud: whoever claims below it gets no coins and no reward.
grog-island-space-claim = Claim
grog-island-space-lock = Lock
grog-island-line-one = { $points } each, { $free } free
grog-island-line-of-many = { $building }: { $points } each, { $free } free
grog-island-house-free = { $building } on { $peninsula }, free. Claiming it brings { $coins }.
grog-island-house-crew = { $building } on { $peninsula }, crew of { $name }.
grog-island-house-own = { $building } on { $peninsula }, your crew.
grog-island-house-lock = { $building } on { $peninsula }, locked.
grog-island-house-ghost = { $building } on { $peninsula }, ghost crew.
grog-island-ship-anchored = { $ship } at { $peninsula }: { $offer }. Demanded good: { $good }.
grog-island-ship-marked = { $about } Trade marker: { $name }.
grog-island-ship-ghost = Ghost ship at { $peninsula }: no trade here. Whoever passes gets 1 tile more: { $good }.
grog-island-ship-at-sea = { $ship } at open sea: out of reach this round.
grog-island-ship-ghost-at-sea = Ghost ship at open sea: it does nothing this round.
grog-island-ghost-ship = Ghost ship
grog-island-offer = { $what } per tile, { $limit }
grog-island-offer-goal = 1 goal card per tile, { $limit }; keep 1
grog-island-offer-limit = { $count ->
        [one] { $count } tile only
       *[other] up to { $count } tiles
    }
grog-island-offer-no-limit = any number

## Cards in hand

grog-island-card-each = { $points } each
grog-island-card-building = { $points } for each of your crew members there: { $goal }.
grog-island-card-goods = { $points } for each tile: { $goal }. { $ratio } tiles without a goal card count as 1.
grog-island-card-peninsula = { $goal }: { $majority } for the majority, { $presence } if you are merely there.
grog-island-card-parrots = { $points } for each parrot card you still own.
grog-island-card-turn = Play it while you bid: turn { $die } to any value.
grog-island-card-hold = Play it while you bid: bid exactly as much as the current bid.
grog-island-card-treasure = Treasure card
grog-island-card-treasure-about = Worth { $coins } when you pay a bid, or { $points } at the end.
grog-island-card-drawn = Just drawn. { $about }

## What you can do

grog-island-do-pass = Pass
grog-island-about-pass = You leave this round: you take a goods tile for every die in the bid, then you go to a ship.
grog-island-do-bid = Bid { $amount }: { $dice }
grog-island-about-bid = You lay out these dice. If all others pass, you pay { $amount } and get what the spaces give.
grog-island-do-turn = Turn { $die } to { $pips }
grog-island-about-turn = You play a parrot card and turn this die. Then you must bid.
grog-island-do-hold = Hold at { $bid }
grog-island-about-hold = You play a parrot card and lay out a bid of exactly { $bid }.
grog-island-do-ship = Trade at { $peninsula }: { $ship }
grog-island-about-ship = You put your trade marker on this ship and do at least one of its two actions.
grog-island-do-idle = Marker at { $peninsula }, no trade
grog-island-about-idle = You put your trade marker on the { $ship } without trading.
grog-island-do-main = Main trade action for { $units }
grog-island-about-main = You pay { $units } at once and get what the ship gives in return. Only once a round.
grog-island-do-claim = Claim a building on { $peninsula }
grog-island-about-claim = You pay { $cost } and claim a free building on the peninsula of the ship.
grog-island-do-end-trade = End the trade
grog-island-about-end-trade = You are through with this round.
grog-island-do-direct = Pay { $tiles }
grog-island-about-direct = You pay these demanded tiles. Every unit still missing costs { $ratio } other tiles.
grog-island-do-direct-none = Pay { $tiles }
grog-island-about-direct-none = You pay with other tiles only: { $ratio } for every unit.
grog-island-do-sub = Pay { $tiles }
grog-island-about-sub = One tile of this good goes back. You name tiles from left to right.
grog-island-do-build = Claim { $building } on { $peninsula }
grog-island-about-build = You put a crew member there, take the reward of the cloud, and 1 coin for every other free building of the type.
grog-island-about-build-black = You put a crew member there. The black cloud gives no coins and no reward.
grog-island-do-stop-claims = Claim no more
grog-island-about-stop-claims = You keep your crew. Claims that are left are lost.
grog-island-do-discard = Put back: { $goal }
grog-island-about-discard = This goal card goes under the stack.
grog-island-do-keep = Keep: { $goal }
grog-island-about-keep = You keep this goal card and put the others under the stack.
grog-island-do-treasure = Use a treasure card: { $value }
grog-island-about-treasure = The card is shown and leaves the game. After the first one you must pay.
grog-island-do-settle = Pay { $bid }
grog-island-about-settle = You pay the bid and get what the spaces of the row give. Change stays on your track.
grog-island-do-refuse = Do not pay
grog-island-about-refuse = The round ends at once. You lose nothing and gain nothing.
grog-island-do-lock = Lock { $building } on { $peninsula }
grog-island-about-lock = Nobody can claim this building any more, and it brings no coins.
grog-island-do-ghost = Ghost on { $building } ({ $peninsula })
grog-island-about-ghost = A ghost crew member takes this building. It counts like a third player for majorities.
grog-island-do-return = Put back: { $goal }
grog-island-about-return = This goal card goes under the stack. You know its place, nobody else does.
grog-island-do-start-good = Take { $tiles }
grog-island-about-start-good = Everybody sees which tile you take.

## What then happens for certain

grog-island-out-win = if you win: { $what }
grog-island-out-claim = claim on { $peninsulas }
grog-island-out-lock = lock on { $peninsula }
grog-island-out-parrot = uses 1 parrot card
grog-island-out-draw = draw { $what }
grog-island-out-draw-keep = draw { $what }, keep 1
grog-island-out-pay = pay { $what }
grog-island-out-build = claim 1 building
grog-island-out-rest = and { $what }
grog-island-out-due = then { $what }
grog-island-out-swap = draw 1 goal card, put 1 back
grog-island-out-no-coins = no coins
grog-island-out-no-goods = no goods
grog-island-out-left = { $coins } left
grog-island-out-available = { $coins } to pay with
grog-island-out-refuse = nothing lost, nothing gained

## Log

grog-island-log-cloud = { $cloud } above { $peninsula }
grog-island-log-ships = Ships from left to right: { $list }.
grog-island-log-starter = { $you ->
        [yes] You are the starting player.
       *[no] { $name } is the starting player.
    }
grog-island-log-drawn = { $you ->
        [yes] You draw { $cards }: { $list }.
       *[no] { $name } draws { $cards }.
    }
grog-island-log-laid-aside = { $you ->
        [yes] You lay a goal card aside: { $goal }.
       *[no] { $name } lays a goal card aside.
    }
grog-island-log-chosen = { $you ->
        [yes] You have chosen your goal cards.
       *[no] { $name } has chosen goal cards.
    }
grog-island-log-start-good = { $you ->
        [yes] You take { $goods }.
       *[no] { $name } takes { $goods }.
    }
grog-island-log-rolled = Roll: { $list }.
grog-island-log-row-points = Bidding row: { $gains }.
grog-island-log-bid = { $you ->
        [yes] You bid { $amount }: { $dice }.
       *[no] { $name } bids { $amount }: { $dice }.
    }
grog-island-log-turned = { $you ->
        [yes] You play a parrot and turn { $die } to { $pips }.
       *[no] { $name } plays a parrot and turns { $die } to { $pips }.
    }
grog-island-log-held = { $you ->
        [yes] You play a parrot and hold the bid.
       *[no] { $name } plays a parrot and holds the bid.
    }
grog-island-log-passed = { $you ->
        [yes] You pass.
       *[no] { $name } passes.
    }
grog-island-log-passed-goods = { $you ->
        [yes] You pass and take { $goods }.
       *[no] { $name } passes and takes { $goods }.
    }
grog-island-log-ship = { $you ->
        [yes] You trade with the ship at { $peninsula }.
       *[no] { $name } trades with the ship at { $peninsula }.
    }
grog-island-log-idle = { $you ->
        [yes] You go to the ship at { $peninsula } and do not trade.
       *[no] { $name } goes to the ship at { $peninsula } and does not trade.
    }
grog-island-log-paid-tiles = { $you ->
        [yes] You pay { $goods }.
       *[no] { $name } pays { $goods }.
    }
grog-island-log-sold-tiles = { $you ->
        [yes] You pay { $goods } and get { $gains }.
       *[no] { $name } pays { $goods } and gets { $gains }.
    }
grog-island-log-gains = { $you ->
        [yes] You get { $gains }.
       *[no] { $name } gets { $gains }.
    }
grog-island-log-kept = { $you ->
        [yes] You keep a goal card: { $goal }.
       *[no] { $name } keeps a goal card.
    }
grog-island-log-returned = { $you ->
        [yes] You put a goal card under the stack: { $goal }.
       *[no] { $name } puts a goal card under the stack.
    }
grog-island-log-treasure-used = { $you ->
        [yes] You use a treasure card worth { $coins }.
       *[no] { $name } uses a treasure card worth { $coins }.
    }
grog-island-log-bid-paid = { $you ->
        [yes] You win the round and pay { $coins }.
       *[no] { $name } wins the round and pays { $coins }.
    }
grog-island-log-refused = { $you ->
        [yes] You win the round and do not pay.
       *[no] { $name } wins the round and does not pay.
    }
grog-island-log-claimed = { $you ->
        [yes] You claim { $building } on { $peninsula }.
       *[no] { $name } claims { $building } on { $peninsula }.
    }
grog-island-log-claimed-gains = { $you ->
        [yes] You claim { $building } on { $peninsula }: { $gains }.
       *[no] { $name } claims { $building } on { $peninsula }: { $gains }.
    }
grog-island-log-locked = { $you ->
        [yes] You lock { $building } on { $peninsula }.
       *[no] { $name } locks { $building } on { $peninsula }.
    }
grog-island-log-haunted = { $you ->
        [yes] You place a ghost crew member on { $building } ({ $peninsula }).
       *[no] { $name } places a ghost crew member on { $building } ({ $peninsula }).
    }
grog-island-log-round-ended = { $you ->
        [yes] The ships move on. The flag goes to you.
       *[no] The ships move on. The flag goes to { $name }.
    }
grog-island-log-ended = The game is over. { $ending }. The goal cards are revealed.

## The result

grog-island-result-win = { $you ->
        [yes] You win, { $score } to { $next }.
       *[no] { $name } wins, { $score } to { $next }.
    }
grog-island-result-coins = { $you ->
        [yes] You win, { $score } to { $next }, with more coins.
       *[no] { $name } wins, { $score } to { $next }, with more coins.
    }
grog-island-result-shared = { $points ->
        [one] { $names } share the victory with { $points } point.
       *[other] { $names } share the victory with { $points } points.
    }
grog-island-result-shared-you = { $points ->
        [one] You and { $names } share the victory with { $points } point.
       *[other] You and { $names } share the victory with { $points } points.
    }
grog-island-result-away = { $count ->
        [one] You were { $count } point away.
       *[other] You were { $count } points away.
    }

## Luck that people bring themselves

grog-island-luck-clouds = Shuffle the clouds and lay one above each peninsula.
grog-island-luck-starter = Name the starting player.
grog-island-luck-ships = Shuffle the ships and lay them out from left to right.
grog-island-luck-roll = Roll the five dice.
grog-island-luck-goal = { $you ->
        [yes] Draw a goal card.
       *[no] { $name } draws a goal card.
    }
grog-island-luck-treasure = { $you ->
        [yes] Draw a treasure card.
       *[no] { $name } draws a treasure card.
    }
grog-island-luck-parrot = { $you ->
        [yes] Draw a parrot card.
       *[no] { $name } draws a parrot card.
    }
grog-island-luck-in-order = { $example }, in the order { $order }
grog-island-luck-one-of = one of: { $list }
grog-island-luck-all-of = from left to right: { $list }
grog-island-luck-seats = the number in front of the name: { $list }

## The board in the page

web-grog-open-sea = the open sea
web-grog-ships-about = trade after you pass
web-grog-goods-about = whoever passes gets those of the bid
web-grog-in-bid = bid
web-grog-in-draft = draft
web-grog-limit = limit { $limit }

## Crews on a peninsula

grog-island-crews = Crew here: { $crews }.
grog-island-crew-there = { $name } { $count }
grog-island-crew-most = { $name } { $count } (majority)
grog-island-crew-none = No crew here.

## On a narrow line

grog-island-short-figurehead_studio = Figureheads
grog-island-short-voodoo_doll_workshop = Voodoo dolls
grog-island-short-pub = Pub
