### Partien in der Seite, ohne Server

web-here-title = In diesem Browser
web-here-nothing = Diese Partie gibt es in diesem Browser nicht.
web-here-turn = { $name } ist am Zug
web-here-hidden = Gib das Gerät weiter. Vom Tisch ist nichts zu sehen, bis sich die nächste Person meldet.
web-here-i-am = Ich bin { $name }
web-here-next = Als Nächstes: { $name }
web-here-pass-on = Gerät weitergeben
