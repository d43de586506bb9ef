### Games in the page, without a server
