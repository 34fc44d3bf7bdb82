# Co se spočítá, než to povede aplikace.
tell-lay-map-again = Ukažte aplikaci mapu, jak leží na stole: nejdřív dílky, pak figurky, štíty a žetony. Do té doby stojí všechny figurky na portálu.

choice-source = Pramen
choice-hero_level = úroveň
choice-hand_cards = karty v ruce i se Zraněními
choice-hand_wounds = z toho Zranění
choice-deck_cards = karty v dobíracím balíčku
choice-discard_cards = odložené a zahrané karty
choice-other_wounds = Zranění mimo ruku
choice-crystals_red = červené krystaly
choice-crystals_blue = modré krystaly
choice-crystals_green = zelené krystaly
choice-crystals_white = bílé krystaly
more-wounds-than-cards = Zranění nemůže být víc než karet.
tell-name-offers = Co v nabídkách leží jinak, řekněte aplikaci na stránce nabídek.
