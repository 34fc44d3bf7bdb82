# The first page.

track-line = { $who }: victory points { $vp }, experience { $xp }
row-deck = From the deck
row-number = Row { $row }
areas-hint = The app keeps the cards, or they lie on the table only.
