# GROO: The Game am Tisch: Aufforderungen, Wahlmöglichkeiten, Spielplan und Protokoll.

## Namen und Anzahlen

groo-title = GROO: The Game
groo-seat = Spieler { $number }
groo-turn = { $you ->
        [yes] Dein Zug
       *[no] Zug von { $name }
    }
groo-set-up = Spielvorbereitung
groo-over = Spielende
groo-and = { $first } und { $last }
groo-or = { $first } oder { $last }
groo-none = keine
groo-nothing = nichts
groo-vp = { $count } SP
groo-bv = KW { $count }
groo-points = { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkten
    }
groo-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
groo-town = { $you ->
        [yes] deine Stadt
       *[no] die Stadt von { $name }
    }
groo-town-in = { $you ->
        [yes] deiner Stadt
       *[no] der Stadt von { $name }
    }
groo-whom = { $you ->
        [yes] dich
       *[no] { $name }
    }

## Phasen

groo-step-dealer = Geber
groo-step-deal = Austeilen
groo-step-discard = Abwerfen
groo-step-draw-first = Nachziehen
groo-step-attack = Angriff
groo-step-construction = Bauphase
groo-step-leftover = Restephase
groo-step-draw-second = Noch einmal nachziehen

## Aufforderungen: was von dir verlangt wird

groo-ask-discard = Wirf beliebig viele Karten ab oder keine.
groo-ask-discard-more = Wirf weitere Karten ab oder höre hier auf.
groo-ask-draw = Auf { $limit } Karten nachziehen?
groo-ask-attack = Wer wird angegriffen?
groo-ask-commit = Wähle die Truppen, die { $name } angreifen.
groo-ask-commit-more = Weitere Truppen, oder greife { $name } mit diesen an.
groo-ask-defend = Wähle deine Verteidiger oder keine.
groo-ask-defend-more = Weitere Verteidiger, oder höre hier auf.
groo-ask-window = Spiele eine Wildkarte oder passe.
groo-ask-window-counter = Hebe { $card } auf oder passe.
groo-ask-lose-buildings = Wähle die Gebäude, die du verlierst: genau { $vp }.
groo-ask-lose-troops = { $count ->
        [one] Wähle { $count } Truppe, die du verlierst.
       *[other] Wähle { $count } Truppen, die du verlierst.
    }
groo-ask-lose-hand = { $count ->
        [one] Wähle { $count } Handkarte zum Ablegen.
       *[other] Wähle { $count } Handkarten zum Ablegen.
    }
groo-ask-lose-chased = Gib 1 Truppe ab oder 1 Gebäude mit { $vp }.
groo-ask-use = Nutze die Würfel, oder sei fertig.
groo-ask-leftover = Nutze die Restwürfel, oder sei fertig.
groo-ask-over = Das Spiel ist vorbei.

## Aufforderungen: eine Tatsache dazu

groo-fact-discard = Du hast { $cards }. Danach darfst du auf { $limit } nachziehen.
groo-fact-discard-more = Es können nur die gleiche oder spätere Karten deiner Hand folgen.
groo-fact-draw = Du hast { $cards }; im Nachziehstapel: { $pile }.
groo-fact-draw-renew = Du hast { $cards }; der Ablagestapel wird zum neuen Nachziehstapel.
groo-fact-attack = Truppen, die angreifen oder verteidigen, werden nach dem Kampf abgelegt.
groo-fact-commit = Bisher: { $attack } gegen { $defence }.
groo-fact-defend = { $name } greift mit { $attack } an. Deine Summe bisher: { $defence }.
groo-fact-window-battle = Der Kampf steht { $attack } gegen { $defence }.
groo-fact-window-roll = Der Wurf: { $dice }. Groo ist in { $town }.
groo-fact-window-pass = { $you ->
        [yes] Die Würfel kommen zu dir: { $dice }. Groo ist in { $town }.
       *[no] Die Würfel gehen an { $name }: { $dice }. Groo ist in { $town }.
    }
groo-fact-window-effect = { $you ->
        [yes] Groo ist in { $town }. Du machst weiter: { $dice }.
       *[no] Groo ist in { $town }. { $name } macht weiter: { $dice }.
    }
groo-fact-window-end = Danach kommt die Schlusswertung. Groo ist in { $town }.
groo-fact-lose-battle = Der Kampf: { $attack } gegen { $defence }.
groo-fact-lose-card = Grund: { $card }.
groo-fact-use = Unbenutzt: { $dice }.
groo-fact-private = Nur für dich: { $dice }.

## Aufforderungen: auf andere warten

groo-wait-dealer = Der Geber wird bestimmt.
groo-wait-deal = Die Karten werden ausgeteilt.
groo-wait-draw = { $you ->
        [yes] Du ziehst Karten nach.
       *[no] { $name } zieht Karten nach.
    }
groo-wait-roll = { $you ->
        [yes] Du würfelst.
       *[no] { $name } würfelt.
    }
groo-wait-theft = Eine Karte wechselt den Besitzer.
groo-wait-discard = { $name } darf Karten abwerfen.
groo-wait-may-draw = { $name } darf Karten nachziehen.
groo-wait-attack = { $name } darf angreifen.
groo-wait-commit = { $name } bereitet einen Angriff vor.
groo-wait-defend = { $name } wählt Verteidiger.
groo-wait-use = { $name } nutzt die Würfel.
groo-wait-leftover = { $name } darf die Restwürfel nutzen.
groo-wait-loss = { $name } wählt, was verloren geht.
groo-wait-window = Jetzt dürfen Wildkarten gespielt werden.
groo-wait-window-not-asked = Du bist gerade nicht gefragt.

## Spielertafeln

groo-label-hand = Handkarten
groo-label-buildings = Gebäude
groo-label-troops = Truppen
groo-label-battle = Kampfwert
groo-label-draw-pile = Nachziehstapel
groo-label-discard-pile = Ablagestapel
groo-label-reshuffles = Neu gemischt
groo-label-turns-left = Züge danach
groo-status-turn = am Zug
groo-status-dice = nutzt die Würfel
groo-status-groo = Groo ist hier
groo-status-last-turn = letzter Zug
groo-status-one-turn = noch ein Zug

## Spielplan

groo-where-here = Groo ist hier
groo-where-away = { $count ->
        [one] Groo ist { $count } Stadt entfernt
       *[other] Groo ist { $count } Städte entfernt
    }
groo-town-about = { $town }: { $vp }, { $bv }. { $where }. Gebäude: { $buildings }. Truppen: { $troops }.
groo-dice-none = Es liegen keine Würfel auf dem Tisch.
groo-dice-of = { $you ->
        [yes] Du nutzt die Würfel: { $dice }.
       *[no] { $name } nutzt die Würfel: { $dice }.
    }
groo-dice-private = { $you ->
        [yes] Nur für dich: { $dice }.
       *[no] Nur für { $name }: { $dice }.
    }
groo-battle-about = { $you ->
        [yes] Du greifst { $target } an: { $attack } gegen { $defence }.
       *[no] { $name } greift { $target } an: { $attack } gegen { $defence }.
    }
groo-announced-move = { $you ->
        [yes] Du spielst { $card }: Groo soll in { $town } ziehen.
       *[no] { $name } spielt { $card }: Groo soll in { $town } ziehen.
    }
groo-announced-hit = { $you ->
        [yes] Du spielst { $card } gegen { $town }.
       *[no] { $name } spielt { $card } gegen { $town }.
    }
groo-event-drawn = { $you ->
        [yes] Du hast { $card } gezogen.
       *[no] { $name } hat { $card } gezogen.
    }
groo-loss-buildings = { $you ->
        [yes] Du verlierst Gebäude: insgesamt genau { $vp }.
       *[no] { $name } verliert Gebäude: insgesamt genau { $vp }.
    }
groo-loss-troops = { $you ->
        [yes] Du verlierst Truppen: { $count }.
       *[no] { $name } verliert Truppen: { $count }.
    }
groo-loss-hand = { $you ->
        [yes] Du legst Handkarten ab: { $count }.
       *[no] { $name } legt Handkarten ab: { $count }.
    }
groo-loss-chased = { $you ->
        [yes] Du verlierst 1 Truppe oder 1 Gebäude mit { $vp }.
       *[no] { $name } verliert 1 Truppe oder 1 Gebäude mit { $vp }.
    }
groo-piles-first = Ist der Nachziehstapel leer, wird der Ablagestapel zum neuen.
groo-piles-renewed = Ist der Nachziehstapel noch einmal leer, hat jeder andere noch einen Zug.
groo-piles-last = { $count ->
        [0] Das ist der letzte Zug.
        [one] Nach diesem Zug kommt noch { $count }, dann gewinnen die meisten Siegpunkte.
       *[other] Nach diesem Zug kommen noch { $count }, dann gewinnen die meisten Siegpunkte.
    }

## Karten

groo-card-costs = { $type }, kostet { $cost }.
groo-card-free = { $type }, geschieht, sobald es gezogen wird.
groo-card-timing = { $type }, spielbar: { $timing }.
groo-card-vp = { $vp } wert.
groo-card-bv = Kampfwert { $count }.
groo-card-bonus = Jetzt { $vp } wert.
groo-card-idle = Ruht bis zum Ende dieses Zuges.
groo-card-idle-some = { $count } davon ruhen bis zum Ende dieses Zuges.
groo-card-committed = Steht im Kampf.

## Was du tun kannst

groo-do-done-discard = Nichts abwerfen
groo-about-done-discard = Du behältst alle Karten und gehst zum Nachziehen über.
groo-do-done-discard-more = Nicht mehr abwerfen
groo-about-done-discard-more = Du behältst die übrigen Karten und gehst zum Nachziehen über.
groo-do-done-draw = Nicht nachziehen
groo-about-done-draw = Deine Kartenhand bleibt, wie sie ist.
groo-do-done-attack = Niemanden angreifen
groo-about-done-attack = Deine Truppen bleiben zu Hause, und du würfelst.
groo-do-done-commit = Mit diesen angreifen
groo-about-done-commit = Es kommen keine Truppen mehr dazu; jetzt wählt der Verteidiger.
groo-do-done-defend-none = Ohne Truppen verteidigen
groo-about-done-defend-none = Nur deine Gebäude verteidigen die Stadt; deine Truppen bleiben zu Hause.
groo-do-done-defend = Mit diesen verteidigen
groo-about-done-defend = Es kommen keine Truppen mehr dazu; dann wird verglichen.
groo-do-done-use = Fertig mit den Würfeln
groo-about-done-use = Was du übrig lässt, geht an die anderen, links von dir beginnend.
groo-do-done-window = Passen
groo-about-done-window = Du spielst jetzt nichts. Niemand erfährt, dass du gefragt wurdest.
groo-do-discard = { $card } abwerfen
groo-do-draw = Auf { $limit } Karten nachziehen
groo-about-draw = Du ziehst eine Karte nach der anderen. Ein Ereignis geschieht sofort und zählt nicht mit.
groo-do-attack = { $name } angreifen
groo-about-attack = Du wählst deine Truppen, dann wählt { $name } Verteidiger. Um so viel, wie du vorn liegst, gehen Gebäude mit so vielen aufgedruckten SP verloren.
groo-do-commit = Mit { $card } angreifen
groo-do-commit-defend = Mit { $card } verteidigen
groo-do-play-building = { $card } bauen
groo-do-play-troop = { $card } anwerben
groo-do-groo = { $card } spielen
groo-do-groo-move = { $card }: Groo in { $town } schicken
groo-do-use-turn = { $from } auf { $to } drehen ({ $card })
groo-do-use-gain = { $gain } nehmen ({ $card })
groo-do-use-move = Groo in { $town } schicken ({ $card })
groo-do-recover = { $card } zurücknehmen (für { $keep })
groo-do-wild = { $card } spielen
groo-do-wild-move = { $card }: Groo in { $town } schicken
groo-do-wild-steal = { $card }: eine Karte von { $name } nehmen
groo-do-wild-gain = { $card }: { $gain } nehmen
groo-do-wild-side = { $you ->
        [yes] { $card }: { $bonus } für dich
       *[no] { $card }: { $bonus } für { $name }
    }
groo-do-wild-cancel = { $card }: { $effect } aufheben
groo-do-lose = { $card } verlieren
groo-do-drop = { $card } ablegen
groo-touch-groo = Groo hierher schicken

## Was dann sicher geschieht

groo-out-pay = zahlst { $cost }
groo-out-total = { $attack } gegen { $defence }
groo-out-hits = trifft { $town }
groo-out-private = kann nicht weitergegeben werden
groo-out-leaves = lässt { $name }: { $dice }
groo-out-wasted = { $dice } verfallen
groo-out-gives-up = gibst { $card } auf

## Protokoll

groo-log-dealer = { $you ->
        [yes] Du gibst. Groo ist in deiner Stadt.
       *[no] { $name } gibt. Groo ist in der Stadt von { $name }.
    }
groo-log-turn = { $you ->
        [yes] Du beginnst deinen Zug.
       *[no] { $name } beginnt einen Zug.
    }
groo-log-drawn = { $you ->
        [yes] Du ziehst { $cards }: { $list }.
       *[no] { $name } zieht { $cards }.
    }
groo-log-discarded = { $you ->
        [yes] Du wirfst ab: { $list }.
       *[no] { $name } wirft ab: { $list }.
    }
groo-log-draw-declined = { $you ->
        [yes] Du ziehst nicht nach.
       *[no] { $name } zieht nicht nach.
    }
groo-log-reshuffled = Der Nachziehstapel ist leer; der Ablagestapel wird zum neuen.
groo-log-weasel = { $count ->
        [one] Der Nachziehstapel ist noch einmal leer: Nach diesem Zug kommt noch { $count }.
       *[other] Der Nachziehstapel ist noch einmal leer: Nach diesem Zug kommen noch { $count }.
    }
groo-log-attack = { $you ->
        [yes] Du greifst { $target } an.
       *[no] { $name } greift { $target } an.
    }
groo-log-committed = { $you ->
        [yes] Du setzt ein: { $list }.
       *[no] { $name } setzt ein: { $list }.
    }
groo-log-battle-won = Der Kampf: { $attack } gegen { $defence }. Der Angriff gelingt.
groo-log-battle-held = Der Kampf: { $attack } gegen { $defence }. Die Stadt hält stand.
groo-log-fell-apart = Kein Angreifer ist mehr da; der Kampf ist vorbei.
groo-log-spent = { $you ->
        [yes] Deine Truppen aus dem Kampf werden abgelegt: { $list }.
       *[no] Die Truppen von { $name } aus dem Kampf werden abgelegt: { $list }.
    }
groo-log-rolled = Wurf: { $dice }. Bewegungswürfel: { $step }.
groo-log-step-stay = Rufferto, Groo bleibt
groo-log-step-left = { $count ->
        [one] { $count } Stadt nach links
       *[other] { $count } Städte nach links
    }
groo-log-step-right = { $count ->
        [one] { $count } Stadt nach rechts
       *[other] { $count } Städte nach rechts
    }
groo-log-groo-moved = Groo kommt in { $town }.
groo-log-kept-out = Groo kommt nicht in { $town }.
groo-log-deserted = { $you ->
        [yes] Deine Truppen laufen vor Groo davon: { $list }.
       *[no] Die Truppen von { $name } laufen vor Groo davon: { $list }.
    }
groo-log-built = { $you ->
        [yes] Du baust für { $paid }: { $card }.
       *[no] { $name } baut für { $paid }: { $card }.
    }
groo-log-recruited = { $you ->
        [yes] Du wirbst für { $paid } an: { $card }.
       *[no] { $name } wirbt für { $paid } an: { $card }.
    }
groo-log-announced = { $you ->
        [yes] Du spielst für { $paid }: { $card }.
       *[no] { $name } spielt für { $paid }: { $card }.
    }
groo-log-cancelled = { $card } wird aufgehoben.
groo-log-hits = { $card } trifft { $town }.
groo-log-turned = { $you ->
        [yes] Du drehst { $from } auf { $to } mit { $card }.
       *[no] { $name } dreht { $from } auf { $to } mit { $card }.
    }
groo-log-gained = { $you ->
        [yes] Du erhältst { $gain } durch { $card }.
       *[no] { $name } erhält { $gain } durch { $card }.
    }
groo-log-groo-paid = { $you ->
        [yes] Du zahlst { $paid } und schickst Groo mit { $card } fort.
       *[no] { $name } zahlt { $paid } und schickt Groo mit { $card } fort.
    }
groo-log-recovered = { $you ->
        [yes] Du gibst { $card } auf und nimmst { $recovered } vom Ablagestapel.
       *[no] { $name } gibt { $card } auf und nimmt { $recovered } vom Ablagestapel.
    }
groo-log-wild = { $you ->
        [yes] Du spielst { $card }.
       *[no] { $name } spielt { $card }.
    }
groo-log-wild-attacker = { $you ->
        [yes] Du spielst { $card } für den Angreifer.
       *[no] { $name } spielt { $card } für den Angreifer.
    }
groo-log-wild-defender = { $you ->
        [yes] Du spielst { $card } für den Verteidiger.
       *[no] { $name } spielt { $card } für den Verteidiger.
    }
groo-log-frayed = { $you ->
        [yes] Du verlierst im Getümmel: { $list }.
       *[no] { $name } verliert im Getümmel: { $list }.
    }
groo-log-done = { $you ->
        [yes] Du bist fertig mit den Würfeln.
       *[no] { $name } ist fertig mit den Würfeln.
    }
groo-log-dice-go = { $you ->
        [yes] Die Würfel kommen zu dir: { $dice }.
       *[no] Die Würfel gehen an { $name }: { $dice }.
    }
groo-log-dice-to = { $you ->
        [yes] Die Würfel kommen zu dir.
       *[no] Die Würfel gehen an { $name }.
    }
groo-log-wasted = Niemand nutzt { $dice }.
groo-log-event = { $you ->
        [yes] Du ziehst ein Ereignis: { $card }.
       *[no] { $name } zieht ein Ereignis: { $card }.
    }
groo-log-revealed = { $you ->
        [yes] Du deckst auf: { $list }.
       *[no] { $name } deckt auf: { $list }.
    }
groo-log-void = { $card } würde Groo bewegen und bewirkt nichts.
groo-log-event-over = Das Ereignis ist vorbei; was es aufgedeckt hat, wird abgelegt.
groo-log-lost = { $you ->
        [yes] Du verlierst: { $list }.
       *[no] { $name } verliert: { $list }.
    }
groo-log-dropped = { $you ->
        [yes] Du legst von der Hand ab: { $list }.
       *[no] { $name } legt von der Hand ab: { $list }.
    }
groo-log-stolen = { $name } nimmt eine Karte von { $victim }.
groo-log-stolen-by-you = Du nimmst { $card } von { $victim }.
groo-log-stolen-from-you = { $name } nimmt dir { $card } ab.
groo-log-let-pass = Du passt.
groo-log-ended = Das Spiel ist vorbei. { $ending }.

## Das Ergebnis

groo-result-points = { $you ->
        [yes] Du gewinnst mit { $points }.
       *[no] { $name } gewinnt mit { $points }.
    }
groo-result-most = { $you ->
        [yes] Du gewinnst { $score } zu { $next }.
       *[no] { $name } gewinnt { $score } zu { $next }.
    }
groo-result-battle = { $you ->
        [yes] Du gewinnst { $score } zu { $next } durch die stärkere Armee.
       *[no] { $name } gewinnt { $score } zu { $next } durch die stärkere Armee.
    }
groo-result-distance = { $you ->
        [yes] Du gewinnst { $score } zu { $next }, am weitesten von Groo entfernt.
       *[no] { $name } gewinnt { $score } zu { $next }, am weitesten von Groo entfernt.
    }
groo-result-shared = { $names } teilen sich den Sieg mit { $points }.
groo-result-shared-you = Du und { $names } teilt euch den Sieg mit { $points }.
groo-result-away = { $count ->
        [one] Dir fehlte { $count } Punkt.
       *[other] Dir fehlten { $count } Punkte.
    }
groo-result-note = Kampfwert { $battle }; { $where }

## Zufall, den Leute selbst mitbringen

groo-luck-dealer = Bestimmt den Geber.
groo-luck-deal = { $you ->
        [yes] Teile dir eine Karte aus.
       *[no] Teile { $name } eine Karte aus.
    }
groo-luck-draw = { $you ->
        [yes] Ziehe eine Karte.
       *[no] { $name } zieht eine Karte.
    }
groo-luck-steal = { $you ->
        [yes] Nimm { $victim } eine Karte ab, ohne hinzusehen.
       *[no] { $name } nimmt { $victim } eine Karte ab, ohne hinzusehen.
    }
groo-luck-roll = { $you ->
        [yes] Wirf die sieben Würfel.
       *[no] { $name } wirft die sieben Würfel.
    }
groo-luck-seats = die Zahl vor dem Namen: { $list }
groo-luck-card = der Name der Karte, etwa { $example }
groo-luck-dice = etwa { $example }: { $order }, jeweils mit der Zahl der Würfel, die es zeigen, dann der Schritt von Groo: 0 bleibt, + ist links, - ist rechts

## Wohin Groo ging

groo-way-left = { $count } nach links
groo-way-right = { $count } nach rechts
groo-way-stay = Rufferto: Groo bleibt
groo-way-stays = Der Bewegungswürfel zeigt { $step }, aber Groo bleibt
groo-way-wandered = Groo zog { $step }, von { $from } zu { $to }
groo-way-sent = Groo wurde von { $from } zu { $to } geschickt

## Der Tisch auf der Seite

web-groo-of = von { $count }
web-groo-was-here = Hier war Groo
web-groo-spent = ausgegeben
