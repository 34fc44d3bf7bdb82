# What the end of a turn would leave lying.
step-end-turn-leaving = End of turn, { $cards_number ->
    [one] “{ $cards }” stays here
   *[other] these stay here: { $cards }
}
