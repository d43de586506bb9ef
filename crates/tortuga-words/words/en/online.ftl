# What the terminal says at a table of a server.

## On the way there

online-no-address = "{ $typed }" is no address of a server. Type http://host:port, or the link of a table.
online-nobody = Nobody answers at { $server }. Is the server running, and the address right?
online-not-trusted = The certificate of { $server } cannot be trusted, so nothing was sent there.
online-no-tortuga = Somebody answers at { $server }, but it is no Tortuga server.
online-moved = This server wants to be called by another address: { $to }
online-busy = The server is in trouble (status { $status }). Try again later.
online-broken = The server cannot be reached: { $why }.
online-other-version = The server speaks another version of the protocol than this program ({ $version }). Use the same version of Tortuga on both sides.
online-problem-other-version = The server speaks another version of the protocol than this program. Use the same version of Tortuga on both sides.
online-problem-no-guest = The server does not know you. Come again with the link of the table.
online-which-game = Which game? Name one of { $what }, or give the link of a table.
online-not-with-link = { $what }: a link leads to a table that is there already; leave this out.
online-not-with-address = { $what }: only a table that is there can be watched; give its link.
online-too-many-bots = --bots: beside you there is room for { $bots } bots on { $seats } seats
online-password = Password of { $name }:
online-name-claimed = Here you are { $name }, and this name is claimed. Leave --name out, or keep another session with --session FILE.

## Before the game

online-free = free
online-away = not here
online-gather-host = Send the link to your friends. bot { $seat } captain puts a bot on a seat, bots on all free ones; start begins, ? tells more.
online-gather-full = All seats are taken. Type start to begin; ? tells more.
online-gather-guest = The game begins when whoever opened the table says so. stand leaves your seat; ? tells more.
online-gather-watch = You have no seat. sit takes a free one; ? tells more.
online-gather-nudge = The game has not begun. Type ? for what you can do.
online-unknown = I do not know "{ $word }". Type ? for what you can do.
online-only-here = The link works on this machine only. For friends elsewhere the server must be reached by an address of theirs.
online-no-free-seat = No seat is free.
online-begins = The game begins.

## At the table

online-table = The table: { $link }
online-clocks = Time left: { $list }
online-no-clocks = This table has no clocks.
online-window = A response window: answer now, and change it until the window closes. hold asks for time, pass on declines until your next decision.
online-window-alone = You may answer now; take your time. pass on declines until your next decision.
online-kept = Your answer is noted; you may change it until the window closes.
online-passes = You pass in every window until your next decision.
online-passes-no-more = You are asked in windows again.
online-nothing-asked = Nothing is asked of you now. Type ? for what you can do.
online-hint-thinks = A captain is thinking in your place.
online-line-broke = The line to the server broke. It is tried again; nothing you did is lost.
online-line-back = The server is back.
online-came = { $name } is here.
online-went = { $name } has gone.
online-resigned = { $you ->
    [yes] You have given up. A bot plays on for you.
   *[no] { $name } gives up. A bot plays on.
}
online-stood-in = { $you ->
    [yes] Your time is up: a bot plays for you now. Type back to take your seat again.
   *[no] The time of { $name } is up: a bot plays on.
}
online-plays-again = { $you ->
    [yes] You play yourself again.
   *[no] { $name } plays again.
}
online-stopped = All have agreed to stop for a while. go on continues.
online-goes-on = The game goes on.
online-wish-stop = { $you ->
    [yes] You would like to stop for a while. All must agree; stop no takes it back.
   *[no] { $name } would like to stop for a while. Type stop if you agree.
}
online-wish-abandon = { $you ->
    [yes] You would like to end the game without a winner. All must agree; abandon no takes it back.
   *[no] { $name } would like to end the game without a winner. Type abandon if you agree.
}
online-sure-resign = Do you give up for good? Type resign once more.
online-sure-abandon = The game would end without a winner. Type abandon once more if that is what you want.

## The end, and leaving

online-ended-resignation = The game is over: all but one side have given up.
online-ended-abandonment = The game is over without a winner: all have agreed to it.
online-ended-closed = The table was closed.
online-over = record FILE keeps the record, rematch plays again with the same people, quit leaves.
online-rematch-open = The same people may play again: type rematch. { $link }
online-goes-over = On to the new table: { $link }
online-left = You have left. The server keeps your seat; this brings you back:
online-left-over = Fair winds!

## What can be typed

online-help-before-host = start: begin; bot 2 captain: a bot on seat 2; bots: bots on all free seats; kick 2: whoever sits there goes; swap 1 3: two seats exchange. All that is the host's.
online-help-before = sit 2, sit: take a seat; stand: leave it; seats: who sits where; link: what friends open
online-help-talk = say TEXT: talk to whoever is at the table. If news come while you type, Ctrl-R shows your line again.
online-help-clocks = clocks: everybody's time; seats: who sits where; link: what friends open
online-help-windows = In a response window: a choice answers, another one changes it; hold: more time for all; pass on, pass off: decline until your next decision, or no longer
online-help-wishes = resign: give up; stop, abandon: be for a pause, or for the end without a winner; go on: after a stop; back: take your seat from a bot
online-help-over = record FILE: keep the record once the game is over; rematch: play again
online-help-leave = q or quit: leave; the server keeps your seat
