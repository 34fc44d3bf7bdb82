# Co by konec tahu nechal ležet.
step-end-turn-leaving = Konec tahu, { $cards_number ->
    [one] „{ $cards }“ tu zůstane
    [few] karty tu zůstanou: { $cards }
   *[other] karty tu zůstanou: { $cards }
}
