# Words that every game shares.

## What `tortuga simulate` reports

report-games = Games
report-actions = Actions
report-seconds = Seconds
report-games-per-second = Games per second
report-actions-per-second = Actions per second
report-seat = Seat
report-win-share = Win share
report-mean-score = Mean score
report-spread = Spread
report-length = Length of a game
report-endings = Ended by

## Rules

rule-unknown = There is no rule { $id }
rule-closest = Did you mean { $ids }?
