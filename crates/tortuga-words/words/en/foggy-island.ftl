# Foggy Island. Keys end with the name that the rules or the edition file use.
# What the characters are called and what they do stands in the edition itself.

## Sides

foggy-island-side-blue = Blue
foggy-island-side-red = Red

## Modes

foggy-island-mode-basic = basic game
foggy-island-mode-weather = game with weather cards
foggy-island-mode-mercenary = game with mercenaries
foggy-island-mode-quick = quick game
foggy-island-mode-team = team game

## Weather

foggy-island-weather-sunny = Sunny
foggy-island-weather-sunny-about = The whole map is open; tokens lie face up.
foggy-island-weather-cloudy = Cloudy
foggy-island-weather-cloudy-about = Fog boards cover three quarters of the map; tokens lie face up.
foggy-island-weather-foggy = Foggy
foggy-island-weather-foggy-about = Fog boards cover three quarters of the map. Basic tokens lie face down; a mercenary lies as its player likes, but most do nothing face down.

## Quarters and directions

foggy-island-quarter-nw = north-west
foggy-island-quarter-ne = north-east
foggy-island-quarter-sw = south-west
foggy-island-quarter-se = south-east
foggy-island-direction-north = north
foggy-island-direction-east = east
foggy-island-direction-south = south
foggy-island-direction-west = west

## Options

foggy-island-option-mode = Way to play
foggy-island-option-mode-about = Basic, with weather cards, with mercenaries (four rounds), quick (mercenaries in two rounds), or two teams of two; only the team game has four seats
foggy-island-option-first_player = First player
foggy-island-option-first_player-about = Which seat begins the first round, or random
foggy-island-option-quick_weather = Weather of the quick game
foggy-island-option-quick_weather-about = Sunny, cloudy or foggy in both rounds, or random
foggy-island-option-crow_half_is = The Crow's half
foggy-island-option-crow_half_is-about = A bonus of its owner, or taken from the side whose line it is
foggy-island-option-crow_pays_once_per_line = A Crow pays once per line
foggy-island-option-crow_pays_once_per_line-about = Do two Crows in one line pay only once?
foggy-island-option-swap_target_by = What Mouses and Mole swap with
foggy-island-option-swap_target_by-about = Tokens that belong to the enemy, or that show the enemy's colour
foggy-island-option-exchange_triggers_abilities = Abilities after an exchange
foggy-island-option-exchange_triggers_abilities-about = Does a token that enters face up by exchange use its ability?
foggy-island-option-chameleon_reacts_to = The Chameleon reacts to
foggy-island-option-chameleon_reacts_to-about = Placements beside it, or whatever comes beside it
foggy-island-option-frog_moves_per_turn = Steps of the Frog
foggy-island-option-frog_moves_per_turn-about = Before how many placements of a turn the Frog may step
foggy-island-option-final_count = What counts in the end
foggy-island-option-final_count-about = Coins still held, or all coins earned
foggy-island-option-hired_cost_tiebreak = Tie-break
foggy-island-option-hired_cost_tiebreak-about = In a tie the dearer band of mercenaries wins, or the cheaper one
foggy-island-option-hire_secrecy = Hiring
foggy-island-option-hire_secrecy-about = Hires are shown when all have finished, or at once
foggy-island-option-hire_between_rounds = Hiring after round 1
foggy-island-option-hire_between_rounds-about = Is there hiring between the two rounds of the quick game?
foggy-island-option-hiring_player = Who hires for a team
foggy-island-option-hiring_player-about = Partners take turns, or the first of them always hires
foggy-island-option-max_extra_rounds = Additional rounds
foggy-island-option-max_extra_rounds-about = So many rounds are added at the most before a tie is a draw

## How the game ended

foggy-island-ending-points = All rounds are played, and the most points win
foggy-island-ending-draw = All rounds are played, and both sides have as many points
foggy-island-ending-coins = All rounds are played, and the most coins win
foggy-island-ending-hired-cost = All rounds are played with a tie, and what the mercenaries cost decides
foggy-island-ending-additional-round = There was a tie, and an additional round decided it
foggy-island-ending-draw-after-additional-rounds = There was a tie, and no additional round is left to decide it

## Where points come from

foggy-island-source-lines = Lines
foggy-island-source-hires = Mercenaries

## Refusals: whose turn it is

foggy-island-refusal-game-over = The game is over
foggy-island-refusal-not-your-turn = You are not asked now
foggy-island-refusal-luck-comes-first = Tokens or cards are drawn first; the players wait
foggy-island-refusal-not-for-players = Luck decides this, not a player
foggy-island-refusal-not-for-luck = A player decides this, not luck
foggy-island-refusal-other-luck-is-due = Something else is to be drawn now
foggy-island-refusal-other-step-is-due = Another step comes first
foggy-island-refusal-no-pass = Placing is compulsory; there is no pass

## Refusals: outcomes that cannot be

foggy-island-refusal-not-at-table = Nobody sits there
foggy-island-refusal-not-in-pile = No such token is in the pile
foggy-island-refusal-not-left-to-deal = No such token is left to be dealt
foggy-island-refusal-no-such-card = No such card is among those that nobody has seen

## Refusals: preparing a round

foggy-island-refusal-pick-not-in-set = There is no such token to choose from
foggy-island-refusal-pick-goes-back = A hand is chosen in the order of the characters; take back the last one to choose an earlier one
foggy-island-refusal-pick-leaves-too-few = From this character on there are too few tokens to fill your hand
foggy-island-refusal-cards-alike = Both cards show the same weather; name the first
foggy-island-refusal-none-to-hire = This mercenary is not left to be hired
foggy-island-refusal-nothing-to-give-up = The basic token that you would give up is gone
foggy-island-refusal-too-dear = Your coins do not suffice

## Refusals: a turn

foggy-island-refusal-no-fog-there = No fog board lies there
foggy-island-refusal-frog-blocked = The Frog steps to a free tile beside it only
foggy-island-refusal-not-in-hand = You do not hold this token
foggy-island-refusal-face-up-only = In this weather tokens are placed face up
foggy-island-refusal-face-down-only = In foggy weather basic tokens are placed face down
foggy-island-refusal-tile-taken = A token lies there
foggy-island-refusal-tile-kept = A Hippo keeps this tile until its player's next turn
foggy-island-refusal-tile-under-fog = The tile lies under a fog board
foggy-island-refusal-hippo-needs-two = Two free tiles lie side by side, so the Hippo is laid across two
foggy-island-refusal-one-tile-only = This token is placed on one tile

## Refusals: abilities

foggy-island-refusal-nothing-there = No token lies there
foggy-island-refusal-neutral = A neutral token that lies face up stays where it is
foggy-island-refusal-not-own = The Fox exchanges a token of its own side
foggy-island-refusal-not-enemy = Only an enemy token can be swapped with
foggy-island-refusal-snake-not-enemy = The Snake names a token of the enemy

## What bots look at

feature-foggy-island-score = Score
feature-foggy-island-mercenaries = Mercenaries
feature-foggy-island-builders = Tokens that build lines
feature-foggy-island-spies = Tokens that spy
feature-foggy-island-multipliers = Tokens that multiply
feature-foggy-island-skills = Abilities to come
feature-foggy-island-hand = Choice in hand
feature-foggy-island-lines = Lines on the map
feature-foggy-island-multiplied-lines = Multiplied lines
feature-foggy-island-crows = Crows
feature-foggy-island-twos = Two of a line, with room for the third
feature-foggy-island-room = Room for lines
feature-foggy-island-next-line = The best next line
feature-foggy-island-chosen-token = The chosen token
feature-foggy-island-ability = The ability under way
