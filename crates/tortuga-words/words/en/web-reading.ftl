### Rules and replays in the browser

web-rules = Rules
web-rules-about = What the program does, rule by rule, each with its ID.
web-rules-coming = The rules are being fetched.
web-rules-missing = The rules could not be fetched.
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-search-about = A word or an ID
web-rules-hits = { $count ->
    [0] Nothing found
    [one] 1 place found
   *[other] { $count } places found
}
web-rules-nothing = Nothing in these rules holds all these words.
web-rules-nothing-about = Try fewer words, or a part of one.
web-rules-english = The rules are written in English. The terms in German stand at their end.
web-rules-ruling = our ruling
web-rules-example = example
web-rules-switch = can be switched: { $key }
button-again = Try again
