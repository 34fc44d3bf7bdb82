# Kniha u tohoto stolu: dveře do příběhů jsou to, co se právě stalo.
door-start = Začátek
door-space = Příběh { $key_at }
door-won = { $key ->
    [animal] Zvíře padlo
    [dragon] Drak padl
    [spirit] Duch je zahnán
    [character] Souboj dvou je rozhodnut
    [sentinel] Strážce ustoupil
    [inner] Vnitřní pás povolil
   *[monster] Netvor padl
}
door-lost = { $key ->
    [animal] Zvíře bylo silnější
    [dragon] Drak byl silnější
    [spirit] Duch byl silnější
    [character] Jeden z vás prohrál
    [sentinel] Strážce nepustil
    [inner] Vnitřní pás si vzal své
   *[monster] Netvor byl silnější
}
door-standoff = Remíza
door-evaded = Boj, ke kterému nedošlo
door-toad = Ropucha
door-restored = Zase ve své kůži
door-death = Smrt
door-newcomer = Nová postava vyráží na cestu
door-gate = { $key ->
    [opened] Brána osudu se otevřela
   *[shut] Brána osudu zůstala zavřená
}
door-river = { $key ->
    [raft] Vorem přes Bouřnou řeku
   *[bridge] Po mostě přes Bouřnou řeku
}
door-talisman = Talisman
door-alignment = Jiné přesvědčení
door-spell = Zaklínadlo
door-exchange = Z nepřátel je síla
door-claimed = Koruna moci je obsazena
door-command = Zaklínadlo moci
door-victory = Poslední, kdo zbyl
turn-tale = Přečíst: { $words }
turn-tales-more = { $count ->
    [one] a { $count } další
    [few] a { $count } další
   *[other] a { $count } dalších
}
