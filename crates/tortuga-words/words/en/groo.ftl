# GROO: The Game. Keys end with the name that the rules or the edition file use.
# What the cards are called and what they do stands in the edition itself.

## Symbols on the dice

groo-symbol-kopins = Kopins
groo-symbol-supplies = Supplies
groo-symbol-labor = Labor
groo-symbol-groo = Groo head
groo-symbols-kopins = { $count ->
        [one] { $count } Kopin
       *[other] { $count } Kopins
    }
groo-symbols-supplies = { $count } Supplies
groo-symbols-labor = { $count } Labor
groo-symbols-groo = { $count ->
        [one] { $count } Groo head
       *[other] { $count } Groo heads
    }

## Types of cards

groo-type-building = Building
groo-type-troop = Troop
groo-type-groo_effect = Groo Effect
groo-type-wild = Wild card
groo-type-event = Event

## When a Wild card is played

groo-timing-any = at any time, also in others' turns
groo-timing-battle = before the totals of a battle
groo-timing-pool = while you use the dice
groo-timing-counter = when another player has just played a Groo Effect

## Response windows

groo-window-battle = Battle window
groo-window-battle-about = Before the totals are compared, Wild cards may be played.
groo-window-roll = Roll window
groo-window-roll-about = Before the dice are used, Wild cards may be played.
groo-window-pass = Pass window
groo-window-pass-about = Before the dice go on, Wild cards may be played.
groo-window-counter = Counter window
groo-window-counter-about = The Groo Effect may be cancelled with a Wild card.
groo-window-effect = Effect window
groo-window-effect-about = Before the dice are used any further, Wild cards may be played.
groo-window-end = End window
groo-window-end-about = Before the final scoring, Wild cards may be played.

## Options

groo-option-seats = Players
groo-option-seats-about = How many play
groo-option-dealer = Dealer
groo-option-dealer-about = Which seat deals and has Groo at the start, or random
groo-option-first_player = First player
groo-option-first_player-about = Who has the first turn: the dealer, or his left neighbour
groo-option-draw_is_optional = Drawing is optional
groo-option-draw_is_optional-about = May a player decline to draw?
groo-option-event_draw = Drawing an Event
groo-option-event_draw-about = An Event interrupts drawing, or waits until all cards are drawn
groo-option-win_check = Victory check
groo-option-win_check-about = When the active player's points are looked at: after the last Draw Phase, or before it
groo-option-final_round_draw = Drawing in the last round
groo-option-final_round_draw-about = Is the discard pile shuffled again in the last round, or is no card drawn any more?
groo-option-groo_two_steps = Two steps of Groo
groo-option-groo_two_steps-about = As printed, or short: one step with three players, always the other town with two
groo-option-stall_guard_rounds = Stall guard
groo-option-stall_guard_rounds-about = After so many rounds in which no card moves the game ends; 0 never ends it so
groo-option-fray_scope = A Fray
groo-option-fray_scope-about = It discards all Troops in play, or only those of a battle
groo-option-groo_is_dead_target = Groo is Dead
groo-option-groo_is_dead_target-about = The effects hit everybody's own town, or the town where Groo is

## How the game ended

groo-ending-victory-points = Somebody had enough victory points at the end of their own turn
groo-ending-weasel = Weasel Victory: the draw pile ran out again, and the last round is over
groo-ending-stall = Nobody moved a card for too long

## Where points come from

groo-source-building = { $of }
groo-source-bonus = { $of } bonus

## Refusals: whose turn it is

groo-refusal-game-over = The game is over
groo-refusal-not-your-turn = You are not asked now
groo-refusal-luck-comes-first = Dice or cards come first; the players wait
groo-refusal-not-for-players = Dice and cards decide this, not a player
groo-refusal-not-for-luck = A player decides this, not luck
groo-refusal-other-luck-is-due = Other dice or cards are due now
groo-refusal-not-in-deck = No card of this deck can do that

## Refusals: outcomes that cannot be

groo-refusal-dealer-not-at-table = Nobody sits there
groo-refusal-event-dealt = An Event is never dealt into a hand; deal another card
groo-refusal-not-in-pile = No such card is in the draw pile
groo-refusal-no-such-roll = The six dice cannot show this
groo-refusal-no-such-step = The movement die has no such face
groo-refusal-not-in-victims-hand = No such card is in this hand

## Refusals: discarding and drawing

groo-refusal-discard-not-now = Cards are discarded in the Discard Phase only
groo-refusal-discard-not-in-hand = You do not hold this card
groo-refusal-discard-goes-back = Cards are discarded in the order in which they lie in your hand
groo-refusal-draw-not-now = Cards are drawn in the two Draw Phases only
groo-refusal-only-drawing = Now the only question is whether you draw

## Refusals: attacking

groo-refusal-attack-not-now = You attack in your own Attack Phase only
groo-refusal-no-such-target = No other player sits there
groo-refusal-commit-not-now = Troops are committed when an attack is prepared or met
groo-refusal-no-such-troop = No such Troop is in your army
groo-refusal-commit-goes-back = Troops are committed in the order in which they stand
groo-refusal-no-attackers = An attack needs at least one Troop
groo-refusal-only-committing = Now Troops are committed, or no more of them

## Refusals: using the dice

groo-refusal-not-using-dice = Only whoever uses the dice plays Buildings, Troops, Groo Effects and abilities
groo-refusal-play-not-in-hand = You do not hold this card
groo-refusal-cannot-pay = The dice do not pay this card
groo-refusal-no-such-town = Groo cannot be sent there
groo-refusal-same-town = The other way leads to the same town; name that one
groo-refusal-not-in-town = This Building is not in your town
groo-refusal-idle = This Building was built or used in this turn and rests until the next
groo-refusal-own-construction-only = This ability is for your own Construction Phase only
groo-refusal-no-such-die = Too few dice show this symbol
groo-refusal-groo-elsewhere = Groo is not in your town
groo-refusal-ability-too-dear = The dice do not pay this ability
groo-refusal-not-in-discard-pile = No such card is in the discard pile

## Refusals: Wild cards and windows

groo-refusal-wild-not-in-hand = You do not hold this card
groo-refusal-wild-not-now = This Wild card cannot be played now
groo-refusal-wild-after-discard = Wild cards are played before the first card is discarded
groo-refusal-wild-in-between = No Wild card can be played in the middle of this
groo-refusal-fray-outside-battle = At this table A Fray is played in a battle only
groo-refusal-no-such-victim = No other player sits there
groo-refusal-empty-hand = This player holds no card
groo-refusal-only-wild-cards = In a response window you play a Wild card, or nothing

## Refusals: losses

groo-refusal-nothing-to-lose = Nothing is to be lost now
groo-refusal-losses-first = First choose what is lost
groo-refusal-wrong-loss = Something else is to be lost
groo-refusal-loss-not-there = There is no such card to be lost
groo-refusal-loss-goes-back = What is lost is named in the order in which it lies
groo-refusal-loss-misses-sum = With this Building the points that are due cannot be reached exactly
groo-refusal-loss-leaves-too-few = From this card on there are too few left to choose from
groo-refusal-army-immune = Groo does not attack this army
groo-refusal-other-points = Only a Building with the named printed points can be given up

## What bots look at

feature-groo-points = Victory points
feature-groo-close-to-winning = Close to winning
feature-groo-ready-to-win = Enough points to win
feature-groo-turn = Your next turn is near
feature-groo-troops = Troops at home
feature-groo-strong-attack = A strong attack
feature-groo-open-to-attack = Danger of an attack
feature-groo-groo-in-town = Groo in your town
feature-groo-useful-buildings = Buildings with abilities
feature-groo-buildings-in-hand = Buildings in hand
feature-groo-troops-in-hand = Troops in hand
feature-groo-groo-effects-in-hand = Groo Effects in hand
feature-groo-wild-cards = Wild cards in hand
feature-groo-hand-size = Cards in hand
feature-groo-dice = Dice that can be spent
feature-groo-losses-to-come = Losses to come
