# Ukládání a rozkládání stolu: každá věc je řádek pro ruce.

group-heroes = Hrdinové
group-seat-1 = 1. hráč
group-seat-2 = 2. hráč
group-seat-3 = 3. hráč
group-seat-4 = 4. hráč
group-turn = Rozehraný tah
group-fight = Boj
group-offers = Nabídky a balíčky
group-source = Pramen
group-dummy = Automatický hráč
group-map = Mapa
group-round = Kolo

# Kde na mapě
pack-where = { $tile_kind ->
    [core] hlavní dílek { $tile }
    [start] startovní dílek { $tile }
    [none] mimo mapu
   *[countryside] dílek venkova { $tile }
}, { $way ->
    [ne] severovýchod
    [e] východ
    [se] jihovýchod
    [sw] jihozápad
    [w] západ
    [nw] severozápad
   *[c] uprostřed
}
pack-token-name = { $known ->
    [yes] { $enemy }
   *[no] { $back_key ->
        [green] zelený rub
        [gray] šedý rub
        [brown] hnědý rub
        [violet] fialový rub
        [red] červený rub
       *[white] bílý rub
    }
}
pack-of-colour = { $colour_key ->
    [red] červené
    [blue] modré
    [green] zelené
    [white] bílé
    [gold] zlaté
   *[black] černé
}
pack-die-of-colour = { $colour_key ->
    [red] červená
    [blue] modrá
    [green] zelená
    [white] bílá
    [gold] zlatá
   *[black] černá
}
pack-city-name = { $other ->
    [none] { $colour_key ->
        [red] červené město
        [blue] modré město
        [green] zelené město
       *[white] bílé město
    }
   *[other] megapole ({ $colour_key ->
        [red] červené
        [blue] modré
        [green] zelené
       *[white] bílé
    } a { $other ->
        [red] červené
        [blue] modré
        [green] zelené
       *[white] bílé
    })
}
pack-tile-name = { $tile_kind ->
    [core] hlavní dílek { $tile }
    [start] startovní dílek { $tile }
   *[countryside] dílek venkova { $tile }
}
pack-beside = { $side ->
    [ne] severovýchodně
    [n] severně
    [w] západně
    [sw] jihozápadně
    [s] jižně
   *[e] východně
} od { $beside_kind ->
    [core] hlavního dílku { $beside }
    [start] startovního dílku { $beside }
   *[countryside] dílku venkova { $beside }
}
pack-turned = { $turned ->
    [0] {""}
   *[other] , číslo otočené po směru hodin o { $turned }/6
}

pack-unit-state = { $spent ->
    [yes] jednotka vyčerpaná
   *[no] jednotka bojeschopná
}{ $wounds ->
    [0] {""}
    [one] , Zranění: jedno
    [few] , Zranění: { $wounds }
   *[other] , Zranění: { $wounds }
}
pack-side-up = { $up ->
    [yes] lícem nahoru
   *[no] lícem dolů
}
pack-ruin-name = { $ruin ->
    [altar_red] Žeton ruin ({ altar-red })
    [altar_blue] Žeton ruin ({ altar-blue })
    [altar_green] Žeton ruin ({ altar-green })
    [altar_white] Žeton ruin ({ altar-white })
    [green_green] Žeton ruin ({ ruin-green_green })
    [green_brown] Žeton ruin ({ ruin-green_brown })
    [gray_brown] Žeton ruin ({ ruin-gray_brown })
    [gray_violet] Žeton ruin ({ ruin-gray_violet })
    [brown_violet] Žeton ruin ({ ruin-brown_violet })
    [gray_white] Žeton ruin ({ ruin-gray_white })
    [brown_red] Žeton ruin ({ ruin-brown_red })
    [green_red] Žeton ruin ({ ruin-green_red })
   *[none] Žeton ruin
}
pack-back-of = { $back_key ->
    [green] zelený rub
    [gray] šedý rub
    [brown] hnědý rub
    [violet] fialový rub
    [red] červený rub
   *[white] bílý rub
}
pack-day-or-night = { $time_key ->
    [night] Noc
   *[day] Den
}
pack-deck-name = { $deck ->
    [regular] Balíček základních jednotek
    [elite] Balíček elitních jednotek
    [actions] Balíček Pokročilých akcí
    [spells] Balíček Kouzel
   *[artifacts] Balíček Artefaktů
}
pack-skill-place = { $place ->
    [down] lícem dolů
    [out] uprostřed stolu
   *[up] lícem nahoru
}
pack-duel-phase = { $melee ->
    [yes] útoky zblízka
   *[no] střelecké a obléhací útoky
}

# Hrdina
pack-tracks = { $who }: zapište si Slávu { $fame } a Pověst { $reputation }.
lay-tracks = { $who }: štít na Slávu { $space }, na Pověst { $reputation }.
pack-level = { $who }: žetony úrovní složte k sobě, úroveň { $level }.
lay-level = { $who }: žetony úrovní složte tak, aby platila úroveň { $level }.
pack-things-by-hand = { $who }: karty, krystaly, jednotky a dovednosti dejte do jednoho sáčku, ruku a balíčky zvlášť.
lay-things-by-hand = { $who }: vyndejte ze sáčku karty, krystaly, jednotky a dovednosti.
pack-hand = { $who }: ruku dejte do obálky, karet: { $count }.
lay-hand = { $who }: ruku z obálky, karet: { $count }.
pack-deck = { pack-deck-name } svažte, jak leží, karet: { $count }{ pack-aside }.
pack-own-deck = { $who }: dobírací balíček svažte, jak leží, karet: { $count }.
lay-deck = { pack-deck-name }, jak ležel, karet: { $count }{ pack-aside }.
lay-own-deck = { $who }: dobírací balíček, jak ležel, karet: { $count }.
pack-aside = { $aside ->
    [0] {""}
   *[other] , odložené zvlášť: { $aside }
}
pack-discard = { $who }: odkládací balíček zvlášť, karet: { $count }.
lay-discard = { $who }: odkládací balíček lícem nahoru, karet: { $count }.
pack-under = { $who }: karty pod Taktikou lícem dolů do obálky, karet: { $count }.
lay-under = { $who }: karty z obálky lícem dolů pod Taktiku, karet: { $count }.
pack-on-top = { $who }: pozor, nahoře na balíčku leží známé karty ({ $count }); jejich pořadí neměňte.
lay-on-top = { $who }: nahoře na balíčku leží známé karty ({ $count }), jejich pořadí zůstává.
pack-played = { $who }: karty z herní oblasti zvlášť, karet: { $count }.
lay-played = { $who }: karty do herní oblasti, karet: { $count }.
pack-crystals = { $who }: krystaly z Inventáře do sáčku, { pack-of-colour }: { $count }.
lay-crystals = { $who }: krystaly do Inventáře, { pack-of-colour }: { $count }.
pack-mana = { $who }: žetony many z herní oblasti, { pack-of-colour }: { $count }.
lay-mana = { $who }: žetony many do herní oblasti, { pack-of-colour }: { $count }.
pack-unit = { $who }: { $unit }, { pack-unit-state }.
lay-unit = { $who }: { $unit }, { pack-unit-state }.
pack-banner = { $who }: { $card } patří k jednotce { $unit }.
lay-banner = { $who }: { $card } k jednotce { $unit }.
pack-skill = { $who }: dovednost { $skill }, { pack-skill-place }.
lay-skill = { $who }: dovednost { $skill }, { pack-skill-place }.
pack-skill-pile = { $who }: žetony dovedností ze zamíchaného sloupku do sáčku: { $count }.
lay-skill-pile = { $who }: žetony dovedností zamíchejte lícem dolů: { $count }.
pack-revealed = { $who }: z čeho se při postupu vybírá, leží zvlášť: { $skills }.
lay-revealed = { $who }: při postupu se vybírá z těchto dovedností: { $skills }.
pack-tactic = { $who }: Taktika { $tactic }{ $used ->
    [yes] , použitá
   *[no] {""}
}.
lay-tactic = { $who }: Taktika { $tactic }{ $used ->
    [yes] , použitá
   *[no] {""}
}.
pack-reward = { $kind ->
    [artifact] Artefakt
    [spell] Kouzlo
    [action] Pokročilá akce
    [unit] jednotka
    [crystal] krystal
    [random_crystal] krystal podle hodu kostkou
    [crystal_each] krystal každé barvy
   *[other] Kouzlo nebo Artefakt
}
pack-owed = { $who }: na konci tahu ještě čeká odměna ({ pack-reward }): { $count }.
lay-owed = { $who }: na konci tahu ještě čeká odměna ({ pack-reward }): { $count }.

# Rozehraný tah a boj
pack-step = { $step ->
    [before] začátek tahu
    [move] pohyb
    [action] akce
    [withdrawal] nucený ústup
    [benefit] výhody místa
    [rewards] odměny
    [levels] postup na další úroveň
   *[draw] dobírání karet
}
pack-turn = Na tahu: { $who }, { pack-step }, body Pohybu: { $points }.
lay-turn = Na tahu: { $who }, { pack-step }, body Pohybu: { $points }.
pack-phase = { $phase ->
    [reveal] žetony se teprve odkrývají
    [ranged] Fáze obléhacích a střeleckých útoků
    [summon] přivolávání
    [block] Fáze bloku
    [damage] Fáze přidělování zranění
   *[attack] Fáze útoku
}
pack-fight = Bojuje { $who }: { pack-phase }. Zahrané hodnoty má aplikace.
lay-fight = Bojuje { $who }: { pack-phase }. Zahrané hodnoty má aplikace.
pack-foe = { $number }. nepřítel: { pack-token-name }{ $stands ->
    [dead] , poražený
    [blocked] , zablokovaný
   *[alive] {""}
}.
lay-foe = { $number }. nepřítel před hrdinu: { pack-token-name }{ $stands ->
    [dead] , poražený
    [blocked] , zablokovaný
   *[alive] {""}
}.
pack-duel = Souboj: útočí { $who }, brání se { $whom }, { pack-duel-phase }.
lay-duel = Souboj: útočí { $who }, brání se { $whom }, { pack-duel-phase }.
pack-joint = Společný útok: { $who }, obránců: { $count }.
lay-joint = Společný útok: { $who }, obránců: { $count }.

# Nabídky, Pramen, automatický hráč
pack-offers-by-hand = Nabídky svažte každou zvlášť v jejich pořadí, balíčky, jak leží.
lay-offers-by-hand = Nabídky vyložte v jejich pořadí, balíčky, jak ležely.
pack-offer-units = Nabídka jednotek: { $units }.
lay-offer-units = Nabídka jednotek: { $units }.
pack-offer-actions = Nabídka Pokročilých akcí shora: { $cards }.
lay-offer-actions = Nabídka Pokročilých akcí shora: { $cards }.
pack-offer-spells = Nabídka Kouzel shora: { $cards }.
lay-offer-spells = Nabídka Kouzel shora: { $cards }.
pack-offer-monastery = Pokročilé akce klášterů mezi jednotkami: { $cards }.
lay-offer-monastery = Pokročilé akce klášterů mezi jednotky: { $cards }.
pack-offer-skill = Společná nabídka dovedností: { $skill } ({ $who }).
lay-offer-skill = Společná nabídka dovedností: { $skill } ({ $who }).
pack-source-by-hand = Kostky many odložte tak, aby bylo vidět, co na nich padlo.
lay-source-by-hand = Kostky many vraťte do Pramene, jak ležely.
pack-dice = Pramen, { pack-of-colour } kostky: { $count }.
lay-dice = Pramen, { pack-of-colour } kostky: { $count }.
pack-die-used = { $who } v tomhle tahu používá kostku: { pack-die-of-colour }.
lay-die-used = { $who } v tomhle tahu používá kostku: { pack-die-of-colour }.
pack-die-stolen = Na Taktice, kterou má { $who }, leží kostka: { pack-die-of-colour }.
lay-die-stolen = Na Taktiku, kterou má { $who }, položte kostku: { pack-die-of-colour }.
pack-dummy-deck = Automatický hráč: balíček svažte, jak leží, karet: { $count }{ pack-aside }.
lay-dummy-deck = Automatický hráč: balíček, jak ležel, karet: { $count }{ pack-aside }.
pack-dummy-crystals = Automatický hráč: krystaly, { pack-of-colour }: { $count }.
lay-dummy-crystals = Automatický hráč: krystaly, { pack-of-colour }: { $count }.
pack-dummy-tactic = Automatický hráč: Taktika { $tactic }.
lay-dummy-tactic = Automatický hráč: Taktika { $tactic }.
pack-dummy-skills = Automatický hráč: žetony dovedností do sáčku: { $count }.
lay-dummy-skills = Automatický hráč: žetony dovedností lícem dolů: { $count }.

# Mapa
pack-map-by-hand = Mapu si vyfoťte a složte ji i s žetony a figurkami.
lay-map-by-hand = Mapu složte podle fotografie, i s žetony a figurkami.
pack-figure = { $who }: figurku sejměte, stála tu: { pack-where }.
lay-figure = { $who }: figurku postavte sem: { pack-where }.
pack-figure-off = { $who }: figurka je mimo mapu.
lay-figure-off = { $who }: figurka zůstává mimo mapu.
pack-ruin = { pack-ruin-name }, { pack-side-up }: { pack-where }.
lay-ruin = { pack-ruin-name }, { pack-side-up }: { pack-where }.
pack-token = Žeton ({ pack-token-name }), { pack-side-up }: { pack-where }.
lay-token = Žeton ({ pack-token-name }), { pack-side-up }: { pack-where }.
pack-shields = Štíty odspodu ({ $who }): { pack-where }.
lay-shields = Štíty odspodu ({ $who }): { pack-where }.
pack-garrison = Posádka, { pack-city-name }: žeton ({ pack-token-name }), { pack-side-up }.
lay-garrison = Posádka, { pack-city-name }: žeton ({ pack-token-name }), { pack-side-up }.
pack-city-shields = Štíty na kartě v pořadí, { pack-city-name }: { $who }.
lay-city-shields = Štíty na kartu v pořadí, { pack-city-name }: { $who }.
pack-city = Figurka i karta, { pack-city-name }: úroveň { $level }.
lay-city = Figurka i karta, { pack-city-name }: úroveň { $level }.
pack-enemy-pile = Sloupec žetonů nepřátel, { pack-back-of }: { $count }{ pack-aside }.
lay-enemy-pile = Sloupec žetonů nepřátel lícem dolů, { pack-back-of }: { $count }{ pack-aside }.
pack-ruin-pile = Sloupec žetonů ruin: { $count }.
lay-ruin-pile = Sloupec žetonů ruin lícem dolů: { $count }.
pack-tile-deck = Sloupec dílků mapy svažte, jak leží: venkova { $countryside }, hlavních { $core }.
lay-tile-deck = Sloupec dílků mapy, jak ležel: venkova { $countryside }, hlavních { $core }.
pack-tile = Sejměte { pack-tile-name }, leží { pack-beside }.
lay-tile = Položte { pack-tile-name } { pack-beside }{ pack-turned }.
pack-first-tile = Sejměte { pack-tile-name }.
lay-first-tile = Položte { pack-tile-name }{ pack-turned }.

# Kolo
pack-order = Pořadí tahů shora: { $who }.
lay-order = Žetony pořadí shora: { $who }.
pack-flipped = Žeton pořadí rubem nahoru: { $who }.
lay-flipped = Žeton pořadí otočte rubem nahoru: { $who }.
pack-tactic-gone = Taktika mimo hru zůstane v krabici: { $tactic }.
lay-tactic-gone = Taktiku nechte v krabici: { $tactic }.
pack-announced = Konec kola je oznámený: { $who }.
lay-announced = Konec kola je oznámený: { $who }.
pack-round = Deska Dne a Noci: { $round }. kolo, { pack-day-or-night }.
lay-round = Desku Dne a Noci otočte: { $round }. kolo, { pack-day-or-night }.
