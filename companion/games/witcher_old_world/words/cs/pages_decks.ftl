# Balíčky: zásoba karet akcí a všechny hromádky na herním plánu.

decks-market = Zásoba karet akcí
decks-market-on-table = Zásobu vede stůl.
decks-cost-unknown = zapište
decks-printed = na kartě { $cost }
decks-cost-of = M{ $position }: cena na kartě
decks-cost-is = M{ $position } má na kartě { $cost }
decks-of = { $count } z { $all }
decks-exploration = Průzkum
decks-exploration-stands = zbývá { $left } z { $all }
decks-exploration-whose = našich { $ours }, z krabice { $printed }
decks-out = Odstraněné: { $count }
decks-unnamed = { $count ->
    [one] { $count } karta bez čísla
    [few] { $count } karty bez čísla
   *[other] { $count } karet bez čísla
}
decks-tales-ours = Čtou se naše příběhy. Odstraněná čísla patří těm, které se už nevrátí.
decks-tales-printed = Čtou se karty z krabice.
decks-tales-both = Čtou se karty z krabice i naše příběhy.
decks-events = Události
decks-events-kept = Někdo je má u sebe
decks-event-number = událost { $event }
decks-events-resolved = Přečtené
decks-event-ours = { $number }, náš příběh
decks-event-printed = { $number }
decks-events-none = Zatím nebyla čtena žádná.
decks-quests = Rozdělané úkoly
decks-quest-token = { $terrain ->
    [forest] žeton Lesy
    [mountain] žeton Hory
    [water] žeton Voda
   *[none] bez žetonu
} · { $name }
decks-slot-otherwise = Leží tu něco jiného
decks-slot-hint = Losovali jste při přípravě sami? Opište, co ve slotu opravdu leží; co tam bylo podle aplikace, vrátí se do hromádky.
decks-slot-same = jak stojí nahoře
decks-shared = Společné balíčky
decks-actions = Karty akcí
decks-shared-discard = Společná odhazovací hromádka
decks-cleared = Odstraněné ze zásoby
decks-potions = Lektvary
decks-potion-discard = Odhozené lektvary
decks-fight-cards = Bojové karty nestvůr
decks-slots = Nestvůry a žetony lokací
decks-slot-empty = Nikdo tu nežije.
decks-tokens = v hromádce { $count }
decks-tokens-six = všech šest je doma
decks-tokens-off = dohromady { $count }, má jich být 6
decks-monsters = Hromádky nestvůr
decks-pile = v hromádce { $count }
decks-driven = Zahnané:
decks-slain = Poražené:
decks-extra = { $count ->
    [one] V přidané hromádce je ještě { $count } nestvůra.
    [few] V přidané hromádce jsou ještě { $count } nestvůry.
   *[other] V přidané hromádce je ještě { $count } nestvůr.
}
decks-attribute-trophies = Trofeje vlastností
decks-tavern = Žeton zavřené krčmy: { $place }
