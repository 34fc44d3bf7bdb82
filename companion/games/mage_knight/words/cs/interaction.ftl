# Vyjednávání s obyvateli a stránka nabídek.

panel-offers = Nabídky

# Tahy
move-bargain = vyjednávat
    .noun = vyjednávání
move-unit_influence = vzít Vliv od jednotky
    .noun = Vliv od jednotky
move-recruit = naverbovat
    .noun = verbování
move-buy_healing = koupit Léčení
    .noun = koupené Léčení
move-buy_spell = koupit Kouzlo
    .noun = koupené Kouzlo
move-buy_action = koupit Pokročilou akci
    .noun = koupená Pokročilá akce
move-buy_unseen_action = koupit Pokročilou akci z balíčku
    .noun = Pokročilá akce z balíčku
move-buy_artifact = koupit Artefakt
    .noun = koupený Artefakt
move-buy_elite = přidat elitní jednotku
    .noun = elitní jednotka do nabídky
move-reveal_offer = odkrýt nabídku
    .noun = odkrytá nabídka
move-name_offered = v nabídce leží jiná karta
    .noun = jiná karta v nabídce
move-reveal_monastery = přibyl klášter
    .noun = nový klášter
    .does = Na vaší mapě byl odkryt klášter: mezi jednotky přijde Pokročilá akce a v každé další nabídce zase.
move-burn_monastery = klášter vyhořel
    .noun = vyhořelý klášter
    .does = Na vaší mapě vyhořel klášter: v další nabídce bude mezi jednotkami o Pokročilou akci méně.
move-reveal_core_tile = přibyl hlavní dílek
    .noun = hlavní dílek
    .does = Na vaší mapě leží hlavní dílek: od příštího kola přijdou do nabídky i elitní jednotky.

arg-influence = Zahraný Vliv
arg-site = Místo
arg-cities = Barvy města
arg-shields = Vlastní štíty na kartě města
arg-bond = Do Pout věrnosti
arg-way = Odkud je mana
arg-offer = Nabídka
arg-lies = Karta, která tu leží
choice-way-token = žeton many
choice-way-die = kostka z Pramene
choice-way-gold_token = zlatý žeton
choice-way-gold_die = zlatá kostka z Pramene
choice-way-crystal = krystal
choice-way-other = mana z karty nebo od stolu
choice-offer-actions = Pokročilé akce
choice-offer-spells = Kouzla

# Co stojí v cestě
no-interaction = { $who }: vyjednávání ještě nezačalo. Řekněte nejdřív, kolik Vlivu hrajete.
nobody-to-bargain = { $who }: tady není s kým vyjednávat.
reputation-forbids = { $who }: s Pověstí na X s vámi nikdo nevyjednává.
spent-already = { $count ->
    [one] Tolik ne: { $count } bod Vlivu už je utracený.
    [few] Tolik ne: { $count } body Vlivu už jsou utracené.
   *[other] Tolik ne: { $count } bodů Vlivu už je utracených.
}
too-much-bought = Tolik Vlivu v jednom tahu být nemůže.
too-little-influence = { $missing ->
    [one] Stojí to { $price } Vlivu a chybí { $missing } bod.
    [few] Stojí to { $price } Vlivu a chybějí { $missing } body.
   *[other] Stojí to { $price } Vlivu a chybí { $missing } bodů.
}
not-sold-here = { $ware ->
    [healing] Léčení se kupuje jen ve vesnici a v klášteře.
    [artifact] Artefakty se kupují jen v červeném městě.
    [elite] Elitní jednotku přidá jen bílé město.
    [spell] Kouzla se kupují jen v dobyté magické věži a v modrém městě.
    [unseen_action] Pokročilou akci z balíčku prodává jen zelené město.
   *[other] Pokročilé akce se kupují jen v klášteře a v zeleném městě.
}
other-offer = { $ware ->
    [city_action] V klášteře se kupuje jen Pokročilá akce, která leží mezi jednotkami.
   *[other] Pokročilé akce mezi jednotkami prodává jen klášter.
}
unit-not-here = { $unit }: tuhle jednotku tady naverbovat nelze.
no-bond = { $who }: Pouta věrnosti teď volné místo nemají.
no-mana-for-spell = { $colour_key ->
    [red] { $who }: chybí červená mana, kterou Kouzlo stojí.
    [blue] { $who }: chybí modrá mana, kterou Kouzlo stojí.
    [green] { $who }: chybí zelená mana, kterou Kouzlo stojí.
   *[white] { $who }: chybí bílá mana, kterou Kouzlo stojí.
}
gives-no-influence = Tahle jednotka žádný Vliv nedává.
no-elite-units = V tomto scénáři se elitní jednotky nepoužívají.
no-elite-left = Balíček elitních jednotek je prázdný.
instead-bond = Do Pout věrnosti
instead-disband = Propustit: { $unit }
offer-is-open = Ta nabídka už odkrytá je.
table-keeps-offers = Nabídky má v péči stůl, aplikace jejich karty nezná.
lies-in-no-offer = Taková karta v žádné nabídce neleží.
not-in-that-deck = Taková karta v tom balíčku není.
app-keeps-map-already = Mapu má v péči aplikace, kláštery a dílky na ní zná.
no-more-monasteries = Tolik klášterů ve hře není.
no-monastery-left = Na mapě žádný nevypálený klášter neleží.

# Co udělají ruce, co se stalo
tell-spell-mana = { $way ->
    [die] { $who }: manu zaplaťte kostkou z Pramene
    [gold_die] { $who }: manu zaplaťte zlatou kostkou z Pramene
    [gold_token] { $who }: vraťte do banku zlatý žeton many
    [crystal] { $who }: vraťte do banku { $colour_key ->
        [red] červený
        [blue] modrý
        [green] zelený
       *[white] bílý
    } krystal
    [token] { $who }: vraťte do banku { $colour_key ->
        [red] červený
        [blue] modrý
        [green] zelený
       *[white] bílý
    } žeton many
   *[other] { $who }: zaplaťte { $colour_key ->
        [red] červenou
        [blue] modrou
        [green] zelenou
       *[white] bílou
    } manu
}
tell-artifact-later = { $count ->
    [one] { $who }: koupený Artefakt doberete na konci tahu
    [few] { $who }: na konci tahu doberete { $count } koupené Artefakty
   *[other] { $who }: na konci tahu doberete { $count } koupených Artefaktů
}
wrote-bargains = { $who } { $who_gender ->
    [f] vyjednávala
   *[m] vyjednával
} s obyvateli ({ $site }).
wrote-bought-artifact = { $count ->
    [one] { $who } { $who_gender ->
        [f] koupila
       *[m] koupil
    } Artefakt.
    [few] { $who } { $who_gender ->
        [f] koupila
       *[m] koupil
    } { $count } Artefakty.
   *[other] { $who } { $who_gender ->
        [f] koupila
       *[m] koupil
    } { $count } Artefaktů.
}
wrote-more-elite = { $who } { $who_gender ->
    [f] poslala
   *[m] poslal
} v bílém městě pro další elitní jednotku.
wrote-lies-there = V nabídce leží { $card }.

# Stránka
offers-bargain = Vyjednávání: { $who }
offers-one-city = { $colour ->
    [red] červené město
    [blue] modré město
    [green] zelené město
   *[white] bílé město
}
offers-where = S kým hrdina vyjednává?
offers-elsewhere = Jinde
offers-no-talk = Pověst je na X, nikdo nevyjednává
offers-own-shields = Vlastní štíty na kartě města
offers-influence-played = Zahraný Vliv
offers-influence-is = { $count ->
    [one] Zahrán { $count } bod Vlivu
    [few] Zahrány { $count } body Vlivu
   *[other] Zahráno { $count } bodů Vlivu
}
offers-envoy = { $name }: Vliv +{ $count }
offers-played = Zahráno { $count }
offers-reputation = Pověst { $by }
offers-shields = štíty +{ $by }
offers-spent = utraceno { $count }
offers-left = Zbývá { $count }
offers-heal = { $unit ->
    [none] Vyléčit Zranění v ruce za { $price }
   *[other] Vyléčit za { $price }: { $unit }
}
offers-ware-artifact = Artefakt za { $price }, na konci tahu
offers-ware-elite = Elitní jednotku do nabídky za { $price }
offers-ware-unseen_action = Vrchní Pokročilou akci z balíčku za { $price }
offers-missing = chybí { $count }
offers-on-table = Nabídky má v péči stůl. Co se kupuje, řeknete až při vyjednávání.
offers-keep-in-app = Ať je hlídá aplikace
offers-units = Jednotky
offers-actions = Pokročilé akce
offers-spells = Kouzla
offers-unit-decks = { $elite ->
    [none] v balíčku { $regular } základních
   *[other] v balíčcích { $regular } základních a { $elite } elitních
}
offers-deck = v balíčku { $count }
offers-no-units = V nabídce už nikdo není.
offers-begin-first = Koho lze naverbovat, ukáže vyjednávání.
offers-cost = cena ve Vlivu
offers-unit-facts = { $elite ->
    [yes] elitní, úroveň { $level }, Zbroj { $armor }
   *[no] základní, úroveň { $level }, Zbroj { $armor }
}
resists-physical = fyzická odolnost
resists-fire = ohnivá odolnost
resists-ice = ledová odolnost
offers-unsure = { $what ->
    [armor] Zbroj ověřte na kartě
    [resistances] odolnosti ověřte na kartě
   *[powers] schopnosti ověřte na kartě
}
offers-not-here = Tady ji naverbovat nelze.
offers-recruit = Naverbovat za { $price }
offers-recruit-bond = Do Pout věrnosti za { $price }
offers-recruit-instead = Naverbovat za { $price } místo jiné
offers-disband = Propustit: { $unit }
offers-stronger = silnější: { $card }
offers-for-monastery = v klášteře; místo po ní zůstane prázdné
offers-lowest = leží nejníž
offers-covered = Odkryje se, až bude poprvé potřeba.
offers-reveal = Odkrýt tři karty
offers-none-left = Karty došly.
offers-buy = Koupit za { $price }
offers-buy-spell = { $way ->
    [token] Koupit za { $price } a { $colour ->
        [red] červený
        [blue] modrý
        [green] zelený
       *[white] bílý
    } žeton
    [die] Koupit za { $price } a { $colour ->
        [red] červenou
        [blue] modrou
        [green] zelenou
       *[white] bílou
    } kostku
    [gold_token] Koupit za { $price } a zlatý žeton
    [gold_die] Koupit za { $price } a zlatou kostku
    [crystal] Koupit za { $price } a { $colour ->
        [red] červený
        [blue] modrý
        [green] zelený
       *[white] bílý
    } krystal
   *[other] Koupit za { $price } a { $colour ->
        [red] červenou
        [blue] modrou
        [green] zelenou
       *[white] bílou
    } manu
}
offers-other-mana = Jinou manou
offers-no-mana = { $colour ->
    [red] Chybí červená mana.
    [blue] Chybí modrá mana.
    [green] Chybí zelená mana.
   *[white] Chybí bílá mana.
}
offers-another = Leží tu jiné karty
offers-another-for = { $card }: ve skutečnosti leží
offers-another-lies = Leží tu tahle
offers-land = Co nabídkám říká mapa
offers-cloisters = { $count ->
    [0] Nevypálený klášter na mapě není.
    [one] Na mapě je { $count } nevypálený klášter.
    [few] Na mapě jsou { $count } nevypálené kláštery.
   *[other] Na mapě je { $count } nevypálených klášterů.
}
offers-core = { $lies ->
    [yes] Hlavní dílek už leží, střídají se elitní a základní jednotky.
   *[no] Dokud neleží hlavní dílek, jsou jednotky jen základní.
}
next-from-offers = { $turn ->
    [yes] Zpět k tahu
   *[no] Ke stolu
}
