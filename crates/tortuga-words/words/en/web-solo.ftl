### Games in the page, without a server

web-here-title = In this browser
web-here-nothing = There is no such game in this browser.
web-here-turn = It is { $name }’s turn
web-here-hidden = Give the device away. Nothing of the table is shown until the next player says so.
web-here-i-am = I am { $name }
web-here-next = { $name } is next.
web-here-pass-on = Pass the device on
