# Was Browser und Terminal um jedes Spiel herum sagen.

## Knöpfe

button-undo = Zurücknehmen
button-hint = Rat
button-hold-on = Moment noch
button-rules = Regeln
button-copy-link = Link kopieren
button-start = Spiel beginnen
button-sit = Hier sitzen
button-stand = Aufstehen
button-add-bot = Bot dazusetzen
button-remove-bot = Entfernen

## Bots

bot-novice = Schiffsjunge
bot-sailor = Matrose
bot-mate = Maat
bot-captain = Kapitän
bot-admiral = Admiral

## Rat

hint-would = Ein Kapitän würde: { $what }
hint-chance = Gewinnchance: { $chance } %.
hint-margin = { $points } Prozentpunkte mehr als nach dem Nächstbesten.
hint-close = Das Nächstbeste ist etwa genauso gut.
hint-reason-more = { $feature }: { $points } Punkte besser als nach dem Nächstbesten.
hint-reason-less = { $feature }: { $points } Punkte schlechter als nach dem Nächstbesten.
hint-line = So könnte es weitergehen: { $line }

## Wie die Dinge stehen

watching = Du schaust zu. Handkarten siehst du nicht.
reconnecting = Neue Verbindung, Versuch { $try }. Nichts ging verloren.
stale = Jemand war schneller. Das hat sich geändert.

## Warum der Server etwas nicht tut

problem-garbled = Das hat der Server nicht verstanden.
problem-no-such-action = Das ist keine Aktion dieses Spiels.
problem-not-seated = Du schaust zu; nur wer mitspielt, kann handeln.
problem-not-host = Das kann nur, wer den Tisch eröffnet hat.
problem-not-begun = Das Spiel hat noch nicht begonnen.
problem-begun = Das Spiel hat schon begonnen.
problem-seat-taken = Dieser Platz ist nicht frei.
problem-seats-open = Erst müssen alle Plätze besetzt sein.
problem-too-late-to-undo = Das lässt sich nicht mehr zurücknehmen.
problem-pause = Andere dürfen noch antworten. Es geht gleich weiter.
problem-no-pause = Gerade wartet nichts, was länger warten könnte.
problem-held-already = Du hast schon um Zeit gebeten.
problem-nothing-to-decide = Du hast gerade nichts zu entscheiden.
problem-still-thinking = Der Kapitän denkt noch über deine letzte Frage nach.
problem-too-much = Zu viel auf einmal. Warte kurz und versuche es noch einmal.
problem-not-stored = Es konnte nicht gespeichert werden, also wurde nichts gespielt. Versuche es noch einmal.
problem-no-such-table = Diesen Tisch gibt es nicht.
problem-not-over = Die Aufzeichnung verrät alle Karten. Es gibt sie nach dem Spiel.
problem-no-guest = Der Server kennt dich noch nicht; lade die Seite neu.
problem-bad-name = Ein Name hat 1 bis 24 Zeichen.
problem-bad-table = So lässt sich dieses Spiel nicht spielen.
problem-wrong-origin = Diese Anfrage kam von einer anderen Seite.
problem-name-taken = Diesen Namen hat schon jemand für sich belegt.
problem-bad-password = Ein Passwort hat 8 bis 128 Zeichen.
problem-wrong-password = Name und Passwort gehören nicht zusammen.
problem-claimed = Dein Name ist schon für dich belegt.
problem-not-claimed = Du hast noch keinen Namen für dich belegt.
problem-banned = Du bist auf diesem Server nicht mehr willkommen.
problem-bad-edition = Die gedruckten Daten lassen sich nicht lesen oder passen nicht zum Spiel.
problem-stopped = Alle haben sich auf eine Unterbrechung geeinigt. Erst muss jemand weiterspielen.
problem-over = Das Spiel ist vorbei.
problem-still-on = Das Spiel ist noch nicht vorbei.
problem-stood-in = Ein Bot spielt für dich. Nimm erst deinen Platz zurück.
problem-not-stood-in = Niemand spielt für dich.
problem-resigned = Du hast aufgegeben; das kannst du nicht mehr.
problem-no-chat = Solange das Spiel läuft, dürfen Partner nicht miteinander reden.
problem-bad-saying = Sag etwas, in höchstens 300 Zeichen.
problem-nothing-said = So etwas wurde hier nicht gesagt.
problem-not-watchable = Diesen Tisch sieht nur, wer mitspielt.
problem-closed = Dieser Tisch ist geschlossen.
problem-bad-notices = An diese Adresse kann von hier nichts geschickt werden.
problem-bad-record = Das ist keine Aufzeichnung, oder ihr Spiel lässt sich hier nicht nachspielen.
problem-full = Der Server hat so viel zu tun, wie er vertragen kann. Versuche es später.
problem-other-version = Diese Seite und der Server verstehen sich nicht. Lade die Seite neu.

## Im Browser: Startseite

web-your-name = Dein Name
web-name-save = Merken
web-name-saved = Gemerkt.
web-new-table = Ein neuer Tisch
web-open-table = Tisch aufmachen
web-language = Sprache
web-theme = Tag oder Nacht
web-value-random = zufällig
web-value-seat = Platz { $number }
web-value-true = ja
web-value-false = nein
web-value-dealer = der Geber
web-value-left_of_dealer = links vom Geber
web-value-one_by_one = unterbricht das Ziehen
web-value-batch = wartet auf alle Karten
web-value-end_of_turn = am Ende des Zuges
web-value-after_leftover = vor dem letzten Ziehen
web-value-reshuffle = neu gemischt
web-value-none = keine Karten mehr
web-value-literal = wie gedruckt
web-value-short = kurz
web-value-all_in_play = alle im Spiel
web-value-battle = die einer Schlacht
web-value-own_town = die eigene Stadt
web-value-groo_town = die Stadt mit Groo
web-value-basic = Grundspiel
web-value-weather = mit Wetterkarten
web-value-mercenary = mit Söldnern
web-value-quick = schnelles Spiel
web-value-team = Teamspiel
web-value-sunny = sonnig
web-value-cloudy = bewölkt
web-value-foggy = neblig
web-value-bonus = ein Zuschlag
web-value-taken = wird abgezogen
web-value-owner = nach Besitz
web-value-colour = nach Farbe
web-value-placement = nur auf Gelegtes
web-value-any_arrival = auf alles, was daneben kommt
web-value-coins_held = Münzen im Besitz
web-value-coins_earned = alle verdienten Münzen
web-value-higher_wins = die teurere Truppe
web-value-lower_wins = die billigere Truppe
web-value-simultaneous = geheim und gleichzeitig
web-value-open = offen
web-value-alternates = abwechselnd
web-value-fixed = immer dieselbe Person
web-value-front = Vorderseite
web-value-back = Rückseite, mit Sturm
web-value-red = rot
web-value-green = grün
web-value-yellow = gelb
web-value-blue = blau
web-so-many-seats = { $count } Plätze
web-seats-glory-islands-2 = Kapitän Henry Morgan segelt von selbst als drittes Schiff mit.
web-partners-opposite = Partner sitzen sich gegenüber: 1 und 3, 2 und 4.

## Im Browser: vor dem Spiel

web-lobby-about = Wer den Link hat, sieht diese Seite.
web-seats = Plätze
web-seat-free = Freier Platz
web-seat-you = du
web-seat-person = sitzt hier
web-seat-waits = für Freunde oder einen Bot
web-bots-play = Bots spielen als
web-seat-bot = ein Bot: { $level }
web-bot-level = Wie gut der Bot spielt
web-fill-bots = Mit Bots auffüllen
web-link = Link zu diesem Tisch
web-link-about = Wer den Link hat, kann sich setzen oder zusehen.
web-link-copied = Link kopiert.
web-options = So wird gespielt
web-luck = Ehrliches Glück
web-luck-about = Das Glück ist festgelegt, bevor gewürfelt oder gezogen wird; die Aufzeichnung zeigt, dass es dabei blieb.
web-start-ready = Alle Plätze sind besetzt.
web-start-seats = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-start-host = Wer den Tisch aufgemacht hat, beginnt das Spiel.

## Im Browser: am Tisch

web-players = Mitspielende
web-board = Spielplan
web-phases = Phasen der Runde
web-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
web-desk = Dein Platz
web-prompt = Was gefragt ist
web-title-you = ● { $game } – du bist dran
web-title-others = { $game } – andere sind dran
web-title-nobody = { $game } – Spiel vorbei
web-can-do = Was du tun kannst
web-thinks = { $name } denkt nach
web-hint = Rat
web-hint-thinks = Ein Kapitän denkt an deiner Stelle nach.
web-choose-on-board = Wähle auf dem Plan oder hier:
web-all = Alle { $count } Möglichkeiten
web-all-bids = Alle { $count } Gebote
web-draft = Dein Entwurf
web-draft-empty = Wähle zuerst Würfel für dein Gebot.
web-draft-drop = Entwurf verwerfen
web-draft-first = { $die }: ein Feld nach links
web-die = Würfel { $name }: { $pips }
web-die-in-draft = { $die }, in deinem Entwurf
web-bid = { $amount } bieten
web-bid-empty = Bieten
web-preview = Mit Bleistift
web-cards = Deine Karten
web-ships = Schiffe vor Anker
web-goods = Waren und Würfel
web-open-sea = Offene See
web-bid-row = Gebot auf dem Tisch
web-no-bid = Noch kein Gebot
web-stacks = Neben dem Plan
web-buildings = Gebäude
web-army = Armee
web-middle = In der Tischmitte
web-private = kann nicht weitergegeben werden
web-rests = ruht
web-in-battle = in der Schlacht
web-against = gegen
web-with-wild = { $count } durch Wildkarten
web-look-up = Zeige auf eine Karte, um zu lesen, was sie tut.
web-open-pile = Ablagestapel ansehen
web-pile = Ablagestapel
web-pile-empty = Dort liegt keine Karte.
web-map = Inselplan
web-weather = Wetter
web-weather-unknown = Noch nicht bekannt
web-weather-cards = Karten, die niemand gesehen hat: { $count }
web-weather-back = Zurückgelegt:
web-weather-hidden = unbekannt
web-shop = Söldner zum Anwerben
web-shop-hired = angeworben
web-shop-gives = für { $token }
web-shop-done = Anwerben beenden
web-picking = Deine Plättchen
web-left = Noch nicht gelegt
web-left-down = Verdeckt auf dem Plan: { $count }
web-back-in-hand = Zurück auf der Hand: { $list }
web-band = Söldner, { $coins } Münzen
web-on-map = Auf dem Plan: { $count }
web-lines = Reihen auf dem Plan: { $count }
web-reading = So liest du ein Plättchen
web-reading-blue = rund: baut blaue Reihen
web-reading-red = Raute: baut rote Reihen
web-reading-neutral = Quadrat: gehört zu keiner Reihe
web-reading-badge = ein Wappen: gehört der anderen Seite
web-reading-down = Nebel: verdeckt, mit Wappen
web-strict = Meine verdeckten Plättchen verbergen
web-half = Hier liegt eine Hälfte; tippe auf das Feld für die andere.
web-times = { $count } × { $token }
web-sea = Meerfelder, im Uhrzeigersinn ab dem Heimathafen
web-islands = Inseln
web-glory = Ruhm
web-captain = segelt von selbst
web-sunk = gesunken
web-circles-left = { $count ->
    [one] { $count } Kreis bis zum Sinken
   *[other] { $count } Kreise bis zum Sinken
}
web-stat-circle = auf der Segelleiste
web-stat-supply = Piraten im Vorrat
web-stat-barrels = Fässer
web-stat-treasures = Schatzplättchen
web-stat-wrecks = Wrackplättchen
web-order = Diese Runde, der Reihe nach
web-order-open = Karten werden gewählt
web-order-done = fertig
web-order-now = segelt gerade
web-order-later = kommt noch
web-has-chosen = hat gewählt
web-is-choosing = wählt noch
web-track = Segelleiste
web-track-about = Gezählt wird in Kreisen, nicht in Punkten. † = gesunken.
web-still = Noch zu holen
web-bag = Im Beutel: { $count }
web-unseen = Schätze, die du nicht siehst
web-set-glory = { $kinds } verschiedene: { $glory }
web-fleet = Die Schiffe im Einzelnen
web-hand-of = Kartenhand
web-pile-of = Nachziehstapel
web-discards = Ablagestapel
web-card-now = Diese Runde
web-no-cards = keine Karten
web-card-cost = Kosten { $count }
web-card-chosen = gewählt
web-card-played = gespielt
web-card-discarded = abgelegt
web-card-sinks = versenkt dich
web-sailing-cards = Deine Segelkarten
web-own-treasures = Deine Schätze
web-own-wrecks = Deine Wrackplättchen
web-sets-worth = Schatzsätze: { $glory }
web-none-yet = noch keine
web-drawn = Aus dem Beutel gezogen
web-keep-makes = deine Schatzsätze: { $glory }
web-wreck = Im Wrack
web-wreck-token = Wert { $value }
web-wreck-leave = Keines nehmen
web-special = Sonderaktion
web-special-leave = Verzichten
web-way = Wie segelst du dorthin?
web-log = Logbuch
web-taken-back = { $name } nimmt den letzten Zug zurück.
web-pause = Wer antworten kann, darf es jetzt tun. Es geht von selbst weiter.
web-pause-alone = Du kannst jetzt antworten. Lass dir Zeit; nur wenn jemand zuschaut, geht es von selbst weiter.
web-kept = Deine Antwort ist notiert; du kannst sie ändern, bis das Fenster schließt.
web-asks-for-time = { $name } bittet um Zeit.
web-pass-windows = Passen bis zu meiner nächsten Entscheidung
web-allowed = Keine Regel verbietet das.
web-line-down = Keine Verbindung; nichts wurde gesendet.
web-rule = Regel im Wortlaut (englisch)
web-close = Schließen
web-nothing-here = Hier steht kein Gebäude.
web-broken = Dieses Bild lässt sich nicht zeichnen: { $error }
web-other-version = Der Server spricht eine andere Version des Protokolls. Lade die Seite neu.

## Im Browser: rund um den Tisch

web-loading = Die Karte wird ausgerollt.
web-part-missing = Dieser Teil der Seite ist nicht angekommen. Lade die Seite neu.
web-edition-missing = Die gedruckten Daten dieses Tisches sind nicht zu bekommen.
web-cannot-reach = Der Server ist nicht zu erreichen. Versuch es noch einmal.
web-home = Zurück zum Hafen
web-result = Schlusswertung
web-goal-cards = Zielkarten
web-record = Aufzeichnung herunterladen
web-again = Ein neuer Tisch

## Im Terminal: rund um den Plan

term-welcome = Tippe eine Zahl, um zu wählen, ? für Hilfe.
term-resumed = Die Partie aus { $file } geht weiter.
term-you = du
term-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
term-colour-white = Weiß
term-colour-red = Rot
term-colour-purple = Lila
term-colour-black = Schwarz
term-colour-blue = Blau
term-colour-green = Grün
term-colour-yellow = Gelb
term-cloud = Wolke
term-ship = Schiff
term-good = Ware
term-die = Würfel
term-open-sea = Offene See: { $ship }
term-legend = +2: frei, Besitznahme bringt 2 Münzen; Buchstabe: Crew; #: Schloss; ~: Geister-Crew; *: jetzt wählbar; (3): Würfel in der Bietzeile
term-row = Bietzeile: { $spaces }
term-bid = Gebot: { $amount } von { $name }
term-no-bid = Noch kein Gebot
term-groo-legend = °: ruht bis zum Ende dieses Zuges; !: im Kampf; *: jetzt wählbar
term-groo-letters = K Kopins, S Vorrat, L Arbeit, G Groo-Kopf
term-groo-buildings = Gebäude
term-groo-troops = Truppen
term-groo-wild = Wildkarten +{ $bonus }
term-your-tokens = Deine Hand: { $cards }
term-foggy-legend = B, R: zählt für Blau oder Rot, - für niemanden; /R: gehört Rot; (B): verdeckt, Wappen von Blau; ~~~: Nebel; ==: ein wartendes Nilpferd; *: jetzt wählbar, mit den Punkten, die es bringt
term-foggy-lines = Reihen auf dem Plan: { $points }
term-foggy-left = { $side }, noch nicht gelegt: { $tokens }.
term-foggy-left-down = { $side }, noch nicht gelegt oder verdeckt: { $tokens }.
term-foggy-returned = Auf eine Hand zurückgekommen: { $tokens }.
term-foggy-choose-from = Zur Wahl: { $tokens }.
term-foggy-shop = Söldner zum Anwerben. { $coins }
term-foggy-shop-more = ? und der Name eines Söldners sagt, was er tut
term-foggy-price = { $cost } für 1 { $gives }
term-foggy-in-band = schon bei dir: { $count }
term-foggy-hired = jetzt angeworben: { $count }
term-foggy-copies = es gibt { $count }
term-your-cards = Deine Karten: { $cards }
term-glory-legend = Inseln A bis F; +: Piratenfeld, #: Schatztruhe, o: Fass, ~: Sturm; R, G, Y, B: Piraten und Schiffe in Rot, Grün, Gelb, Blau (klein: wird gerade versetzt; ': zweite Runde um die Inseln); *: jetzt wählbar, auf See mit der Entfernung
term-glory-home = Hafen
term-glory-compass = Kompass
term-glory-wreck = Wrack { $size }
term-glory-glory = Ruhm
term-glory-track = Leiste
term-glory-left = Sinkt in
term-glory-barrels = Fässer
term-glory-pirates = Piraten
term-glory-treasures = Schätze
term-glory-wrecks = Wracks
term-glory-sunk = gesunken
term-glory-line = Ruhm { $glory }, Leiste { $track }, sinkt in { $left }, Fässer { $barrels }, Piraten { $pirates }, Schätze { $treasures }
term-glory-line-sunk = Ruhm { $glory }, in Runde { $round } gesunken
term-glory-hand = Hand { $cards }
term-glory-pile = Zugstapel { $cards }
term-glory-discards = abgelegt { $cards }
term-glory-played = spielt { $card }
term-glory-chosen = hat gewählt
term-glory-own = Deine Schätze: { $list }. Ihre Sätze sind { $glory } Ruhm wert.
term-glory-own-wrecks = Deine Wrackplättchen: { $list }.
term-glory-order = Zugreihenfolge: { $list }
term-glory-island = { $letter } { $name }, { $prizes } Ruhm: { $list }{ $empty ->
        [0] voll
        [one] { $empty } Feld frei
       *[other] { $empty } Felder frei
    }
term-glory-supply = Fässer im Vorrat: { $count }.
term-glory-seen = Wrack, { $space }: { $tokens }
term-forced = Für dich gespielt, weil nichts anderes möglich war: { $what }
term-more = { $count ->
    [one] 1 weitere; tippe alle, um sie zu sehen
   *[other] { $count } weitere; tippe alle, um sie zu sehen
}
term-score = Schlusswertung
term-recorded = Die Aufzeichnung ist { $file }. Waren die Würfel fair? tortuga verify { $file }
term-recorded-typed = Die Aufzeichnung ist { $file }.
term-left = Die Partie steht in { $file }. So geht sie weiter:
term-left-unrecorded = Die Partie endet hier; niemand hat sie aufgezeichnet. Mit --record DATEI geht sie ein andermal weiter.

## Im Terminal: Antworten

term-nudge = { $count ->
    [one] Tippe 1 für die einzige Wahl oder ? für Hilfe.
   *[other] Tippe eine Zahl von 1 bis { $count }, eine Aktion in Notation oder ? für Hilfe.
}
term-not-understood = "{ $word }" kenne ich nicht. Tippe eine Zahl oder ? für Hilfe.
term-wrong-length = "{ $word }" braucht andere Wörter dahinter.
term-bad-word = "{ $word }" passt hier nicht.
term-example = Zum Beispiel: { $example }
term-refused = Nicht erlaubt: { $reason } ({ $rule }).
term-rule-which = Nenne eine Regel, etwa { $rule }.
term-rule-english = (Regeltext auf Englisch)
term-log-earlier = { $count } frühere Zeilen; tippe verlauf alles, um sie zu sehen
term-undone = Zurückgenommen: { $what }
term-undo-nothing = Von dir gibt es nichts zurückzunehmen.
term-undo-chance = Zu spät zum Zurücknehmen: danach kamen Würfel oder Karten.
term-undo-other = Zu spät zum Zurücknehmen: { $name } war seitdem am Zug.
term-undo-together = Zu spät zum Zurücknehmen: jetzt haben alle gewählt.
term-undo-answered = Zu spät zum Zurücknehmen: andere durften darauf antworten.
term-undo-learned = Zu spät zum Zurücknehmen: du hast dabei etwas Verdecktes gesehen.
term-help-choose = 3 oder { $example }: wählen, mit der Zahl oder in Notation
term-help-explain = ? 3 oder ? { $example }: was eine Wahl bedeutet oder warum sie nicht erlaubt ist
term-help-hint = h oder tipp: was ein Kapitän an deiner Stelle täte, und warum
term-help-all = alle: jede Wahl, wenn die Liste gekürzt ist
term-help-board = b oder plan: alles noch einmal zeichnen
term-help-log = verlauf: was zuletzt geschah; verlauf alles: von Anfang an
term-help-undo = z oder zurück: deine letzte Entscheidung zurücknehmen, solange nichts daraus gefolgt ist
term-help-rules = regel { $rule }: was eine Regel sagt
term-help-cards = ? und der Name einer sichtbaren Karte: was sie tut; ? Ablagestapel: was dort liegt
term-help-tokens = C3 allein genügt für at C3; ? und der Name eines Charakters oder Feldes: was er tut, was dort liegt
term-help-glory = 2,4 allein genügt für put 2,4; ? und der Name einer Karte (red-3a), eines Feldes (2,4), eines Symbols, einer Insel oder eines Spielers: was es ist
term-help-windows = Wenn eine Wildkarte gespielt werden darf, geht der Bildschirm an den, der antworten kann. An einem Bildschirm sehen alle, wer gefragt wurde; nur über ein Netz sieht es niemand.
term-help-quit = e oder ende: aufhören; eine aufgezeichnete Partie geht ein andermal weiter

## Im Terminal: Bots, die nachdenken, und Rat

term-thinks = { $name } denkt nach
term-hint-only = Etwas anderes gibt es nicht zu tun: { $what }
term-hint-tried = versucht
term-hint-chance = Chance

## Im Terminal: mehrere Leute, und ihr eigenes Glück

term-hand-over = Gib weiter an { $name }. Drücke Enter.
term-hand-over-bot = Jemand zieht für { $name }, einen Bot. Drücke Enter.
term-luck-help = Tippe, was kam: { $hint }. Oder e zum Aufhören.
term-understood = { $what } Drücke Enter, wenn das stimmt, oder tippe es noch einmal.
