# Grog Island. Keys end with the name that the rules or the edition file use.

## Peninsulas (and their dice)

grog-island-peninsula-green = Green
grog-island-peninsula-blue = Blue
grog-island-peninsula-orange = Orange
grog-island-peninsula-yellow = Yellow
grog-island-peninsula-gray = Gray

## Goods

grog-island-good-coconut = Coconut
grog-island-good-fish = Fish
grog-island-good-grog = Grog
grog-island-good-lemon = Lemon
grog-island-good-treasure_map = Treasure map

## Building types

grog-island-building-hat_shop = Hat shop
grog-island-building-hook_shop = Hook shop
grog-island-building-peg_leg_shop = Peg-leg shop
grog-island-building-eye_patch_shop = Eye-patch shop
grog-island-building-sword_shop = Sword shop
grog-island-building-anchor_shop = Anchor shop
grog-island-building-cannonball_foundry = Cannonball foundry
grog-island-building-coffin_shop = Coffin shop
grog-island-building-figurehead_studio = Figurehead studio
grog-island-building-fortune_teller_studio = Fortune teller studio
grog-island-building-voodoo_doll_workshop = Voodoo doll workshop
grog-island-building-pub = Pub "Grog Hole"

## Ships

grog-island-ship-coins2 = 2-coin ship
grog-island-ship-coins3 = 3-coin ship
grog-island-ship-coins4 = 4-coin ship
grog-island-ship-treasure = Treasure ship
grog-island-ship-parrot = Parrot ship
grog-island-ship-goal = Goal ship

## Clouds

grog-island-cloud-goal_swap = Goal card cloud
grog-island-cloud-pirate_point = Pirate point cloud
grog-island-cloud-parrot = Parrot cloud
grog-island-cloud-empty = Empty cloud
grog-island-cloud-black = Black cloud

## Parrot cards

grog-island-parrot-turn_green = Turn the green die
grog-island-parrot-turn_blue = Turn the blue die
grog-island-parrot-turn_orange = Turn the orange die
grog-island-parrot-turn_yellow = Turn the yellow die
grog-island-parrot-turn_gray = Turn the gray die
grog-island-parrot-hold = Hold the bid

## Goal cards

grog-island-goal-hat_shop = Hat shops
grog-island-goal-hook_shop = Hook shops
grog-island-goal-peg_leg_shop = Peg-leg shops
grog-island-goal-eye_patch_shop = Eye-patch shops
grog-island-goal-sword_shop = Sword shops
grog-island-goal-anchor_shop = Anchor shops
grog-island-goal-cannonball_foundry = Cannonball foundries
grog-island-goal-coffin_shop = Coffin shops
grog-island-goal-figurehead_studio = Figurehead studios
grog-island-goal-fortune_teller_studio = Fortune teller studios
grog-island-goal-voodoo_doll_workshop = Voodoo doll workshops
grog-island-goal-pub = The pub
grog-island-goal-coconut = Coconuts
grog-island-goal-fish = Fish
grog-island-goal-grog = Grog
grog-island-goal-lemon = Lemons
grog-island-goal-treasure_map = Treasure maps
grog-island-goal-green = Green peninsula
grog-island-goal-blue = Blue peninsula
grog-island-goal-orange = Orange peninsula
grog-island-goal-yellow = Yellow peninsula
grog-island-goal-gray = Gray peninsula
grog-island-goal-parrots = Parrots

## Options

grog-island-option-seats = Players
grog-island-option-seats-about = How many play; with two the ghost ship sails along
grog-island-option-starting_player = Starting player
grog-island-option-starting_player-about = Which seat holds the flag first, or random

## How the game ended

grog-island-ending-last-crew = Somebody placed their last crew member
grog-island-ending-round-limit = The limit of 200 rounds was reached

## Where points come from

grog-island-source-track = Pirate point track
grog-island-source-treasure = Treasure cards
grog-island-source-coins = Coins
grog-island-source-goal = Goal card: { $of }
grog-island-source-goods-trios = Trios of other goods

## Refusals: whose turn it is

grog-island-refusal-game-over = The game is over
grog-island-refusal-not-your-turn = Others are to act now
grog-island-refusal-luck-comes-first = Dice or cards come first; the players wait
grog-island-refusal-not-for-players = Dice and cards decide this, not a player
grog-island-refusal-not-for-luck = A player decides this, not luck
grog-island-refusal-other-luck-is-due = Other dice or cards are due now

## Refusals: outcomes that cannot be

grog-island-refusal-cloud-twice = Every cloud lies above one peninsula
grog-island-refusal-starter-not-at-table = Nobody sits there
grog-island-refusal-goal-not-in-stack = No such goal card is left in the unseen part of the stack
grog-island-refusal-treasure-not-in-stack = No treasure card of this value is left in the stack
grog-island-refusal-parrot-not-in-stack = No such parrot card is left in the stack
grog-island-refusal-ship-twice = Every ship lies on one position
grog-island-refusal-no-such-face = A die shows 1 to 6 pips

## Refusals: setup

grog-island-refusal-return-not-now = No goal card goes under the stack now
grog-island-refusal-goal-not-in-hand = This goal card is not in the hand
grog-island-refusal-start-good-not-now = A goods tile of choice is taken during setup only

## Refusals: bidding

grog-island-refusal-bid-not-now = Bids are made in the auction only
grog-island-refusal-pips-rise = A bidding space shows more pips than the space to its left
grog-island-refusal-bid-too-low = The bid is not higher than the current bid
grog-island-refusal-above-potential = The bid is more than the potential coin stock
grog-island-refusal-hold-must-match = After a hold card the bid must equal the current bid
grog-island-refusal-pass-not-now = Passing is possible in the auction only
grog-island-refusal-must-open = An opening bid must be made: one die is affordable
grog-island-refusal-pass-after-parrot = After a parrot card the turn must end with a bid

## Refusals: parrot cards

grog-island-refusal-parrot-not-now = Parrot cards are played while making a bid only
grog-island-refusal-no-turn-card = No parrot card for this die is in the hand
grog-island-refusal-no-hold-card = No hold card is in the hand
grog-island-refusal-nothing-to-hold = There is no bid to hold yet
grog-island-refusal-turns-nothing = The die shows this value already
grog-island-refusal-turned-twice = This die was turned this turn already
grog-island-refusal-held-twice = One hold card is enough for a turn
grog-island-refusal-turn-leaves-no-bid = After turning the die like this no legal bid could be made
grog-island-refusal-hold-leaves-no-bid = The dice cannot be laid out to exactly the current bid

## Refusals: trading

grog-island-refusal-ship-not-now = A ship is chosen after passing only
grog-island-refusal-ship-taken = Another trade marker lies on this ship
grog-island-refusal-ghost-ship = Nobody can trade with the ghost ship
grog-island-refusal-ship-not-supplied = Not a single unit can be paid at this ship
grog-island-refusal-ship-has-nothing = This ship's stack is empty and its claim action cannot be done
grog-island-refusal-must-trade = Who owns a demanded tile must trade
grog-island-refusal-main-not-now = The main trade action is part of a trade
grog-island-refusal-main-twice = The main trade action is done once only
grog-island-refusal-main-above-limit = This ship does not take so many tiles
grog-island-refusal-stack-too-small = The stack does not hold so many cards
grog-island-refusal-too-few-units = The tiles do not pay so many units
grog-island-refusal-claim-not-now = The claim action is part of a trade
grog-island-refusal-claim-without-crew = No crew member is left for a claim
grog-island-refusal-claim-without-building = No building is free on this ship's peninsula
grog-island-refusal-claim-too-dear = The tiles do not pay for a claim
grog-island-refusal-end-trade-not-now = There is no trade to end
grog-island-refusal-nothing-traded = At least one of the ship's two actions must be done
grog-island-refusal-direct-not-now = No units are to be paid now
grog-island-refusal-direct-too-many = So many units cannot be paid with demanded tiles
grog-island-refusal-direct-too-few = More units must be paid with demanded tiles: the other tiles do not cover the rest
grog-island-refusal-sub-not-now = No tiles are to be substituted now
grog-island-refusal-sub-demanded = The demanded good itself is not part of a substitution
grog-island-refusal-sub-not-owned = No tile of this good is there
grog-island-refusal-sub-goes-back = Tiles are named from the leftmost good to the rightmost
grog-island-refusal-sub-leaves-too-few = The tiles from this good on do not cover what is still due
grog-island-refusal-keep-not-now = No drawn goal card is to be kept now
grog-island-refusal-goal-not-drawn = This goal card was not drawn
grog-island-refusal-goal-not-left = This goal card is not among those to be returned

## Refusals: winning and paying

grog-island-refusal-treasure-not-now = Treasure cards are used when a won bid is paid
grog-island-refusal-no-such-treasure = No treasure card of this value is in the hand
grog-island-refusal-treasure-goes-up = Treasure cards are laid down from the dearest to the cheapest
grog-island-refusal-treasure-leaves-too-little = With this card and cheaper ones the bid cannot be paid
grog-island-refusal-settle-not-now = No bid is to be paid now
grog-island-refusal-settle-too-little = The coins do not pay the bid
grog-island-refusal-refuse-not-now = No bid is to be paid now, so none can be refused
grog-island-refusal-refuse-too-late = Who has used a treasure card must pay
grog-island-refusal-lock-not-now = No lock is to be placed now
grog-island-refusal-lock-elsewhere = The lock goes onto the peninsula of the die on bidding space 4
grog-island-refusal-lock-on-occupied = This building is not free for a lock

## Refusals: claiming

grog-island-refusal-build-not-now = No building is to be claimed now
grog-island-refusal-build-elsewhere = This claim is for another peninsula
grog-island-refusal-build-on-occupied = This building is occupied
grog-island-refusal-build-on-locked = This building is locked
grog-island-refusal-build-same-type = The two buildings of a round must be of different types
grog-island-refusal-stop-not-now = There are no claims to stop
grog-island-refusal-discard-not-now = No goal card is to be swapped now
grog-island-refusal-discard-not-in-hand = This goal card is not in the hand to be swapped

## Refusals: two players

grog-island-refusal-ghost-not-now = No ghost crew member is to be placed now
grog-island-refusal-ghost-elsewhere = The ghost crew member goes onto the ghost ship's peninsula
grog-island-refusal-ghost-on-occupied = This building is not free for a ghost crew member

## What bots look at

feature-grog-island-points = Pirate points
feature-grog-island-coins = Coins
feature-grog-island-treasure-cards = Treasure cards
feature-grog-island-parrot-cards = Parrot cards
feature-grog-island-goods = Goods
feature-grog-island-goods-to-come = Goods to come
feature-grog-island-goal-cards = Goal cards to choose from
feature-grog-island-building-goals = Goal cards for buildings
feature-grog-island-free-buildings = Free buildings for your goal cards
feature-grog-island-peninsula-goals = Goal cards for peninsulas
feature-grog-island-majorities = Majorities within reach
feature-grog-island-goods-goals = Goal cards for goods
feature-grog-island-crew = Crew on the island
feature-grog-island-bid = The bid on the table
feature-grog-island-claims = Buildings about to be claimed
feature-grog-island-trade = The trade under way
