### At the table in the browser
