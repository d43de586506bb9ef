### Am Tisch im Browser

web-pencil-ahead = Für deinen Zug vorgemerkt. Ist es dann erlaubt, liegt es bereit.

## Neben dem Tisch

web-side = Protokoll, Gespräch und Regeln
web-views = Was zu sehen ist
web-view-table = Tisch
web-since = seit deinem letzten Zug
web-chat = Gespräch
web-unread = ungelesen
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-begin = Alle am Tisch lesen, was du hier schreibst.
web-chat-off = Das Gespräch ist für dich aus: Wer zusammenspielt, redet nicht, solange die Partie läuft.
web-chat-onlookers = Von den Zuschauenden
web-say = Sag etwas zum Tisch
web-send = Senden
web-about-saying = Mehr zu dem, was { $name } sagt
web-mute = Von dieser Person nichts mehr hören
web-unmute = Diese Person wieder hören
web-report = Melden
web-reported = Gemeldet. Wer den Server betreibt, sieht es sich an.
web-time-left = Zeit übrig: { $time }

## Das Menü

web-menu = Menü
web-menu-settings = Einstellungen
web-sound-is-on = Ton ist an
web-sound-is-off = Ton ist aus
web-leave = Verlassen
web-leave-about = Dein Platz bleibt deiner: Komm mit demselben Link zurück.
web-resign = Aufgeben
web-resign-sure = Gibst du auf?
web-resign-about = Ein Bot spielt für dich weiter. Das lässt sich nicht zurücknehmen.
web-resign-yes = Ich gebe auf
web-resign-no = Weiterspielen
web-offer-stop = Pause vorschlagen
web-offer-stop-back = Doch keine Pause
web-offer-abandon = Abbruch ohne Sieger vorschlagen
web-offer-abandon-back = Doch kein Abbruch
web-for-it = Dafür: { $names }. Alle müssen zustimmen.
web-agree = Zustimmen

## Neben den Regeln

web-stood-in = Deine Zeit war um: Ein Bot spielt für dich.
web-come-back = Selbst weiterspielen
web-stopped = Alle haben einer Pause zugestimmt.
web-go-on = Weiter
web-wishes-stop = Für eine Pause: { $names }.
web-wishes-abandon = Für einen Abbruch ohne Sieger: { $names }.
web-ended-resignation = Alle bis auf eine Seite haben aufgegeben.
web-ended-abandonment = Die Partie ist ohne Sieger zu Ende: Alle haben zugestimmt.
web-ended-closed = Der Tisch wurde geschlossen.
web-seat-resigned = hat aufgegeben; ein Bot spielt weiter
web-seat-stood-in = ein Maat spielt für { $name }
web-seat-away = nicht da
web-plate-bot = Bot · { $level }

## Tasten

web-keys = Tasten
web-key-tab = von einem Teil des Tisches zum nächsten
web-key-arrows = auf dem Brett und in Listen
web-key-enter = wählen; dann spielen, was mit Bleistift dasteht
web-key-esc = das Vorgezeichnete verwerfen
web-key-numbers = zu einem Knopf gehen; Enter drückt ihn
web-key-u = zurücknehmen
web-key-h = Rat
web-key-w = noch einmal zeigen, was sich geändert hat
web-key-l = zum Protokoll
web-key-help = diese Liste

## Das Ende

web-rematch = Revanche
web-rematch-go = Zur Revanche
web-replay-this = Noch einmal ansehen
web-share = Teilen
web-rank = { $rank ->
    [1] Platz eins
    [2] Platz zwei
    [3] Platz drei
   *[other] Platz vier
}
web-other-points = andere Punkte
web-luck-open = Das Glück stand vor dem ersten Wurf fest. Sein Geheimnis ist jetzt offen; das Versprechen war
web-luck-check = Prüfen
web-luck-fair = { $count } Ergebnisse nachgerechnet: Alle stimmen.
web-luck-unfair = Die Aufzeichnung passt nicht zum Versprechen.

# Looking back from a line of the log.
web-no-picture = Von diesem Moment hat diese Seite kein Bild. Die Aufzeichnung zeigt ihn, wenn die Partie vorbei ist.
web-looking-back = Du siehst einen früheren Moment.
web-to-now = Zurück zu jetzt
web-entry-about = Zeigt den Plan, wie er damals war
web-new-game = Eine neue Partie
