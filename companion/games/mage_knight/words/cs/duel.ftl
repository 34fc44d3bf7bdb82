# Boj hráče proti hráči.

no-duel-cooperative = V kooperativní hře se hrdinové mezi sebou nebijí.
no-duel-allies = Spojenci spolu nebojují.
no-duel-agreed = Dohodli jste se na hře bez boje hráče proti hráči.
no-duel-here = V tomto scénáři se hráči mezi sebou nebijí, pokud jste se nedohodli jinak.
no-duel-game-ending = Podmínka konce scénáře je splněna, boj hráče proti hráči už není možný.
no-duel-round-ending = Konec kola je oznámený, boj hráče proti hráči už není možný.
no-duel-flipped = Jeho žeton pořadí leží lícem dolů, napadnout ho teď nejde.

no-duel = Žádný boj hráče proti hráči teď neprobíhá.
duel-not-now = Na tahu je { $who }.
duel-not-here = { $who } na vašem políčku nestojí.
duel-in-shared-place = { $site_key ->
    [portal] Na portálu se nebojuje, může na něm stát víc hrdinů.
   *[other] V dobytém městě se nebojuje, může v něm být víc hrdinů.
}
duel-step-provokes = Na políčko s jiným hrdinou nelze vstoupit krokem, který vyprovokuje drancujícího nepřítele.
duel-not-with-oneself = Sám se sebou hrdina nebojuje.
duel-not-your-turn = Napadnout jiného hrdinu může jen ten, kdo je na tahu.
duel-goes-on = Jeden boj už probíhá.
duel-other-use = Teď se hraje něco jiného: { $use ->
    [block] na řadě je útok, ne Blok
   *[other] na řadě je Blok, ne útok
}.
duel-siege-only = Napadený je za hradbami: v první fázi ho zasáhne jen obléhací útok.
duel-not-in-melee-yet = V první fázi se útočí jen střeleckými a obléhacími útoky, karty zahrané bokem čekají na útoky zblízka.
duel-no-such-value = { $count ->
    [0] Nic zahraného tu neleží.
    [one] Zahraná je tu jen { $count } hodnota.
    [few] Zahrané jsou tu jen { $count } hodnoty.
   *[other] Zahraných je tu jen { $count } hodnot.
}
duel-attack-of-nothing = V útoku zatím nic není. Buď něco zahrajte, nebo útok vynechte.
duel-take-back-first = V útoku už něco leží. Zaútočte, nebo to nejdřív vezměte zpět.
duel-no-such-unit = { $who } nemá na tom místě nezraněnou jednotku.
duel-no-way-there = Tam soupeře donutit k ústupu nejde: políčko musí být sousední, přístupné a bezpečné.
duel-only-in-melee = Krást Artefakty a nutit k ústupu lze jen při útocích zblízka.
duel-too-few-points = Na to je třeba { $need }, ale po bloku { $points ->
    [one] zbyl jen { $points } bod Zranění
    [few] zbyly jen { $points } body Zranění
   *[other] zbylo jen { $points } bodů Zranění
}.
duel-no-such-artifact = { $who } ten Artefakt nemá tam, odkud se dá ukrást.
duel-unit-not-in-attack = Ta jednotka k útoku nepřispěla.
duel-not-one-of-them = To není nikdo z těch dvou, kdo spolu bojují.
duel-only-unwounded = Takový efekt působí jen na nezraněnou jednotku, na hrdinu nikdy.
duel-effect-does-nothing = { $colour_key ->
    [red] Na jednotku s ohnivou odolností červené efekty nepůsobí: { $unit }.
   *[blue] Na jednotku s ledovou odolností modré efekty nepůsobí: { $unit }.
}

tell-duel-full = { $who }: otočte svůj žeton pořadí, příští tah vynecháte. Smíte použít jednu kostku z Pramene i své dovednosti.
tell-duel-melee = Začínají útoky zblízka, první útočí { $who }.
tell-duel-stolen = { $card_key ->
    [artifact] Ukradený Artefakt: { $who } si ho položí na svůj odkládací balíček.
   *[other] Ukradený Artefakt { $card }: { $who } si ho položí na svůj odkládací balíček.
}
tell-duel-goes-back = Remíza: { $who } se vrací na políčko, odkud { $who_gender ->
    [f] přišla
   *[m] přišel
}.
tell-duel-retreats = { $who } ustupuje, figurku přesuňte. Nikoho tím neprovokuje.
tell-duel-keep = { $site_key ->
    [tower] Věž mění majitele: žeton štítu na ní teď má { $who }.
   *[other] Pevnost mění majitele: žeton štítu na ní teď má { $who }.
}

wrote-duel = { $who } { $who_gender ->
    [f] napadla
   *[m] napadl
} hrdinu jménem { $whom }{ $site_key ->
    [keep] { " " }v pevnosti
    [tower] { " " }v magické věži
   *[other] { "" }
}.
wrote-duel-joined = { $full ->
    [yes] { $who } se boji věnuje plně.
   *[no] { $who } se boji věnuje částečně.
}
wrote-duel-passed = { $who } útok { $who_gender ->
    [f] vynechala
   *[m] vynechal
}.
wrote-duel-blow = { $who } { $who_gender ->
    [f] zaútočila
   *[m] zaútočil
} za { $attack }, Blok { $block }, zbylo { $left }.
wrote-duel-stolen = { $who } { $who_gender ->
    [f] ukradla
   *[m] ukradl
} soupeři Artefakt. Přišel o něj hrdina jménem { $whom }.
wrote-duel-draw = Boj skončil remízou. { $who } se { $who_gender ->
    [f] vrátila
   *[m] vrátil
}, odkud { $who_gender ->
    [f] přišla
   *[m] přišel
}.
wrote-duel-won = { $who } { $who_gender ->
    [f] donutila
   *[m] donutil
} soupeře k ústupu. Poražený: { $whom }.
wrote-duel-keep = { $site_key ->
    [tower] { $who } teď drží tu magickou věž.
   *[other] { $who } teď drží tu pevnost.
}
wrote-duel-cancelled = { $who } útok { $who_gender ->
    [f] překazila
   *[m] překazil
}.
duel-one-combat = { $who } už v tomto tahu { $who_gender ->
    [f] bojovala
   *[m] bojoval
}, v jednom tahu je jen jeden boj.

moves-duel = Boj hráče proti hráči
step-duel = Boj hráče proti hráči
move-attack_hero = napadnout hrdinu
    .noun = napadení hrdiny
move-join_duel = zapojit se do boje
    .noun = zapojení do boje
move-duel_play = zahrát hodnotu
    .noun = zahraná hodnota
move-duel_take_back = vzít hodnotu zpět
    .noun = vrácená hodnota
move-duel_strike = zaútočit
    .noun = útok
    .does = Útok je hotový, soupeř ho může blokovat.
move-duel_pass = vynechat útok
    .noun = vynechaný útok
    .does = Útočník teď neútočí. Když vynechají oba po sobě, fáze končí.
move-duel_block = dokončit Blok
    .noun = Blok
    .does = Blok je hotový, i kdyby byl žádný.
move-duel_harm = přidělit zranění
    .noun = přidělená zranění
move-duel_weaken = snížit Zbroj jednotky
    .noun = snížená Zbroj
move-duel_destroy = zničit jednotku efektem
    .noun = zásah jednotky efektem
move-duel_hold = vyřadit jednotku z útoku
    .noun = jednotka vyřazená z útoku
move-duel_cancel = zrušit celý útok
    .noun = zrušený útok
    .does = Efekt, který přeskakuje fázi bloku nebo zranění, zruší tento útok.
move-duel_unwall = přestat počítat s opevněním
    .noun = opevnění, které neplatí
    .does = Efekt, který ignoruje opevnění, platí do konce boje.
move-duel_unhurry = blokovat v plné síle
    .noun = Blok v plné síle
    .does = Efekt, který ruší Hbitost, platí pro tento Blok.
move-duel_told = říct, jak boj dopadl
    .noun = výsledek boje
arg-whom = Koho
arg-owns = Patří napadenému
arg-full = Plně se věnovat boji
arg-sure = Ignoruje Hbitost
arg-hurt = Zraněné jednotky
arg-artifacts = Ukradené Artefakty
arg-retreat = Cena ústupu
arg-winner = Vítěz (nikdo: remíza)
arg-own_wounds = Vlastní Zranění
arg-their_wounds = Zranění soupeře
move-duel_die = použít kostku many v boji
    .noun = kostka many
duel-no-die = { $who } teď kostku z Pramene použít nemůže: to smí jen napadený, který se boji věnuje plně.
move-duel_mean = vybrat, co zranění způsobí
    .noun = výběr zranění
move-duel_change = změnit hodnotu
    .noun = změněná hodnota
arg-artifact = Artefakt

# Stránka boje

panel-duel = Boj hrdinů
panel-joint = Společný útok
duel-none = Nikdo tu teď nebojuje.
duel-none-more = Hrdinu napadne ten, kdo se na tahu zastaví na jeho políčku. Společný útok navrhne ten, kdo stojí u města.
duel-phase-shooting = 1 Obléhací a střelecké útoky
duel-phase-melee = 2 Útoky zblízka
duel-role-aggressor = agresor
duel-role-defender = napadený
duel-in-full = plně
duel-in-part = částečně
duel-acts = na řadě
duel-armor = Zbroj
duel-wounds = Zranění
duel-hand = karty v ruce
duel-unit-spent = vyčerpaná
duel-unit-wounded = zraněná
duel-join-title = { $who }: jak moc se pustíte do boje?
duel-join-full = Plně se věnovat boji
duel-join-full-hint = Kostka z Pramene, vlastní dovednosti, po boji celý konec tahu. Příští tah vynecháte, zato vás do té doby nikdo nenapadne.
duel-join-part = Částečně se věnovat boji
duel-join-part-hint = Jen karty v ruce a jednotky. Příští tah máte jako vždy, napadnout vás ale může i někdo další.
duel-blow-title = Útočí { $who }
duel-attack = Útok
duel-block = ubírá Blok { $block }
duel-left = zbývá
why-duel-walled = Napadený je za hradbami, počítá se jen obléhací útok.
why-duel-halved = { $element ->
    [physical] Fyzický Blok { $points } je tu neefektivní.
    [fire] Ohnivý Blok { $points } je tu neefektivní.
    [ice] Ledový Blok { $points } je tu neefektivní.
   *[cold_fire] Blok ledovým ohněm { $points } je tu neefektivní.
}
why-duel-half = Neefektivní Blok se půlí: z { $points } je { $halved }.
why-duel-hasty = V první fázi ubírá každé dva body Bloku jeden bod Útoku: Blok { $block } ubere { $off }.
why-duel-missing = { $count ->
    [one] K úplnému krytí chybí ještě { $count } efektivní bod Bloku.
    [few] K úplnému krytí chybí ještě { $count } efektivní body Bloku.
   *[other] K úplnému krytí chybí ještě { $count } efektivních bodů Bloku.
}
duel-prospect = Teď by to stačilo na:
duel-prospect-none = Teď by to nestačilo na nic, body by propadly.
duel-prospect-wounds = { $count } Zranění hrdinovi
duel-prospect-unit = zranit: { $unit }
duel-prospect-theft = ukrást Artefakt
duel-prospect-retreat = donutit k ústupu
duel-played-attack = V útoku
duel-played-block = V Bloku
duel-entry-attack = { $who }: co hrajete do útoku?
duel-entry-block = { $who }: čím blokujete?
duel-hint-shooting = Karty zahrané bokem čekají na útoky zblízka.
duel-hint-walled = Přes hradby zasáhne jen obléhací útok.
duel-hint-melee = Karta bokem je fyzický Útok 1 a přidá útoku fyzický živel.
duel-powers = Jednotky a dovednosti
duel-skills = Dovednosti
duel-power-costs = { $colour } mana
duel-harm-title = { $count ->
    [one] { $who } přiděluje { $count } bod Zranění
    [few] { $who } přiděluje { $count } body Zranění
   *[other] { $who } přiděluje { $count } bodů Zranění
}
duel-harm-left = { $count ->
    [0] rozdáno všechno
    [one] { $count } bod propadne
    [few] { $count } body propadnou
   *[other] { $count } bodů propadne
}
duel-harm-hero = Zranění do ruky: { $who }
duel-price-each = { $count ->
    [one] po { $count } bodu
    [few] po { $count } bodech
   *[other] po { $count } bodech
}
duel-harm-out = omráčí
duel-harm-units = Zranit jednotku
duel-harm-artifacts = Ukrást Artefakt
duel-harm-artifacts-hint = Jen z odkládacího balíčku, z herní oblasti nebo Prapor zraněné jednotky, nikdy z ruky a z dobíracího balíčku.
duel-harm-which = Který Artefakt
duel-some-artifact = Artefakt
duel-harm-retreat = Donutit k ústupu
duel-retreat-for = na políčko za
duel-harm-wins = { $count ->
    [0] Boj tím končí. Slávu to nepřinese.
   *[other] Boj tím končí a vítěz získá Slávu { $count }.
}
duel-chosen = (vybráno)
duel-effects = Zvláštní efekty
duel-effect-hold = { $unit }: neútočí
duel-effect-cancel = Zrušit celý útok
duel-effect-unhurry = Blok bez Hbitosti
duel-effect-unwall = Ignorovat opevnění
duel-untouched-fire = červené efekty na ni nepůsobí
duel-untouched-ice = modré efekty na ni nepůsobí
duel-effect-weaken = Zbroj −1
duel-effect-destroy = Zničit efektem (zraní)
duel-counted = { $count ->
    [one] počítá proti sobě { $count } nepřítele.
    [few] počítá proti sobě { $count } nepřátele.
   *[other] počítá proti sobě { $count } nepřátel.
}
duel-dice = Napadený smí použít jednu kostku z Pramene:
duel-told-title = Jak boj u stolu dopadl?
duel-told-wounds = Zranění do ruky: { $who }
duel-told-won = { $who } { $who_gender ->
    [f] zvítězila
   *[m] zvítězil
}
duel-told-draw = Remíza
duel-begin-title = Koho { $who } napadne?
duel-begin = Napadnout
duel-begin-open = Napadnout
duel-begin-own-keep = Napadnout v pevnosti soupeře
duel-begin-tower = Napadnout v magické věži
next-duel-strike = Zaútočit za { $count }
next-duel-pass = { $both ->
    [yes] { $melee ->
        [yes] Vynechat, boj končí
       *[no] Vynechat, začnou útoky zblízka
    }
   *[no] Vynechat útok
}
next-duel-block = { $left ->
    [0] { $block ->
        [0] Nic neprojde
       *[other] Blok { $block }, nic neprojde
    }
   *[other] { $block ->
        [0] Bez Bloku, projde { $left }
       *[other] Blok { $block }, projde { $left }
    }
}
next-duel-harm = Přidělit
next-duel-nothing = Nepřidělit nic
prompt-duel-joining = jak moc se pustit do boje
prompt-duel-attack = zaútočit, nebo útok vynechat
prompt-duel-block = čím blokovat
prompt-duel-harm = jak přidělit zranění
prompt-joint = zda jít do společného útoku
duel-units-of = { $who }: jednotky
duel-no-units = Žádné jednotky.
duel-harm-from = Útok { $attack }, Blok { $block }.
mk-way-duel = Napadnout hrdinu
mk-way-joint = Společný útok
next-together = K boji
why-duel-touch = { $all ->
    [yes] Efekty tohoto Bloku mohou zasáhnout: { $unit }. Platí i ty, které chtějí úspěšný Blok.
   *[no] Efekty tohoto Bloku mohou zasáhnout: { $unit }. Ty, které chtějí úspěšný Blok, zatím neplatí.
}
