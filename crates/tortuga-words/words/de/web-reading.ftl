### Regeln und Wiedergabe im Browser
