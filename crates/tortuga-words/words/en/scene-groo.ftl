# GROO: The Game at the table: prompts, choices, board and log.

## Names and counts

groo-title = GROO: The Game
groo-seat = Player { $number }
groo-turn = { $you ->
        [yes] Your turn
       *[no] { $name }'s turn
    }
groo-set-up = Setup
groo-over = Game over
groo-and = { $first } and { $last }
groo-or = { $first } or { $last }
groo-none = none
groo-nothing = nothing
groo-vp = { $count } VP
groo-bv = BV { $count }
groo-points = { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
groo-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
groo-town = { $you ->
        [yes] your town
       *[no] { $name }'s town
    }
groo-town-in = { $you ->
        [yes] your town
       *[no] { $name }'s town
    }
groo-whom = { $you ->
        [yes] you
       *[no] { $name }
    }

## Phases

groo-step-dealer = Dealer
groo-step-deal = Deal
groo-step-discard = Discard
groo-step-draw-first = Draw
groo-step-attack = Attack
groo-step-construction = Construction
groo-step-leftover = Leftover
groo-step-draw-second = Draw again

## Prompts: what is asked of you

groo-ask-discard = Discard any number of cards, or none.
groo-ask-discard-more = Discard more cards, or stop here.
groo-ask-draw = Draw up to { $limit } cards?
groo-ask-attack = Whom do you attack?
groo-ask-commit = Choose the Troops that attack { $name }.
groo-ask-commit-more = Add more Troops, or attack { $name } with these.
groo-ask-defend = Choose your defenders, or none.
groo-ask-defend-more = Add more defenders, or stop here.
groo-ask-window = Play a Wild card, or let it pass.
groo-ask-window-counter = Cancel { $card }, or let it pass.
groo-ask-lose-buildings = Choose the Buildings you lose: exactly { $vp }.
groo-ask-lose-troops = { $count ->
        [one] Choose { $count } Troop that you lose.
       *[other] Choose { $count } Troops that you lose.
    }
groo-ask-lose-hand = { $count ->
        [one] Choose { $count } hand card to discard.
       *[other] Choose { $count } hand cards to discard.
    }
groo-ask-lose-chased = Give up 1 Troop, or 1 Building with { $vp }.
groo-ask-use = Use the dice, or be done.
groo-ask-leftover = Use what is left of the dice, or be done.
groo-ask-over = The game is over.

## Prompts: a fact beside it

groo-fact-discard = You hold { $cards }. Then you may draw up to { $limit }.
groo-fact-discard-more = Only the same card or later ones of your hand can follow.
groo-fact-draw = You hold { $cards }; the draw pile has { $pile }.
groo-fact-draw-renew = You hold { $cards }; the discard pile becomes the new draw pile.
groo-fact-attack = Troops that attack or defend are discarded after the battle.
groo-fact-commit = Total so far: { $attack } against { $defence }.
groo-fact-defend = { $name } attacks with { $attack }. Your total so far: { $defence }.
groo-fact-window-battle = The battle stands { $attack } against { $defence }.
groo-fact-window-roll = The roll: { $dice }. Groo is in { $town }.
groo-fact-window-pass = { $you ->
        [yes] The dice come to you: { $dice }. Groo is in { $town }.
       *[no] The dice go to { $name }: { $dice }. Groo is in { $town }.
    }
groo-fact-window-effect = { $you ->
        [yes] Groo is in { $town }. You go on with { $dice }.
       *[no] Groo is in { $town }. { $name } goes on with { $dice }.
    }
groo-fact-window-end = After this comes the final scoring. Groo is in { $town }.
groo-fact-lose-battle = The battle: { $attack } against { $defence }.
groo-fact-lose-card = Because of { $card }.
groo-fact-use = Unspent: { $dice }.
groo-fact-private = Only for you: { $dice }.

## Prompts: waiting for others

groo-wait-dealer = The dealer is being named.
groo-wait-deal = The cards are being dealt.
groo-wait-draw = { $you ->
        [yes] You draw cards.
       *[no] { $name } draws cards.
    }
groo-wait-roll = { $you ->
        [yes] You roll the dice.
       *[no] { $name } rolls the dice.
    }
groo-wait-theft = A card changes hands.
groo-wait-discard = { $name } may discard cards.
groo-wait-may-draw = { $name } may draw cards.
groo-wait-attack = { $name } may attack.
groo-wait-commit = { $name } prepares an attack.
groo-wait-defend = { $name } chooses defenders.
groo-wait-use = { $name } uses the dice.
groo-wait-leftover = { $name } may use what is left of the dice.
groo-wait-loss = { $name } chooses what is lost.
groo-wait-window = Wild cards may be played now.
groo-wait-window-not-asked = You are not asked now.

## Plates

groo-label-hand = Hand cards
groo-label-buildings = Buildings
groo-label-troops = Troops
groo-label-battle = Battle value
groo-label-draw-pile = Draw pile
groo-label-discard-pile = Discard pile
groo-label-reshuffles = Times renewed
groo-label-turns-left = Turns to come
groo-status-turn = has the turn
groo-status-dice = uses the dice
groo-status-groo = Groo is here
groo-status-last-turn = last turn
groo-status-one-turn = one turn to come

## Board

groo-where-here = Groo is here
groo-where-away = { $count ->
        [one] Groo is { $count } town away
       *[other] Groo is { $count } towns away
    }
groo-town-about = { $town }: { $vp }, { $bv }. { $where }. Buildings: { $buildings }. Troops: { $troops }.
groo-dice-none = No dice are on the table.
groo-dice-of = { $you ->
        [yes] You use the dice: { $dice }.
       *[no] { $name } uses the dice: { $dice }.
    }
groo-dice-private = { $you ->
        [yes] Only for you: { $dice }.
       *[no] Only for { $name }: { $dice }.
    }
groo-battle-about = { $you ->
        [yes] You attack { $target }: { $attack } against { $defence }.
       *[no] { $name } attacks { $target }: { $attack } against { $defence }.
    }
groo-announced-move = { $you ->
        [yes] You play { $card }: Groo is to go to { $town }.
       *[no] { $name } plays { $card }: Groo is to go to { $town }.
    }
groo-announced-hit = { $you ->
        [yes] You play { $card } on { $town }.
       *[no] { $name } plays { $card } on { $town }.
    }
groo-event-drawn = { $you ->
        [yes] You drew { $card }.
       *[no] { $name } drew { $card }.
    }
groo-loss-buildings = { $you ->
        [yes] You lose Buildings: exactly { $vp } in all.
       *[no] { $name } loses Buildings: exactly { $vp } in all.
    }
groo-loss-troops = { $you ->
        [yes] You lose Troops: { $count }.
       *[no] { $name } loses Troops: { $count }.
    }
groo-loss-hand = { $you ->
        [yes] You discard hand cards: { $count }.
       *[no] { $name } discards hand cards: { $count }.
    }
groo-loss-chased = { $you ->
        [yes] You lose 1 Troop, or 1 Building with { $vp }.
       *[no] { $name } loses 1 Troop, or 1 Building with { $vp }.
    }
groo-piles-first = When the draw pile runs out, the discard pile becomes the new one.
groo-piles-renewed = When the draw pile runs out again, everybody else has one more turn.
groo-piles-last = { $count ->
        [0] This is the last turn.
        [one] After this turn comes { $count } more, then the most victory points win.
       *[other] After this turn come { $count } more, then the most victory points win.
    }

## Cards

groo-card-costs = { $type }, costs { $cost }.
groo-card-free = { $type }, happens as soon as it is drawn.
groo-card-timing = { $type }: { $timing }.
groo-card-vp = Worth { $vp }.
groo-card-bv = Battle value { $count }.
groo-card-bonus = Now worth { $vp }.
groo-card-idle = Rests until the end of this turn.
groo-card-idle-some = { $count } of them rest until the end of this turn.
groo-card-committed = Stands in the battle.

## What you can do

groo-do-done-discard = Discard nothing
groo-about-done-discard = You keep all your cards and go on to drawing.
groo-do-done-discard-more = Discard no more
groo-about-done-discard-more = You keep the rest of your cards and go on to drawing.
groo-do-done-draw = Do not draw
groo-about-done-draw = Your hand stays as it is.
groo-do-done-attack = Attack nobody
groo-about-done-attack = Your Troops stay at home, and you roll the dice.
groo-do-done-commit = Attack with these
groo-about-done-commit = No more Troops join; now the defender chooses.
groo-do-done-defend-none = Defend with no Troop
groo-about-done-defend-none = Only your Buildings defend your town; your Troops stay at home.
groo-do-done-defend = Defend with these
groo-about-done-defend = No more Troops join; then the totals are compared.
groo-do-done-use = Be done with the dice
groo-about-done-use = What you leave goes to the others, from your left on.
groo-do-done-window = Let it pass
groo-about-done-window = You play nothing now. Nobody learns that you were asked.
groo-do-discard = Discard { $card }
groo-do-draw = Draw up to { $limit } cards
groo-about-draw = You draw one card after the other. An Event happens at once and does not count.
groo-do-attack = Attack { $name }
groo-about-attack = You choose your Troops, then { $name } chooses defenders. For every point that you are ahead, Buildings worth as many printed VP are lost.
groo-do-commit = Attack with { $card }
groo-do-commit-defend = Defend with { $card }
groo-do-play-building = Build { $card }
groo-do-play-troop = Recruit { $card }
groo-do-groo = Play { $card }
groo-do-groo-move = { $card }: send Groo to { $town }
groo-do-use-turn = Turn { $from } to { $to } ({ $card })
groo-do-use-gain = Take { $gain } ({ $card })
groo-do-use-move = Send Groo to { $town } ({ $card })
groo-do-recover = Take back { $card } (for { $keep })
groo-do-wild = Play { $card }
groo-do-wild-move = { $card }: send Groo to { $town }
groo-do-wild-steal = { $card }: take a card from { $name }
groo-do-wild-gain = { $card }: take { $gain }
groo-do-wild-side = { $you ->
        [yes] { $card }: { $bonus } for you
       *[no] { $card }: { $bonus } for { $name }
    }
groo-do-wild-cancel = { $card }: cancel { $effect }
groo-do-lose = Lose { $card }
groo-do-drop = Give up { $card }
groo-touch-groo = Send Groo here

## What then happens for certain

groo-out-pay = pay { $cost }
groo-out-total = { $attack } against { $defence }
groo-out-hits = hits { $town }
groo-out-private = cannot be passed on
groo-out-leaves = leaves { $dice } to { $name }
groo-out-wasted = wastes { $dice }
groo-out-gives-up = gives up { $card }

## Log

groo-log-dealer = { $you ->
        [yes] You deal. Groo is in your town.
       *[no] { $name } deals. Groo is in { $name }'s town.
    }
groo-log-turn = { $you ->
        [yes] You begin your turn.
       *[no] { $name } begins a turn.
    }
groo-log-drawn = { $you ->
        [yes] You draw { $cards }: { $list }.
       *[no] { $name } draws { $cards }.
    }
groo-log-discarded = { $you ->
        [yes] You discard { $list }.
       *[no] { $name } discards { $list }.
    }
groo-log-draw-declined = { $you ->
        [yes] You do not draw.
       *[no] { $name } does not draw.
    }
groo-log-reshuffled = The draw pile is empty; the discard pile becomes the new one.
groo-log-weasel = { $count ->
        [one] The draw pile has run out again: after this turn comes { $count } more.
       *[other] The draw pile has run out again: after this turn come { $count } more.
    }
groo-log-attack = { $you ->
        [yes] You attack { $target }.
       *[no] { $name } attacks { $target }.
    }
groo-log-committed = { $you ->
        [yes] You send into battle: { $list }.
       *[no] { $name } sends into battle: { $list }.
    }
groo-log-battle-won = The battle: { $attack } against { $defence }. The attack gets through.
groo-log-battle-held = The battle: { $attack } against { $defence }. The town holds.
groo-log-fell-apart = No attacker is left; the battle is over.
groo-log-spent = { $you ->
        [yes] Your Troops of the battle are discarded: { $list }.
       *[no] { $name }'s Troops of the battle are discarded: { $list }.
    }
groo-log-rolled = Roll: { $dice }. Movement die: { $step }.
groo-log-step-stay = Rufferto, Groo stays
groo-log-step-left = { $count ->
        [one] { $count } town to the left
       *[other] { $count } towns to the left
    }
groo-log-step-right = { $count ->
        [one] { $count } town to the right
       *[other] { $count } towns to the right
    }
groo-log-groo-moved = Groo comes to { $town }.
groo-log-kept-out = Groo is kept out of { $town }.
groo-log-deserted = { $you ->
        [yes] Your Troops run away from Groo: { $list }.
       *[no] { $name }'s Troops run away from Groo: { $list }.
    }
groo-log-built = { $you ->
        [yes] You build { $card } for { $paid }.
       *[no] { $name } builds { $card } for { $paid }.
    }
groo-log-recruited = { $you ->
        [yes] You recruit { $card } for { $paid }.
       *[no] { $name } recruits { $card } for { $paid }.
    }
groo-log-announced = { $you ->
        [yes] You play { $card } for { $paid }.
       *[no] { $name } plays { $card } for { $paid }.
    }
groo-log-cancelled = { $card } is cancelled.
groo-log-hits = { $card } hits { $town }.
groo-log-turned = { $you ->
        [yes] You turn { $from } to { $to } with { $card }.
       *[no] { $name } turns { $from } to { $to } with { $card }.
    }
groo-log-gained = { $you ->
        [yes] You get { $gain } from { $card }.
       *[no] { $name } gets { $gain } from { $card }.
    }
groo-log-groo-paid = { $you ->
        [yes] You pay { $paid } and send Groo away with { $card }.
       *[no] { $name } pays { $paid } and sends Groo away with { $card }.
    }
groo-log-recovered = { $you ->
        [yes] You give up { $card } and take { $recovered } from the discard pile.
       *[no] { $name } gives up { $card } and takes { $recovered } from the discard pile.
    }
groo-log-wild = { $you ->
        [yes] You play { $card }.
       *[no] { $name } plays { $card }.
    }
groo-log-wild-attacker = { $you ->
        [yes] You play { $card } for the attacker.
       *[no] { $name } plays { $card } for the attacker.
    }
groo-log-wild-defender = { $you ->
        [yes] You play { $card } for the defender.
       *[no] { $name } plays { $card } for the defender.
    }
groo-log-frayed = { $you ->
        [yes] You lose in the fray: { $list }.
       *[no] { $name } loses in the fray: { $list }.
    }
groo-log-done = { $you ->
        [yes] You are done with the dice.
       *[no] { $name } is done with the dice.
    }
groo-log-dice-go = { $you ->
        [yes] The dice come to you: { $dice }.
       *[no] The dice go to { $name }: { $dice }.
    }
groo-log-dice-to = { $you ->
        [yes] The dice come to you.
       *[no] The dice go to { $name }.
    }
groo-log-wasted = Nobody uses { $dice }.
groo-log-event = { $you ->
        [yes] You draw an Event: { $card }.
       *[no] { $name } draws an Event: { $card }.
    }
groo-log-revealed = { $you ->
        [yes] You turn up { $list }.
       *[no] { $name } turns up { $list }.
    }
groo-log-void = { $card } would move Groo and does nothing.
groo-log-event-over = The Event is over; what it turned up is discarded.
groo-log-lost = { $you ->
        [yes] You lose { $list }.
       *[no] { $name } loses { $list }.
    }
groo-log-dropped = { $you ->
        [yes] You discard from your hand: { $list }.
       *[no] { $name } discards from the hand: { $list }.
    }
groo-log-stolen = { $name } takes a card from { $victim }.
groo-log-stolen-by-you = You take { $card } from { $victim }.
groo-log-stolen-from-you = { $name } takes { $card } from you.
groo-log-let-pass = You let it pass.
groo-log-ended = The game is over. { $ending }.

## The result

groo-result-points = { $you ->
        [yes] You win with { $points }.
       *[no] { $name } wins with { $points }.
    }
groo-result-most = { $you ->
        [yes] You win, { $score } to { $next }.
       *[no] { $name } wins, { $score } to { $next }.
    }
groo-result-battle = { $you ->
        [yes] You win, { $score } to { $next }, with the stronger army.
       *[no] { $name } wins, { $score } to { $next }, with the stronger army.
    }
groo-result-distance = { $you ->
        [yes] You win, { $score } to { $next }, being farthest from Groo.
       *[no] { $name } wins, { $score } to { $next }, being farthest from Groo.
    }
groo-result-shared = { $names } share the victory with { $points }.
groo-result-shared-you = You and { $names } share the victory with { $points }.
groo-result-away = { $count ->
        [one] You were { $count } point away.
       *[other] You were { $count } points away.
    }
groo-result-note = Battle value { $battle }; { $where }

## Luck that people bring themselves

groo-luck-dealer = Name the dealer.
groo-luck-deal = { $you ->
        [yes] Deal yourself a card.
       *[no] Deal { $name } a card.
    }
groo-luck-draw = { $you ->
        [yes] Draw a card.
       *[no] { $name } draws a card.
    }
groo-luck-steal = { $you ->
        [yes] Take a card from { $victim } without looking.
       *[no] { $name } takes a card from { $victim } without looking.
    }
groo-luck-roll = { $you ->
        [yes] Roll the seven dice.
       *[no] { $name } rolls the seven dice.
    }
groo-luck-seats = the number in front of the name: { $list }
groo-luck-card = the name of the card, such as { $example }
groo-luck-dice = such as { $example }: { $order }, each with how many dice show it, then Groo's step: 0 stays, + is left, - is right

## Where Groo went

groo-way-left = { $count } left
groo-way-right = { $count } right
groo-way-stay = Rufferto: Groo stays
groo-way-stays = The movement die says { $step }, and Groo stays
groo-way-wandered = Groo wandered { $step }, from { $from } to { $to }
groo-way-sent = Groo was sent from { $from } to { $to }

## The table in the page

web-groo-of = of { $count }
web-groo-was-here = Groo was here
web-groo-spent = spent
