### At the table in the browser

web-pencil-ahead = Noted for your turn. If it is allowed then, it lies ready.
