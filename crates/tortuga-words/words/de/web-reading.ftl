### Regeln und Wiedergabe im Browser

web-rules = Regeln
web-rules-about = Was das Programm tut, Regel für Regel, jede mit ihrer Kennung.
web-rules-coming = Die Regeln werden geholt.
web-rules-missing = Die Regeln ließen sich nicht holen.
web-rules-contents = Inhalt
web-rules-search = Regeln durchsuchen
web-rules-search-about = Ein Wort oder eine Kennung
web-rules-hits = { $count ->
    [0] Nichts gefunden
    [one] 1 Stelle gefunden
   *[other] { $count } Stellen gefunden
}
web-rules-nothing = Keine Stelle dieser Regeln enthält alle diese Wörter.
web-rules-nothing-about = Versuch es mit weniger Wörtern oder einem Teil davon.
web-rules-english = Der Text der Regeln ist leider nur auf Englisch da. Die deutschen Begriffe stehen am Ende; suchen kannst du auch danach.
web-rules-ruling = unsere Auslegung
web-rules-example = Beispiel
web-rules-switch = umschaltbar: { $key }
button-again = Noch einmal versuchen

web-replay = Aufzeichnungen
web-replay-one = Aufzeichnung
web-replay-about = Sieh dir eine beendete Partie noch einmal an: jeden Moment, von jedem Platz.
web-replay-coming = Die Aufzeichnung wird geholt.
web-replay-not-over = Diese Partie läuft noch.
web-replay-not-over-about = Die Aufzeichnung enthält die Karten von allen, deshalb gibt es sie erst am Ende.
web-replay-to-table = Zum Tisch
web-replay-sorry-about = Prüf den Link, oder öffne die Aufzeichnung als Datei.
web-replay-other = Eine andere Aufzeichnung wählen
web-replay-unreadable = Diese Aufzeichnung lässt sich nicht zeigen. { $error }
web-replay-other-edition = Diese Partie wurde mit gedruckten Angaben gespielt, die diese Seite nicht hat.
web-replay-other-rules = Diese Partie wurde nach einer anderen Fassung der Regeln gespielt.
web-replay-file = Aus einer Datei
web-replay-file-about = Lass eine Aufzeichnung hier fallen oder wähl eine aus. Sie bleibt in deinem Browser.
web-replay-choose-file = Datei wählen
web-replay-mine = Deine beendeten Partien
web-replay-none = Noch keine. Sobald eine deiner Partien zu Ende ist, steht sie hier.
web-replay-here = In diesem Browser gespielt
web-replay-luck-fair = Glück geprüft: { $fair } von { $draws } Ziehungen
web-replay-luck-unfair = Glück nicht wie versprochen: { $fair } von { $draws }
web-replay-luck-none = Glück: eigene Würfel
web-replay-luck-secret = Glück noch nicht prüfbar
web-replay-luck-about = Jeder Wurf und jede gezogene Karte wurde auf dieser Seite neu berechnet, aus dem Geheimnis, das vor der Partie versprochen war.
web-replay-viewpoint = Blickwinkel
web-replay-open = Alles offen
web-replay-spectator = Wie Zuschauer es sahen
web-replay-as = Wie { $name } es sah
web-replay-controls = Wiedergabe
web-replay-scrub = Moment der Partie
web-replay-place = Aktion { $at } von { $end }
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-forward = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-speed = Tempo
web-replay-link = Link zu diesem Moment
web-replay-link-above = Der Link steht in der Adresszeile.
web-replay-laid = Der Tisch ist gedeckt.
web-replay-hands = Karten auf der Hand
