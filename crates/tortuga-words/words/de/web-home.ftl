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

## Startseite

web-lead = Rück einen Stuhl heran.
web-lead-2 = Die Karte liegt auf dem Tisch.
web-intro = Vier Brettspiele, streng nach Regelbuch. Öffne eine Schachtel und spiel sofort gegen Bots, oder schick Freunden einen Link. Ein Konto brauchst du nicht.
web-games = Die vier Spiele
web-code = Code oder Link eines Tisches
web-code-example = Code oder Link
web-join-wrong = Das ist weder der Code eines Tisches noch sein Link.
button-join = Mitspielen
button-play-now = Jetzt spielen
button-invite = Einladen
button-set-up = Einrichten
web-box-grog-island = Biete mit Würfeln, handle beim Passen, besetze die Ruhesitze der Piraten.
web-box-grog-island-players = 2–4 Personen
web-box-grog-island-time = etwa 60 Min.
web-box-grog-island-by = von Rieneck, 2014
web-box-glory-islands = Eine Runde um sechs Inseln. Wer weit segelt, zahlt dafür.
web-box-glory-islands-players = 2–4 Personen
web-box-glory-islands-time = etwa 40 Min.
web-box-glory-islands-by = von Fühler, 2021
web-box-groo = Bau eine Stadt mit sieben Punkten, bevor Groo vorbeischaut.
web-box-groo-players = 2–4 Personen
web-box-groo-time = etwa 30 Min.
web-box-groo-by = Whitman und Aragonés, 1997
web-box-foggy-island = Zwei Tierclans, sechsunddreißig Felder und Wetter, das sie verbirgt.
web-box-foggy-island-players = 2 oder 4 Personen
web-box-foggy-island-time = etwa 35 Min.
web-box-foggy-island-by = alle fünf Spielarten
web-foot-luck = Jeder Wurf lässt sich nach dem Spiel nachprüfen
web-foot-rules = Jedes „Nein“ nennt seine Regel
web-foot-bots = Fünf Stufen für Bots, vom Neuling bis zum Admiral
web-foot-words = Deutsch und Englisch

## Listen von Tischen

web-your-tables = Deine Tische
web-no-tables = Du sitzt noch an keinem Tisch.
web-no-tables-about = Öffne eine Schachtel oder komm über einen Link zu Freunden.
web-more-tables = Alle deine Tische, { $count } weitere
web-open-tables = Offene Tische
web-watchable-tables = Spiele zum Zuschauen
web-tables-about = Was auf dich wartet, steht zuerst.
web-tables-on = Wo du sitzt
web-tables-over = Beendete Spiele
web-with-bots = mit Bots
web-go-move = Du bist dran
web-go-look = Hinschauen
web-go-lobby = Zum Tisch
web-go-replay = Ansehen
web-go-sit = Mitspielen
web-go-watch = Zuschauen
web-stands-turn = Du bist dran, seit { $span }.
web-stands-until = Du bist dran. Deine Zeit endet in { $span }.
web-stands-late = Du bist dran, und deine Zeit ist um.
web-stands-on = Andere spielen. Der letzte Zug war vor { $span }.
web-stands-full = Alle sitzen. Wer den Tisch eröffnet hat, kann anfangen.
web-stands-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
web-stands-over = Zu Ende seit { $span }.
web-span-moment = unter einer Minute
web-span-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
web-span-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
web-span-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
web-since-moment = einem Moment
web-since-minutes = { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
}
web-since-hours = { $count ->
    [one] einer Stunde
   *[other] { $count } Stunden
}
web-since-days = { $count ->
    [one] einem Tag
   *[other] { $count } Tagen
}
web-tempo-is-none = Keine Uhr.
web-tempo-is-live = Je { $bank }, { $increment } s mehr nach jeder Entscheidung.
web-tempo-is-slow = { $span } für jede Entscheidung.

## Einen Tisch einrichten

web-new-about = Wähle, wie ihr spielt. Alle am Tisch sehen es.
web-rulings = Auslegungen zum Umschalten ({ $count })
web-company = Gesellschaft
web-with = Spielen mit
web-with-friends = Freunden
web-with-friends-about = Du bekommst einen Link zum Verschicken. Freie Plätze können Bots nehmen.
web-with-bots-now = Bots
web-with-bots-about = Alle anderen Plätze nehmen Bots, und es geht sofort los.
web-levels-about = Von der ersten Fahrt bis zum Flaggschiff.
button-begin = Anfangen
web-terms = Am Tisch
web-clock = Uhr
web-pace-none = keine
web-pace-live = in einem Zug
web-pace-slow = über Tage
web-pace-none-about = Alle nehmen sich die Zeit, die sie brauchen.
web-pace-live-about = Alle sitzen am Tisch. Ist die Zeit um, spielt ein Bot weiter.
web-pace-slow-about = Man schaut ab und zu vorbei und erfährt, wenn man dran ist.
web-bank = Zeit für das Spiel
web-bank-about = Für jede Person.
web-increment = Zugabe
web-increment-about = Nach jeder Entscheidung.
web-hours = Zeit je Entscheidung
web-hours-about = Danach spielt ein Bot weiter, bis du zurückkommst.
web-seconds = { $count } Sek.
web-window = Antwortfenster
web-window-about = So lange warten alle auf Wild-Karten, wer auch immer eine hat.
web-public = In der Liste
web-public-about = Öffentliche Tische stehen bei allen auf der Startseite.
web-public-yes = öffentlich
web-public-no = nur per Link
web-watchers = Zuschauen
web-watchers-about = Wer zuschaut, sieht, was alle sehen, keine Hände.
web-watchers-yes = erlaubt
web-watchers-no = niemand
web-edition = Ausgabe
web-edition-about = Die gedruckten Zahlen: die übliche Schachtel oder deine eigene.
web-edition-standard = üblich
web-edition-own = aus einer Datei
web-edition-file = Datei der Ausgabe

## Vor dem Spiel

web-lobby-host = Du hast eingerichtet; alle sehen dieselben Einstellungen.
web-seat-host = du, am Steuer
web-seat-here = ist da
web-seat-gone = ist weg
web-colour-white = Weiß
web-colour-red = Rot
web-colour-purple = Lila
web-colour-black = Schwarz
web-colour-green = Grün
web-colour-yellow = Gelb
web-colour-blue = Blau
web-qr = Der Link als QR-Code, zum Einlesen mit dem Telefon
web-stand-in-about = Ist jemandes Zeit um, spielt ein Bot für ihn weiter.
web-start-why = Verschick den Link oder gib die freien Plätze an Bots.
web-start-why-guest = Nimm Platz, wenn du magst.
web-talk = Gespräch
button-kick = Wegschicken
button-swap = Mit dem nächsten tauschen

## Ich

web-me = Du
web-me-about = Ein Name genügt. Mit Passwort gehört er überall dir.
web-password = Passwort
web-new-password = Neues Passwort
web-old-password = Altes Passwort
web-claim = Behalte deinen Namen
web-claim-about = Mit Passwort kann niemand sonst deinen Namen nehmen, und du findest deine Spiele in jedem Browser wieder.
button-claim = Namen beanspruchen
web-sign-in = Anmelden
web-sign-in-about = Du hast schon einen Namen beansprucht. Die Spiele dieses Browsers kommen mit.
button-sign-in = Anmelden
web-change-password = Anderes Passwort
web-change-password-about = Alle anderen Browser werden abgemeldet.
button-change = Ändern
web-password-changed = Geändert.
web-sign-out = Abmelden
web-sign-out-about = Dein Name gehört dir. Hier bist du dann wieder Gast.
button-sign-out = Hier abmelden
button-sign-out-everywhere = Überall abmelden
web-notices = Nachrichten
web-notices-about = Wenn du an einem langsamen Tisch dran bist. Was dieser Server verschicken kann, bestimmt, wer ihn betreibt.
web-notice-mail = Per Mail an
web-notice-webhook = An eine Webadresse
web-quiet = Ruhezeit
web-quiet-from = Ruhe von
web-quiet-to = Ruhe bis
web-my-data = Deine Daten
web-my-data-about = Name, Anmeldungen, Nachrichten, was du gesagt hast, und deine Tische mit ihren Aufzeichnungen.
button-export = Alles herunterladen
button-delete-me = Konto löschen
web-delete-me = Für immer gehen?
web-delete-me-about = Du gibst alle laufenden Spiele auf. Deine Spiele bleiben, ohne deinen Namen. Was du gesagt hast, verschwindet. Das lässt sich nicht zurücknehmen.
button-stay = Bleiben

## Spiele in diesem Browser

web-saved-here = Spiele in diesem Browser
web-stands-kept = Hier aufgehoben, seit { $span }.
web-go-resume = Weiterspielen
button-forget = Wegwerfen
web-with-here = Bots, in diesem Browser
web-with-here-about = Ohne Server: Regeln und Bots sind in der Seite, und das Spiel bleibt hier.
web-with-hot-seat = ein Gerät für alle
web-with-hot-seat-about = Das Gerät geht von Hand zu Hand. Was nur eine Person sehen darf, bleibt dazwischen verborgen.
web-names = Wer spielt
web-names-about = Einen Platz ohne Namen nimmt ein Bot.
web-name-or-bot = ein Bot
