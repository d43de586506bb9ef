# Was das Terminal am Tisch eines Servers sagt.

## Auf dem Weg dorthin

online-no-address = "{ $typed }" ist keine Adresse eines Servers. Tippe http://host:port oder den Link eines Tisches.
online-nobody = Unter { $server } antwortet niemand. Läuft der Server, und stimmt die Adresse?
online-not-trusted = Dem Zertifikat von { $server } ist nicht zu trauen, also wurde nichts dorthin geschickt.
online-no-tortuga = Unter { $server } antwortet jemand, aber kein Tortuga-Server.
online-moved = Dieser Server will unter einer anderen Adresse gerufen werden: { $to }
online-busy = Der Server hat Schwierigkeiten (Status { $status }). Versuche es später.
online-broken = Der Server ist nicht zu erreichen: { $why }.
online-other-version = Der Server spricht eine andere Fassung des Protokolls als dieses Programm ({ $version }). Nimm auf beiden Seiten dieselbe Fassung von Tortuga.
online-problem-other-version = Der Server spricht eine andere Fassung des Protokolls als dieses Programm. Nimm auf beiden Seiten dieselbe Fassung von Tortuga.
online-problem-no-guest = Der Server kennt dich nicht. Komm mit dem Link des Tisches wieder.
online-which-game = Welches Spiel? Nenne eines von { $what } oder gib den Link eines Tisches an.
online-not-with-link = { $what }: ein Link führt zu einem Tisch, den es schon gibt; lass das weg.
online-not-with-address = { $what }: zusehen kann man nur an einem Tisch, den es gibt; gib seinen Link an.
online-too-many-bots = --bots: neben dir ist auf { $seats } Plätzen Raum für { $bots } Bots
online-password = Passwort von { $name }:
online-name-claimed = Hier heißt du { $name }, und dieser Name ist für dich belegt. Lass --name weg, oder nimm mit --session DATEI eine andere Sitzung.

## Vor dem Spiel

online-free = frei
online-away = nicht hier
online-gather-host = Schick deinen Freunden den Link. bot { $seat } kapitän setzt einen Bot auf einen Platz, bots auf alle freien; los beginnt, ? sagt mehr.
online-gather-full = Alle Plätze sind besetzt. Tippe los, um zu beginnen; ? sagt mehr.
online-gather-guest = Das Spiel beginnt, wenn es sagt, wer den Tisch aufgemacht hat. aufstehen verlässt deinen Platz; ? sagt mehr.
online-gather-watch = Du hast keinen Platz. sitz nimmt einen freien; ? sagt mehr.
online-gather-nudge = Das Spiel hat noch nicht begonnen. Tippe ? für das, was du tun kannst.
online-unknown = "{ $word }" kenne ich nicht. Tippe ? für das, was du tun kannst.
online-only-here = Der Link gilt nur auf diesem Rechner. Für Freunde anderswo muss der Server unter einer Adresse zu erreichen sein, die auch sie haben.
online-no-free-seat = Kein Platz ist frei.
online-begins = Das Spiel beginnt.

## Am Tisch

online-table = Der Tisch: { $link }
online-clocks = Zeit übrig: { $list }
online-no-clocks = An diesem Tisch gibt es keine Uhren.
online-window = Ein Antwortfenster: antworte jetzt, und ändere es, bis das Fenster schließt. moment bittet um Zeit, passe an lehnt bis zu deiner nächsten Entscheidung ab.
online-window-alone = Du kannst jetzt antworten; lass dir Zeit. passe an lehnt bis zu deiner nächsten Entscheidung ab.
online-kept = Deine Antwort ist notiert; du kannst sie ändern, bis das Fenster schließt.
online-passes = Du passt in jedem Fenster bis zu deiner nächsten Entscheidung.
online-passes-no-more = In Fenstern wirst du wieder gefragt.
online-nothing-asked = Du wirst gerade nichts gefragt. Tippe ? für das, was du tun kannst.
online-hint-thinks = Ein Kapitän denkt an deiner Stelle nach.
online-line-broke = Die Leitung zum Server ist gerissen. Sie wird neu geknüpft; nichts von dir geht verloren.
online-line-back = Der Server ist wieder da.
online-came = { $name } ist da.
online-went = { $name } ist gegangen.
online-resigned = { $you ->
    [yes] Du hast aufgegeben. Ein Bot spielt für dich weiter.
   *[no] { $name } gibt auf. Ein Bot spielt weiter.
}
online-stood-in = { $you ->
    [yes] Deine Zeit ist um: ein Bot spielt jetzt für dich. Tippe wiederkommen, um deinen Platz zurückzunehmen.
   *[no] Die Zeit von { $name } ist um: ein Bot spielt weiter.
}
online-plays-again = { $you ->
    [yes] Du spielst wieder selbst.
   *[no] { $name } spielt wieder.
}
online-stopped = Alle haben sich auf eine Unterbrechung geeinigt. weiter setzt das Spiel fort.
online-goes-on = Das Spiel geht weiter.
online-wish-stop = { $you ->
    [yes] Du möchtest eine Weile unterbrechen. Alle müssen zustimmen; stopp nein nimmt es zurück.
   *[no] { $name } möchte eine Weile unterbrechen. Tippe stopp, wenn du zustimmst.
}
online-wish-abandon = { $you ->
    [yes] Du möchtest das Spiel ohne Sieg beenden. Alle müssen zustimmen; abbrechen nein nimmt es zurück.
   *[no] { $name } möchte das Spiel ohne Sieg beenden. Tippe abbrechen, wenn du zustimmst.
}
online-sure-resign = Gibst du endgültig auf? Tippe noch einmal aufgeben.
online-sure-abandon = Das Spiel würde ohne Sieg enden. Tippe noch einmal abbrechen, wenn du das willst.

## Das Ende und der Abschied

online-ended-resignation = Das Spiel ist vorbei: alle bis auf eine Seite haben aufgegeben.
online-ended-abandonment = Das Spiel ist ohne Sieg vorbei: alle waren dafür.
online-ended-closed = Der Tisch wurde geschlossen.
online-over = aufzeichnung DATEI behält die Aufzeichnung, revanche spielt noch einmal mit denselben Leuten, ende verlässt den Tisch.
online-rematch-open = Dieselben Leute können noch einmal spielen: tippe revanche. { $link }
online-goes-over = Auf zum neuen Tisch: { $link }
online-left = Du hast den Tisch verlassen. Der Server hält deinen Platz frei; so kommst du zurück:
online-left-over = Gute Fahrt!

## Was man tippen kann

online-help-before-host = los: beginnen; bot 2 kapitän: ein Bot auf Platz 2; bots: Bots auf alle freien Plätze; raus 2: wer dort sitzt, geht; tausch 1 3: zwei Plätze tauschen. All das kann nur, wer den Tisch aufgemacht hat.
online-help-before = sitz 2, sitz: einen Platz nehmen; aufstehen: ihn verlassen; plätze: wer wo sitzt; link: was Freunde öffnen
online-help-talk = sag TEXT: mit allen am Tisch reden. Kommt etwas dazwischen, während du tippst, zeigt Strg-R deine Zeile wieder.
online-help-clocks = uhren: die Zeit von allen; plätze: wer wo sitzt; link: was Freunde öffnen
online-help-windows = In einem Antwortfenster: eine Wahl antwortet, eine andere ändert es; moment: mehr Zeit für alle; passe an, passe aus: bis zu deiner nächsten Entscheidung ablehnen oder nicht mehr
online-help-wishes = aufgeben: aufgeben; stopp, abbrechen: für eine Unterbrechung oder für das Ende ohne Sieg sein; weiter: nach einer Unterbrechung; wiederkommen: den Platz vom Bot zurücknehmen
online-help-over = aufzeichnung DATEI: die Aufzeichnung behalten, wenn das Spiel vorbei ist; revanche: noch einmal spielen
online-help-leave = e oder ende: gehen; der Server hält deinen Platz frei
