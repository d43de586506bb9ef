# Foggy Island. Die Schlüssel enden mit dem Namen, den Regeln oder Datei benutzen.
# Wie die Charaktere heißen und was sie tun, steht in der Ausgabe selbst.

## Seiten

foggy-island-side-blue = Blau
foggy-island-side-red = Rot

## Spielarten

foggy-island-mode-basic = Grundspiel
foggy-island-mode-weather = Spiel mit Wetterkarten
foggy-island-mode-mercenary = Spiel mit Söldnern
foggy-island-mode-quick = Schnelles Spiel
foggy-island-mode-team = Teamspiel

## Wetter

foggy-island-weather-sunny = Sonnig
foggy-island-weather-sunny-about = Der ganze Inselplan ist frei; Plättchen liegen offen.
foggy-island-weather-cloudy = Bewölkt
foggy-island-weather-cloudy-about = Nebeltafeln bedecken drei Viertel des Inselplans; Plättchen liegen offen.
foggy-island-weather-foggy = Neblig
foggy-island-weather-foggy-about = Nebeltafeln bedecken drei Viertel des Inselplans. Grundcharaktere liegen verdeckt; Söldner liegen, wie man will, doch verdeckt tun die meisten nichts.

## Viertel und Richtungen

foggy-island-quarter-nw = Nordwesten
foggy-island-quarter-ne = Nordosten
foggy-island-quarter-sw = Südwesten
foggy-island-quarter-se = Südosten
foggy-island-direction-north = Norden
foggy-island-direction-east = Osten
foggy-island-direction-south = Süden
foggy-island-direction-west = Westen

## Optionen

foggy-island-option-mode = Spielart
foggy-island-option-mode-about = Grundspiel, mit Wetterkarten, mit Söldnern (vier Runden), schnell (Söldner in zwei Runden) oder zwei Teams zu zweit; nur das Teamspiel hat vier Plätze
foggy-island-option-first_player = Startspieler
foggy-island-option-first_player-about = Welcher Platz die erste Runde beginnt, oder zufällig
foggy-island-option-quick_weather = Wetter des schnellen Spiels
foggy-island-option-quick_weather-about = In beiden Runden sonnig, bewölkt oder neblig, oder zufällig
foggy-island-option-crow_half_is = Die Hälfte der Krähe
foggy-island-option-crow_half_is-about = Ein Bonus für ihren Besitzer, oder der Seite der Reihe weggenommen
foggy-island-option-crow_pays_once_per_line = Krähen zahlen einmal je Reihe
foggy-island-option-crow_pays_once_per_line-about = Zahlen zwei Krähen in einer Reihe nur einmal?
foggy-island-option-swap_target_by = Womit Mäuse und Maulwurf tauschen
foggy-island-option-swap_target_by-about = Mit Plättchen, die dem Gegner gehören, oder die seine Farbe zeigen
foggy-island-option-exchange_triggers_abilities = Fähigkeiten nach dem Austauschen
foggy-island-option-exchange_triggers_abilities-about = Nutzt ein Plättchen, das beim Austauschen offen hinkommt, seine Fähigkeit?
foggy-island-option-chameleon_reacts_to = Das Chamäleon reagiert auf
foggy-island-option-chameleon_reacts_to-about = Plättchen, die daneben gelegt werden, oder alles, was daneben kommt
foggy-island-option-frog_moves_per_turn = Schritte des Froschs
foggy-island-option-frog_moves_per_turn-about = Vor wie vielen Plättchen eines Zuges der Frosch ziehen darf
foggy-island-option-final_count = Was am Ende zählt
foggy-island-option-final_count-about = Die Münzen, die man noch hat, oder alle verdienten
foggy-island-option-hired_cost_tiebreak = Gleichstand
foggy-island-option-hired_cost_tiebreak-about = Bei Gleichstand gewinnen die teureren Söldner, oder die billigeren
foggy-island-option-hire_secrecy = Anwerben
foggy-island-option-hire_secrecy-about = Angeworbene werden gezeigt, wenn alle fertig sind, oder sofort
foggy-island-option-hire_between_rounds = Anwerben nach Runde 1
foggy-island-option-hire_between_rounds-about = Wird zwischen den beiden Runden des schnellen Spiels angeworben?
foggy-island-option-hiring_player = Wer für ein Team anwirbt
foggy-island-option-hiring_player-about = Die Partner wechseln sich ab, oder immer der erste von ihnen
foggy-island-option-max_extra_rounds = Zusatzrunden
foggy-island-option-max_extra_rounds-about = So viele Runden kommen höchstens dazu, bevor ein Gleichstand unentschieden ist

## Wie das Spiel endete

foggy-island-ending-points = Alle Runden sind gespielt, und die meisten Punkte gewinnen
foggy-island-ending-draw = Alle Runden sind gespielt, und beide Seiten haben gleich viele Punkte
foggy-island-ending-coins = Alle Runden sind gespielt, und die meisten Münzen gewinnen
foggy-island-ending-hired-cost = Alle Runden endeten mit Gleichstand, und die Kosten der Söldner entscheiden
foggy-island-ending-additional-round = Es stand gleich, und eine Zusatzrunde hat es entschieden
foggy-island-ending-draw-after-additional-rounds = Es stand gleich, und keine Zusatzrunde ist mehr da, um es zu entscheiden

## Woher Punkte kommen

foggy-island-source-lines = Reihen
foggy-island-source-hires = Söldner

## Ablehnungen: wer dran ist

foggy-island-refusal-game-over = Das Spiel ist vorbei
foggy-island-refusal-not-your-turn = Du wirst gerade nicht gefragt
foggy-island-refusal-luck-comes-first = Erst wird gezogen; die Spieler warten
foggy-island-refusal-not-for-players = Das entscheidet das Glück, kein Spieler
foggy-island-refusal-not-for-luck = Das entscheidet ein Spieler, nicht das Glück
foggy-island-refusal-other-luck-is-due = Jetzt ist etwas anderes zu ziehen
foggy-island-refusal-other-step-is-due = Erst kommt ein anderer Schritt
foggy-island-refusal-no-pass = Legen ist Pflicht; Passen gibt es nicht

## Ablehnungen: was nicht gezogen werden kann

foggy-island-refusal-not-at-table = Dort sitzt niemand
foggy-island-refusal-not-in-pile = So ein Plättchen ist nicht im Stapel
foggy-island-refusal-not-left-to-deal = So ein Plättchen ist nicht mehr auszuteilen
foggy-island-refusal-no-such-card = So eine Karte ist nicht unter denen, die noch niemand gesehen hat

## Ablehnungen: eine Runde vorbereiten

foggy-island-refusal-pick-not-in-set = So ein Plättchen gibt es hier nicht zu wählen
foggy-island-refusal-pick-goes-back = Die Starthand wird in der Reihenfolge der Charaktere gewählt; nimm das letzte zurück, um ein früheres zu wählen
foggy-island-refusal-pick-leaves-too-few = Ab diesem Charakter sind es zu wenige Plättchen für deine Starthand
foggy-island-refusal-cards-alike = Beide Karten zeigen dasselbe Wetter; nenne die erste
foggy-island-refusal-none-to-hire = Dieser Söldner ist nicht mehr anzuwerben
foggy-island-refusal-nothing-to-give-up = Der abzugebende Grundcharakter ist schon weg
foggy-island-refusal-too-dear = Deine Münzen reichen nicht

## Ablehnungen: ein Zug

foggy-island-refusal-no-fog-there = Dort liegt keine Nebeltafel
foggy-island-refusal-frog-blocked = Der Frosch zieht nur auf ein freies Feld daneben
foggy-island-refusal-not-in-hand = Dieses Plättchen hast du nicht auf der Hand
foggy-island-refusal-face-up-only = Bei diesem Wetter werden Plättchen offen gelegt
foggy-island-refusal-face-down-only = Bei Nebel werden Grundcharaktere verdeckt gelegt
foggy-island-refusal-tile-taken = Dort liegt ein Plättchen
foggy-island-refusal-tile-kept = Ein Nilpferd hält dieses Feld bis zum nächsten Zug seines Spielers
foggy-island-refusal-tile-under-fog = Das Feld liegt unter einer Nebeltafel
foggy-island-refusal-hippo-needs-two = Zwei freie Felder sind benachbart, also liegt das Nilpferd quer über zweien
foggy-island-refusal-one-tile-only = Dieses Plättchen kommt auf ein einziges Feld

## Ablehnungen: Fähigkeiten

foggy-island-refusal-nothing-there = Dort liegt kein Plättchen
foggy-island-refusal-neutral = Ein offenes neutrales Plättchen bleibt, wo es ist
foggy-island-refusal-not-own = Der Fuchs tauscht ein Plättchen der eigenen Seite aus
foggy-island-refusal-not-enemy = Vertauscht wird nur mit einem gegnerischen Plättchen
foggy-island-refusal-snake-not-enemy = Die Schlange nennt ein gegnerisches Plättchen

## Worauf Bots achten

feature-foggy-island-score = Wertung
feature-foggy-island-mercenaries = Söldner
feature-foggy-island-builders = Plättchen, die Reihen bauen
feature-foggy-island-spies = Plättchen, die spähen
feature-foggy-island-multipliers = Plättchen, die vervielfachen
feature-foggy-island-skills = Fähigkeiten, die noch kommen
feature-foggy-island-hand = Auswahl auf der Hand
feature-foggy-island-lines = Reihen auf dem Plan
feature-foggy-island-multiplied-lines = Vervielfachte Reihen
feature-foggy-island-crows = Krähen
feature-foggy-island-twos = Zwei einer Reihe, mit Platz für das dritte
feature-foggy-island-room = Platz für Reihen
feature-foggy-island-next-line = Die beste nächste Reihe
feature-foggy-island-chosen-token = Das gewählte Plättchen
feature-foggy-island-ability = Die laufende Fähigkeit
