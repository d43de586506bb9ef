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
