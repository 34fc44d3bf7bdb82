# What is counted before the app keeps it.
tell-lay-map-again = Show the app the map as it lies on the table: first the tiles, then figures, shields and tokens. Until then all figures stand on the portal.

choice-source = the Source
choice-hero_level = level
choice-hand_cards = cards in hand, with Wounds
choice-hand_wounds = of these Wounds
choice-deck_cards = cards in the deed deck
choice-discard_cards = discarded and played cards
choice-other_wounds = Wounds not in hand
choice-crystals_red = red crystals
choice-crystals_blue = blue crystals
choice-crystals_green = green crystals
choice-crystals_white = white crystals
more-wounds-than-cards = There cannot be more Wounds than cards.
tell-name-offers = Where the offers lie otherwise, tell the app on their page.
