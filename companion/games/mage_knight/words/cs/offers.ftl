# Nabídky: co se rozdá, doplní, vezme.

tell-return-units = Jednotky z nabídky vraťte vespod jejich balíčků, Pokročilé akce mezi nimi vespod svého balíčku
tell-deal-units = { $elite ->
    [yes] { $count ->
        [1] Do nabídky jednotek přidejte elitní jednotku
       *[other] Nová nabídka jednotek, celkem { $count }: střídavě elitní a základní, první je elitní
    }
   *[no] { $count ->
        [one] Nová nabídka: { $count } základní jednotka
        [few] Nová nabídka: { $count } základní jednotky
       *[other] Nová nabídka: { $count } základních jednotek
    }
}
tell-deal-cards = { $count ->
    [one] Odkryjte { $count } Pokročilou akci a { $count } Kouzlo
    [few] Odkryjte { $count } Pokročilé akce a { $count } Kouzla, každé do svého sloupce
   *[other] Odkryjte { $count } Pokročilých akcí a { $count } Kouzel, každé do svého sloupce
}
tell-monastery-cards = { $count ->
    [0] Leží-li na mapě nevypálené kláštery, přidejte mezi jednotky za každý z nich jednu Pokročilou akci
    [one] Mezi jednotky přidejte { $count } Pokročilou akci za klášter
    [few] Mezi jednotky přidejte { $count } Pokročilé akce za kláštery
   *[other] Mezi jednotky přidejte { $count } Pokročilých akcí za kláštery
}
tell-refresh-cards = { $later ->
    [yes] Z nabídek Pokročilých akcí a Kouzel, které už jsou odkryté, dejte nejnižší kartu vespod balíčku; ostatní posuňte a navrch odkryjte novou
   *[no] { $dummy ->
        [yes] Nejnižší Pokročilou akci dejte do balíčku automatického hráče, nejnižší Kouzlo vespod balíčku Kouzel; karty posuňte a navrch sloupců odkryjte nové
       *[no] Nejnižší Pokročilou akci a nejnižší Kouzlo vespod jejich balíčků; karty posuňte a navrch sloupců odkryjte nové
    }
}
tell-lay-units = { $count ->
    [0] Balíčky jednotek jsou prázdné, do nabídky nepřijde nic
   *[other] Do nabídky jednotek: { $units }
}
tell-lay-monastery-card = Mezi jednotky za klášter: { $card }
tell-no-monastery-card = Pokročilých akcí se nedostává, za klášter nepřijde žádná
tell-lay-card = { $offer ->
    [spells] Navrch nabídky Kouzel: { $card }
   *[actions] Navrch nabídky Pokročilých akcí: { $card }
}
tell-lowest = { $dummy ->
    [yes] Nejnižší Pokročilá akce jde do balíčku automatického hráče: { $card }
   *[no] { $offer ->
        [spells] Nejnižší Kouzlo vespod balíčku: { $card }
       *[actions] Nejnižší Pokročilá akce vespod balíčku: { $card }
    }
}
wrote-gained-card = { $who } { $who_gender ->
    [f] získala
   *[m] získal
} kartu { $card }.
not-in-offer = { $offer ->
    [units] V nabídce jednotek teď nic takového neleží.
    [monastery] Mezi jednotkami taková Pokročilá akce neleží.
    [spells] V nabídce Kouzel taková karta neleží.
   *[actions] V nabídce Pokročilých akcí taková karta neleží.
}
