# Scénáře a varianty během hry, závěrečné vyhodnocení.

moves-scenario = Scénář
moves-variants = Varianty
moves-scoring = Vyhodnocení
step-heroes = Výběr hrdin
step-scoring = Vyhodnocení
step-over = Konec hry

# Dražba hrdin
move-name_hero = ukázat na hrdinu
    .noun = výběr hrdiny
move-bid = přihodit
    .noun = nabídka
move-knock_down = nikdo víc nedá
    .noun = přiklepnutí
    .does = Hrdinu dostane, kdo nabídl nejvíc, a zaplatí.
arg-hero = Hrdina
no-auction = Žádná dražba teď neprobíhá.
hero-is-named = { $hero } už je v dražbě.
no-hero-named = Nejdřív se musí ukázat na hrdinu.
has-a-hero = { $seat }. hráč už hrdinu má.
bids-most-already = { $seat }. hráč už nabízí nejvíc.
bid-higher = Nabídka musí být aspoň { $least }.
wrote-bid = { $seat }. hráč nabídl za hrdinu Slávu { $fame }: { $hero }.
tell-hero-sold = { $seat }. hráč si bere hrdinu: { $hero }. { $fame ->
    [0] Zadarmo.
   *[other] Platí Slávu { $fame }, štít na počítadle stojí na { $left }.
}
wrote-hero-sold = { $seat }. hráč získal hrdinu: { $hero }{ $fame ->
    [0] , zadarmo.
   *[other] , za Slávu { $fame }.
}

# Mezi koly
move-roll_darkness = hodit, zda přijde Noc
    .noun = hod proti temnotě
    .does = Dvě kostky many: padne-li černá, je až do konce hry Noc.
move-roll_rampage = hodit za nájezdníky
    .noun = hod za nájezdníky
    .does = Kostka za každé políčko, kde byl drancující nepřítel poražen.
move-take_drafted = vzít odloženou kartu
    .noun = karta z draftu
move-swap_action = vyměnit kartu
    .noun = vylepšení karty
move-keep_actions = nic neměnit
    .noun = ponechané karty
arg-away = Která karta odejde
nothing-to-roll = Teď se za nic nehází.
two-dice = Hází se { $count } kostkami.
so-many-spaces = { $count ->
    [one] Kostka má být jedna.
    [few] Kostky mají být { $count }, jedna za každé políčko.
   *[other] Kostek má být { $count }, jedna za každé políčko.
}
roll-for-darkness = Nejdřív hoďte, zda nepřijde Noc.
roll-for-rampage = Nejdřív hoďte za nájezdníky.
take-drafted-first = Nejdřív si všichni vezmou jednu z odložených karet.
swap-first = Nejdřív se vyměňují karty.
tell-darkness = Padlo { $dice }: otočte desku na Noc, Den už nepřijde.
tell-still-day = Padlo { $dice }: přijde další Den.
wrote-darkness = Přišla temnota ({ $dice }); Den už nebude.
wrote-still-day = Temnota nepřišla ({ $dice }).
tell-rampage-by-hand = Hoďte kostkou za každé políčko, kde byl drancující nepřítel poražen: { $hordes ->
    [yes] žeton obvyklé barvy přijde vždy, { $time_key ->
        [night] při bílé, modré a černé
       *[day] při červené, zelené a zlaté
    } i hnědý.
   *[no] { $time_key ->
        [night] při bílé, modré a černé přijde žeton obvyklé barvy, při černé i hnědý.
       *[day] při červené, zelené a zlaté přijde žeton obvyklé barvy, při zlaté i hnědý.
    }
}
wrote-rampager = Na dílku { $tile } se zase drancuje.
wrote-quiet = Na dílku { $tile } je klid.
tell-upgrades = { $named ->
    [no] Odkryjte { $count } Pokročilých akcí vedle nabídky.
   *[other] Vedle nabídky odkryjte: { $cards }.
}
tell-swapped = { $who }: vezměte si z odkrytých první a vyřaďte druhou: { $cards }.
wrote-swapped = { $who } má místo staré karty novou: { $card }.
tell-upgrades-back = Zbylé odkryté karty dejte vespod balíčku Pokročilých akcí.
not-your-upgrade = { $who }: vyměňovat teď má někdo jiný.
card-not-open = { $card }: tato karta odkrytá není.
card-not-yours = { $who }: karta mezi vašimi není: { $card }.
other-colour-upgrade = Nemají stejnou barvu: { $cards }. Jde to jen se společnou ikonou druhu.
tell-drafted = { $who }: odloženou kartu zamíchejte do balíčku: { $card }.
wrote-drafted = { $who } si bere odloženou kartu: { $card }.
no-drafted-card = { $who }: teď se odložená karta nebere.
card-lies-elsewhere = { $card }: ta leží jinde, odložená být nemohla.

# Co mají scénáře svého
move-wake_glade = aktivovat mýtinu
    .noun = mýtina
move-free_mine = doly osvobozeny
    .noun = osvobozené doly
move-portal_takes = stál na portálu
    .noun = zavřený portál
    .does = Kdo stál na portálu, když se zavřel, je ze hry venku.
move-shut_portal = portál je zavřený
    .noun = zavřený portál
    .does = Nikoho dalšího portál nevzal.
portal-is-shut = Portál teď nikoho nebere.
whom-did-it-take = Nejdřív řekněte, koho portál vzal.
next-portal-shut = Nikoho dalšího nevzal
move-concede = vzdát hru
    .noun = vzdaná hra
    .does = Vaše strana hru vzdává.
arg-instead = Místo čeho
other-scenario = V tomto scénáři se to nedělá.
app-sees-that = To aplikace vidí na mapě sama.
no-glade-here = { $who }: tady mýtina není.
glade-is-awake = { $who }: na této mýtině už váš štít leží.
glade-is-full = { $count ->
    [1] Na mýtinu se vejde jeden štít: řekněte, čí nahradíte.
   *[other] Na mýtinu se vejdou { $count } štíty: řekněte, čí nahradíte.
}
no-shield-of-that-seat = Takový štít tu není.
tell-glade-awake = { $who }: položte na mýtinu svůj štít{ $instead ->
    [yes] {" "}místo cizího.
   *[no] .
}
wrote-glade-awake = { $who } { $who_gender ->
    [f] probudila
   *[m] probudil
} mýtinu.
tell-glades-cleared = Noc je u konce: vezměte z mýtin všechny štíty.
tell-mine-free = { $who }: položte na doly svůj štít a na konci tahu si vezměte jejich krystal ({ $colour }).
wrote-mine-free = { $who } { $who_gender ->
    [f] osvobodila
   *[m] osvobodil
} doly ({ $colour }).
tell-portal-closes = Portál se zavírá: kdo na něm stojí, je ze hry venku. Dál je to prázdná pláň.{ $asks ->
    [yes] {" "}Řekněte, koho vzal.
   *[no] {""}
}
wrote-portal-closes = Portál se zavřel.
hero-is-out = { $who }: už nehraje a na mapě nestojí.
portal-takes-nobody = { $who }: portál teď nikoho nebere.
tell-eliminated = { $who }: figurku odstraňte z mapy, dál nehrajete.
wrote-eliminated = { $who } { $who_gender ->
    [f] zůstala
   *[m] zůstal
} za zavřeným portálem.
gave-up-already = { $who }: vzdáno už je.
wrote-gave-up = { $who } hru vzdává.

move-summon = vyvolávat
    .noun = vyvolávání
summon-by-night = { $who }: vyvolává se jen v Noci.
summoned-already = { $who }: této Noci už vyvolávání proběhlo.
no-summoning-among-people = { $who }: na obydleném místě se nevyvolává.
so-many-glades = { $count ->
    [one] Váš štít leží na jedné mýtině.
    [few] Vaše štíty leží na { $count } mýtinách.
   *[other] Vaše štíty leží na { $count } mýtinách.
}
no-glade-awake = { $who }: na žádné mýtině nemáte štít.
wrote-summoned = { $who } vyvolává, mýtin: { $count }.

# Vyhodnocení
panel-score = Body
move-count_things = spočítat
    .noun = počet
move-count_cities = dobytá města
    .noun = počet dobytých měst
move-tell_portal = kdo stojí na portálu
    .noun = kdo stojí na portálu
move-show_chosen = odkrýt vyvoleného
    .noun = vyvolený
move-score = vyhodnotit
    .noun = vyhodnocení
    .does = Sečte, co je spočítané, a řekne, kdo vyhrál.
arg-conquered = Dobytá města
arg-each_leads = Každý vede aspoň jedno město
arg-cards_left = Neotočené karty automatického hráče
fact-cards_left = Neotočené karty automatického hráče
score-announced = Konec posledního kola někdo ohlásil
arg-holder = Kdo stojí na portálu
choice-what-spells = Kouzla
choice-what-actions = Pokročilé akce
choice-what-artifacts = Artefakty, i Prapory u jednotek
choice-what-crystals = krystaly
choice-what-wounds = Zranění mezi kartami
choice-what-units = úrovně nezraněných jednotek dohromady
choice-what-units_wounded = poloviny úrovní zraněných jednotek
choice-what-strongholds = štíty na pevnostech, věžích a vypálených klášterech
choice-what-adventures = štíty na místech dobrodružství
choice-what-delves = z toho podzemí a hrobky
choice-what-led = města, kterým velíte
choice-what-shielded = další města s vaším štítem
choice-what-mines_countryside = osvobozené doly na venkově
choice-what-mines_core = osvobozené doly na hlavních dílcích
choice-what-keeps = vaše pevnosti
choice-what-towers = vaše magické věže
not-scored-yet = Hra ještě neskončila, zatím se nevyhodnocuje.
not-counted-here = V tomto scénáři se to nepočítá.
so-many-cities = { $count ->
    [one] Ve hře je jedno město.
    [few] Ve hře jsou { $count } města.
   *[other] Ve hře je { $count } měst.
}
still-to-count = Něco ještě není spočítané: { $who }.
chosen-not-shown = Týmy ještě neodkryly své vyvolené.
nobody-chosen = Vyvolení se tu neurčují.
wrote-counted = { $who } má spočítáno.
wrote-chosen = Vyvolený hrdina: { $who }.
tell-winner = { $success ->
    [yes] Mise je splněna. { $many ->
        [yes] Vítězí { $who }
       *[no] Vítěz: { $who }
    }, { $count }.
    [no] Mise splněna není. Vítězství podle Slávy: { $who }, { $count }.
   *[other] { $many ->
        [yes] Vítězí { $who }.
       *[no] Vítěz: { $who }.
    }
}
wrote-winner = { $success ->
    [yes] Mise je splněna. Vítězství: { $who }.
    [no] Mise splněna není. Vítězství podle Slávy: { $who }.
   *[other] Vítězství: { $who }.
}
tell-no-winner = { $success ->
    [no] Města nepadla, mise se nezdařila. Celkem { $count }.
   *[other] Nevyhrál nikdo.
}
wrote-no-winner = { $success ->
    [no] Mise splněna není, nevyhrál nikdo.
   *[other] Nevyhrál nikdo.
}

# Stránka scénáře
panel-scenario = Scénář
next-scenario = Ke scénáři
next-darkness = Hodit, zda přijde Noc
next-rampage = Hodit za nájezdníky
next-table = Zpět na stůl
next-to-score = K bodům
next-score = Vyhodnotit
auction-picks = Na hrdinu ukáže { $who }.
auction-leads = { $fame ->
    [0] chce { $who } zadarmo.
   *[other] má { $who } za Slávu { $fame }.
}
auction-bids = { $who } nabízí Slávu { $fame }
auction-free = Nikdo nic nenamítá
auction-sold = Nikdo víc nedá
darkness-lead = Den skončil: dvě kostky many řeknou, zda přijde další.
rolled-by-hand = Hodili jste sami
rampage-lead = { $count ->
    [one] Kostkou se hází za jedno políčko, kde byl drancující nepřítel poražen.
    [few] Kostkou se hází za každé ze { $count } políček, kde byl drancující nepřítel poražen.
   *[other] Kostkou se hází za každé z { $count } políček, kde byl drancující nepřítel poražen.
}
rampage-place = Dílek { $tile }: { $site }
draft-lead = Každý si vezme jednu z odložených karet a zamíchá ji do balíčku.
upgrade-lead = může vyměnit jednu kartu.
upgrade-takes = Z odkrytých si vezme
upgrade-later = Potom:
glades-own = { $count ->
    [0] na žádné mýtině zatím štít nemá
    [one] štít na jedné mýtině
    [few] štíty na { $count } mýtinách
   *[other] štíty na { $count } mýtinách
}
glade-replace = Místo štítu: { $who }
summon-told = Vyvolávat: na kolika mýtinách máte štít?
portal-title = Portál se zavírá
portal-lead = Kdo stál na portálu, je ze hry venku. Klepněte na každého, koho vzal.
mine-title = Osvobozené doly

prompt-hero = na kterého hrdinu ukázat
prompt-drafted = kterou z odložených karet si vzít
prompt-upgrade = jestli vyměnit kartu

# Stránka bodů
fame-race = Závod o Slávu
fame-level = { $level }. úroveň
fame-lane = { $who }: Sláva { $fame }, { $level }. úroveň
fame-mark = Po { $round }. kole: { $fame }
score-won = Vítězství
score-nobody = Nevyhrál nikdo
score-won-by-fame = Vítězství podle Slávy
score-success = Mise je splněna
score-failed = Mise splněna není
score-sums = Součty
score-so-far = Kdyby hra skončila teď
score-noted = Zapsat
score-missing = { $count ->
    [one] zbývá spočítat jedna věc
    [few] zbývá spočítat { $count } věci
   *[other] zbývá spočítat { $count } věcí
}
score-told = spočítal stůl
portal-nobody = nikdo
score-fame = Sláva
score-knowledge = Vědění
score-loot = Kořist
score-leader = Jednotky
score-conqueror = Dobytá místa
score-adventurer = Dobrodružství
score-beating = Výprask
score-cities = Města
score-mines = Doly
score-holdings = Držená místa
score-title-knowledge = Titul Největší učenec
score-title-loot = Titul Největší kořist
score-title-leader = Titul Největší vůdce
score-title-conqueror = Titul Největší dobyvatel
score-title-adventurer = Titul Největší dobrodruh
score-title-crawler = Titul Největší prolézač podzemí
score-title-beating = Titul Největší výprask
score-title-cities = Titul Největší dobyvatel měst
score-title-mines = Titul Největší osvoboditel
score-goal-cities = Dobytá města
score-goal-each = Každý vede město
score-goal-all = Všechna města
score-goal-rounds = Ušetřená kola
score-goal-cards = Neotočené karty automatického hráče
score-goal-quiet = Konec posledního kola neohlášen
part-spells = { $count } × Kouzlo = { $worth }
part-actions = { $count } × Pokročilá akce = { $worth }
part-artifacts = { $count } × Artefakt = { $worth }
part-crystals = { $count } × krystal = { $worth }
part-units = { $count } × nezraněná jednotka, úrovně { $worth }
part-units_wounded = { $count } × zraněná jednotka = { $worth }
part-strongholds = { $count } × štít na dobytém místě = { $worth }
part-adventures = { $count } × štít na místě dobrodružství = { $worth }
part-delves = { $count } × podzemí nebo hrobka = { $worth }
part-wounds = { $count } × Zranění = { $worth }
part-cities_led = { $count } × vůdce města = { $worth }
part-cities_shielded = { $count } × štít v jiném městě = { $worth }
part-mines_countryside = { $count } × důl na venkově = { $worth }
part-mines_core = { $count } × důl na hlavním dílku = { $worth }
part-keeps = { $count } × pevnost = { $worth }
part-towers = { $count } × magická věž = { $worth }
part-cities_conquered = { $count } × dobyté město = { $worth }
part-cities_all = { $points ->
    [0] nejsou dobytá všechna
   *[other] všechna dobytá = { $worth }
}
part-cities_each = { $points ->
    [0] každý nevede
   *[other] každý vede aspoň jedno = { $worth }
}
part-rounds_left = { $count } × ušetřené kolo = { $worth }
part-cards_left = { $count } × neotočená karta = { $worth }
part-not_announced = { $points ->
    [0] konec kola byl ohlášen
   *[other] konec kola nikdo neohlásil = { $worth }
}
part-title = { $count ->
    [one] nejlepší sám, { $worth }
    [few] nejlepších je { $count }, každý { $worth }
   *[other] nejlepších je { $count }, každý { $worth }
}
