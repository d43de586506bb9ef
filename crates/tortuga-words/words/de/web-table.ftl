### Am Tisch im Browser
