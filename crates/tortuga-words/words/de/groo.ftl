# GROO: The Game. Schlüssel enden mit dem Namen, den Regeln oder Ausgabe verwenden.
# Wie die Karten heißen und was sie bewirken, steht in der Ausgabe selbst.

## Symbole auf den Würfeln

groo-symbol-kopins = Kopins
groo-symbol-supplies = Vorrat
groo-symbol-labor = Arbeit
groo-symbol-groo = Groo-Kopf
groo-symbols-kopins = { $count ->
        [one] { $count } Kopin
       *[other] { $count } Kopins
    }
groo-symbols-supplies = { $count ->
        [one] { $count } Vorrat
       *[other] { $count } Vorräte
    }
groo-symbols-labor = { $count } Arbeit
groo-symbols-groo = { $count ->
        [one] { $count } Groo-Kopf
       *[other] { $count } Groo-Köpfe
    }

## Kartenarten

groo-type-building = Gebäude
groo-type-troop = Truppe
groo-type-groo_effect = Groo-Effekt
groo-type-wild = Wildkarte
groo-type-event = Ereignis

## Wann eine Wildkarte gespielt wird

groo-timing-any = jederzeit, auch im Zug anderer
groo-timing-battle = vor dem Vergleich in einem Kampf
groo-timing-pool = während du die Würfel nutzt
groo-timing-counter = wenn ein anderer Spieler soeben einen Groo-Effekt gespielt hat

## Reaktionsfenster

groo-window-battle = Kampffenster
groo-window-battle-about = Vor dem Vergleich dürfen Wildkarten gespielt werden.
groo-window-roll = Wurffenster
groo-window-roll-about = Bevor die Würfel genutzt werden, dürfen Wildkarten gespielt werden.
groo-window-pass = Weitergabefenster
groo-window-pass-about = Bevor die Würfel weitergehen, dürfen Wildkarten gespielt werden.
groo-window-counter = Konterfenster
groo-window-counter-about = Der Groo-Effekt darf mit einer Wildkarte aufgehoben werden.
groo-window-effect = Effektfenster
groo-window-effect-about = Bevor die Würfel weiter genutzt werden, dürfen Wildkarten gespielt werden.
groo-window-end = Schlussfenster
groo-window-end-about = Vor der Schlusswertung dürfen Wildkarten gespielt werden.

## Optionen

groo-option-seats = Spieler
groo-option-seats-about = Wie viele spielen
groo-option-dealer = Geber
groo-option-dealer-about = Welcher Platz gibt und Groo am Anfang hat, oder zufällig (random)
groo-option-first_player = Startspieler
groo-option-first_player-about = Wer den ersten Zug hat: der Geber oder sein linker Nachbar
groo-option-draw_is_optional = Nachziehen ist freiwillig
groo-option-draw_is_optional-about = Darf ein Spieler aufs Nachziehen verzichten?
groo-option-event_draw = Ein Ereignis ziehen
groo-option-event_draw-about = Ein Ereignis unterbricht das Nachziehen oder wartet, bis alle Karten gezogen sind
groo-option-win_check = Siegprüfung
groo-option-win_check-about = Wann die Punkte des aktiven Spielers geprüft werden: nach der letzten Nachziehphase oder davor
groo-option-final_round_draw = Nachziehen in der letzten Runde
groo-option-final_round_draw-about = Wird der Ablagestapel in der letzten Runde neu gemischt, oder wird keine Karte mehr gezogen?
groo-option-groo_two_steps = Zwei Schritte von Groo
groo-option-groo_two_steps-about = Wie aufgedruckt oder kurz: zu dritt ein Schritt, zu zweit immer in die andere Stadt
groo-option-stall_guard_rounds = Stillstand
groo-option-stall_guard_rounds-about = Nach so vielen Runden, in denen sich keine Karte bewegt, endet das Spiel; bei 0 nie
groo-option-fray_scope = Ein Getümmel
groo-option-fray_scope-about = Es legt alle Truppen im Spiel ab oder nur die eines Kampfes
groo-option-groo_is_dead_target = Groo ist tot
groo-option-groo_is_dead_target-about = Die Effekte treffen jeweils die eigene Stadt oder die Stadt, in der Groo ist

## Wie das Spiel endete

groo-ending-victory-points = Jemand hatte am Ende des eigenen Zuges genug Siegpunkte
groo-ending-weasel = Wieselsieg: Der Nachziehstapel war noch einmal leer, und die letzte Runde ist vorbei
groo-ending-stall = Zu lange hat niemand eine Karte bewegt

## Woher Punkte kommen

groo-source-building = { $of }
groo-source-bonus = { $of }-Bonus

## Ablehnungen: wer am Zug ist

groo-refusal-game-over = Das Spiel ist vorbei
groo-refusal-not-your-turn = Du bist jetzt nicht gefragt
groo-refusal-luck-comes-first = Erst kommen Würfel oder Karten; die Spieler warten
groo-refusal-not-for-players = Das entscheiden Würfel und Karten, kein Spieler
groo-refusal-not-for-luck = Das entscheidet ein Spieler, nicht der Zufall
groo-refusal-other-luck-is-due = Jetzt sind andere Würfel oder Karten an der Reihe
groo-refusal-not-in-deck = Keine Karte dieses Decks kann das

## Ablehnungen: was nicht herauskommen kann

groo-refusal-dealer-not-at-table = Dort sitzt niemand
groo-refusal-event-dealt = Ein Ereignis wird nie ausgeteilt; teile eine andere Karte aus
groo-refusal-not-in-pile = So eine Karte ist nicht im Nachziehstapel
groo-refusal-no-such-roll = Das können die sechs Würfel nicht zeigen
groo-refusal-no-such-step = So eine Seite hat der Bewegungswürfel nicht
groo-refusal-not-in-victims-hand = So eine Karte ist nicht auf dieser Hand

## Ablehnungen: abwerfen und nachziehen

groo-refusal-discard-not-now = Karten werden nur in der Abwerfphase abgeworfen
groo-refusal-discard-not-in-hand = Diese Karte hast du nicht auf der Hand
groo-refusal-discard-goes-back = Karten werden in der Reihenfolge abgeworfen, in der sie auf der Hand liegen
groo-refusal-draw-not-now = Karten werden nur in den beiden Nachziehphasen gezogen
groo-refusal-only-drawing = Jetzt geht es nur darum, ob du nachziehst

## Ablehnungen: angreifen

groo-refusal-attack-not-now = Angegriffen wird nur in der eigenen Angriffsphase
groo-refusal-no-such-target = Dort sitzt kein anderer Spieler
groo-refusal-commit-not-now = Truppen werden eingesetzt, wenn ein Angriff vorbereitet oder abgewehrt wird
groo-refusal-no-such-troop = So eine Truppe ist nicht in deiner Armee
groo-refusal-commit-goes-back = Truppen werden in der Reihenfolge eingesetzt, in der sie stehen
groo-refusal-no-attackers = Ein Angriff braucht mindestens eine Truppe
groo-refusal-only-committing = Jetzt werden Truppen eingesetzt oder keine mehr

## Ablehnungen: die Würfel nutzen

groo-refusal-not-using-dice = Gebäude, Truppen, Groo-Effekte und Fähigkeiten sind für den da, der die Würfel nutzt
groo-refusal-play-not-in-hand = Diese Karte hast du nicht auf der Hand
groo-refusal-cannot-pay = Die Würfel bezahlen diese Karte nicht
groo-refusal-no-such-town = Dorthin kann Groo nicht geschickt werden
groo-refusal-same-town = Der andere Weg führt in dieselbe Stadt; nenne diesen
groo-refusal-not-in-town = Dieses Gebäude steht nicht in deiner Stadt
groo-refusal-idle = Dieses Gebäude wurde in diesem Zug gebaut oder genutzt und ruht bis zum nächsten
groo-refusal-own-construction-only = Diese Fähigkeit gilt nur in deiner eigenen Bauphase
groo-refusal-no-such-die = Zu wenige Würfel zeigen dieses Symbol
groo-refusal-groo-elsewhere = Groo ist nicht in deiner Stadt
groo-refusal-ability-too-dear = Die Würfel bezahlen diese Fähigkeit nicht
groo-refusal-not-in-discard-pile = So eine Karte ist nicht im Ablagestapel

## Ablehnungen: Wildkarten und Fenster

groo-refusal-wild-not-in-hand = Diese Karte hast du nicht auf der Hand
groo-refusal-wild-not-now = Diese Wildkarte kann jetzt nicht gespielt werden
groo-refusal-wild-after-discard = Wildkarten werden gespielt, bevor die erste Karte abgeworfen ist
groo-refusal-wild-in-between = Mitten hierin kann keine Wildkarte gespielt werden
groo-refusal-fray-outside-battle = An diesem Tisch wird Ein Getümmel nur in einem Kampf gespielt
groo-refusal-no-such-victim = Dort sitzt kein anderer Spieler
groo-refusal-empty-hand = Dieser Spieler hat keine Karte auf der Hand
groo-refusal-only-wild-cards = In einem Reaktionsfenster spielst du eine Wildkarte oder nichts

## Ablehnungen: Verluste

groo-refusal-nothing-to-lose = Jetzt ist nichts zu verlieren
groo-refusal-losses-first = Wähle zuerst, was verloren geht
groo-refusal-wrong-loss = Es ist etwas anderes zu verlieren
groo-refusal-loss-not-there = So eine Karte gibt es hier nicht zu verlieren
groo-refusal-loss-goes-back = Was verloren geht, wird in der Reihenfolge genannt, in der es liegt
groo-refusal-loss-misses-sum = Mit diesem Gebäude lassen sich die fälligen Punkte nicht genau erreichen
groo-refusal-loss-leaves-too-few = Ab dieser Karte sind zu wenige zur Auswahl übrig
groo-refusal-army-immune = Groo greift diese Armee nicht an
groo-refusal-other-points = Nur ein Gebäude mit den genannten aufgedruckten Punkten kann abgegeben werden

## Worauf Bots achten

feature-groo-points = Siegpunkte
feature-groo-close-to-winning = Nah am Sieg
feature-groo-ready-to-win = Genug Punkte zum Sieg
feature-groo-turn = Dein nächster Zug ist nah
feature-groo-troops = Truppen daheim
feature-groo-strong-attack = Ein starker Angriff
feature-groo-open-to-attack = Gefahr eines Angriffs
feature-groo-groo-in-town = Groo in deiner Stadt
feature-groo-useful-buildings = Gebäude mit Fähigkeiten
feature-groo-buildings-in-hand = Gebäude auf der Hand
feature-groo-troops-in-hand = Truppen auf der Hand
feature-groo-groo-effects-in-hand = Groo-Effekte auf der Hand
feature-groo-wild-cards = Wildkarten auf der Hand
feature-groo-hand-size = Karten auf der Hand
feature-groo-dice = Würfel, die sich nutzen lassen
feature-groo-losses-to-come = Drohende Verluste
