### Am Tisch im Browser

web-pencil-ahead = Für deinen Zug vorgemerkt. Ist es dann erlaubt, liegt es bereit.
