### Rules and replays in the browser
