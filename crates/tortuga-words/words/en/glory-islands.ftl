# Glory Islands. Keys end with the name that the rules or the edition file use.
# What islands, treasures and special actions are called stands in the edition.

## Colours

glory-islands-colour-red = red
glory-islands-colour-green = green
glory-islands-colour-yellow = yellow
glory-islands-colour-blue = blue

## What is printed on the islands

glory-islands-icon-field = pirate field
glory-islands-icon-field-about = 1 glory when a pirate comes here, and 1 whenever a ship ends its movement with this space in its line.
glory-islands-icon-chest = treasure chest
glory-islands-icon-chest-about = Draw treasure tokens from the bag and keep one of them.
glory-islands-icon-barrel = barrel
glory-islands-icon-barrel-about = Take a barrel, if the supply has one and you have room for it. Barrels pay for special actions.
glory-islands-icon-storm = storm
glory-islands-icon-storm-about = No pirate stays here: it goes on to any empty island space at once.

## Options

glory-islands-option-seats = Players
glory-islands-option-seats-about = How many play; with two Captain Henry Morgan sails along by himself
glory-islands-option-side = Side of the board
glory-islands-option-side-about = Front, or back with the storm in the middle
glory-islands-option-wrecks = Shipwrecks
glory-islands-option-wrecks-about = Do two stacks of hidden wreck tokens lie in the corners?
glory-islands-option-henry_swaps_cards = Henry Morgan swaps cards
glory-islands-option-henry_swaps_cards-about = Does Captain Henry Morgan swap cards when his value ties with others?
glory-islands-option-colours = Colours
glory-islands-option-colours-about = In which order the seats take the colours; with two players green is Captain Henry Morgan's

## How the game ended

glory-islands-ending-home = A ship came Home, and the round was finished
glory-islands-ending-last-afloat = Only one ship is still afloat
glory-islands-ending-all-sunk = All ships have sunk

## Where glory comes from

glory-islands-source-islands = Islands
glory-islands-source-fields = Pirate fields
glory-islands-source-compass = Compass
glory-islands-source-home = Home
glory-islands-source-pirates = Pirates on the board
glory-islands-source-sailing = Sailing track
glory-islands-source-treasures = Treasures
glory-islands-source-barrels = Barrels
glory-islands-source-wrecks = Wreck tokens

## Refusals: whose turn it is

glory-islands-refusal-game-over = The game is over
glory-islands-refusal-not-your-turn = You are not asked now
glory-islands-refusal-luck-comes-first = Tokens or cards are drawn first; the players wait
glory-islands-refusal-not-for-players = Luck decides this, not a player
glory-islands-refusal-not-for-luck = A player decides this, not luck
glory-islands-refusal-other-luck-is-due = Something else is to be drawn now
glory-islands-refusal-other-step-is-due = Another step comes first

## Refusals: outcomes that cannot be

glory-islands-refusal-not-in-henrys-pile = This card is not in Captain Henry Morgan's draw pile
glory-islands-refusal-not-in-bag = No such treasure token is in the bag
glory-islands-refusal-no-such-token = No such wreck token can lie there

## Refusals: cards, sailing, wrecks

glory-islands-refusal-not-in-hand = This card is not in your hand
glory-islands-refusal-too-far = Your card does not sail so far
glory-islands-refusal-no-stopover = Only a 5 makes a stopover
glory-islands-refusal-leg-too-far = So many spaces are not left after the stopover
glory-islands-refusal-not-in-wreck = No token of this value lies in the wreck

## Refusals: placing pirates

glory-islands-refusal-supply-first = You have pirates in your supply; one of them is placed
glory-islands-refusal-lift-first = First one of your pirates on the board is lifted
glory-islands-refusal-not-your-pirate = None of your pirates stands there
glory-islands-refusal-cell-taken = A pirate stands there already
glory-islands-refusal-same-cell = The pirate must go to another space than the one it left
glory-islands-refusal-not-in-line = This space is not in the line of your ship
glory-islands-refusal-out-of-range = Your card does not reach so far, and a nearer space is free
glory-islands-refusal-not-nearest = Beyond the range only the nearest free space will do
glory-islands-refusal-storm = The storm is no place for this pirate

## Refusals: rewards and special actions

glory-islands-refusal-not-drawn = You did not draw such a token
glory-islands-refusal-no-barrel = You have too few barrels
glory-islands-refusal-barrels-only = This action is paid with barrels only
glory-islands-refusal-would-sink = Nobody may sink by paying for a special action

## What bots look at

feature-glory-islands-glory = Glory
feature-glory-islands-sunk = The ship afloat
feature-glory-islands-sailing-points = Points of the sailing track
feature-glory-islands-treasures = Treasures
feature-glory-islands-barrels = Barrels
feature-glory-islands-wrecks = Wreck tokens
feature-glory-islands-pirates = Pirates on the islands
feature-glory-islands-fields = Pirates on fields that pay again
feature-glory-islands-islands = Islands that will be scored
feature-glory-islands-way = The way sailed so far
feature-glory-islands-compass = The race to the compass
feature-glory-islands-home = The race home
feature-glory-islands-cards = Cards in hand
feature-glory-islands-danger = Danger of sinking
feature-glory-islands-turn = The turn of this round
