# Grog Island. Die Schlüssel enden mit dem Namen, den Regeln oder Ausgabe-Datei benutzen.

## Halbinseln (und ihre Würfel)

grog-island-peninsula-green = Grün
grog-island-peninsula-blue = Blau
grog-island-peninsula-orange = Orange
grog-island-peninsula-yellow = Gelb
grog-island-peninsula-gray = Grau

## Waren

grog-island-good-coconut = Kokosnuss
grog-island-good-fish = Fisch
grog-island-good-grog = Grog
grog-island-good-lemon = Zitrone
grog-island-good-treasure_map = Schatzkarte

## Gebäudearten

grog-island-building-hat_shop = Hut-Shop
grog-island-building-hook_shop = Haken-Shop
grog-island-building-peg_leg_shop = Holzbein-Shop
grog-island-building-eye_patch_shop = Augenklappen-Shop
grog-island-building-sword_shop = Schwert-Shop
grog-island-building-anchor_shop = Anker-Shop
grog-island-building-cannonball_foundry = Kanonenkugelgießerei
grog-island-building-coffin_shop = Sarg-Shop
grog-island-building-figurehead_studio = Galionsfiguren-Tischlerei
grog-island-building-fortune_teller_studio = Wahrsager-Studio
grog-island-building-voodoo_doll_workshop = Voodoopuppen-Werkstatt
grog-island-building-pub = Bar "Grog Hole"

## Schiffe

grog-island-ship-coins2 = 2-Münzen-Schiff
grog-island-ship-coins3 = 3-Münzen-Schiff
grog-island-ship-coins4 = 4-Münzen-Schiff
grog-island-ship-treasure = Truhen-Schiff
grog-island-ship-parrot = Papagei-Schiff
grog-island-ship-goal = Ziel-Schiff

## Wolken

grog-island-cloud-goal_swap = Zielkarten-Wolke
grog-island-cloud-pirate_point = Piratenpunkt-Wolke
grog-island-cloud-parrot = Papagei-Wolke
grog-island-cloud-empty = Leere Wolke
grog-island-cloud-black = Schwarze Wolke

## Papageikarten

grog-island-parrot-turn_green = Den grünen Würfel drehen
grog-island-parrot-turn_blue = Den blauen Würfel drehen
grog-island-parrot-turn_orange = Den orangen Würfel drehen
grog-island-parrot-turn_yellow = Den gelben Würfel drehen
grog-island-parrot-turn_gray = Den grauen Würfel drehen
grog-island-parrot-hold = Das Gebot halten

## Zielkarten

grog-island-goal-hat_shop = Hut-Shops
grog-island-goal-hook_shop = Haken-Shops
grog-island-goal-peg_leg_shop = Holzbein-Shops
grog-island-goal-eye_patch_shop = Augenklappen-Shops
grog-island-goal-sword_shop = Schwert-Shops
grog-island-goal-anchor_shop = Anker-Shops
grog-island-goal-cannonball_foundry = Kanonenkugelgießereien
grog-island-goal-coffin_shop = Sarg-Shops
grog-island-goal-figurehead_studio = Galionsfiguren-Tischlereien
grog-island-goal-fortune_teller_studio = Wahrsager-Studios
grog-island-goal-voodoo_doll_workshop = Voodoopuppen-Werkstätten
grog-island-goal-pub = Die Bar
grog-island-goal-coconut = Kokosnüsse
grog-island-goal-fish = Fische
grog-island-goal-grog = Grog
grog-island-goal-lemon = Zitronen
grog-island-goal-treasure_map = Schatzkarten
grog-island-goal-green = Grüne Halbinsel
grog-island-goal-blue = Blaue Halbinsel
grog-island-goal-orange = Orange Halbinsel
grog-island-goal-yellow = Gelbe Halbinsel
grog-island-goal-gray = Graue Halbinsel
grog-island-goal-parrots = Papageien

## Einstellungen

grog-island-option-seats = Spieler
grog-island-option-seats-about = Wie viele mitspielen; zu zweit segelt das Geisterschiff mit
grog-island-option-starting_player = Startspieler
grog-island-option-starting_player-about = Welcher Sitz die Flagge zuerst hat, oder random für Zufall

## Wie das Spiel endete

grog-island-ending-last-crew = Jemand hat sein letztes Crewmitglied eingesetzt
grog-island-ending-round-limit = Die Grenze von 200 Runden war erreicht

## Woher Punkte kommen

grog-island-source-track = Piratenpunktleiste
grog-island-source-treasure = Truhenkarten
grog-island-source-coins = Münzen
grog-island-source-goal = Zielkarte: { $of }
grog-island-source-goods-trios = Je drei andere Waren

## Ablehnungen: wer an der Reihe ist

grog-island-refusal-game-over = Das Spiel ist vorbei
grog-island-refusal-not-your-turn = Jetzt sind andere an der Reihe
grog-island-refusal-luck-comes-first = Erst kommen Würfel oder Karten; die Spieler warten
grog-island-refusal-not-for-players = Das entscheiden Würfel und Karten, kein Spieler
grog-island-refusal-not-for-luck = Das entscheidet ein Spieler, nicht der Zufall
grog-island-refusal-other-luck-is-due = Jetzt sind andere Würfel oder Karten fällig

## Ablehnungen: Ergebnisse, die es nicht geben kann

grog-island-refusal-cloud-twice = Jede Wolke liegt über einer Halbinsel
grog-island-refusal-starter-not-at-table = Dort sitzt niemand
grog-island-refusal-goal-not-in-stack = Im ungesehenen Teil des Stapels ist keine solche Zielkarte mehr
grog-island-refusal-treasure-not-in-stack = Im Stapel ist keine Truhenkarte mit diesem Wert mehr
grog-island-refusal-parrot-not-in-stack = Im Stapel ist keine solche Papageikarte mehr
grog-island-refusal-ship-twice = Jedes Schiff liegt auf einer Position
grog-island-refusal-no-such-face = Ein Würfel zeigt 1 bis 6 Augen

## Ablehnungen: Spielvorbereitung

grog-island-refusal-return-not-now = Jetzt kommt keine Zielkarte unter den Stapel
grog-island-refusal-goal-not-in-hand = Diese Zielkarte ist nicht auf der Hand
grog-island-refusal-start-good-not-now = Ein Warenplättchen nach Wahl gibt es nur in der Spielvorbereitung

## Ablehnungen: Bieten

grog-island-refusal-bid-not-now = Geboten wird nur in der Auktion
grog-island-refusal-pips-rise = Ein Bietfeld zeigt mehr Augen als das Feld links davon
grog-island-refusal-bid-too-low = Das Gebot ist nicht höher als das aktuelle Gebot
grog-island-refusal-above-potential = Das Gebot übersteigt den potentiellen Münzvorrat
grog-island-refusal-hold-must-match = Nach einer Halten-Karte muss das Gebot gleich dem aktuellen Gebot sein
grog-island-refusal-pass-not-now = Gepasst wird nur in der Auktion
grog-island-refusal-must-open = Ein Startgebot ist Pflicht: ein Würfel ist bezahlbar
grog-island-refusal-pass-after-parrot = Nach einer Papageikarte muss der Zug mit einem Gebot enden

## Ablehnungen: Papageikarten

grog-island-refusal-parrot-not-now = Papageikarten werden nur beim Bieten gespielt
grog-island-refusal-no-turn-card = Keine Papageikarte für diesen Würfel ist auf der Hand
grog-island-refusal-no-hold-card = Keine Halten-Karte ist auf der Hand
grog-island-refusal-nothing-to-hold = Es gibt noch kein Gebot zu halten
grog-island-refusal-turns-nothing = Der Würfel zeigt diesen Wert schon
grog-island-refusal-turned-twice = Dieser Würfel wurde in diesem Zug schon gedreht
grog-island-refusal-held-twice = Eine Halten-Karte genügt für einen Zug
grog-island-refusal-turn-leaves-no-bid = So gedreht ließe der Würfel kein gültiges Gebot mehr zu
grog-island-refusal-hold-leaves-no-bid = Die Würfel lassen sich nicht genau zum aktuellen Gebot auslegen

## Ablehnungen: Handeln

grog-island-refusal-ship-not-now = Ein Schiff wird nur nach dem Passen gewählt
grog-island-refusal-ship-taken = Auf diesem Schiff liegt schon ein Handelsmarker
grog-island-refusal-ghost-ship = Mit dem Geisterschiff kann niemand handeln
grog-island-refusal-ship-not-supplied = Bei diesem Schiff kann keine einzige Einheit bezahlt werden
grog-island-refusal-ship-has-nothing = Der Stapel dieses Schiffs ist leer und seine Besitznahme-Aktion nicht möglich
grog-island-refusal-must-trade = Wer ein verlangtes Plättchen hat, muss handeln
grog-island-refusal-main-not-now = Die Haupthandels-Aktion gehört zu einem Handel
grog-island-refusal-main-twice = Die Haupthandels-Aktion gibt es nur einmal
grog-island-refusal-main-above-limit = So viele Plättchen nimmt dieses Schiff nicht
grog-island-refusal-stack-too-small = So viele Karten hat der Stapel nicht
grog-island-refusal-too-few-units = Für so viele Einheiten reichen die Plättchen nicht
grog-island-refusal-claim-not-now = Die Besitznahme-Aktion gehört zu einem Handel
grog-island-refusal-claim-without-crew = Für eine Besitznahme ist kein Crewmitglied übrig
grog-island-refusal-claim-without-building = Auf der Halbinsel dieses Schiffs ist kein Gebäude frei
grog-island-refusal-claim-too-dear = Für eine Besitznahme reichen die Plättchen nicht
grog-island-refusal-end-trade-not-now = Es gibt keinen Handel zu beenden
grog-island-refusal-nothing-traded = Mindestens eine der beiden Aktionen des Schiffs ist Pflicht
grog-island-refusal-direct-not-now = Jetzt sind keine Einheiten zu bezahlen
grog-island-refusal-direct-too-many = So viele Einheiten können nicht mit verlangten Plättchen bezahlt werden
grog-island-refusal-direct-too-few = Mehr Einheiten müssen mit verlangten Plättchen bezahlt werden: die anderen decken den Rest nicht
grog-island-refusal-sub-not-now = Jetzt sind keine Plättchen zu ersetzen
grog-island-refusal-sub-demanded = Die verlangte Ware selbst gehört nicht zum Ersatz
grog-island-refusal-sub-not-owned = Von dieser Ware ist kein Plättchen da
grog-island-refusal-sub-goes-back = Plättchen werden von der linken Ware zur rechten genannt
grog-island-refusal-sub-leaves-too-few = Die Plättchen ab dieser Ware decken nicht, was noch fällig ist
grog-island-refusal-keep-not-now = Jetzt ist keine gezogene Zielkarte zu behalten
grog-island-refusal-goal-not-drawn = Diese Zielkarte wurde nicht gezogen
grog-island-refusal-goal-not-left = Diese Zielkarte ist nicht unter denen, die zurückkommen

## Ablehnungen: Gewinnen und Zahlen

grog-island-refusal-treasure-not-now = Truhenkarten werden beim Zahlen eines gewonnenen Gebots benutzt
grog-island-refusal-no-such-treasure = Keine Truhenkarte mit diesem Wert ist auf der Hand
grog-island-refusal-treasure-goes-up = Truhenkarten werden von der teuersten zur billigsten abgelegt
grog-island-refusal-treasure-leaves-too-little = Mit dieser Karte und billigeren ist das Gebot nicht zu bezahlen
grog-island-refusal-settle-not-now = Jetzt ist kein Gebot zu bezahlen
grog-island-refusal-settle-too-little = Die Münzen reichen nicht für das Gebot
grog-island-refusal-refuse-not-now = Jetzt ist kein Gebot zu bezahlen, also auch keines zu verweigern
grog-island-refusal-refuse-too-late = Wer eine Truhenkarte benutzt hat, muss zahlen
grog-island-refusal-lock-not-now = Jetzt ist kein Schloss zu platzieren
grog-island-refusal-lock-elsewhere = Das Schloss kommt auf die Halbinsel des Würfels auf Bietfeld 4
grog-island-refusal-lock-on-occupied = Dieses Gebäude ist nicht frei für ein Schloss

## Ablehnungen: Gebäude in Besitz nehmen

grog-island-refusal-build-not-now = Jetzt ist kein Gebäude in Besitz zu nehmen
grog-island-refusal-build-elsewhere = Diese Besitznahme gilt für eine andere Halbinsel
grog-island-refusal-build-on-occupied = Dieses Gebäude ist besetzt
grog-island-refusal-build-on-locked = Auf diesem Gebäude liegt ein Schloss
grog-island-refusal-build-same-type = Die beiden Gebäude einer Runde müssen von verschiedener Art sein
grog-island-refusal-stop-not-now = Es gibt keine Besitznahmen zu beenden
grog-island-refusal-discard-not-now = Jetzt ist keine Zielkarte zu tauschen
grog-island-refusal-discard-not-in-hand = Diese Zielkarte ist nicht auf der Hand und kann nicht getauscht werden

## Ablehnungen: zwei Spieler

grog-island-refusal-ghost-not-now = Jetzt ist kein Geister-Crewmitglied einzusetzen
grog-island-refusal-ghost-elsewhere = Das Geister-Crewmitglied kommt auf die Halbinsel des Geisterschiffs
grog-island-refusal-ghost-on-occupied = Dieses Gebäude ist nicht frei für ein Geister-Crewmitglied

## Worauf Bots achten

feature-grog-island-points = Piratenpunkte
feature-grog-island-coins = Münzen
feature-grog-island-treasure-cards = Truhenkarten
feature-grog-island-parrot-cards = Papageikarten
feature-grog-island-goods = Waren
feature-grog-island-goods-to-come = Waren, die noch kommen
feature-grog-island-goal-cards = Zielkarten zur Auswahl
feature-grog-island-building-goals = Zielkarten für Gebäude
feature-grog-island-free-buildings = Freie Gebäude für deine Zielkarten
feature-grog-island-peninsula-goals = Zielkarten für Halbinseln
feature-grog-island-majorities = Mehrheiten in Reichweite
feature-grog-island-goods-goals = Zielkarten für Waren
feature-grog-island-crew = Crew auf der Insel
feature-grog-island-bid = Das Gebot auf dem Tisch
feature-grog-island-claims = Gebäude, die gleich in Besitz kommen
feature-grog-island-trade = Der laufende Handel
