# Boje a diplomacie.

# Co rána udělá a co se získá
blow-nothing = nic
blow-wounds = { $count ->
    [one] { $count } zásah
    [few] { $count } zásahy
   *[other] { $count } zásahů
}
blow-terror = hrůza +{ $count }
blow-energy = výdrž −{ $count }
blow-hand = { $count ->
    [one] odhoďte { $count } kartu z ruky
    [few] odhoďte { $count } karty z ruky
   *[other] odhoďte { $count } karet z ruky
}
blow-deck = { $count ->
    [one] odhoďte vrchní kartu balíčku
    [few] odhoďte { $count } karty z vrchu balíčku
   *[other] odhoďte { $count } karet z vrchu balíčku
}
blow-sequence = { $count ->
    [one] zničte poslední kartu sledu
    [few] zničte poslední { $count } karty sledu
   *[other] zničte posledních { $count } karet sledu
}
blow-loses-food = pokrm −{ $count }
blow-loses-wealth = cennosti −{ $count }
blow-loses-reputation = pověst −{ $count }
blow-loses-magic = čáry −{ $count }
blow-loses-experience = zkušenost −{ $count }
blow-combat-up = bilance +{ $count }
blow-combat-down = bilance −{ $count }
blow-diplomacy-up = náklonnost +{ $count }
blow-diplomacy-down = náklonnost −{ $count }
blow-withdraws = stažení z boje
blow-words = { $text }
gain-energy = výdrž +{ $count }
gain-health = zdraví +{ $count }
gain-terror = hrůza +{ $count }
gain-food = pokrm +{ $count }
gain-wealth = cennosti +{ $count }
gain-reputation = pověst +{ $count }
gain-magic = čáry +{ $count }
gain-experience = zkušenost +{ $count }

# Pro ruce
tell-lay-encounter = { $kind ->
    [diplomacy] Diplomacie: kartu „{ $name }“ vyložte a vpravo nechte místo na sled
   *[other] Boj: kartu „{ $name }“ vyložte a vpravo nechte místo na sled
}
tell-trait-ambush = Přepadení: první aktivní postava hned odhodí ruku až na jednu kartu
tell-trait-onslaught = Nápor: první aktivní postava hned utrpí 2 zásahy
tell-trait-guardian = Strážce: pokud nezvítězíte, jeho karta zůstane na mapě
tell-trait-robber = Lupič: klesne-li všem zdraví na 1 nebo níž, vezme všechny cennosti a předměty
tell-trait-slow = Pomalý: každý lízne o kartu víc, na začátku boje i na konci každého tahu
tell-trait-horde = { $who }: horda, odhoďte { $count ->
    [one] vrchní kartu balíčku
    [few] { $count } karty z vrchu balíčku
   *[other] { $count } karet z vrchu balíčku
}
tell-trait-defensive = Defenzivní („{ $name }“): do bilance přibude o jeden ukazatel méně
tell-marker-on-grey = Ukazatel náklonnosti na šedou pozici
tell-draw-cards = { $who }: lízněte { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
tell-discard-by-hand = { $who }: odhoďte { $count ->
    [one] { $count } kartu z ruky; je-li prázdná, vrchní kartu balíčku
    [few] { $count } karty z ruky; co v ní chybí, z vrchu balíčku
   *[other] { $count } karet z ruky; co v ní chybí, z vrchu balíčku
}
tell-discard-hand = { $who }: odhoďte { $count ->
    [one] { $count } kartu z ruky
    [few] { $count } karty z ruky
   *[other] { $count } karet z ruky
}
tell-discard-deck = { $who }: odhoďte { $count ->
    [one] vrchní kartu balíčku
    [few] { $count } karty z vrchu balíčku
   *[other] { $count } karet z vrchu balíčku
}
tell-active = Aktivní postava: { $who_nom }; žeton času na desku
tell-ambushed = { $who }: přepadení, odhoďte ruku až na jednu kartu
tell-onslaught = { $who }: nápor, { $what }
tell-panic-card = { $who }: panika, první karta přijde z vrchu balíčku
tell-take-card-token = { $number }. karta sledu: žeton času dolů, { $left ->
    [one] zbývá { $left }
    [few] zbývají { $left }
   *[other] zbývá { $left }
}
tell-delayed-fires = { $number }. karta sledu: poslední žeton času dolů, zpožděná schopnost se spouští
tell-opportunity = { $who }: příležitostný útok, { $what }
tell-opportunity-by-card = { $who }: příležitostný útok podle karty
tell-answer-combat = { $who }: útok protivníka („{ $name }“), { $what }
tell-answer-combat-by-card = { $who }: útok protivníka („{ $name }“), řádek bojové tabulky pro bilanci { $value }
tell-answer-diplomacy = { $who }: reakce („{ $name }“), { $what }
tell-answer-diplomacy-by-card = { $who }: reakce této etapy na kartě „{ $name }“
tell-failure = { $who }: selhání, { $what }
tell-failure-by-card = { $who }: selhání podle karty
tell-stage-won = { $stage }. etapa je vyhraná: označte ji, ukazatel náklonnosti zpět na šedou pozici a rovnou dál { $next }. etapou, bez reakce
tell-fight-won-combat = Bojová bilance { $value }: střetnutí „{ $name }“ je vyhrané
tell-fight-won-diplomacy = Nejvyšší pozice: střetnutí „{ $name }“ je vyhrané
tell-fight-lost-diplomacy = Nejnižší pozice: střetnutí je prohrané
tell-turn-ends = Konec { $turn }. tahu
tell-down-to-three = { $who }: nechte si v ruce nejvýš tři karty
tell-tokens-off-boards = Žetony času z desek dolů; na kartách sledu zůstanou
tell-panic-no-draw = { $who }: panika, na konci tahu se nelíže
tell-deck-empty-combat = { $who }: karty v balíčku na líznutí nestačí, vynucený úprk
tell-deck-empty-diplomacy = { $who }: karty v balíčku na líznutí nestačí, střetnutí je prohrané
tell-runs = { $who }: úprk z boje, { $what }
tell-pool = { $value ->
    [one] Bojová bilance: { $value } ukazatel
    [few] Bojová bilance: { $value } ukazatele
   *[other] Bojová bilance: { $value } ukazatelů
}
tell-affinity = { $side ->
    [above] Ukazatel náklonnosti: { $value } nad šedou pozicí
    [below] Ukazatel náklonnosti: { $value } pod šedou pozicí
   *[grey] Ukazatel náklonnosti: na šedou pozici
}
tell-pool-empty = { $count ->
    [one] Bojová bilance je na nule: za chybějící ukazatel odhazuje { $who_nom } kartu
    [few] Bojová bilance je na nule: za { $count } chybějící ukazatele odhazuje { $who_nom } { $count } karty
   *[other] Bojová bilance je na nule: za { $count } chybějících ukazatelů odhazuje { $who_nom } { $count } karet
}
tell-withdraws = Stažení z boje („{ $name }“): bez odměny a bez kořisti
tell-reward = { $who }: { $what }
tell-reward-by-card = { $who }: odměnu a kořist podle karty „{ $name }“ si zapište sami
tell-loot = { $who }, z kořisti: { $what }
tell-divide-loot = Zbytek kořisti si rozdělte: { $text }
tell-robbed = { $who }: lupič bere všechny cennosti a všechny předměty ({ $names })
tell-robbed-of-wealth = { $who }: lupič bere všechny cennosti
tell-crushed = { $who }: drtivý protivník, „{ $name }“ odhoďte
tell-not-in-this-fight = { $who }: „{ $name }“ lícem dolů, dokud střetnutí neskončí
tell-training-over = Kartu „Tvoje první střetnutí“ zpět do krabice, zahrané karty zamíchejte do balíčků
tell-avoided = { $who }: střetnutí „{ $name }“ se vyhýbáte, bez odměny i bez selhání
tell-hand-away = { $who }: celou ruku stranou, mimo balíček až do konce střetnutí
tell-lay-card = { $who }: { $number }. karta sledu{ $tokens ->
    [0] {""}
    [one] {", "}na ni { $tokens } žeton času
    [few] {", "}na ni { $tokens } žetony času
   *[other] {", "}na ni { $tokens } žetonů času
}{ $charges ->
    [0] {""}
    [one] { $tokens ->
        [0] {", "}na ni { $charges } náboj
       *[other] {" "}a { $charges } náboj
    }
    [few] { $tokens ->
        [0] {", "}na ni { $charges } náboje
       *[other] {" "}a { $charges } náboje
    }
   *[other] { $tokens ->
        [0] {", "}na ni { $charges } nábojů
       *[other] {" "}a { $charges } nábojů
    }
}
tell-magic-on-card = { $who }: čáry −{ $count }, ukazatel na zámek čar
tell-tokens-lost = { $count ->
    [one] Zakrytá karta přichází o žeton času
    [few] Zakrytá karta přichází o { $count } žetony času
   *[other] Zakrytá karta přichází o { $count } žetonů času
}; její zpožděná schopnost se nespustí
tell-look-up-meaning = { $who }: na kartě střetnutí najděte, co znamená symbol „podle střetnutí“ pro { $attribute ->
    [aggression] agresivitu
    [courage] odvahu
    [practicality] praktičnost
    [empathy] empatii
    [caution] opatrnost
    [spirituality] duchovnost
   *[other] tuto vlastnost
}
tell-meaning = { $who }: podle střetnutí, { $what }
tell-meaning-by-card = { $who }: podle karty střetnutí
tell-card-off = { $number }. kartu sledu pryč i se vším, co na ní leží; poslední je teď ta před ní
tell-charge-used = { $who }: náboj pryč, na { $number }. kartě sledu { $left ->
    [one] zbývá { $left }
    [few] zbývají { $left }
   *[other] zbývá { $left }
}
tell-coin-skull = { $who }: lebka, úprk se nezdařil a aktivace pokračuje
tell-coin-grail = { $who }: grál, úprk se zdařil

# Námitky
not-all-agree = Souhlasit musí všichni; zatím chybí { $who_nom }.
cannot-be-avoided = Střetnutí „{ $name }“ se vyhnout nedá, jeho karta to nenabízí.
too-late-to-avoid = Na to už je pozdě: střetnutí „{ $name }“ se dá vyhnout jen předtím, než líznete výchozí ruku.
nobody-has-enough = Jeden z vás musí mít { $what ->
    [reputation] pověst
    [aggression] agresivitu
    [courage] odvahu
    [practicality] praktičnost
    [empathy] empatii
    [caution] opatrnost
   *[spirituality] duchovnost
} aspoň { $least }; nejvíc teď máte { $best }.
flee-is-for-diplomacy = Společně se prchá jen z diplomacie; z boje uprchne každý sám, když je aktivní.
no-smaller-hand = Menší ruku už { $who_nom } líznout nemůže.
does-not-play-on = Další kartu smíte v téže aktivaci vyložit, jen když se na ní propojí zámek s bonusem „další vyložení“.
too-fast = Rychlý protivník („{ $name }“): za aktivaci nejvýš dvě karty.
panic-without-deck = { $who } je v panice a v balíčku není co otočit: to znamená vynucený úprk.
hand-is-empty = Podle počtu v aplikaci nemá { $who_nom } v ruce žádnou kartu.
only-the-active = Náboje používá jen aktivní postava, se souhlasem majitele karty.
deceit = Lest („{ $name }“): zásahům tohoto útoku se nedá zabránit.
all-leave-a-diplomacy = Z diplomacie nikdo neodchází sám; buď odejde celá družina, nebo se vyjednává dál.
not-in-its-activation = { $who } může uprchnout jen během vlastní aktivace.
coin-decides = O úprku { $who_gen } rozhodne mince. Hoďte jí na stránce střetnutí a pak čtěte dál.
tried-to-escape = { $who } už se o úprk v této aktivaci { $who_gender ->
    [f] pokusila
    [many] pokusili
   *[m] pokusil
}.
not-won-yet = Žádná kontrola zatím neukázala, že je střetnutí „{ $name }“ vyhrané.
loot-is-shared = Rozdělujete { $taken }, ale v kořisti je toho jen { $count }.
laying-is-over = { $who } už v této aktivaci karty nevykládá; na řadě je druhý útok protivníka.
panic-lays-a-card = { $who } je v panice; první kartou musí být vrchní karta balíčku.
nothing-added-in-a-fight = Karta „{ $name }“ zůstane lícem dolů: jakmile střetnutí začne, nic se už nepřidává.
card-not-known = Kartu „{ $name }“ tu ještě nikdo nepopsal.
card-needs-value = Klepněte na hodnotu; bez ní se nepozná, kdy je boj vyhraný.
rows-begin-apart = Dva řádky tabulky začínají stejným počtem ukazatelů; každý musí začínat jiným.
rows-begin-at-none = První řádek tabulky začíná nulou.
track-needs-ends = Stupnice náklonnosti potřebuje kroky nad šedou pozicí i pod ní.
two-approaches = Aby bylo z čeho volit, musí být přístupy aspoň dva.
card-of-another-colour = Karta „{ $name }“ je { $colour ->
    [green] zelená
    [grey] šedá
    [purple] fialová
   *[blue] modrá
}, střetnutí ale přišlo z jiného balíčku.
fight-has-begun = Střetnutí „{ $name }“ už běží.
no-fight-here = Střetnutí { $who_gen } aplikace nevede; napište nejdřív, která karta to je.
not-at-this-step = Tohle teď nejde, střetnutí je v jiném kroku.
no-such-approach = Takový přístup karta nenabízí.
choose-approach-first = Nejdřív se dohodněte na jednom z přístupů.
which-is-the-last = Vyberte, která karta je poslední: ta právě vyložená, nebo ta před ní.
sequence-is-empty = Ve sledu zatím neleží žádná karta.
no-charge-left = Na té kartě už není žádný náboj.
no-such-card-laid = { $count ->
    [0] Ve sledu zatím neleží žádná karta.
    [one] Ve sledu leží { $count } karta.
    [few] Ve sledu leží { $count } karty.
   *[other] Ve sledu leží { $count } karet.
}
count-both = Kolik karet je v ruce a kolik v balíčku? Počítá se buď obojí, nebo nic.
not-active = { $who } teď není aktivní.
loot-for-members = O kořist se dělí jen ti, kdo jsou ještě ve střetnutí.

# Další velký krok
step-to-the-fight = Ke střetnutí
step-face-it = Vyjednáváme, lízneme si karty
step-start-fight = Karty si necháváme, začínáme
step-be-active = Aktivní: { $who_nom }
step-cornered = Balíček došel: úprk
step-fight-idle = Bez karty: příležitostný útok
step-fight-opportunity = Hotovo, přijde příležitostný útok
step-fight-won = Hotovo: vítězství
step-fight-lost = Hotovo: prohra
step-fight-stage = Hotovo: etapa vyhrána
step-fight-attack = Hotovo, protivník útočí
step-fight-reaction = Hotovo, přijde reakce
step-answered = Hotovo, dál
fight-answered = Nejdřív proveďte, co říká karta: { $text }
fight-answered-here = Změny na desce zapište tady:
fight-answered-by-card = { $kind ->
    [diplomacy] Nejdřív proveďte reakci z karty.
   *[combat] Nejdřív proveďte, co říká karta protivníka.
}
fight-fired = zpožděná schopnost právě působí
fight-fired-card = { $number }. karta sledu
fight-fired-draw = Líznout 1
step-fight-again = Druhý útok protivníka
step-take-reward = Bereme odměnu
step-share-loot = Takhle se rozdělíme
step-bear-failure = Přijímáme selhání

# Odložený stůl uprostřed střetnutí
pack-fight = Střetnutí „{ $name }“ neskončilo: sled ({ $count }) uložte pohromadě a v pořadí, { $kind ->
    [diplomacy] ukazatel náklonnosti stojí na { $value } (šedá je 0)
   *[combat] bojová bilance je { $value }
}; ruce a odhozené karty zvlášť, ne do balíčků
lay-fight = Střetnutí „{ $name }“ pokračuje: vyložte kartu i sled ({ $count }), { $kind ->
    [diplomacy] ukazatel náklonnosti na { $value } (šedá je 0)
   *[combat] bojová bilance { $value }
}; ruce a odhozené karty jako předtím

# Tahy
move-face_card = čelit kartě střetnutí
    .noun = karta střetnutí
move-describe_encounter = popsat kartu střetnutí
    .noun = co stojí na kartě
move-choose_approach = zvolit přístup
    .noun = boj, nebo řeč
move-face_it = pustit se do diplomacie
    .noun = začátek rozhovoru
move-avoid = vyhnout se střetnutí
    .noun = vyhnutí se střetnutí
move-flee = uprchnout z diplomacie
    .noun = odchod z rozhovoru
    .whose = odchod { $who_gen } z rozhovoru
move-mulligan = líznout menší ruku
    .noun = nová ruka
    .whose = nová ruka { $who_gen }
move-start_fight = nechat si ruce a začít
    .noun = první kolo
move-lay_card = vyložit kartu
    .noun = vyložená karta
    .whose = karta { $who_gen }
move-discard_last = odhodit poslední kartu sledu
    .noun = odhozená poslední karta
move-mark_laid = žetony na kartě sledu
    .noun = žetony na kartě
move-use_charge = použít náboj
    .noun = použitý náboj
    .whose = náboj { $who_gen }
move-count_pool = bilance nebo náklonnost
    .noun = posun ukazatele
move-draw_cards = líznout karty
    .noun = líznuté karty
    .whose = nové karty { $who_gen }
move-discard_cards = odhodit karty
    .noun = odhozené karty
    .whose = odhozené karty { $who_gen }
move-recount = přepočítat karty
    .noun = spočítané karty
    .whose = spočítané karty { $who_gen }
move-carry_on = pokračovat
    .noun = další kolo
move-finish_laying = konec vykládání
    .noun = tah
    .whose = tah { $who_gen }
arg-approach = Přístup
arg-agree = Kdo souhlasí
arg-play_on = Dovoluje další vyložení
arg-draws = Karet k líznutí
arg-magic_from = Kdo platí čáry
arg-keys = Zámky, které se setkaly
arg-charges = Náboje
arg-passive = Pasivní karta
arg-sign = Kterou kartu symbol odhazuje
arg-edge = Zámky na pravém okraji
arg-hand = Karet v ruce
arg-prevented = Zásahy, kterým se zabránilo
arg-instead = Jak to nakonec dopadlo
arg-coin = Mince
arg-loot = Kořist
arg-unused = Nepoužité zbraně
arg-training = Tvoje první střetnutí
choice-before = karta před ní
choice-this = právě vyložená karta
choice-skull = lebka
choice-grail = grál
choice-as_card_says = podle střetnutí
choice-attribute = vlastnost
choice-discard_last = odhodit poslední kartu
choice-draw = líznout kartu
choice-free = volný
choice-play_on = další vyložení
choice-pool = bilance nebo náklonnost
choice-ambush = { trait-ambush }
choice-onslaught = { trait-onslaught }
choice-defensive = { trait-defensive }
choice-fast = { trait-fast }
choice-deceit = { trait-deceit }
choice-guardian = { trait-guardian }
choice-horde = { trait-horde }
choice-opportunist = { trait-opportunist }
choice-frenzy = { trait-frenzy }
choice-robber = { trait-robber }
choice-crushing = { trait-crushing }
choice-slow = { trait-slow }
choice-avoided = vyhnuli jsme se

# Stránka
panel-fight = Boj
panel-diplomacy = Diplomacie
area-fights = střetnutí
fight-card = Celá karta
fight-none = Žádné střetnutí teď neběží.
fight-none-more = Střetnutí začíná na stránce dne, u postav, kterých se týká.
fight-to = Ke střetnutí
fight-people = Kdo ve střetnutí je
fight-turn = { $turn }. tah
fight-stage = { $stage }. etapa ze { $count }
fight-pool = Bojová bilance
fight-pool-less = Ukazatel z bilance
fight-pool-more = Ukazatel do bilance
fight-affinity-down = Náklonnost dolů
fight-affinity-up = Náklonnost nahoru
fight-affinity = Náklonnost
fight-affinity-at = Stupnice náklonnosti, ukazatel stojí na { $at }
fight-answer-combat = Při bilanci { $value } přijde
fight-answer-diplomacy = Až skončíte, přijde
fight-answer-now = Odpověď
fight-check-won-combat = Bilance dosáhla hodnoty:
fight-check-won-diplomacy = Náklonnost došla úplně nahoru:
fight-check-lost-diplomacy = Náklonnost klesla úplně dolů:
fight-settled = Víc už není třeba: klepněte na velké tlačítko dole.
fight-one-more = Přesto ještě kartu
fight-rows-say = { card-table }:
sign-health = zásahy
sign-terror = hrůza
sign-energy = výdrž dolů
sign-combat = bilance
fight-see-card = podívejte se na kartu
fight-then-reaction = Potom přijde reakce z karty.
fight-then-attack = Potom přijde útok z karty při bilanci { $value }.
fight-opportunity = Příležitostný útok, když aktivní postava nevyloží kartu nebo prchá:
fight-before = Než promluvíte
fight-avoid-lead = Cenu platí každý; hodnotu se znakem ≥ musí mít jeden z vás:
fight-avoid = Všichni se vyhneme
fight-approaches = Karta nabízí dva přístupy; dohodněte se na jednom.
fight-approach = { $number }. přístup
fight-hands = { $count ->
    [one] Každý si lízne { $count } kartu
    [few] Každý si lízne { $count } karty
   *[other] Každý si lízne { $count } karet
}
fight-hands-lead = Nejdřív vybavení: od každého klíčového slova jen jedna karta lícem nahoru. Co odložíte, to se do konce střetnutí nevrací.
fight-mulligan = { $name }: celou ruku vyměnit za { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
fight-first-is-surprised = Povaha střetnutí dopadne na toho, kdo bude aktivní jako první.
fight-who = Kdo bude aktivní?
fight-who-hint = Jak se dohodnete; bez dohody nejnižší číslo postavy.
fight-again = Zuřivost: protivník útočí podruhé, podle současné bilance.
fight-cornered = Panika, a v balíčku není co otočit: zbývá vynucený úprk.
fight-forced = Panika: první je vrchní karta balíčku, ať máte v ruce cokoli.
fight-open-keys = Zámky
fight-full = Rychlý: dvě karty leží, víc jich vyložit nejde.
fight-lay-combat = Vyložte kartu. Kolik ukazatelů přinese?
fight-lay-on-combat = Ještě jednu kartu? Jen když se na ní propojí zámek s bonusem „další vyložení“. Kolik ukazatelů přinese?
fight-lay-diplomacy = Vyložte kartu. O kolik posune náklonnost?
fight-lay-on-diplomacy = Ještě jednu kartu? Jen když se na ní propojí zámek s bonusem „další vyložení“. O kolik posune náklonnost?
fight-by-keys = Podrobně: zámky, žetony, čáry
fight-keys-hint = Nejdřív zámky vlastností, pak zámek čar, volný zámek a schopnost. Vyplňte, které poloviny zámků se na sousedních kartách setkaly; jestli se propojí, pozná aplikace podle vlastností postavy.
fight-more-keys = Další zámky
fight-key = { $number }. zámek
fight-then = Až skončíte, přijde
fight-then-idle = Bez karty přijde
fight-otherwise = { $kind ->
    [diplomacy] Reakce dopadla jinak
   *[combat] Útok dopadl jinak
}
fight-otherwise-hint = Útok nebo reakci může změnit schopnost některé karty. Platí pak, co vyplníte tady.
fight-prevented = Zásahy, kterým se zabránilo
fight-answer-so = Takhle to bylo
fight-sequence = Sled
fight-connected = Propojené zámky:
fight-ways-out = Jak odejít
fight-flee = Úprk: selhání pro každého
fight-end-otherwise = Střetnutí skončilo jinak
fight-withdrew = Protivník se stáhl
fight-on-the-table = Hrajeme jen na stole
fight-on-the-table-ends = Až dohrajete, klepněte na to, jak střetnutí skončilo.
key-kind = Druh
key-attribute = Vlastnost
key-magic = čáry
key-free = volný
key-bonus = Bonus
key-amount = Kolik
key-times = Krát
key-magic-from = Čáry platí
bonus-combat = ukazatele do bilance
bonus-diplomacy = náklonnost
bonus-draw = líznout kartu
bonus-play_on = další vyložení
bonus-discard_last = odhodit poslední kartu
bonus-as_card_says = podle střetnutí
bonus-nothing = nic
laying-by-combat = Ukazatele navíc
laying-by-diplomacy = Kroky náklonnosti navíc
laying-draws = Karet k líznutí
laying-tokens = Žetony času
laying-charges = Náboje
laying-discards = Odhazuje poslední kartu
laying-discards-before = tu před touto
laying-discards-this = tuto
laying-name = Která karta
laying-play-on = dovoluje další vyložení
laying-passive = pasivní karta
laying-edge = Zámky na jejím pravém okraji
laying-do = Vyložit
coming-idle = příležitostný útok
coming-draw = líznout 1
coming-opportunity = příležitostný útok
coming-attack = útok protivníka
coming-reaction = reakce
coming-again = druhý útok
coming-won = vítězství
coming-stage = výhra v etapě, bez reakce
affinity-stage = další etapa
coming-lost = prohra
word-passive = pasivní
laid-tokens = { $count ->
    [one] { $count } žeton času
    [few] { $count } žetony času
   *[other] { $count } žetonů času
}
laid-magic = čáry { $count }
laid-charges = { $count ->
    [one] { $count } náboj
    [few] { $count } náboje
   *[other] { $count } nábojů
}
laid-use-charge = použít náboj
laid-change = Opravit poslední kartu
laid-put = Takhle to je
laid-discard = Odhodit tuto poslední kartu
corner-active = aktivní
corner-done = v tomto tahu hotovo
corner-waiting = čeká
corner-hand = ruka
corner-deck = balíček
corner-draw = Líznout 1
corner-discard = Odhodit 1
corner-escape = Úprk
corner-recount = Přepočítat karty
corner-escape-coin = Úprk a hod mincí
coin-hint = Pokus stojí 1 výdrž a příležitostný útok, ať dopadne jakkoli. Co na minci padlo?
coin-skull = Lebka, zůstává
coin-grail = Grál, je pryč
coin-app = Mincí hodí aplikace
verdict-won-combat = Vítězství
verdict-won-diplomacy = Diplomacie uspěla
verdict-lost-diplomacy = Prohra
verdict-lost-combat = Prohra
verdict-robbed-combat = Lupiči vás obrali a jsou pryč
guardian-robbed-roams = Zůstává na mapě
guardian-robbed-deck = Dospod svého balíčku
verdict-withdrew-combat = Protivník se stáhl
verdict-withdrew-diplomacy = Druhá strana se stáhla
verdict-reward = Odměna pro každého:
verdict-reward-untold = Odměnu této karty ještě nikdo neopsal. Klepněte, co dává každému.
note-reward-ourselves = Odměnu zapíšeme sami
verdict-loot = Kořist k rozdělení:
verdict-shares = { $even ->
    [yes] Každý stejně:
   *[no] Nevychází to stejně, tak zatím takhle:
}
verdict-share-otherwise = Rozdělit jinak
verdict-no-share = nic
verdict-score-of = z potřebných
verdict-line-combat = Zvedl se vítr a odnesl ten křik. Stojíte tu vy.
verdict-line-diplomacy = Ruce pustily jílce. Kdosi si odkašlal a ustoupil z cesty.
verdict-failure = Selhání pro každého:
verdict-crushing = Drtivý: zbraně, které jste v tomto boji použili, po něm odhoďte; tajemství ne.

# Karta
card-which = Která karta to je?
card-another = Jiná karta
card-face = Tahle
card-new-combat = Nová karta boje
card-new-diplomacy = Nová karta diplomacie
card-value = Hodnota
card-level = Obtížnost
card-level-line = obtížnost { $level }
card-above = Kroků nad šedou pozicí
card-below = Kroků pod šedou pozicí
card-table = Bojová tabulka
card-table-words = Tabulka po řádcích, se všemi účinky
card-rows-hint = klepněte, kde který řádek začíná, nebo ji nechte prázdnou
card-table-hint = U každého řádku nejmenší počet ukazatelů a co se stane. Co necháte prázdné, to se nestane.
card-since = Od
card-row = { $number }. řádek
card-opportunity = Příležitostný útok
card-stage = { $number }. etapa: reakce
card-stage-words = Oč v té etapě jde
card-first-stage = Reakce protivníka
card-second-stage = Další etapy
card-approaches = jsou to přístupy na výběr, hraje se jen jeden
card-meanings = Symbol „podle střetnutí“
card-meanings-hint = O kolik posune náklonnost, když se propojí zámek té vlastnosti.
card-avoid = Dá se mu vyhnout
card-avoid-hint = Co za to zaplatí každý:
card-avoid-least = Co musí mít jeden z vás
card-failure = Selhání, pro každého
card-reward = Odměna, pro každého
card-loot = Kořist, na rozdělení
card-traits = Povaha střetnutí
card-traits-of-combat = Povaha pro boj
card-keys-more = Zámky, barvy, obtížnost
card-keys = Zámky vlastností
card-key = { $number }. zámek
card-key-level = Úroveň
card-colours-hint = Barevné pozice stupnice, počítané od šedé.
card-positions-green = Zelené pozice
card-positions-red = Červené pozice
card-save = Karta je taková
card-save-begin = Čelit této kartě
card-put-right = Opravit kartu
blow-more = Další účinky
blow-field-wounds = Zásahy
blow-field-terror = Hrůza +
blow-field-energy = Výdrž −
blow-field-combat = Bilance ±
blow-field-diplomacy = Náklonnost ±
blow-field-hand = Z ruky
blow-field-deck = Z balíčku
blow-field-sequence = Ze sledu
blow-field-withdraws = stáhne se
blow-field-words = Stručně
trait-ambush = Přepadení
trait-onslaught = Nápor
trait-defensive = Defenzivní
trait-fast = Rychlý
trait-deceit = Lest
trait-guardian = Strážce
trait-horde = Horda
trait-opportunist = Oportunista
trait-frenzy = Zuřivost
trait-robber = Lupič
trait-crushing = Drtivý
trait-slow = Pomalý
practise-first = Nacvičit s kartou „Tvoje první střetnutí“
encounter-training = Tvoje první střetnutí
encounter-avoided = Vyhnuli jsme se
encounter-withdrew = Protivník se stáhl
wrote-robbed = { $who } { $who_gender ->
    [f] přišla
    [many] přišli
   *[m] přišel
} o všechno, co se dalo odnést.

# Opsání karty po částech
blow-untold = zatím neopsáno
card-pack = Z kterého balíčku je
card-whole = Jméno a zbytek karty
copy-answer = Opsat z karty, co přijde
copy-opportunity = Opsat příležitostný útok
copy-failure = Opsat selhání
copy-range = Rozmezí řádku
copy-range-hint = Pro jakou bilanci tento řádek tabulky platí? Teď je { $value }.
copy-from = Od
copy-until = Do
copy-do = Tak to na kartě stojí
copy-name = Jméno karty
copy-name-hint = Kartu, která má jméno, aplikace příště sama nabídne.
copy-name-do = Pojmenovat
say-what-it-does = Klepněte aspoň na jedno číslo. Nula znamená, že se nestane nic.
say-what-it-gives = Klepněte aspoň na jedno číslo.
row-is-for-now = Řádek musí platit i pro bilanci { $value }, o tu teď jde.
too-many-rows = Tolik řádků žádná karta nemá. Opravte ji celou.
move-copy_blow = opsat část karty střetnutí
    .noun = co karta udělá
move-copy_gain = opsat odměnu a kořist
    .noun = co jste získali
move-name_card = pojmenovat kartu střetnutí
    .noun = jméno karty
arg-blow = Co se stane
arg-since = Od kolika ukazatelů
arg-until = Do kolika ukazatelů
arg-reward = Odměna
arg-take = Hned si ji vzít
arg-rows = Řádky bojové tabulky
choice-answer = útok nebo reakce
choice-opportunity = příležitostný útok
choice-failure = selhání
