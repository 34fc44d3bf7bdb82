# Listy hrdinů a vlastní stránka.

panel-hero = Hrdinové

sheet-title = Můj list
sheet-on-turn = na tahu
sheet-level = { $level }. úroveň
sheet-armor = Zbroj { $value }
sheet-limit = { $bonus ->
    [0] limit { $value }
   *[other] limit { $value } + { $bonus }
}
sheet-waiting = { $count ->
    [one] na konci tahu: postup o { $count } úroveň
    [few] na konci tahu: postup o { $count } úrovně
   *[other] na konci tahu: postup o { $count } úrovní
}
sheet-fame = Sláva
sheet-level-row = Sláva { $fame }, { $level }. úroveň
sheet-missing = { $count ->
    [one] Do další úrovně chybí { $count } bod Slávy.
    [few] Do další úrovně chybějí { $count } body Slávy.
   *[other] Do další úrovně chybí { $count } bodů Slávy.
}
sheet-last-level = Poslední řada počítadla Slávy.
sheet-reputation = Pověst
sheet-reputation-row = Pověst { $value }
sheet-modifier = K Vlivu při vyjednávání: { $value }.
sheet-no-dealing = Na políčku X se vyjednávat nedá.
sheet-inventory = Inventář
sheet-crystals = { $colour ->
    [red] červené krystaly
    [blue] modré krystaly
    [green] zelené krystaly
   *[white] bílé krystaly
}
sheet-mana = Mana v herní oblasti
sheet-mana-hint = Klepnutím žeton použijete. Na konci tahu všechny zmizí.
sheet-mana-dead = teď nic nedává
sheet-use-mana = Použít manu: { $colour } ({ $count })
sheet-more-mana = Získat žeton many
sheet-gain-mana = Získat žeton many: { $colour }
sheet-cards = Karty
sheet-hand = v ruce
sheet-deck = v balíčku
sheet-discard = odložené
sheet-wounds = Zranění v ruce
sheet-unsure = Mezi dobranými kartami mohou být Zranění. Kolik jich je v ruce?
sheet-wounds-are = Zranění v ruce: { $count }
sheet-heal = Vyléčit 1 Zranění
sheet-take-wound = Vzít Zranění
sheet-count = Přepočítat karty
sheet-count-done = Takto leží
sheet-units = Jednotky
sheet-places = { $count } z { $places }
sheet-no-units = Žádná jednotka tu není.
sheet-free-place = volný žeton velení
sheet-unit-level = Úroveň jednotky
sheet-ready = bojeschopná
sheet-spent = vyčerpaná
sheet-wounded = { $count ->
    [one] zraněná
    [few] zraněná { $count }×
   *[other] zraněná { $count }×
}
sheet-activate = Aktivovat
sheet-ready-it = Zbojeschopnit
sheet-heal-unit = { $points ->
    [one] Vyléčit za { $points } bod
    [few] Vyléčit za { $points } body
   *[other] Vyléčit za { $points } bodů
}
sheet-wound-unit = Zranit
sheet-more = Další
sheet-take-banner = Vzít Prapor zpět
sheet-disband = Propustit
sheet-add-unit = Přidat jednotku
sheet-skills = Dovednosti
sheet-tokens = lícem dolů { $count }
sheet-no-skills = První dovednost přijde s 2. úrovní.
sheet-use = Použít
sheet-use-turn = jednou za tah
sheet-use-round = jednou za kolo
sheet-use-interactive = interaktivní
sheet-use-always = platí pořád
sheet-skill-out = uprostřed stolu
sheet-skill-down = použitá do konce kola
sheet-skill-used = použitá v tomto tahu
sheet-flip-up = Otočit lícem nahoru
sheet-flip-down = Otočit lícem dolů
sheet-gained = Získané karty
sheet-throw-away = Vyřadit ze hry

growing-title = Odměny a postup
growing-later = Vezmete si je na konci tahu.
growing-levels = { $count ->
    [one] postup o { $count } úroveň
    [few] postup o { $count } úrovně
   *[other] postup o { $count } úrovní
}
growing-levels-after = { $count ->
    [one] Pak vás čeká postup na další úroveň.
    [few] Pak vás čeká postup o { $count } úrovně.
   *[other] Pak vás čeká postup o { $count } úrovní.
}
growing-any-colour = Vyberte barvu krystalu.
growing-artifacts = Doberte Artefakty (celkem { $count }). Jeden dejte dospod jejich balíčku, zbytek ({ $kept }) navrch svého.
growing-artifacts-done = Máme je
growing-leave = Vzdát se některé odměny
growing-roll = Hodit kostkou many
growing-rolled = Házeli jste sami? Klepněte na to, co padlo.
growing-taken = Karta je vzatá
growing-none-left = Žádná nezbyla
growing-lowest = nejnižší
growing-unit-table = Vyberte si jednotku z nabídky na stole.
growing-unit-full = Žádný žeton velení není volný. Vyberte, kdo odejde a kdo přijde.
growing-disband = Odejde
growing-unit-for = Přijde
growing-level = Postup na { $level }. úroveň
growing-reveal = { $count ->
    [one] Odkrýt { $count } dovednost
    [few] Odkrýt { $count } dovednosti
   *[other] Odkrýt { $count } dovedností
}
growing-these = Odkryli jsme tyto
growing-choose = Vyberte dovednost i s kartou, která k ní přijde.
growing-common = Nebo cizí ze společné nabídky, s nejnižší kartou
growing-with-card = { $skill }, s ní { $card }
growing-take-skill = Vzít dovednost i kartu
growing-take-it = { $skill }: vzít dovednost i kartu
growing-told-skills = Podívali jste se na dva žetony sami? Označte, který si necháte a který odložíte, a klepněte na kartu.
growing-keep-it = Nechat
growing-leave-it = Odložit
growing-told-common = Bereme si cizí dovednost

prompt-level = jakou dovednost a kartu si vezme za { $level }. úroveň
prompt-reward = které odměny si vezme
tell-reward = { $who }: na konci tahu si vezměte odměnu ({ $reward }, počet { $count }).

crystals-red = Červené
reward-crystal-red = červený krystal
crystals-blue = Modré
reward-crystal-blue = modrý krystal
crystals-green = Zelené
reward-crystal-green = zelený krystal
crystals-white = Bílé
reward-crystal-white = bílý krystal
growing-uncover-actions = Odkrýt nabídku Pokročilých akcí
growing-uncover-spells = Odkrýt nabídku Kouzel
sheet-power-action = Zahrát a posílit kartu
sheet-power-spell = Zahrát Kouzlo
sheet-power-stronger = Zahrát silnější efekt Kouzla, i s černou manou
sheet-power-by = { $colour ->
    [red] Červená mana ({ $way })
    [blue] Modrá mana ({ $way })
    [green] Zelená mana ({ $way })
   *[white] Bílá mana ({ $way })
}
sheet-way-token = žeton
sheet-way-die = kostka
sheet-way-gold_token = zlatý žeton
sheet-way-gold_die = zlatá kostka
sheet-way-crystal = krystal
sheet-way-other = odjinud
sheet-sideways = Zahrát kartu bokem
sheet-sideways-move = Pohyb 1
sheet-sideways-influence = Vliv 1
sheet-sideways-attack = Útok 1
sheet-sideways-block = Blok 1
