# Spells in hand: everybody sees how many, only their owner sees which.

hand-title = Spells in hand
hand-lead = Everybody may see how many each of you holds. Which ones, the app shows only to you: tap your own name.
hand-too-many = { $count } too many
hand-whose = { $name }: spells
hand-turn-away = Turn the tablet towards you. The others look elsewhere for a moment.
hand-i-am = I am the { $who }, show them
hand-i-am-player = I am { $player }, show them
hand-not-me = That is not me
hand-hide = Hide
hand-surplus = { $count ->
    [one] You hold { $count } spell too many. Choose which one goes.
   *[other] You hold { $count } spells too many. Choose which ones go.
}
hand-discard = Discard what is ticked
hand-empty = You hold no spell.
spell-unnamed = Spell { $number }, not named yet
spell-name = Name on the card
spell-name-keep = Note it
spell-on = on the { $whom }
spell-on-oneself = on oneself
spell-cast = Cast
spell-at-creature = at a creature
spell-at-other = at something else
spell-gain = Gain a spell
spell-gain-hint = { $count ->
    [0] The deck is empty; shuffle the used spells before you take a card.
   *[other] Take the top card of the deck; { $count } are left.
}
spell-gain-name = Which one it is
spell-gain-do = I have it
spell-deck = { $count ->
    [0] The spell deck is empty.
    [one] { $count } spell is left in the deck.
   *[other] { $count } spells are left in the deck.
}
spell-used = { $count } used
