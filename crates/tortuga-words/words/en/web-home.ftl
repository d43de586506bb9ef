### Home, set-up, lobby, people, settings
