### Startseite, Einrichten, Warteraum, Personen, Einstellungen
