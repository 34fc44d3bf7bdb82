# Postavy: desky hráčů se vším, co kolem nich leží.

card-unnamed = nepojmenovaná karta
seat-is-out = mimo hru
seat-is-waiting = čeká na novou postavu
seat-on-turn = na tahu
seat-toad = { $left ->
    [one] ropucha, ještě { $left } tah
    [few] ropucha, ještě { $left } tahy
   *[other] ropucha, ještě { $left } tahů
}
seat-misses = { $count ->
    [one] vynechá { $count } tah
    [few] vynechá { $count } tahy
   *[other] vynechá { $count } tahů
}
seat-waits-words = Postava je mrtvá. Hráč začne s novou, až na něj přijde řada.
seat-out-words = Tato cesta ke Koruně skončila. Příběh ostatních jde dál.
glance-title = Postavy jedním pohledem
part-counters = žetony { $value }
part-toad = ropucha { $value }
part-toad-gained = získáno
part-craft = vůle
total-of = { $name } se vším, co se právě počítá
counters-of = { $name }, žetony
in-fight = v souboji { $value }
last-life = poslední život
characters-on-table = Žetony a karty postav vede stůl. Tady je jen to, co aplikace ví.
keep-in-app = Vést dál v aplikaci

objects = Předměty
objects-of = { $count }, nejvýš { $limit }
objects-any = { $count }, s mulou bez omezení
objects-none = Nic. Ani pořádný klacek.
followers = Pomocníci
card-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
card-strength = síla { $by }
card-strength-fight = v souboji { $by }
card-craft = vůle { $by }
card-saves = zachrání život při { $least ->
    [6] 6
   *[other] { $least }+
}
card-carries = { $load ->
    [0] unese, kolik je třeba
   *[other] unese o { $load } víc
}
card-banned = { $alignment ->
    [good] ne pro dobré
    [neutral] ne pro neutrální
   *[evil] ne pro zlé
}
card-put-down = Odložit na pole
card-give-to = Dát { $who_dat }
card-to-its-pile = Zničit, vrátit na hromádku

trophies = Trofeje
trophy-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
deal-gain = { $count ->
    [0] žádná síla
   *[other] +{ $count } k síle
}
deal-for = za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
deal-waste = { $count ->
    [0] Nic nepropadne.
    [one] Propadne { $count } bod.
    [few] Propadnou { $count } body.
   *[other] Propadne { $count } bodů.
}
deal-make = Vyměnit za +{ $count } k síle
deal-none = { $count ->
    [one] Do sedmi chybí { $count } bod.
    [few] Do sedmi chybějí { $count } body.
   *[other] Do sedmi chybí { $count } bodů.
}
trophies-choose = Vybrat jinak
trophies-count = Spočítat, co to vynese

spells = Zaklínadla
spells-of = { $count }, nejvýš { $limit }

gain-title = Získat kartu
purchase-piles = Karty nákupu
pile-left = { $count ->
    [0] došly
    [one] zbývá { $count }
    [few] zbývají { $count }
   *[other] zbývá { $count }
}
pile-price = tady za { $count ->
    [one] { $count } měšec zlata
    [few] { $count } měšce zlata
   *[other] { $count } měšců zlata
}
buy-price = Cena (M)
buy-without-gold = Není čím platit: chybí zlato.
buy-now = Koupit
receive-for-nothing = Dostat zadarmo
gain-from-deck = Odjinud, třeba podle jiné karty:
gain-talisman = Talisman (zbývá { $count })
gain-other = Jiná karta
gain-kind = Druh
gain-strength = Přidá sílu
gain-craft = Přidá vůli
gain-take = Vzít

alignment-is = Přesvědčení:
alignment-printed = na kartě { $alignment ->
    [good] dobré
    [neutral] neutrální
   *[evil] zlé
}
alignment-to = { $alignment ->
    [good] Na dobré
    [neutral] Na neutrální
   *[evil] Na zlé
}
alignment-at-will = Mění ho podle své vůle, nejvýš jednou mezi dvěma svými tahy.
lasting-quest = Úkol z Čarodějovy jeskyně: { $number ->
    [1] vzít jiné postavě život
    [2] skolit nepřítele
    [3] vzdát se pomocníka
    [4] vzdát se kouzelného předmětu
    [5] odevzdat 3 měšce zlata
    [6] odevzdat 2 měšce zlata
   *[other] podle karty
}
lasting-teleport = Smí se přenést kamkoli ve vnějším pásu
lasting-ferry = Smí se dát převézt do Chrámu
lasting-enslaved = V otroctví
lasting-other = Něco ji provází
lasting-done = Hotovo
lasting-away = Zaniklo

befalls-title = Co se jí přihodilo
heal-one = Léčit 1 život
heal-all = { $count ->
    [one] Léčit { $count } život
    [few] Léčit { $count } životy
   *[other] Léčit { $count } životů
}
toad-become = Proměnit v ropuchu
toad-back = Vrátit podobu
miss-one = Vynechá tah
miss-title = Vynechá více tahů
miss-turns = Kolik tahů
miss-by-event = Kvůli události (počítá se i tento tah)
miss-do = Zapsat
hold-title = Co ji provází
hold-kind = Co
hold-quest = úkol
hold-teleport = přenesení
hold-ferry = převoz
hold-enslaved = otroctví
hold-other = něco jiného
hold-number = Číslo (0: žádné)
hold-text = Vlastními slovy
hold-do = Zapsat
abilities-title = Zvláštní schopnosti
notes-title = Poznámky
notes-keep = Uložit
over-title = Opsat žetony ze stolu
over-spells = Zaklínadla
over-do = Převzít
new-title = Nová postava
new-which = Která je to postava
new-do = Začít s ní
concede-title = Odstoupit
concede-hint = Hráč odstoupí ze hry. Kam přijdou jeho věci, aplikace hned řekne.
concede-do = Odstoupit ze hry

due-title = Nejdřív tohle
due-objects = { $count ->
    [one] { $who } nese o { $count } předmět víc, než smí. Co odloží?
    [few] { $who } nese o { $count } předměty víc, než smí. Co odloží?
   *[other] { $who } nese o { $count } předmětů víc, než smí. Co odloží?
}
due-spells = { $count ->
    [one] { $who } drží o { $count } zaklínadlo víc, než smí.
    [few] { $who } drží o { $count } zaklínadla víc, než smí.
   *[other] { $who } drží o { $count } zaklínadel víc, než smí.
}
due-command = Zaklínadlo moci zasáhlo. { $who } buď ztratí život, nebo odstoupí.
due-to-hand = Vybrat potají
due-drop = Odložit vybrané
answer-life = Ztratit život
answer-concede = Odstoupit ze hry
