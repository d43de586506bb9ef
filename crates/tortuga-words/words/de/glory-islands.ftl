# Glory Islands. Die Schlüssel enden mit dem Namen, den Regeln oder Datei benutzen.
# Wie Inseln, Schätze und Sonderaktionen heißen, steht in der Ausgabe selbst.

## Farben

glory-islands-colour-red = rot
glory-islands-colour-green = grün
glory-islands-colour-yellow = gelb
glory-islands-colour-blue = blau

## Was auf den Inseln steht

glory-islands-icon-field = Piratenfeld
glory-islands-icon-field-about = 1 Ruhm, wenn ein Pirat hierher kommt, und 1, sooft ein Schiff seine Fahrt mit diesem Feld in seiner Linie beendet.
glory-islands-icon-chest = Schatztruhe
glory-islands-icon-chest-about = Ziehe Schatzplättchen aus dem Beutel und behalte eines davon.
glory-islands-icon-barrel = Fass
glory-islands-icon-barrel-about = Nimm ein Fass, wenn der Vorrat eines hat und du Platz dafür hast. Mit Fässern bezahlst du Sonderaktionen.
glory-islands-icon-storm = Sturm
glory-islands-icon-storm-about = Hier bleibt kein Pirat: Er kommt sofort auf ein beliebiges leeres Inselfeld.

## Optionen

glory-islands-option-seats = Spieler
glory-islands-option-seats-about = Wie viele spielen; zu zweit segelt Kapitän Henry Morgan von allein mit
glory-islands-option-side = Seite des Spielplans
glory-islands-option-side-about = Vorderseite, oder Rückseite mit dem Sturm in der Mitte
glory-islands-option-wrecks = Schiffswracks
glory-islands-option-wrecks-about = Liegen zwei Stapel verdeckter Wrackplättchen in den Ecken?
glory-islands-option-henry_swaps_cards = Henry Morgan tauscht Karten
glory-islands-option-henry_swaps_cards-about = Tauscht Kapitän Henry Morgan Karten, wenn sein Kartenwert mehrfach gespielt wurde?
glory-islands-option-colours = Farben
glory-islands-option-colours-about = In welcher Reihenfolge die Plätze die Farben nehmen; zu zweit ist Grün Kapitän Henry Morgans Farbe

## Wie das Spiel endete

glory-islands-ending-home = Ein Schiff kam in den Heimathafen, und die Runde wurde zu Ende gespielt
glory-islands-ending-last-afloat = Nur noch ein Schiff ist nicht gesunken
glory-islands-ending-all-sunk = Alle Schiffe sind gesunken

## Woher der Ruhm kommt

glory-islands-source-islands = Inseln
glory-islands-source-fields = Piratenfelder
glory-islands-source-compass = Kompass
glory-islands-source-home = Heimathafen
glory-islands-source-pirates = Piraten auf dem Spielplan
glory-islands-source-sailing = Segelleiste
glory-islands-source-treasures = Schätze
glory-islands-source-barrels = Fässer
glory-islands-source-wrecks = Wrackplättchen

## Ablehnungen: wer dran ist

glory-islands-refusal-game-over = Das Spiel ist vorbei
glory-islands-refusal-not-your-turn = Du wirst gerade nicht gefragt
glory-islands-refusal-luck-comes-first = Erst wird gezogen; die Spieler warten
glory-islands-refusal-not-for-players = Das entscheidet das Glück, kein Spieler
glory-islands-refusal-not-for-luck = Das entscheidet ein Spieler, nicht das Glück
glory-islands-refusal-other-luck-is-due = Jetzt ist etwas anderes zu ziehen
glory-islands-refusal-other-step-is-due = Erst kommt ein anderer Schritt

## Ablehnungen: was nicht gezogen werden kann

glory-islands-refusal-not-in-henrys-pile = Diese Karte ist nicht in Kapitän Henry Morgans Zugstapel
glory-islands-refusal-not-in-bag = So ein Schatzplättchen ist nicht im Beutel
glory-islands-refusal-no-such-token = So ein Wrackplättchen kann dort nicht liegen

## Ablehnungen: Karten, Segeln, Wracks

glory-islands-refusal-not-in-hand = Diese Karte hast du nicht auf der Hand
glory-islands-refusal-too-far = So weit segelt deine Karte nicht
glory-islands-refusal-no-stopover = Nur eine 5 erlaubt einen Zwischenstopp
glory-islands-refusal-leg-too-far = So viele Felder bleiben nach dem Zwischenstopp nicht
glory-islands-refusal-not-in-wreck = Kein Plättchen mit diesem Wert liegt im Wrack

## Ablehnungen: Piraten einsetzen

glory-islands-refusal-supply-first = Du hast Piraten im Vorrat; einer von ihnen wird eingesetzt
glory-islands-refusal-lift-first = Erst wird einer deiner Piraten vom Spielplan genommen
glory-islands-refusal-not-your-pirate = Dort steht keiner deiner Piraten
glory-islands-refusal-cell-taken = Dort steht schon ein Pirat
glory-islands-refusal-same-cell = Der Pirat muss auf ein anderes Feld als das, von dem er kommt
glory-islands-refusal-not-in-line = Dieses Feld liegt nicht in der Linie deines Schiffes
glory-islands-refusal-out-of-range = So weit reicht deine Karte nicht, und ein näheres Feld ist frei
glory-islands-refusal-not-nearest = Jenseits der Reichweite geht nur das nächste freie Feld
glory-islands-refusal-storm = Der Sturm ist kein Platz für diesen Piraten

## Ablehnungen: Belohnungen und Sonderaktionen

glory-islands-refusal-not-drawn = So ein Plättchen hast du nicht gezogen
glory-islands-refusal-no-barrel = Du hast zu wenige Fässer
glory-islands-refusal-barrels-only = Diese Aktion wird nur mit Fässern bezahlt
glory-islands-refusal-would-sink = Niemand darf durch das Bezahlen einer Sonderaktion sinken

## Worauf Bots achten

feature-glory-islands-glory = Ruhm
feature-glory-islands-sunk = Das Schiff über Wasser
feature-glory-islands-sailing-points = Punkte der Segelleiste
feature-glory-islands-treasures = Schätze
feature-glory-islands-barrels = Fässer
feature-glory-islands-wrecks = Wrackplättchen
feature-glory-islands-pirates = Piraten auf den Inseln
feature-glory-islands-fields = Piraten auf Feldern, die wieder zahlen
feature-glory-islands-islands = Inseln, die noch gewertet werden
feature-glory-islands-way = Der bisherige Weg
feature-glory-islands-compass = Das Rennen zum Kompass
feature-glory-islands-home = Das Rennen zum Heimathafen
feature-glory-islands-cards = Karten auf der Hand
feature-glory-islands-danger = Gefahr zu sinken
feature-glory-islands-turn = Der Zug dieser Runde
