# The story’s rules and the Automa on the pages.

objective-meets = { $who } meets it
objective-turn = Turn it up
objective-scored-tag = scored
objective-describe = Describe a hidden objective
objective-look = What the objective says:
alliance-choose = { $who } chooses an alliance deck
alliance-discard = { $who } discards an alliance card
alliance-apply = { $who } applies alliance cards
alliance-unnamed = Card { $number }: which is it?
alliance-card = card { $number }
alliance-name = Note it
alliance-which = Name a card:
automa-title = The Automa
automa-asks-flip = Flip the solo fate token for it.
automa-asks-rows = How many active symbols do the rows show?
automa-asks-draft = The Automa takes its pair.
automa-asks-cards = Which cards has it taken from the deck?
automa-asks-ability = How often was its first ability met?
automa-asks-card = Which card does it take as well?
automa-or-name = Or name the cards in the rows, and the app counts the symbols itself.
automa-own-token = Flip a token of your own
automa-flip = flip { $number }
automa-otherwise = Put the figure elsewhere
automa-board-symbol = Symbol { $number } of its board
automa-unprinted = Nobody has described its board yet. Describe it, or lay its tokens yourself.
objective-who = Who meets the requirement?
