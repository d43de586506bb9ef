### Startseite, Einrichten, Warteraum, Personen, Einstellungen

## Die Leiste oben

web-nav = Hauptmenü
web-nav-play = Spielen
web-nav-tables = Meine Tische
web-nav-replays = Aufzeichnungen
web-nav-rules = Regeln
web-choose-name = Wähle einen Namen

## Einstellungen

web-settings = Einstellungen
web-settings-about = In diesem Browser gemerkt, für alle Tische.
web-on = an
web-off = aus
web-as-system = wie das System
web-language-about = Worin hier alles geschrieben steht.
web-lang-en = Englisch
web-lang-de = Deutsch
web-theme-about = Die Karte bei Tageslicht oder unter einer Lampe.
web-day = Tag
web-night = Nacht
web-motion = Bewegung
web-motion-about = Ohne sie wird sofort markiert, was sich geändert hat.
web-motion-reduced = wenig
web-sound = Ton
web-sound-about = Du bist dran, Würfel, eine Figur, das Ende.
web-hints = Tipps
web-hints-about = Biete Rat an, während ich spiele. Er kommt nur auf Wunsch.
