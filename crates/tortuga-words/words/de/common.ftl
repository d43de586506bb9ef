# Wörter, die alle Spiele teilen.

## Was `tortuga simulate` berichtet

report-games = Partien
report-actions = Aktionen
report-seconds = Sekunden
report-games-per-second = Partien pro Sekunde
report-actions-per-second = Aktionen pro Sekunde
report-seat = Sitz
report-win-share = Siegquote
report-mean-score = Mittlere Punktzahl
report-spread = Streuung
report-length = Länge einer Partie
report-endings = Beendet durch

## Regeln

rule-unknown = Es gibt keine Regel { $id }
rule-closest = Gemeint war vielleicht { $ids }?
