# Zaklínadla v ruce: počty vidí všichni, jména jen ten, komu patří.

hand-title = Zaklínadla v rukou
hand-lead = Kolik kdo drží, vidí všichni. Která to jsou, ukáže aplikace jen vám: klepněte na své jméno.
hand-too-many = o { $count } víc
hand-whose = { $name }: zaklínadla
hand-turn-away = Natočte si tablet k sobě. Ostatní se na chvíli dívají jinam.
hand-i-am = Jsem { $who }, ukázat
hand-i-am-player = Jsem { $player }, ukázat
hand-not-me = To nejsem já
hand-hide = Schovat
hand-surplus = { $count ->
    [one] Máte o { $count } zaklínadlo víc, než smíte. Vyberte, které odložíte.
    [few] Máte o { $count } zaklínadla víc, než smíte. Vyberte, která odložíte.
   *[other] Máte o { $count } zaklínadel víc, než smíte. Vyberte, která odložíte.
}
hand-discard = Odložit vybraná
hand-empty = Žádné zaklínadlo nedržíte.
spell-unnamed = { $number }. zaklínadlo, zatím beze jména
spell-name = Jméno na kartě
spell-name-keep = Zapsat
spell-cast = Seslat
spell-on = na { $whom_acc }
spell-on-oneself = na sebe
spell-at-creature = na tvora
spell-at-other = na něco jiného
spell-gain = Získat zaklínadlo
spell-gain-hint = { $count ->
    [0] Hromádka je prázdná; než si vezmete kartu, zamíchejte do nové použitá zaklínadla.
    [one] Vezměte z hromádky vrchní kartu, zbývá v ní { $count }.
    [few] Vezměte z hromádky vrchní kartu, zbývají v ní { $count }.
   *[other] Vezměte z hromádky vrchní kartu, zbývá jich v ní { $count }.
}
spell-gain-name = Které to je
spell-gain-do = Mám ho
spell-deck = { $count ->
    [0] Hromádka zaklínadel je prázdná.
    [one] V hromádce zbývá { $count } zaklínadlo.
    [few] V hromádce zbývají { $count } zaklínadla.
   *[other] V hromádce zbývá { $count } zaklínadel.
}
spell-used = { $count ->
    [one] { $count } použité
    [few] { $count } použitá
   *[other] { $count } použitých
}
