# Glory Islands am Tisch: Fragen, Möglichkeiten, Spielplan und Verlauf.

## Namen und Zahlen

glory-islands-title = Glory Islands
glory-islands-seat = Spieler { $number }
glory-islands-henry = Kapitän Henry Morgan
glory-islands-round = Runde { $round }
glory-islands-round-last = Runde { $round }, die letzte
glory-islands-over = Spielende
glory-islands-and = { $first } und { $last }
glory-islands-or = { $first } oder { $last }
glory-islands-none = keine
glory-islands-glory = { $count } Ruhm
glory-islands-barrels = { $count ->
        [one] { $count } Fass
       *[other] { $count } Fässer
    }
glory-islands-circles = { $count ->
        [one] { $count } Segelfeld
       *[other] { $count } Segelfelder
    }
glory-islands-pirates = { $count ->
        [one] { $count } Pirat
       *[other] { $count } Piraten
    }
glory-islands-tokens = { $count } Plättchen
glory-islands-dots-black = { $count ->
        [one] { $count } schwarzer Punkt
       *[other] { $count } schwarze Punkte
    }
glory-islands-dots-white = { $count ->
        [one] { $count } weißer Punkt
       *[other] { $count } weiße Punkte
    }
glory-islands-share = { $you ->
        [yes] { $glory } für dich
       *[no] { $glory } für { $name }
    }

## Meerfelder

glory-islands-space-home = Heimathafen
glory-islands-space-compass = Kompass
glory-islands-space-corner-0 = Ecke oben links
glory-islands-space-corner-1 = Ecke oben rechts
glory-islands-space-corner-2 = Ecke unten rechts
glory-islands-space-corner-3 = Ecke unten links
glory-islands-space-top = oben, Spalte { $place }
glory-islands-space-right = rechts, Reihe { $place }
glory-islands-space-bottom = unten, Spalte { $place }
glory-islands-space-left = links, Reihe { $place }

## Phasen

glory-islands-step-cards = Karten wählen
glory-islands-step-sail = Segeln
glory-islands-step-wreck = Wrack
glory-islands-step-place = Pirat einsetzen
glory-islands-step-special = Sonderaktion

## Fragen an dich

glory-islands-ask-card = Wähle eine Karte für diese Runde.
glory-islands-ask-sail = { $count ->
        [one] Segle { $count } Feld weit.
       *[other] Segle 1 bis { $count } Felder weit.
    }
glory-islands-ask-sail-on = { $count ->
        [one] Segle weiter: { $count } Feld.
       *[other] Segle weiter: 1 bis { $count } Felder.
    }
glory-islands-ask-wreck = Nimm ein Wrackplättchen, oder keines.
glory-islands-ask-wreck-more = Nimm noch ein Plättchen für { $barrels }, oder keines.
glory-islands-ask-lift = Welchen deiner Piraten nimmst du vom Spielplan?
glory-islands-ask-lift-relocate = Welchen deiner Piraten versetzt du?
glory-islands-ask-put = Setze einen Piraten in { $line } ein.
glory-islands-ask-put-second = Setze den zweiten Piraten in { $line } ein.
glory-islands-ask-put-lifted = Setze den Piraten von { $cell } in { $line } ein.
glory-islands-line-column = Spalte { $place }
glory-islands-line-row = Reihe { $place }
glory-islands-line-diagonal = deine Diagonale
glory-islands-ask-put-relocate = Wohin kommt der Pirat von { $cell }?
glory-islands-ask-storm = Der Sturm treibt deinen Piraten weiter: wohin?
glory-islands-ask-keep = Behalte einen der Schätze.
glory-islands-ask-special = Sonderaktion deiner { $value }: { $special }?
glory-islands-ask-over = Das Spiel ist vorbei.

## Eine Tatsache daneben

glory-islands-fact-card = { $count ->
        [one] Dein Marker steht auf { $value }; mit { $count } weiteren Segelfeld sinkst du.
       *[other] Dein Marker steht auf { $value }; mit { $count } weiteren Segelfeldern sinkst du.
    }
glory-islands-fact-sail = Dein Pirat reicht dann { $range } weit in die Linie.
glory-islands-fact-stopover = Du darfst unterwegs anhalten und auch dort einen Piraten einsetzen.
glory-islands-fact-sail-on = Dann setzt du noch einen Piraten ein.
glory-islands-fact-wreck = Im Wrack: { $tokens }. Nur du siehst sie.
glory-islands-fact-lift-relocate = Dann kommt er auf ein beliebiges freies Inselfeld.
glory-islands-fact-lift = Dein Vorrat ist leer. Er darf nicht auf das Feld zurück, das er verlässt.
glory-islands-fact-put = { $count ->
        [one] Reichweite { $count }: nur das nächste Feld.
       *[other] Reichweite { $count }.
    }
glory-islands-fact-put-forced = In Reichweite { $count } ist nichts frei, also das nächste freie Feld dahinter.
glory-islands-fact-anywhere = Jedes freie Inselfeld, und seine Belohnung gehört dir.
glory-islands-fact-keep = Gezogen hast du { $list }. Der Rest kommt in den Beutel zurück.

## Warten auf andere

glory-islands-wait-cards = Es wählen noch eine Karte: { $names }.
glory-islands-wait-henry-card = Kapitän Henry Morgans Karte wird aufgedeckt.
glory-islands-wait-draw = { $you ->
        [yes] Du ziehst Schatzplättchen.
       *[no] { $name } zieht Schatzplättchen.
    }
glory-islands-wait-look = { $you ->
        [yes] Du siehst dir das Wrack an.
       *[no] { $name } sieht sich das Wrack an.
    }
glory-islands-wait-look-henry = { $name } bekommt ein Wrackplättchen.
glory-islands-wait-sail = { $name } segelt.
glory-islands-wait-wreck = { $name } darf Wrackplättchen nehmen.
glory-islands-wait-place = { $name } setzt einen Piraten ein.
glory-islands-wait-relocate = { $name } versetzt einen Piraten.
glory-islands-wait-storm = Der Sturm treibt einen Piraten von { $name } weiter.
glory-islands-wait-keep = { $name } behält einen von { $count } Schätzen.
glory-islands-wait-special = { $name } darf eine Sonderaktion nutzen: { $special }.

## Schilder

glory-islands-label-barrels = Fässer
glory-islands-label-hand = Handkarten
glory-islands-label-supply = Piraten im Vorrat
glory-islands-label-treasures = Schätze
glory-islands-label-wrecks = Wrackplättchen
glory-islands-status-track = Segelleiste { $value }
glory-islands-status-chosen = hat gewählt
glory-islands-status-turn = ist am Zug
glory-islands-status-played = spielt die { $value }
glory-islands-status-sunk = in Runde { $round } gesunken
glory-islands-status-home = im Heimathafen

## Die Inseln

glory-islands-cell = { $cell }: { $icon }, { $island }.
glory-islands-cell-storm = { $cell }: der Sturm. { $about }
glory-islands-cell-free = Frei.
glory-islands-cell-pirate = { $you ->
        [yes] Dort steht dein Pirat.
       *[no] Dort steht ein Pirat von { $name }.
    }
glory-islands-cell-lifted = Er kommt gleich woandershin.
glory-islands-cell-line = In der Linie des Schiffes, Feld { $distance }.
glory-islands-cell-line-far = In der Linie des Schiffes, Feld { $distance }, außer Reichweite.
glory-islands-island = { $letter } { $name }: { $size } Felder, { $empty ->
        [0] voll
       *[other] { $empty } frei
    }. Plätze: { $prizes } Ruhm.
glory-islands-island-share = { $you ->
        [yes] du { $pirates }, { $glory }
       *[no] { $name } { $pirates }, { $glory }
    }
glory-islands-island-now = Wäre sie so voll: { $list }.
glory-islands-island-extra = Alle dort sind gleichauf: { $glory } Zusatzruhm für den, der sie füllt.
glory-islands-island-nobody = Noch keine Piraten.

## Das Meer

glory-islands-space-about = { $space }. Die Linie: { $line }.
glory-islands-space-ships = Schiffe: { $names }.
glory-islands-space-wreck = { $count ->
        [0] Das Wrack ist leer.
        [one] Ein Wrack mit { $count } Plättchen.
       *[other] Ein Wrack mit { $count } Plättchen.
    }
glory-islands-space-seen = Zuletzt hast du dort gesehen: { $tokens }.
glory-islands-space-bonus = Noch zu holen: { $list } Ruhm.

## Schiffe

glory-islands-ship = { $name }, { $colour }: { $glory }. Das Schiff liegt hier: { $space }.
glory-islands-ship-track = Der Marker steht auf { $value }; noch { $circles }, und es sinkt.
glory-islands-ship-sunk = In Runde { $round } gesunken.
glory-islands-ship-goods = { $barrels }, im Vorrat { $pirates }, Schätze: { $treasures }.
glory-islands-ship-sets = Ihre Sätze sind { $glory } wert.
glory-islands-ship-wrecks = Wrackplättchen: { $tokens }.
glory-islands-ship-hand = Auf der Hand: { $cards }.
glory-islands-ship-pile = Im Zugstapel: { $cards }.
glory-islands-ship-discards = Abgelegt: { $cards }.
glory-islands-card-about = Segelt bis zu { $value } weit, und ebenso weit reichen die Piraten. Kostet { $circles }.
glory-islands-card-special = { $name }: { $text }
glory-islands-card-sinks = Dein Schiff würde sinken.
glory-islands-track-about = Von { $first } hinab bis { $last }; danach sinkt ein Schiff. Marker: { $list }.
glory-islands-track-mark = { $name } { $value }
glory-islands-track-sunk = { $name } gesunken
glory-islands-ladder-compass = Kompass
glory-islands-ladder-home = Heimathafen
glory-islands-ladder-about = { $name }: { $list }.
glory-islands-ladder-step = { $glory } für das nächste Schiff
glory-islands-ladder-later = dann { $glory }
glory-islands-ladder-taken = { $glory } für { $name }
glory-islands-bag-about = { $count ->
        [one] { $count } Plättchen im Beutel.
       *[other] { $count } Plättchen im Beutel.
    } Nicht vor deinen Augen: { $list }.
glory-islands-drawn-about = { $you ->
        [yes] Du hast { $tokens } gezogen.
       *[no] { $name } hat { $tokens } gezogen.
    }
glory-islands-wreck-about = Vor dir liegen { $tokens }.
glory-islands-progress = Das ist Runde { $round }.
glory-islands-progress-last = Runde { $round } ist die letzte: Ein Schiff ist im Heimathafen angekommen.

## Was du tun kannst

glory-islands-do-card = { $card } spielen
glory-islands-do-sail = Um { $steps } segeln: { $space }
glory-islands-about-sail = Dort endet deine Fahrt. Piratenfelder in der Linie bringen Ruhm; dann setzt du einen Piraten in diese Linie ein.
glory-islands-do-stopover = Zwischenstopp nach { $steps }: { $space }
glory-islands-about-stopover = Du setzt dort einen Piraten ein und musst dann weitersegeln. Piratenfelder in der Linie eines Zwischenstopps bringen nichts.
glory-islands-do-leg = Um { $steps } weitersegeln: { $space }
glory-islands-about-leg = Dort endet deine Fahrt, und du setzt noch einen Piraten ein.
glory-islands-do-wreck = Plättchen mit Wert { $value } nehmen
glory-islands-about-wreck = Es zählt am Ende { $value } Ruhm; sonst sieht es niemand.
glory-islands-do-wreck-more = Plättchen mit Wert { $value } für { $barrels } nehmen
glory-islands-about-wreck-more = Es zählt am Ende { $value } Ruhm; das Fass kommt in den Vorrat zurück.
glory-islands-do-wreck-none = Keines nehmen
glory-islands-about-wreck-none = Die Plättchen bleiben, wo sie sind; du weißt, welche es waren.
glory-islands-do-lift = Piraten von { $cell } nehmen ({ $icon }, { $island })
glory-islands-about-lift = Das bringt nichts ein. Dann wählst du, wohin er kommt.
glory-islands-do-put = Piraten auf { $cell } setzen ({ $icon }, { $island })
glory-islands-do-put-storm = Piraten in den Sturm setzen
glory-islands-about-put = { $about } Eine volle Insel wird am Ende deines Zuges gewertet.
glory-islands-do-keep = { $treasure } behalten
glory-islands-about-keep = Das Plättchen liegt verdeckt vor dir; die anderen sehen nicht, welches es ist.
glory-islands-do-special = { $special } für { $price }
glory-islands-about-special = { $about } Nach dem Bezahlen gibt es kein Zurück.
glory-islands-do-special-none = Verzichten: { $special }
glory-islands-about-special-none = Dein Zug geht ohne sie weiter.

## Was dann sicher geschieht

glory-islands-out-cost = Segelleiste von { $from } auf { $to }
glory-islands-out-sinks = dein Schiff sinkt
glory-islands-out-compass = Kompass: { $glory } für dich
glory-islands-out-home = Heimathafen: { $glory } für dich
glory-islands-out-last = diese Runde ist die letzte
glory-islands-out-fields = Piratenfelder: { $list }
glory-islands-out-wreck = ein Blick ins Wrack
glory-islands-out-full = kein freies Feld in der Linie
glory-islands-out-field = { $glory } für dich
glory-islands-out-barrel = ein Fass
glory-islands-out-no-barrel = kein Fass zu holen
glory-islands-out-chest = { $count ->
        [0] der Beutel ist leer
        [one] ein Schatz
       *[other] { $count } Schätze ziehen, 1 behalten
    }
glory-islands-out-fills = { $island } ist voll: { $list }
glory-islands-out-sets = deine Sätze: { $glory }

## Verlauf

glory-islands-log-round = Runde { $round } beginnt.
glory-islands-log-chosen = { $you ->
        [yes] Du hast eine Karte gewählt.
       *[no] { $name } hat eine Karte gewählt.
    }
glory-islands-log-chosen-known = { $you ->
        [yes] Du hast gewählt: { $card }.
       *[no] { $name } hat gewählt: { $card }.
    }
glory-islands-log-revealed = { $you ->
        [yes] Du spielst { $card } und zahlst { $circles }: Dein Marker steht auf { $value }.
       *[no] { $name } spielt { $card } und zahlt { $circles }: Der Marker steht auf { $value }.
    }
glory-islands-log-revealed-end = { $you ->
        [yes] Du spielst { $card } und zahlst { $circles }: Dein Marker verlässt die Segelleiste.
       *[no] { $name } spielt { $card } und zahlt { $circles }: Der Marker verlässt die Segelleiste.
    }
glory-islands-log-sunk = { $you ->
        [yes] Dein Schiff sinkt, und deine Piraten verlassen die Inseln.
       *[no] Das Schiff von { $name } sinkt, und seine Piraten verlassen die Inseln.
    }
glory-islands-log-order = Zugreihenfolge: { $names }.
glory-islands-log-sailed = { $you ->
        [yes] Du segelst { $steps } weit: { $space }.
       *[no] { $name } segelt { $steps } weit: { $space }.
    }
glory-islands-log-stopover = { $you ->
        [yes] Du segelst { $steps } weit zum Zwischenstopp: { $space }.
       *[no] { $name } segelt { $steps } weit zum Zwischenstopp: { $space }.
    }
glory-islands-log-compass = { $you ->
        [yes] Du kommst als Schiff Nummer { $place } zum Kompass: { $glory }.
       *[no] { $name } kommt als Schiff Nummer { $place } zum Kompass: { $glory }.
    }
glory-islands-log-home = { $you ->
        [yes] Du kommst als Schiff Nummer { $place } in den Heimathafen: { $glory }.
       *[no] { $name } kommt als Schiff Nummer { $place } in den Heimathafen: { $glory }.
    }
glory-islands-log-last = Diese Runde ist die letzte.
glory-islands-log-fields = { $you ->
        [yes] Piratenfelder in deiner Linie: { $list }.
       *[no] Piratenfelder in der Linie von { $name }: { $list }.
    }
glory-islands-log-found = { $you ->
        [yes] Du findest Wrackplättchen: { $tokens }.
       *[no] { $name } findet Wrackplättchen: { $tokens }.
    }
glory-islands-log-looked = { $you ->
        [yes] Du siehst dir das Wrack an.
       *[no] { $name } sieht sich das Wrack an.
    }
glory-islands-log-looked-known = { $you ->
        [yes] Du siehst dir das Wrack an: { $tokens }.
       *[no] { $name } sieht sich das Wrack an: { $tokens }.
    }
glory-islands-log-wreck = { $you ->
        [yes] Du nimmst ein Wrackplättchen.
       *[no] { $name } nimmt ein Wrackplättchen.
    }
glory-islands-log-wreck-known = { $you ->
        [yes] Du nimmst ein Wrackplättchen mit Wert { $value }.
       *[no] { $name } nimmt ein Wrackplättchen mit Wert { $value }.
    }
glory-islands-log-wreck-more = { $you ->
        [yes] Du nimmst noch ein Wrackplättchen für { $barrels }.
       *[no] { $name } nimmt noch ein Wrackplättchen für { $barrels }.
    }
glory-islands-log-wreck-more-known = { $you ->
        [yes] Du nimmst noch ein Wrackplättchen mit Wert { $value } für { $barrels }.
       *[no] { $name } nimmt noch ein Wrackplättchen mit Wert { $value } für { $barrels }.
    }
glory-islands-log-wreck-left = { $you ->
        [yes] Du lässt den Rest des Wracks liegen.
       *[no] { $name } lässt den Rest des Wracks liegen.
    }
glory-islands-log-wreck-henry = { $name } bekommt ein Wrackplättchen, das niemand sieht.
glory-islands-log-lifted = { $you ->
        [yes] Du nimmst einen Piraten von { $cell }.
       *[no] { $name } nimmt einen Piraten von { $cell }.
    }
glory-islands-log-storm = { $you ->
        [yes] Der Sturm treibt deinen Piraten weiter.
       *[no] Der Sturm treibt einen Piraten von { $name } weiter.
    }
glory-islands-log-placed = { $you ->
        [yes] Du setzt einen Piraten auf { $cell } ein.
       *[no] { $name } setzt einen Piraten auf { $cell } ein.
    }
glory-islands-log-moved = { $you ->
        [yes] Du versetzt einen Piraten von { $from } auf { $cell }.
       *[no] { $name } versetzt einen Piraten von { $from } auf { $cell }.
    }
glory-islands-log-lost = { $you ->
        [yes] Du kannst keinen Piraten einsetzen.
       *[no] { $name } kann keinen Piraten einsetzen.
    }
glory-islands-log-brings-field = Das bringt { $glory }.
glory-islands-log-brings-barrel = Das bringt ein Fass.
glory-islands-log-brings-no-barrel = Ein Fass ist nicht zu holen.
glory-islands-log-brings-nothing = Der Beutel ist leer.
glory-islands-log-drew = { $you ->
        [yes] Du ziehst { $tokens } aus dem Beutel.
       *[no] { $name } zieht { $tokens } aus dem Beutel.
    }
glory-islands-log-drew-known = { $you ->
        [yes] Du ziehst aus dem Beutel: { $list }.
       *[no] { $name } zieht aus dem Beutel: { $list }.
    }
glory-islands-log-kept = { $you ->
        [yes] Du behältst einen Schatz; { $back ->
            [0] keiner kommt
            [one] { $back } kommt
           *[other] { $back } kommen
        } zurück.
       *[no] { $name } behält einen Schatz; { $back ->
            [0] keiner kommt
            [one] { $back } kommt
           *[other] { $back } kommen
        } zurück.
    }
glory-islands-log-kept-known = { $you ->
        [yes] Du behältst { $treasure }; zurück kommt: { $list }.
       *[no] { $name } behält { $treasure }; zurück kommt: { $list }.
    }
glory-islands-log-henry-treasure = { $name } zieht { $treasure }.
glory-islands-log-special = { $you ->
        [yes] Du nutzt die Sonderaktion { $special } für { $price }.
       *[no] { $name } nutzt die Sonderaktion { $special } für { $price }.
    }
glory-islands-log-special-left = { $you ->
        [yes] Du verzichtest auf die Sonderaktion.
       *[no] { $name } verzichtet auf die Sonderaktion.
    }
glory-islands-log-island = { $you ->
        [yes] Du füllst { $island }. { $list }.
       *[no] { $name } füllt { $island }. { $list }.
    }
glory-islands-log-island-share = { $you ->
        [yes] { $pirates } von dir: { $glory }
       *[no] { $pirates } von { $name }: { $glory }
    }
glory-islands-log-island-extra = { $you ->
        [yes] Alle sind gleichauf, darum ist { $glory } von dir Zusatzruhm für den Auslöser.
       *[no] Alle sind gleichauf, darum ist { $glory } davon Zusatzruhm für { $name } als Auslöser.
    }
glory-islands-log-swapped = { $you ->
        [yes] Du gibst { $other } die { $card } und bekommst die { $back }.
       *[no] { $name } gibt { $other } die { $card } und bekommt die { $back }.
    }
glory-islands-log-swapped-you = { $name } gibt dir die { $card } und bekommt die { $back }.
glory-islands-log-returned = { $you ->
        [yes] Du nimmst alle deine Karten auf die Hand zurück.
       *[no] { $name } nimmt alle Karten auf die Hand zurück.
    }
glory-islands-log-merged = { $name } mischt alle sechs Karten zu einem neuen Zugstapel.
glory-islands-log-ended = Das Spiel ist vorbei.
glory-islands-log-opened = { $you ->
        [yes] Du deckst deine Schätze auf: { $list }.
       *[no] { $name } deckt Schätze auf: { $list }.
    }
glory-islands-log-opened-wrecks = { $you ->
        [yes] Du deckst deine Wrackplättchen auf: { $tokens }.
       *[no] { $name } deckt Wrackplättchen auf: { $tokens }.
    }

## Das Ergebnis

glory-islands-result-won = { $you ->
        [yes] Du bist König der Piraten, { $score } zu { $next }.
       *[no] { $name } ist König der Piraten, { $score } zu { $next }.
    }
glory-islands-result-afloat = { $you ->
        [yes] Du bist König der Piraten: Die anderen sind gesunken.
       *[no] { $name } ist König der Piraten: Die anderen sind gesunken.
    }
glory-islands-result-away = { $count ->
        [one] Dir fehlte { $count } Punkt.
       *[other] Dir fehlten { $count } Punkte.
    }
glory-islands-result-shared = { $names } teilen sich den Sieg mit { $points } Ruhm.
glory-islands-result-shared-you = Du und { $names } teilt euch den Sieg mit { $points } Ruhm.
glory-islands-result-sunk = Gesunken; es bleibt beim Ruhm dieses Augenblicks

## Glück, das die Leute selbst mitbringen

glory-islands-luck-henry = Deckt die nächste Karte von Kapitän Henry Morgan auf.
glory-islands-luck-cards = eine von { $list }
glory-islands-luck-draw = { $you ->
        [yes] Zieh ein Schatzplättchen aus dem Beutel.
       *[no] { $name } zieht ein Schatzplättchen aus dem Beutel.
    }
glory-islands-luck-draw-henry = Zieht offen ein Schatzplättchen für { $name }.
glory-islands-luck-treasures = eines von { $list }
glory-islands-luck-found = { $you ->
        [yes] Sieh dir das nächste Plättchen des Wracks an.
       *[no] { $name } sieht sich das nächste Plättchen des Wracks an.
    }
glory-islands-luck-found-henry = { $name } bekommt ein Plättchen des Wracks: Jemand zieht es, tippt es ein und vergisst es.
glory-islands-luck-values = sein Wert: { $list }
glory-islands-luck-outcome = Ein Wrackplättchen mit Wert { $value }.

## The page

web-sea-home = Heim { $glory }
web-sea-compass = als Nächstes { $glory }
web-sea-wreck = Wrack · { $count }
web-island-shares = Piraten, die jetzt dort stehen, und ihr Ruhm, wenn die Insel so voll wäre.
web-fan = Karten, Ablage und Ruhm dieses Schiffs
