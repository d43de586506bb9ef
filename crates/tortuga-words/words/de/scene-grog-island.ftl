# Grog Island am Tisch: Aufforderungen, Wahlmöglichkeiten, Spielplan und Protokoll.

## Namen und Anzahlen

grog-island-title = Grog Island
grog-island-seat = Spieler { $number }
grog-island-round = Runde { $round }
grog-island-new-round = Neue Runde
grog-island-set-up = Spielvorbereitung
grog-island-over = Spielende
grog-island-and = { $first } und { $last }
grog-island-or = { $first } oder { $last }
grog-island-you = du
grog-island-coins = { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
grog-island-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
grog-island-treasures = { $count ->
        [one] { $count } Truhenkarte
       *[other] { $count } Truhenkarten
    }
grog-island-parrots = { $count ->
        [one] { $count } Papageikarte
       *[other] { $count } Papageikarten
    }
grog-island-goals = { $count ->
        [one] { $count } Zielkarte
       *[other] { $count } Zielkarten
    }
grog-island-units = { $count ->
        [one] { $count } Einheit
       *[other] { $count } Einheiten
    }
grog-island-other-tiles = { $count ->
        [one] { $count } anderes Plättchen
       *[other] { $count } andere Plättchen
    }
grog-island-more-tiles = { $count ->
        [one] { $count } weiteres Plättchen
       *[other] { $count } weitere Plättchen
    }
grog-island-tiles-coconut = { $count ->
        [one] { $count } Kokosnuss
       *[other] { $count } Kokosnüsse
    }
grog-island-tiles-fish = { $count ->
        [one] { $count } Fisch
       *[other] { $count } Fische
    }
grog-island-tiles-grog = { $count ->
        [one] { $count } Grog
       *[other] { $count } Grog
    }
grog-island-tiles-lemon = { $count ->
        [one] { $count } Zitrone
       *[other] { $count } Zitronen
    }
grog-island-tiles-treasure_map = { $count ->
        [one] { $count } Schatzkarte
       *[other] { $count } Schatzkarten
    }

## Gebäude mitten im Satz, im Akkusativ

grog-island-the-hat_shop = den Hut-Shop
grog-island-the-hook_shop = den Haken-Shop
grog-island-the-peg_leg_shop = den Holzbein-Shop
grog-island-the-eye_patch_shop = den Augenklappen-Shop
grog-island-the-sword_shop = den Schwert-Shop
grog-island-the-anchor_shop = den Anker-Shop
grog-island-the-cannonball_foundry = die Kanonenkugelgießerei
grog-island-the-coffin_shop = den Sarg-Shop
grog-island-the-figurehead_studio = die Galionsfiguren-Tischlerei
grog-island-the-fortune_teller_studio = das Wahrsager-Studio
grog-island-the-voodoo_doll_workshop = die Voodoopuppen-Werkstatt
grog-island-the-pub = die Bar "Grog Hole"

## Würfel mitten im Satz, im Akkusativ

grog-island-the-die-green = den grünen Würfel
grog-island-the-die-blue = den blauen Würfel
grog-island-the-die-orange = den orangen Würfel
grog-island-the-die-yellow = den gelben Würfel
grog-island-the-die-gray = den grauen Würfel
grog-island-the-die = den Würfel von { $peninsula }

## Phasen

grog-island-step-clouds = Wolken
grog-island-step-goals = Zielkarten
grog-island-step-good = Warenplättchen
grog-island-step-cards = Karten
grog-island-step-ships = Schiffe
grog-island-step-roll = Würfeln
grog-island-step-bid = Bieten
grog-island-step-trade = Passen und handeln
grog-island-step-pay = Zahlen
grog-island-step-claim = In Besitz nehmen
grog-island-step-ghost = Geist

## Aufforderungen: was von dir verlangt wird

grog-island-ask-return = { $count ->
        [one] Lege { $count } Zielkarte unter den Stapel.
       *[other] Lege { $count } Zielkarten unter den Stapel.
    }
grog-island-ask-start-good = Nimm ein Warenplättchen deiner Wahl.
grog-island-ask-open = Mach das Startgebot.
grog-island-ask-open-turn-pass = Drehe einen Würfel für ein Startgebot oder passe.
grog-island-ask-open-turn = Drehe noch einen Würfel für das Startgebot.
grog-island-ask-open-pass = Du kannst kein Startgebot machen. Passe.
grog-island-ask-raise-hold-pass = Biete mehr als { $bid }, halte oder passe.
grog-island-ask-raise-pass = Biete mehr als { $bid } oder passe.
grog-island-ask-raise-hold = Biete mehr als { $bid } oder halte.
grog-island-ask-raise = Biete mehr als { $bid }.
grog-island-ask-hold-pass = Halte das Gebot von { $bid } oder passe.
grog-island-ask-hold-turn-pass = Halte das Gebot von { $bid }, drehe einen Würfel oder passe.
grog-island-ask-hold-turn = Halte das Gebot von { $bid } oder drehe noch einen Würfel.
grog-island-ask-hold = Halte das Gebot von { $bid }.
grog-island-ask-turn-pass = Drehe einen Würfel oder passe.
grog-island-ask-turn = Drehe noch einen Würfel.
grog-island-ask-pass = Du kannst nicht mehr als { $bid } bieten. Passe.
grog-island-ask-held = Lege ein Gebot von genau { $bid } aus.
grog-island-ask-held-turn = Drehe einen Würfel, um genau { $bid } zu bieten.
grog-island-ask-ship = Wähle ein Schiff zum Handeln.
grog-island-ask-idle = Lege deinen Handelsmarker auf ein Schiff.
grog-island-ask-trade = Handle mit dem { $ship }.
grog-island-ask-trade-on = Handle weiter oder beende den Handel.
grog-island-ask-trade-end = Beende den Handel.
grog-island-ask-price = { $count ->
        [one] Zahle { $count } Einheit.
       *[other] Zahle { $count } Einheiten.
    }
grog-island-ask-sub = { $count ->
        [one] Nenne noch { $count } Plättchen zum Bezahlen.
       *[other] Nenne noch { $count } Plättchen zum Bezahlen.
    }
grog-island-ask-keep = Behalte 1 der gezogenen Zielkarten.
grog-island-ask-return-drawn = Lege eine Zielkarte unter den Stapel.
grog-island-ask-discard = Lege eine beliebige Zielkarte unter den Stapel.
grog-island-ask-build = Nimm ein Gebäude auf { $peninsula } in Besitz.
grog-island-ask-pay = Zahle { $bid } oder lass es.
grog-island-ask-pay-now = Zahle { $bid }.
grog-island-ask-refuse = Du kannst { $bid } nicht zahlen. Zahle nicht.
grog-island-ask-lock = Lege ein Schloss auf ein Gebäude auf { $peninsula }.
grog-island-ask-ghost = Setze ein Geister-Crewmitglied auf { $peninsula } ein.
grog-island-ask-over = Das Spiel ist vorbei.

## Aufforderungen: ein Umstand daneben

grog-island-fact-return = Die erste liegt über der zweiten. Du behältst { $count }.
grog-island-fact-limit = Deine Grenze ist { $limit }.
grog-island-fact-leads = { $you ->
        [yes] Du führst. Deine Grenze ist { $limit }.
       *[no] { $name } führt. Deine Grenze ist { $limit }.
    }
grog-island-fact-ship = Eine Einheit ist 1 verlangtes Plättchen oder { $ratio } andere.
grog-island-fact-idle = Du darfst deinen Marker auch ohne Handel ablegen.
grog-island-fact-idle-only = Du kannst mit keinem Schiff handeln.
grog-island-fact-buys = Dafür: { $what }.
grog-island-fact-keep = Die anderen kommen zurück unter den Stapel.
grog-island-fact-return-drawn = { $count ->
        [one] { $count } ist übrig. Die zuerst zurückgelegte kommt zuerst wieder.
       *[other] { $count } sind übrig. Die zuerst zurückgelegte kommt zuerst wieder.
    }
grog-island-fact-discard = Es darf die eben gezogene sein.
grog-island-fact-pay = Du hast { $coins } auf der Leiste.
grog-island-fact-pay-used = Du hast { $coins } auf der Leiste und { $used } aus Karten.
grog-island-fact-build = 1 Münze für jedes andere freie Gebäude seiner Art.
grog-island-fact-build-other = Es muss von anderer Art sein als das erste.
grog-island-fact-build-black = Schwarze Wolke: keine Münzen, keine Belohnung.
grog-island-fact-lock = Niemand kann es mehr in Besitz nehmen.
grog-island-fact-ghost = Es bringt weder Münzen noch eine Belohnung.

## Aufforderungen: Warten auf andere

grog-island-wait-good = { $name } wählt ein Warenplättchen.
grog-island-wait-bid = { $name } bietet.
grog-island-wait-ship = { $name } wählt ein Schiff.
grog-island-wait-trade = { $name } handelt.
grog-island-wait-goal = { $name } wählt eine Zielkarte.
grog-island-wait-build = { $name } nimmt ein Gebäude in Besitz.
grog-island-wait-pay = { $name } hat gewonnen und entscheidet über die Zahlung.
grog-island-wait-paying = { $name } zahlt das Gebot.
grog-island-wait-lock = { $name } platziert ein Schloss.
grog-island-wait-ghost = { $name } setzt ein Geister-Crewmitglied ein.
grog-island-wait-goals = { $count ->
        [one] { $name } wählt Zielkarten.
       *[other] { $name } wählen Zielkarten.
    }
grog-island-wait-then = Danach { $list }.
grog-island-wait-then-next = { $first }, dann { $last }
grog-island-wait-clouds = Die Wolken werden ausgelegt.
grog-island-wait-starter = Der Startspieler wird bestimmt.
grog-island-wait-cards = Karten werden gezogen.
grog-island-wait-ships = Die Schiffe werden ausgelegt.
grog-island-wait-roll = Die Würfel werden geworfen.

## Spielertafeln

grog-island-label-coins = Münzen
grog-island-label-treasures = Truhenkarten
grog-island-label-parrots = Papageikarten
grog-island-label-goals = Zielkarten
grog-island-label-crew = Crew übrig
grog-island-label-goal-stack = Zielkartenstapel
grog-island-label-treasure-stack = Truhenkartenstapel
grog-island-label-parrot-stack = Papageikartenstapel
grog-island-label-locks = Schlösser übrig
grog-island-label-ghosts = Geister-Crew übrig
grog-island-status-leads = aktuelles Gebot: { $bid }
grog-island-status-passed = gepasst
grog-island-status-flag = Startspieler
grog-island-status-chosen = Zielkarten gewählt

## Spielplan

grog-island-gives-goal-swap = Zieltausch
grog-island-gives-goal-swap-about = Zielkarten-Wolke: Wer darunter ein Gebäude in Besitz nimmt, zieht 1 Zielkarte und legt 1 zurück.
grog-island-gives-pirate-point = +1 Punkt
grog-island-gives-pirate-point-about = Piratenpunkt-Wolke: Wer darunter ein Gebäude in Besitz nimmt, bekommt 1 Punkt.
grog-island-gives-parrot = Papagei
grog-island-gives-parrot-about = Papagei-Wolke: Wer darunter ein Gebäude in Besitz nimmt, zieht 1 Papageikarte.
grog-island-gives-empty = leer
grog-island-gives-empty-about = Leere Wolke: keine Belohnung, nur Münzen.
grog-island-gives-black = keine Münzen
grog-island-gives-black-about = Schwarze Wolke: Wer darunter ein Gebäude in Besitz nimmt, bekommt weder Münzen noch Belohnung.
grog-island-space-claim = Besitznahme
grog-island-space-lock = Schloss
grog-island-line-one = je { $points }, { $free } frei
grog-island-line-of-many = { $building }: je { $points }, { $free } frei
grog-island-house-free = { $building } auf { $peninsula }, frei. Die Besitznahme bringt { $coins }.
grog-island-house-crew = { $building } auf { $peninsula }, Crew von { $name }.
grog-island-house-own = { $building } auf { $peninsula }, deine Crew.
grog-island-house-lock = { $building } auf { $peninsula }, mit Schloss.
grog-island-house-ghost = { $building } auf { $peninsula }, Geister-Crew.
grog-island-ship-anchored = { $ship } bei { $peninsula }: { $offer }. Verlangte Ware: { $good }.
grog-island-ship-marked = { $about } Handelsmarker: { $name }.
grog-island-ship-ghost = Geisterschiff bei { $peninsula }: kein Handel. Wer passt, bekommt 1 Plättchen mehr: { $good }.
grog-island-ship-at-sea = { $ship } auf offener See: diese Runde nicht erreichbar.
grog-island-ship-ghost-at-sea = Geisterschiff auf offener See: Es wirkt diese Runde nicht.
grog-island-ghost-ship = Geisterschiff
grog-island-offer = { $what } je Plättchen, { $limit }
grog-island-offer-goal = 1 Zielkarte je Plättchen, { $limit }; 1 behalten
grog-island-offer-limit = { $count ->
        [one] nur { $count } Plättchen
       *[other] bis zu { $count } Plättchen
    }
grog-island-offer-no-limit = beliebig viele

## Handkarten

grog-island-card-each = je { $points }
grog-island-card-building = { $points } für jedes deiner Crewmitglieder dort: { $goal }.
grog-island-card-goods = { $points } für jedes Plättchen: { $goal }. { $ratio } Plättchen ohne Zielkarte zählen als 1.
grog-island-card-peninsula = { $goal }: { $majority } für die Mehrheit, { $presence }, wenn du dort nur vertreten bist.
grog-island-card-parrots = { $points } für jede Papageikarte, die du noch hast.
grog-island-card-turn = Spiele sie beim Bieten: Drehe { $die } auf einen beliebigen Wert.
grog-island-card-hold = Spiele sie beim Bieten: Biete genau so viel wie das aktuelle Gebot.
grog-island-card-treasure = Truhenkarte
grog-island-card-treasure-about = Zählt { $coins } beim Zahlen eines Gebots oder { $points } am Ende.
grog-island-card-drawn = Eben gezogen. { $about }

## Was du tun kannst

grog-island-do-pass = Passen
grog-island-about-pass = Du steigst aus dieser Runde aus: Du bekommst ein Warenplättchen für jeden Würfel im Gebot, dann gehst du zu einem Schiff.
grog-island-do-bid = { $amount } bieten: { $dice }
grog-island-about-bid = Du legst diese Würfel aus. Wenn alle anderen passen, zahlst du { $amount } und bekommst, was die Felder geben.
grog-island-do-turn = { $die } auf { $pips } drehen
grog-island-about-turn = Du spielst eine Papageikarte und drehst diesen Würfel. Danach musst du bieten.
grog-island-do-hold = Bei { $bid } halten
grog-island-about-hold = Du spielst eine Papageikarte und legst ein Gebot von genau { $bid } aus.
grog-island-do-ship = Handeln bei { $peninsula }: { $ship }
grog-island-about-ship = Du legst deinen Handelsmarker auf dieses Schiff und machst mindestens eine seiner zwei Aktionen.
grog-island-do-idle = Marker bei { $peninsula }, kein Handel
grog-island-about-idle = Du legst deinen Handelsmarker auf das { $ship }, ohne zu handeln.
grog-island-do-main = Haupthandels-Aktion für { $units }
grog-island-about-main = Du zahlst { $units } auf einmal und bekommst, was das Schiff dafür gibt. Nur einmal je Runde.
grog-island-do-claim = Ein Gebäude auf { $peninsula } in Besitz nehmen
grog-island-about-claim = Du zahlst { $cost } und nimmst ein freies Gebäude auf der Halbinsel des Schiffs in Besitz.
grog-island-do-end-trade = Handel beenden
grog-island-about-end-trade = Du bist mit dieser Runde fertig.
grog-island-do-direct = { $tiles } zahlen
grog-island-about-direct = Du zahlst diese verlangten Plättchen. Jede Einheit, die noch fehlt, kostet { $ratio } andere Plättchen.
grog-island-do-direct-none = { $tiles } zahlen
grog-island-about-direct-none = Du zahlst nur mit anderen Plättchen: { $ratio } für jede Einheit.
grog-island-do-sub = { $tiles } zahlen
grog-island-about-sub = Ein Plättchen dieser Ware geht zurück. Du nennst Plättchen von links nach rechts.
grog-island-do-build = { $building } auf { $peninsula } in Besitz nehmen
grog-island-about-build = Du setzt dort ein Crewmitglied ein, bekommst die Belohnung der Wolke und 1 Münze für jedes andere freie Gebäude der Art.
grog-island-about-build-black = Du setzt dort ein Crewmitglied ein. Die schwarze Wolke bringt weder Münzen noch Belohnung.
grog-island-do-stop-claims = Nichts mehr in Besitz nehmen
grog-island-about-stop-claims = Du behältst deine Crew. Übrige Besitznahmen verfallen.
grog-island-do-discard = Zurücklegen: { $goal }
grog-island-about-discard = Diese Zielkarte kommt unter den Stapel.
grog-island-do-keep = Behalten: { $goal }
grog-island-about-keep = Du behältst diese Zielkarte und legst die anderen unter den Stapel.
grog-island-do-treasure = Truhenkarte benutzen: { $value }
grog-island-about-treasure = Die Karte wird gezeigt und kommt aus dem Spiel. Nach der ersten musst du zahlen.
grog-island-do-settle = { $bid } zahlen
grog-island-about-settle = Du zahlst das Gebot und bekommst, was die Felder der Bietzeile geben. Das Wechselgeld bleibt auf deiner Leiste.
grog-island-do-refuse = Nicht zahlen
grog-island-about-refuse = Die Runde endet sofort. Du verlierst nichts und bekommst nichts.
grog-island-do-lock = Schloss auf { $building } ({ $peninsula })
grog-island-about-lock = Niemand kann dieses Gebäude mehr in Besitz nehmen, und es bringt keine Münzen mehr.
grog-island-do-ghost = Geist auf { $building } ({ $peninsula })
grog-island-about-ghost = Ein Geister-Crewmitglied besetzt dieses Gebäude. Bei Mehrheiten zählt es wie ein dritter Spieler.
grog-island-do-return = Zurücklegen: { $goal }
grog-island-about-return = Diese Zielkarte kommt unter den Stapel. Nur du weißt, wo sie liegt.
grog-island-do-start-good = { $tiles } nehmen
grog-island-about-start-good = Alle sehen, welches Plättchen du nimmst.

## Was dann sicher geschieht

grog-island-out-win = wenn du gewinnst: { $what }
grog-island-out-claim = Besitznahme auf { $peninsulas }
grog-island-out-lock = Schloss auf { $peninsula }
grog-island-out-parrot = kostet 1 Papageikarte
grog-island-out-draw = { $what } ziehen
grog-island-out-draw-keep = { $what } ziehen, 1 behalten
grog-island-out-pay = { $what } zahlen
grog-island-out-build = 1 Gebäude in Besitz nehmen
grog-island-out-rest = und { $what }
grog-island-out-due = dann { $what }
grog-island-out-swap = 1 Zielkarte ziehen, 1 zurücklegen
grog-island-out-no-coins = keine Münzen
grog-island-out-no-goods = keine Waren
grog-island-out-left = { $coins } übrig
grog-island-out-available = { $coins } zum Zahlen
grog-island-out-refuse = nichts verloren, nichts gewonnen

## Protokoll

grog-island-log-cloud = { $cloud } über { $peninsula }
grog-island-log-ships = Schiffe von links nach rechts: { $list }.
grog-island-log-starter = { $you ->
        [yes] Du bist Startspieler.
       *[no] { $name } ist Startspieler.
    }
grog-island-log-drawn = { $you ->
        [yes] Du ziehst { $cards }: { $list }.
       *[no] { $name } zieht { $cards }.
    }
grog-island-log-laid-aside = { $you ->
        [yes] Du legst eine Zielkarte beiseite: { $goal }.
       *[no] { $name } legt eine Zielkarte beiseite.
    }
grog-island-log-chosen = { $you ->
        [yes] Du hast deine Zielkarten gewählt.
       *[no] { $name } hat Zielkarten gewählt.
    }
grog-island-log-start-good = { $you ->
        [yes] Du nimmst { $goods }.
       *[no] { $name } nimmt { $goods }.
    }
grog-island-log-rolled = Wurf: { $list }.
grog-island-log-row-points = Bietzeile: { $gains }.
grog-island-log-bid = { $you ->
        [yes] Du bietest { $amount }: { $dice }.
       *[no] { $name } bietet { $amount }: { $dice }.
    }
grog-island-log-turned = { $you ->
        [yes] Du spielst einen Papagei und drehst { $die } auf { $pips }.
       *[no] { $name } spielt einen Papagei und dreht { $die } auf { $pips }.
    }
grog-island-log-held = { $you ->
        [yes] Du spielst einen Papagei und hältst das Gebot.
       *[no] { $name } spielt einen Papagei und hält das Gebot.
    }
grog-island-log-passed = { $you ->
        [yes] Du passt.
       *[no] { $name } passt.
    }
grog-island-log-passed-goods = { $you ->
        [yes] Du passt und nimmst { $goods }.
       *[no] { $name } passt und nimmt { $goods }.
    }
grog-island-log-ship = { $you ->
        [yes] Du handelst mit dem Schiff bei { $peninsula }.
       *[no] { $name } handelt mit dem Schiff bei { $peninsula }.
    }
grog-island-log-idle = { $you ->
        [yes] Du gehst zum Schiff bei { $peninsula } und handelst nicht.
       *[no] { $name } geht zum Schiff bei { $peninsula } und handelt nicht.
    }
grog-island-log-paid-tiles = { $you ->
        [yes] Du zahlst { $goods }.
       *[no] { $name } zahlt { $goods }.
    }
grog-island-log-sold-tiles = { $you ->
        [yes] Du zahlst { $goods } und bekommst { $gains }.
       *[no] { $name } zahlt { $goods } und bekommt { $gains }.
    }
grog-island-log-gains = { $you ->
        [yes] Du bekommst { $gains }.
       *[no] { $name } bekommt { $gains }.
    }
grog-island-log-kept = { $you ->
        [yes] Du behältst eine Zielkarte: { $goal }.
       *[no] { $name } behält eine Zielkarte.
    }
grog-island-log-returned = { $you ->
        [yes] Du legst eine Zielkarte unter den Stapel: { $goal }.
       *[no] { $name } legt eine Zielkarte unter den Stapel.
    }
grog-island-log-treasure-used = { $you ->
        [yes] Du benutzt eine Truhenkarte im Wert von { $coins }.
       *[no] { $name } benutzt eine Truhenkarte im Wert von { $coins }.
    }
grog-island-log-bid-paid = { $you ->
        [yes] Du gewinnst die Runde und zahlst { $coins }.
       *[no] { $name } gewinnt die Runde und zahlt { $coins }.
    }
grog-island-log-refused = { $you ->
        [yes] Du gewinnst die Runde und zahlst nicht.
       *[no] { $name } gewinnt die Runde und zahlt nicht.
    }
grog-island-log-claimed = { $you ->
        [yes] Du nimmst { $building } auf { $peninsula } in Besitz.
       *[no] { $name } nimmt { $building } auf { $peninsula } in Besitz.
    }
grog-island-log-claimed-gains = { $you ->
        [yes] Du nimmst { $building } auf { $peninsula } in Besitz: { $gains }.
       *[no] { $name } nimmt { $building } auf { $peninsula } in Besitz: { $gains }.
    }
grog-island-log-locked = { $you ->
        [yes] Du legst ein Schloss auf { $building } ({ $peninsula }).
       *[no] { $name } legt ein Schloss auf { $building } ({ $peninsula }).
    }
grog-island-log-haunted = { $you ->
        [yes] Du setzt ein Geister-Crewmitglied auf { $building } ({ $peninsula }).
       *[no] { $name } setzt ein Geister-Crewmitglied auf { $building } ({ $peninsula }).
    }
grog-island-log-round-ended = { $you ->
        [yes] Die Schiffe ziehen weiter. Die Flagge geht an dich.
       *[no] Die Schiffe ziehen weiter. Die Flagge geht an { $name }.
    }
grog-island-log-ended = Das Spiel ist vorbei. { $ending }. Die Zielkarten werden aufgedeckt.

## Das Ergebnis

grog-island-result-win = { $you ->
        [yes] Du gewinnst, { $score } zu { $next }.
       *[no] { $name } gewinnt, { $score } zu { $next }.
    }
grog-island-result-coins = { $you ->
        [yes] Du gewinnst, { $score } zu { $next }, mit mehr Münzen.
       *[no] { $name } gewinnt, { $score } zu { $next }, mit mehr Münzen.
    }
grog-island-result-shared = { $points ->
        [one] { $names } teilen sich den Sieg mit { $points } Punkt.
       *[other] { $names } teilen sich den Sieg mit { $points } Punkten.
    }
grog-island-result-shared-you = { $points ->
        [one] Du und { $names } teilt euch den Sieg mit { $points } Punkt.
       *[other] Du und { $names } teilt euch den Sieg mit { $points } Punkten.
    }
grog-island-result-away = { $count ->
        [one] Dir fehlte { $count } Punkt.
       *[other] Dir fehlten { $count } Punkte.
    }

## Glück, das man selbst mitbringt

grog-island-luck-clouds = Mische die Wolken und lege je eine über die Halbinseln.
grog-island-luck-starter = Bestimme den Startspieler.
grog-island-luck-ships = Mische die Schiffe und lege sie von links nach rechts aus.
grog-island-luck-roll = Wirf die fünf Würfel.
grog-island-luck-goal = { $you ->
        [yes] Zieh eine Zielkarte.
       *[no] { $name } zieht eine Zielkarte.
    }
grog-island-luck-treasure = { $you ->
        [yes] Zieh eine Truhenkarte.
       *[no] { $name } zieht eine Truhenkarte.
    }
grog-island-luck-parrot = { $you ->
        [yes] Zieh eine Papageikarte.
       *[no] { $name } zieht eine Papageikarte.
    }
grog-island-luck-in-order = { $example }, in der Reihenfolge { $order }
grog-island-luck-one-of = eine davon: { $list }
grog-island-luck-all-of = von links nach rechts: { $list }
grog-island-luck-seats = die Zahl vor dem Namen: { $list }

## Der Spielplan auf der Seite

web-grog-open-sea = die offene See
web-grog-ships-about = Handel nach dem Passen
web-grog-goods-about = wer passt, erhält die des Gebots
web-grog-in-bid = Gebot
web-grog-in-draft = Entwurf
web-grog-limit = Grenze { $limit }

## Crews auf einer Halbinsel

grog-island-crews = Crew hier: { $crews }.
grog-island-crew-there = { $name }: { $count }
grog-island-crew-most = { $name }: { $count } (Mehrheit)
grog-island-crew-none = Hier steht keine Crew.

## In einer schmalen Zeile

grog-island-short-figurehead_studio = Galionsfiguren
grog-island-short-voodoo_doll_workshop = Voodoopuppen
grog-island-short-pub = Bar
