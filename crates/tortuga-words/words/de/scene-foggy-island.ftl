# Foggy Island am Tisch: Fragen, Möglichkeiten, Inselplan und Verlauf.

## Namen und Zahlen

foggy-island-title = Foggy Island
foggy-island-seat = Spieler { $number }
foggy-island-round = Runde { $round } von { $rounds }
foggy-island-round-additional = Zusatzrunde { $count }
foggy-island-round-plain = Runde { $round }
foggy-island-set-up = Aufbau
foggy-island-over = Spielende
foggy-island-and = { $first } und { $last }
foggy-island-or = { $first } oder { $last }
foggy-island-none = keine
foggy-island-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
foggy-island-coins = { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
foggy-island-tokens = { $count } Plättchen
foggy-island-token-down = { $token } (verdeckt)
foggy-island-token-unknown = ein verdecktes Plättchen

## Phasen

foggy-island-step-first = Startspieler
foggy-island-step-quick-weather = Wetter des Spiels
foggy-island-step-hire = Anwerben
foggy-island-step-deal = Austeilen
foggy-island-step-hand = Starthand
foggy-island-step-weather = Wetter
foggy-island-step-turns = Züge

## Fragen an dich

foggy-island-ask-hire = Wirb Söldner an, oder beende das Anwerben.
foggy-island-ask-pick = Wähle noch { $count } Plättchen für deine Starthand.
foggy-island-ask-weather = Wähle das Wetter dieser Runde.
foggy-island-ask-fog = Entferne eine Nebeltafel.
foggy-island-ask-frog = { $token } ziehen oder stehen lassen?
foggy-island-ask-settle = { $token } auf eines der zwei Felder absetzen.
foggy-island-ask-place = Lege ein Plättchen von deiner Hand.
foggy-island-ask-tile = Wähle ein Feld: { $token }.
foggy-island-ask-pair = Wähle zwei Felder: { $token }.
foggy-island-ask-take-back = Welches deiner Plättchen kommt auf die Hand zurück?
foggy-island-ask-swap = Womit wird vertauscht: { $token }?
foggy-island-ask-prairie = Zwei Plättchen neben { $token } vertauschen?
foggy-island-ask-snake = Welches gegnerische Plättchen wird ausgetauscht?
foggy-island-ask-replace = Welches Plättchen kommt stattdessen auf { $tile }?
foggy-island-ask-over = Das Spiel ist vorbei.

## Eine Tatsache daneben

foggy-island-fact-hire = Noch { $coins }. Was du behältst, zählt am Ende.
foggy-island-fact-hire-gift = Noch { $coins }. Was du nicht ausgibst, geht in den Vorrat zurück.
foggy-island-fact-hire-earned = Noch { $coins }. Am Ende zählen alle verdienten Münzen.
foggy-island-fact-pick = Die Charaktere kommen der Reihe nach: Zu einem früheren geht es nicht zurück.
foggy-island-fact-weather = Du hast { $one } und { $other } gezogen. Die andere Karte kommt unter den Stapel.
foggy-island-fact-weather-alike = Beide Karten zeigen dasselbe: { $one }.
foggy-island-fact-fog = Kein Feld ist frei. Danach legst du weiter.
foggy-island-fact-frog = Er sitzt auf { $tile }. Das verlassene Feld ist sofort frei.
foggy-island-fact-settle = Das andere Feld ist sofort frei.
foggy-island-fact-settle-early = { $you ->
        [yes] Kein Feld ist frei und du musst legen, also jetzt schon.
       *[no] Kein Feld ist frei und { $name } muss legen, also jetzt schon.
    }
foggy-island-fact-place = { $count ->
        [one] Das letzte Plättchen dieses Zuges.
       *[other] In diesem Zug noch zu legen: { $count }.
    }
foggy-island-fact-place-foggy = Grundcharaktere verdeckt, Söldner wie du willst.
foggy-island-fact-tile-down = Es liegt verdeckt und nutzt keine Fähigkeit.
foggy-island-fact-pair = Beide sind bis zu deinem nächsten Zug besetzt.
foggy-island-fact-take-back = Dann kommt ein anderes von deiner Hand auf sein Feld.
foggy-island-fact-swap = Du musst vertauschen.
foggy-island-fact-snake = { $you ->
        [yes] Du wählst dann, was stattdessen hinkommt.
       *[no] { $name } wählt dann, was stattdessen hinkommt.
    }
foggy-island-fact-replace = Zurück auf deine Hand: { $token }.

## Warten auf andere

foggy-island-wait-first = Der Startspieler wird bestimmt.
foggy-island-wait-quick-weather = Das Wetter des Spiels wird gezogen.
foggy-island-wait-deal = Die Plättchen werden ausgeteilt.
foggy-island-wait-draw-weather = { $you ->
        [yes] Du ziehst Wetterkarten.
       *[no] { $name } zieht Wetterkarten.
    }
foggy-island-wait-open = Die Nebeltafeln werden gelegt.
foggy-island-wait-draw = { $you ->
        [yes] Du ziehst ein Plättchen.
       *[no] { $name } zieht ein Plättchen.
    }
foggy-island-wait-hire = Es werben noch an: { $names }.
foggy-island-wait-pick = Es wählen noch: { $names }.
foggy-island-wait-weather = { $name } wählt das Wetter.
foggy-island-wait-fog = { $name } entfernt eine Nebeltafel.
foggy-island-wait-frog = { $name } darf ziehen: { $token }.
foggy-island-wait-settle = { $name } setzt ab: { $token }.
foggy-island-wait-place = { $name } legt ein Plättchen.
foggy-island-wait-ability = { $name } entscheidet: { $token }.
foggy-island-wait-replace = { $name } tauscht das Plättchen auf { $tile } aus.

## Schilder

foggy-island-label-points = Punkte
foggy-island-label-coins = Münzen
foggy-island-label-hand = Auf der Hand
foggy-island-label-pile = Im Stapel
foggy-island-label-hired = Söldner
foggy-island-status-begins = beginnt diese Runde
foggy-island-status-turn = ist am Zug
foggy-island-status-placements = noch { $count } zu legen
foggy-island-status-extras = im nächsten Zug { $count } zusätzlich
foggy-island-status-done = ist fertig
foggy-island-status-hires = wirbt an

## Der Inselplan

foggy-island-tile-free = { $tile }: frei.
foggy-island-tile-fog = { $tile }: unter einer Nebeltafel.
foggy-island-tile-kept = { $tile }: besetzt von { $token } ({ $side ->
        [blue] Blau
       *[red] Rot
    }).
foggy-island-tile-up = { $tile }: { $token } von { $owner ->
        [blue] Blau
       *[red] Rot
    }, { $colour ->
        [blue] zählt für Blau
        [red] zählt für Rot
       *[neutral] zählt für niemanden
    }.
foggy-island-tile-down = { $tile }: ein verdecktes Plättchen von { $owner ->
        [blue] Blau
       *[red] Rot
    }.
foggy-island-tile-yours = Nur du weißt es: { $token }.
foggy-island-tile-may-be = Vielleicht { $tokens }: Das kam auf diese Hand zurück.
foggy-island-tile-gain = Hierher gelegt: { $gain }.
foggy-island-gain-blue = Blau { $points }
foggy-island-gain-red = Rot { $points }
foggy-island-gain-seen = { $gain }, soweit du siehst
foggy-island-gain-none = noch keine Punkte
foggy-island-quarter-fog = Im { $quarter } liegt eine Nebeltafel.
foggy-island-quarter-open = Der { $quarter } ist frei.
foggy-island-line = { $side ->
        [blue] Blau
       *[red] Rot
    }: { $tiles }, { $length } in einer Reihe: { $points }
foggy-island-line-with = { $side ->
        [blue] Blau
       *[red] Rot
    }: { $tiles }, { $length } in einer Reihe mit { $token }: { $points }
foggy-island-line-crow = { $token } von { $side ->
        [blue] Rot
       *[red] Blau
    } bringt { $share }
foggy-island-hippo-waits = { $you ->
        [yes] { $token } liegt quer über { $one } und { $other }; in deinem nächsten Zug setzt du es ab.
       *[no] { $token } von { $name } liegt quer über { $one } und { $other }, bis { $name } wieder am Zug ist.
    }
foggy-island-hippo-settles = { $you ->
        [yes] { $token } liegt quer über { $one } und { $other } und wird jetzt abgesetzt.
       *[no] { $token } von { $name } liegt quer über { $one } und { $other } und wird jetzt abgesetzt.
    }
foggy-island-side-about = { $side ->
        [blue] Blau
       *[red] Rot
    } ({ $players }): { $score }. Söldner: { $band }. Noch nicht gelegt: { $left }.
foggy-island-side-left-down = { $side ->
        [blue] Blau
       *[red] Rot
    } ({ $players }): { $score }. Söldner: { $band }. Noch nicht gelegt oder verdeckt: { $left }.
foggy-island-side-returned = Bekanntlich auf einer Hand: { $list }.
foggy-island-side-returned-foggy = Bekanntlich auf einer Hand oder verdeckt: { $list }.
foggy-island-returned = { $name } hat { $token }

## Das Wetter

foggy-island-weather-now = Wetter: { $weather }.
foggy-island-weather-later = Das Wetter ist noch nicht bekannt.
foggy-island-weather-unseen = { $count ->
        [one] { $count } Karte, die noch niemand gesehen hat
       *[other] { $count } Karten, die noch niemand gesehen hat
    }
foggy-island-weather-back = zurückgelegt: { $cards }
foggy-island-weather-hidden = unbekannt

## Wie weit es ist

foggy-island-progress = { $mode }. { $name } beginnt diese Runde.
foggy-island-ability-take-back = { $you ->
        [yes] { $token }: Du nimmst ein Plättchen daneben zurück.
       *[no] { $token }: { $name } nimmt ein Plättchen daneben zurück.
    }
foggy-island-ability-swap = { $you ->
        [yes] { $token }: Du vertauschst es mit einem Plättchen daneben.
       *[no] { $token }: { $name } vertauscht es mit einem Plättchen daneben.
    }
foggy-island-ability-prairie = { $you ->
        [yes] { $token }: Du darfst zwei Plättchen daneben vertauschen.
       *[no] { $token }: { $name } darf zwei Plättchen daneben vertauschen.
    }
foggy-island-ability-snake = { $you ->
        [yes] { $token }: Du nennst ein gegnerisches Plättchen.
       *[no] { $token }: { $name } nennt ein gegnerisches Plättchen.
    }
foggy-island-ability-replace = { $you ->
        [yes] Du tauschst das Plättchen auf { $tile } aus.
       *[no] { $name } tauscht das Plättchen auf { $tile } aus.
    }
foggy-island-shop-about = Noch { $coins } von { $all }.

## Plättchen

foggy-island-card-cost = Kostet { $coins }, dafür wird 1 { $gives } abgegeben.

## Was du tun kannst

foggy-island-do-pick = { $token } nehmen
foggy-island-do-weather = { $weather } behalten
foggy-island-about-weather = { $about } Die andere Karte kommt unter den Stapel, und nur du kennst sie.
foggy-island-do-fog = Nebeltafel im { $quarter } entfernen
foggy-island-about-fog = Ihre neun Felder sind für den Rest der Runde frei. Du legst weiter.
foggy-island-do-frog = { $token } nach { $direction } ({ $tile })
foggy-island-about-frog = Das verlassene Feld ist sofort frei, auch für dein Plättchen.
foggy-island-do-frog-stay = { $token } auf { $tile } stehen lassen
foggy-island-about-frog-stay = In deinem nächsten Zug darf er wieder ziehen.
foggy-island-do-settle = { $token } auf { $tile } absetzen
foggy-island-about-settle = Dort bleibt es. Das andere Feld ist sofort frei.
foggy-island-do-place = { $token } legen
foggy-island-do-place-up = { $token } offen legen
foggy-island-do-place-down = { $token } verdeckt legen
foggy-island-about-place-down = { $about } Verdeckt nutzt es keine Fähigkeit, doch Farbe, { $pig }, { $cat } und { $crow } zählen beim Aufdecken.
foggy-island-do-at = Auf { $tile }
foggy-island-about-at = { $token } kommt auf { $tile }.
foggy-island-do-across = Quer über { $one } und { $other }
foggy-island-about-across = Bis zu deinem nächsten Zug kann niemand die beiden Felder nutzen; dann wird es auf einem abgesetzt.
foggy-island-do-take-back = { $token } von { $tile } zurücknehmen
foggy-island-about-take-back = Es kommt auf deine Hand, und ein anderes von der Hand kommt auf sein Feld.
foggy-island-do-swap = Mit { $token } auf { $tile } vertauschen
foggy-island-about-swap = Die beiden Plättchen tauschen die Plätze. Keines nutzt eine Fähigkeit.
foggy-island-do-prairie = { $one } und { $other } vertauschen
foggy-island-about-prairie = Die beiden Plättchen tauschen die Plätze. Sonst geschieht nichts mit ihnen.
foggy-island-prairie-token = { $token } auf { $tile }
foggy-island-do-prairie-pass = Nichts vertauschen
foggy-island-about-prairie-pass = Alle Plättchen bleiben, wo sie sind.
foggy-island-do-snake = { $token } auf { $tile } nennen
foggy-island-about-snake = Die andere Seite muss es gegen eines von der Hand austauschen, nach ihrer Wahl.
foggy-island-do-replace = { $token } hinlegen
foggy-island-do-hire = { $token } anwerben ({ $coins }, für 1 { $gives })
foggy-island-do-done = Anwerben beenden
foggy-island-about-done = Was du angeworben hast, wird gezeigt, wenn alle fertig sind.
foggy-island-do-done-none = Niemanden anwerben
foggy-island-about-done-none = Du behältst Münzen und Plättchen.
foggy-island-about-done-gift = Was von den Münzen übrig ist, geht in den Vorrat zurück.

## Was dann sicher geschieht

foggy-island-out-coins = noch { $coins }
foggy-island-out-down = liegt verdeckt

## Verlauf

foggy-island-log-first = { $you ->
        [yes] Du bist Startspieler.
       *[no] { $name } ist Startspieler.
    }
foggy-island-log-quick-weather = Das Wetter des ganzen Spiels: { $weather }.
foggy-island-log-round = { $you ->
        [yes] Du beginnst Runde { $round }.
       *[no] { $name } beginnt Runde { $round }.
    }
foggy-island-log-round-additional = { $you ->
        [yes] Gleichstand: Du beginnst eine Zusatzrunde.
       *[no] Gleichstand: { $name } beginnt eine Zusatzrunde.
    }
foggy-island-log-hiring = Anwerben: Blau hat { $blue }, Rot hat { $red }.
foggy-island-log-hire = { $you ->
        [yes] Du wirbst an: { $list }.
       *[no] { $name } wirbt an: { $list }.
    }
foggy-island-log-hiring-done = { $you ->
        [yes] Du bist mit dem Anwerben fertig.
       *[no] { $name } ist mit dem Anwerben fertig.
    }
foggy-island-log-hired = { $side ->
        [blue] Blau
       *[red] Rot
    } hat angeworben: { $list }, für { $coins }.
foggy-island-log-hired-none = { $side ->
        [blue] Blau
       *[red] Rot
    } hat niemanden angeworben.
foggy-island-log-picked = { $you ->
        [yes] Du nimmst auf die Hand: { $list }.
       *[no] { $name } nimmt auf die Hand: { $list }.
    }
foggy-island-log-hand = { $you ->
        [yes] Du hast deine Starthand gewählt.
       *[no] { $name } hat die Starthand gewählt.
    }
foggy-island-log-dealt = { $you ->
        [yes] Du bekommst { $tokens }.
       *[no] { $name } bekommt { $tokens }.
    }
foggy-island-log-dealt-known = { $you ->
        [yes] Du bekommst { $tokens }: { $list }.
       *[no] { $name } bekommt { $tokens }: { $list }.
    }
foggy-island-log-cards = { $you ->
        [yes] Du ziehst eine Wetterkarte.
       *[no] { $name } zieht eine Wetterkarte.
    }
foggy-island-log-cards-known = { $you ->
        [yes] Du ziehst eine Wetterkarte: { $list }.
       *[no] { $name } zieht eine Wetterkarte: { $list }.
    }
foggy-island-log-two-cards = { $you ->
        [yes] Du ziehst zwei Wetterkarten.
       *[no] { $name } zieht zwei Wetterkarten.
    }
foggy-island-log-two-cards-known = { $you ->
        [yes] Du ziehst zwei Wetterkarten: { $list }.
       *[no] { $name } zieht zwei Wetterkarten: { $list }.
    }
foggy-island-log-offered = { $you ->
        [yes] Dir liegen zwei zurückgelegte Karten vor.
       *[no] { $name } liegen zwei zurückgelegte Karten vor.
    }
foggy-island-log-offered-known = { $you ->
        [yes] Dir liegen zwei zurückgelegte Karten vor: { $list }.
       *[no] { $name } liegen zwei zurückgelegte Karten vor: { $list }.
    }
foggy-island-log-weather = { $you ->
        [yes] Du wählst das Wetter: { $weather }.
       *[no] { $name } wählt das Wetter: { $weather }.
    }
foggy-island-log-weather-back = { $you ->
        [yes] Du wählst das Wetter: { $weather }. Unter den Stapel kommt { $back }.
       *[no] { $name } wählt das Wetter: { $weather }. Unter den Stapel kommt { $back }.
    }
foggy-island-log-quarter = Nebeltafeln liegen auf dem Inselplan; der { $quarter } ist frei.
foggy-island-log-fog = { $you ->
        [yes] Du entfernst die Nebeltafel im { $quarter }.
       *[no] { $name } entfernt die Nebeltafel im { $quarter }.
    }
foggy-island-log-settled = { $you ->
        [yes] Du setzt { $token } auf { $tile } ab; { $freed } ist frei.
       *[no] { $name } setzt { $token } auf { $tile } ab; { $freed } ist frei.
    }
foggy-island-log-frog = { $you ->
        [yes] Du ziehst { $token } von { $from } nach { $to }.
       *[no] { $name } zieht { $token } von { $from } nach { $to }.
    }
foggy-island-log-frog-stays = { $you ->
        [yes] Du lässt { $token } stehen.
       *[no] { $name } lässt { $token } stehen.
    }
foggy-island-log-across = { $you ->
        [yes] Du legst { $token } quer über { $one } und { $other }.
       *[no] { $name } legt { $token } quer über { $one } und { $other }.
    }
foggy-island-log-placed = { $you ->
        [yes] Du legst { $token } auf { $tile }.
       *[no] { $name } legt { $token } auf { $tile }.
    }
foggy-island-log-recoloured = { $token } auf { $tile } zählt jetzt für { $side ->
        [blue] Blau
       *[red] Rot
    }.
foggy-island-log-swapped = { $you ->
        [yes] Du vertauschst die Plättchen auf { $one } und { $other }.
       *[no] { $name } vertauscht die Plättchen auf { $one } und { $other }.
    }
foggy-island-log-declined = { $you ->
        [yes] Du vertauschst nichts.
       *[no] { $name } vertauscht nichts.
    }
foggy-island-log-fox = { $you ->
        [yes] Du nimmst das Plättchen auf { $tile } zurück.
       *[no] { $name } nimmt das Plättchen auf { $tile } zurück.
    }
foggy-island-log-snake = { $you ->
        [yes] Du nennst das Plättchen auf { $tile }.
       *[no] { $name } nennt das Plättchen auf { $tile }.
    }
foggy-island-log-victim = { $you ->
        [yes] Du musst es austauschen.
       *[no] { $name } muss es austauschen.
    }
foggy-island-log-turtle = { $you ->
        [yes] Du legst ein Plättchen mehr, und { $other } im nächsten Zug auch.
       *[no] { $name } legt ein Plättchen mehr, und { $other } im nächsten Zug auch.
    }
foggy-island-log-turtle-you = { $name } legt ein Plättchen mehr, und du in deinem nächsten Zug auch.
foggy-island-log-exchanged = { $you ->
        [yes] Auf { $tile } tauschst du aus: { $back } gegen { $token }.
       *[no] Auf { $tile } tauscht { $name } aus: { $back } gegen { $token }.
    }
foggy-island-log-drawn = { $you ->
        [yes] Du ziehst ein Plättchen.
       *[no] { $name } zieht ein Plättchen.
    }
foggy-island-log-drawn-known = { $you ->
        [yes] Du ziehst { $token }.
       *[no] { $name } zieht { $token }.
    }
foggy-island-log-scored = Runde { $round } ist vorbei.
foggy-island-log-scored-turned = Runde { $round } ist vorbei; alle Plättchen werden aufgedeckt.
foggy-island-log-no-line = Es gibt keine Reihe.
foggy-island-log-total = Die Runde: Blau { $blue }, Rot { $red }.
foggy-island-log-ended = Das Spiel ist vorbei.

## Das Ergebnis

foggy-island-result-won = { $you ->
        [yes] Du gewinnst, { $score } zu { $next }.
       *[no] { $name } gewinnt, { $score } zu { $next }.
    }
foggy-island-result-won-cost = { $you ->
        [yes] Du gewinnst, { $score } zu { $next }, durch die Kosten deiner Söldner.
       *[no] { $name } gewinnt, { $score } zu { $next }, durch die Kosten der Söldner.
    }
foggy-island-result-team = { $names } gewinnen, { $score } zu { $next }.
foggy-island-result-team-you = Du und { $names } gewinnt, { $score } zu { $next }.
foggy-island-result-team-cost = { $names } gewinnen, { $score } zu { $next }, durch die Kosten ihrer Söldner.
foggy-island-result-team-you-cost = Du und { $names } gewinnt, { $score } zu { $next }, durch die Kosten eurer Söldner.
foggy-island-result-draw = Unentschieden, { $score } zu { $next }.
foggy-island-result-note = Söldner für { $coins }

## Glück, das Leute selbst mitbringen

foggy-island-luck-first = Bestimmt den Startspieler.
foggy-island-luck-seats = die Zahl vor dem Namen: { $list }
foggy-island-luck-quick-weather = Zieht eine Wetterkarte für das ganze Spiel.
foggy-island-luck-card = { $you ->
        [yes] Zieh eine Wetterkarte.
       *[no] { $name } zieht eine Wetterkarte.
    }
foggy-island-luck-weather = das Wetter: { $list }
foggy-island-luck-quarter = Legt drei Nebeltafeln; welches Viertel bleibt frei?
foggy-island-luck-quarters = eines von { $list }
foggy-island-luck-deal = { $you ->
        [yes] Teile dir ein Plättchen deines Teams aus.
       *[no] Teilt { $name } ein Plättchen des Teams aus.
    }
foggy-island-luck-draw = { $you ->
        [yes] Zieh ein Plättchen von deinem Stapel.
       *[no] { $name } zieht ein Plättchen vom Stapel.
    }
foggy-island-luck-token = der Name des Plättchens, zum Beispiel { $example }

## The page

web-tokens = Deine Plättchen
web-fog = Nebel
web-mercenaries = Söldner
