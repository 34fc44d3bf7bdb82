# Kinds of cards and boards that are learned of the box.

learned-card = Cards
learned-character = Characters
learned-space = Spaces
learned-purchase = Purchase cards
learned-spell = Spells
fact-copies = How many there are
fact-count = How many the box holds
fact-draw = Cards to draw
