### Spiele in der Seite, ohne Server
