# Kolo a tah: příprava, Taktiky, Pramen, odpočinek, konec tahu a kola.

# --- co udělat se stolem

list-prepare_round = Příprava kola
list-prepare_round-done = Připraveno, můžete pokračovat
group-prepare-round = Příprava kola

tell-turn-board = { $time_key ->
    [night] Desku Dne a Noci otočte na Noc.
   *[day] Desku Dne a Noci otočte na Den.
}
tell-roll-source = { $count ->
    [one] Hoďte { $count } kostkou Pramene. Zlatou a černou přehazujte, dokud aspoň polovina kostek neukazuje základní barvu.
    [few] Hoďte { $count } kostkami Pramene. Zlaté a černé přehazujte, dokud aspoň polovina kostek neukazuje základní barvu.
   *[other] Hoďte { $count } kostkami Pramene. Zlaté a černé přehazujte, dokud aspoň polovina kostek neukazuje základní barvu.
}
tell-lay-source = Kostky Pramene natočte takto: { $dice }.
tell-dummy-shuffle = Všechny karty automatického hráče zamíchejte do jeho balíčku.
tell-tactics = { $time_key ->
    [night] Vraťte všechny Taktiky a vyložte Taktiky Noci.
   *[day] Vraťte všechny Taktiky a vyložte Taktiky Dne.
}
tell-upkeep = Každý otočí Prapory a žetony dovedností lícem vzhůru, zbojeschopní všechny jednotky a zamíchá všechny své karty i se Zraněními z ruky.
tell-order = Žetony pořadí srovnejte shora takto: { $who }.
tell-skips = { $who }: žeton pořadí leží lícem dolů. Tah vynecháte, žeton otočte zpět.
tell-announced = { $dummy ->
    [yes] Automatický hráč oznámil konec kola. Každý z ostatních má ještě jeden tah.
   *[no] { $who_gender ->
        [f] { $who } oznámila konec kola. Každý z ostatních má ještě jeden tah.
       *[m] { $who } oznámil konec kola. Každý z ostatních má ještě jeden tah.
    }
}
tell-last-turns = Podmínka konce hry je splněna. Každý má ještě jeden tah, i ten, kdo ji splnil.
tell-game-over = Hra končí. Zbývá vyhodnotit dosažené úspěchy.
tell-skill-back = { $who }: dovednost { $skill } si vezměte zpět a otočte ji lícem dolů.
tell-figure-in = { $who }: figurku postavte na portál.
tell-figure-back = { $who }: figurku vraťte na portál.
tell-figure-off = { $who }: na portálu tah končí, figurku sundejte z mapy.

# --- Pramen

tell-take-die = { $colour_key ->
    [red] { $who }: vezměte si z Pramene červenou kostku.
    [blue] { $who }: vezměte si z Pramene modrou kostku.
    [green] { $who }: vezměte si z Pramene zelenou kostku.
    [white] { $who }: vezměte si z Pramene bílou kostku.
    [gold] { $who }: vezměte si z Pramene zlatou kostku.
   *[black] { $who }: vezměte si z Pramene černou kostku.
}
tell-take-stolen = { $who }: kostku z Krádeže many použijte, po tahu se vrátí do Pramene.
tell-return-dice = { $count ->
    [one] Použitou kostku vraťte do Pramene. Ukazuje: { $dice }.
    [few] Použité kostky vraťte do Pramene. Ukazují: { $dice }.
   *[other] Použité kostky vraťte do Pramene. Ukazují: { $dice }.
}
tell-reroll = { $count ->
    [one] Kostku v Prameni otočte. Ukazuje: { $dice }.
    [few] Kostky v Prameni otočte. Ukazují: { $dice }.
   *[other] Kostky v Prameni otočte. Ukazují: { $dice }.
}
tell-turn-die = Kostku v Prameni otočte: { $colour } → { $to }.

# --- Taktiky

tell-preparation = { $who }: vyberte si z dobíracího balíčku kartu do ruky a balíček zamíchejte.
tell-rethink = { $who }: můžete odložit až { $count } karty, doberte stejně a odkládací balíček zamíchejte do dobíracího.
tell-rethought = { $count ->
    [one] { $who }: odložte { $count } kartu, doberte stejně a odkládací balíček zamíchejte do dobíracího.
    [few] { $who }: odložte { $count } karty, doberte stejně a odkládací balíček zamíchejte do dobíracího.
   *[other] { $who }: odložte { $count } karty, doberte stejně a odkládací balíček zamíchejte do dobíracího.
}
tell-steal = { $who }: položte si na Taktiku kostku základní barvy z Pramene.
tell-stolen = { $colour_key ->
    [red] { $who }: položte si na Taktiku červenou kostku z Pramene.
    [blue] { $who }: položte si na Taktiku modrou kostku z Pramene.
    [green] { $who }: položte si na Taktiku zelenou kostku z Pramene.
   *[white] { $who }: položte si na Taktiku bílou kostku z Pramene.
}
tell-meditated = { $count ->
    [one] { $who }: zamíchejte { $count } kartu z ruky do balíčku.
    [few] { $who }: zamíchejte { $count } karty z ruky do balíčku.
   *[other] { $who }: zamíchejte { $count } karet z ruky do balíčku.
}
tell-spared = { $who }: vrchní kartu balíčku položte lícem dolů pod Taktiku.
tell-took-spared = { $count ->
    [0] { $who }: Taktiku otočte, pod ní nic není.
    [one] { $who }: Taktiku otočte a kartu pod ní si vezměte do ruky.
    [few] { $who }: Taktiku otočte a { $count } karty pod ní si vezměte do ruky.
   *[other] { $who }: Taktiku otočte a { $count } karet pod ní si vezměte do ruky.
}
tell-long-night = { $who }: odkládací balíček zamíchejte a { $count } náhodné karty z něj jsou nový dobírací balíček.
tell-again = { $who }: hned po tomto tahu máte další.

# --- tah a jeho konec

tell-rest = { $slow ->
    [yes] { $who }: ukažte ruku a odložte jedno Zranění.
   *[no] { $count ->
        [0] { $who }: odložte jednu kartu, která není Zranění.
       *[other] { $who }: odložte jednu kartu, která není Zranění, a k ní Zranění ({ $count }).
    }
}
tell-withdraw = { $count ->
    [one] { $who }: nucený ústup o { $count } políčko zpět.
    [few] { $who }: nucený ústup o { $count } políčka zpět.
   *[other] { $who }: nucený ústup o { $count } políček zpět.
}
tell-nowhere-safe = { $who }: na celé cestě není bezpečné políčko, zůstáváte stát.
tell-glade = { $who }: na kouzelné mýtině můžete vyřadit jedno Zranění z ruky nebo z odkládacího balíčku.
tell-throw-wound = { $pile ->
    [discard] { $who }: vyřaďte jedno Zranění z odkládacího balíčku.
   *[hand] { $who }: vyřaďte jedno Zranění z ruky.
}
tell-rewards-left = { $who }: odměna propadá.
tell-level-command = { $who }, { $level }. úroveň: horní žeton úrovně otočte, je z něj žeton velení. Zbroj { $armor }, limit karet v ruce { $limit }.
tell-level-skill = { $who }, { $level }. úroveň: vyberte si dovednost a Pokročilou akci.

# --- kronika

wrote-round = { $time_key ->
    [night] { $round }. kolo, Noc.
   *[day] { $round }. kolo, Den.
}
wrote-round-over = { $time_key ->
    [night] { $round }. kolo skončilo, Noc je pryč.
   *[day] { $round }. kolo skončilo, Den je pryč.
}
wrote-game-over = Hra skončila po { $round }. kole.
wrote-announced = { $dummy ->
    [yes] Automatický hráč oznámil konec { $round }. kola.
   *[no] { $who_gender ->
        [f] { $who } oznámila konec { $round }. kola.
       *[m] { $who } oznámil konec { $round }. kola.
    }
}
wrote-last-turns = Podmínka konce hry je splněna, začínají poslední tahy.
wrote-skips = { $who_gender ->
    [f] { $who } tah vynechala.
   *[m] { $who } tah vynechal.
}
wrote-forfeited = { $who_gender ->
    [f] { $who } se tahu vzdala.
   *[m] { $who } se tahu vzdal.
}
wrote-tactic = { $who_gender ->
    [f] { $who } si vzala Taktiku { $number }, { $tactic }.
   *[m] { $who } si vzal Taktiku { $number }, { $tactic }.
}
wrote-dice = { $count ->
    [one] Kostka se vrátila do Pramene a ukazuje: { $dice }.
    [few] Kostky se vrátily do Pramene a ukazují: { $dice }.
   *[other] Kostky se vrátily do Pramene a ukazují: { $dice }.
}
wrote-rerolled = { $who_gender ->
    [f] { $who } přehodila kostky v Prameni, ukazují: { $dice }.
   *[m] { $who } přehodil kostky v Prameni, ukazují: { $dice }.
}
wrote-rest = { $slow ->
    [yes] { $who_gender ->
        [f] { $who } odpočívala pomalu.
       *[m] { $who } odpočíval pomalu.
    }
   *[no] { $who_gender ->
        [f] { $who } odpočívala.
       *[m] { $who } odpočíval.
    }
}
wrote-withdrew = { $who_gender ->
    [f] { $who } musela ustoupit, o { $count } zpět.
   *[m] { $who } musel ustoupit, o { $count } zpět.
}
wrote-level = { $who_gender ->
    [f] { $who } postoupila na { $level }. úroveň.
   *[m] { $who } postoupil na { $level }. úroveň.
}
wrote-glade = { $who_gender ->
    [f] { $who } nechala na mýtině jedno Zranění.
   *[m] { $who } nechal na mýtině jedno Zranění.
}

# --- námitky a odmítnutí

no-pick-now = { $who } teď Taktiku nevybírá.
tactic-first = Nejdřív proveďte, co říká Taktika, kterou si právě { $who_gender ->
    [f] vzala
   *[m] vzal
} { $who }.
others-pick-first = { $who } si vybírá dřív: začíná se od nejmenší Slávy.
tactic-taken = Taktiku { $tactic } už někdo má, nebo je mimo hru.
tactic-not-due = { $who }: tato Taktika teď na nic nečeká.
tactic-to-agree = Nejdřív se dohodněte, která použitá Taktika opustí hru.
no-such-tactic = { $who } nemá Taktiku { $tactic }, nebo je už použitá.
not-before-turn = { $who }: to jde jen před vlastním tahem nebo během tahu jiného hráče.
spare-before-own = { $who }: kartu pod Taktiku dáte až těsně před vlastním tahem.
spared-already = { $who }: před tímto tahem už karta pod Taktikou přibyla.
deck-empty-to-spare = { $who }: dobírací balíček je prázdný, otočte Taktiku.
searched-already = { $who }: Hledání many jde jen jednou za tah.
search-before-die = { $who }: Hledání many patří před použití Pramene.
gold-first = Nejdřív se přehazují zlaté kostky.
no-more-than-last = { $who }: konec už je oznámený, na každého zbývá jediný tah.
deck-not-empty = { $count ->
    [one] { $who }: v dobíracím balíčku je ještě { $count } karta.
    [few] { $who }: v dobíracím balíčku jsou ještě { $count } karty.
   *[other] { $who }: v dobíracím balíčku je ještě { $count } karet.
}
deck-not-empty-yet = { $count ->
    [one] { $who }: v dobíracím balíčku je ještě { $count } karta, konec kola oznámíte, až bude prázdný.
    [few] { $who }: v dobíracím balíčku jsou ještě { $count } karty, konec kola oznámíte, až bude prázdný.
   *[other] { $who }: v dobíracím balíčku je ještě { $count } karet, konec kola oznámíte, až bude prázdný.
}
nothing-to-shuffle = { $who }: odkládací balíček je prázdný.
so-many-cards = { $count ->
    [one] Tady jde nejvýš o { $count } kartu.
    [few] Tady jde nejvýš o { $count } karty.
   *[other] Tady jde nejvýš o { $count } karet.
}
at-least-one-card = Aspoň jednu kartu.

table-keeps-source = Pramen si hlídá stůl sám.
source-has-none = V Prameni taková volná kostka není ({ $colour }).
source-has-so-many = { $count ->
    [one] Pramen má { $count } kostku.
    [few] Pramen má { $count } kostky.
   *[other] Pramen má { $count } kostek.
}
half-basic = Zlatých a černých smí být nejvýš { $most }, ostatní přehoďte.
source-lies = Pramen se celý hází jen při přípravě kola.
one-die-a-turn = { $who } už v tomto tahu kostku z Pramene { $who_gender ->
    [f] použila
   *[m] použil
}.
die-depleted = { $colour_key ->
    [gold] Zlatá mana je teď vyčerpaná, platí jen ve Dne.
   *[other] Černá mana je teď vyčerpaná, platí jen v Noci.
}
only-gold-stands-for = Za jinou barvu smí platit jen zlatá kostka.
gold-stands-not-for = Zlatá kostka nesmí být barvou, kterou ukazuje jiná volná kostka Pramene ({ $colours }).
gold-stays = Zlatá kostka zůstává, dokud je v Prameni kostka jiné barvy.
no-stolen-die = { $who } nemá na Taktice žádnou kostku.
so-many-dice-used = V tomto tahu je použitých kostek { $count }.
so-many-dice-rolled = Hází se kostek: { $count }.
another-colour = To už kostka ukazuje.

no-turns-now = Teď se tahy nehrají.
not-your-turn = { $who } teď není na tahu.
turn-is-ending = { $who }: tah už končí.
nothing-to-play-with = { $who }: balíček i ruka jsou prázdné, hrát nelze.
instead-announce = Oznámit konec kola
instead-forfeit = Vzdát se tahu
instead-slow-rest = Pomalu odpočívat
instead-discard-one = Odložit jednu kartu a skončit
resting = { $who } v tomto tahu odpočívá.
acted-already = { $who }: akce tohoto tahu už padla.
no-rest-now = { $who }: odpočívat lze jen místo pohybu a akce.
nothing-to-rest-with = { $who }: ruka je prázdná, není co odložit.
slow-rest-one = Při pomalém odpočinku se odkládá právě jedno Zranění.
announced-already = Konec kola už je oznámený.
announce-at-start = { $who }: konec kola se oznamuje na začátku tahu místo hraní.
not-announced-yet = { $who }: konec kola ještě nikdo neoznámil.
forfeit-at-start = { $who }: tahu se lze vzdát jen na jeho začátku.
cards-left-to-play = { $who }: jsou tu ještě karty, hrajte normálně.
fight-first = { $who }: nejdřív dobojujte.
play-a-card = { $who }: v každém tahu je třeba zahrát nebo odložit aspoň jednu kartu.
app-keeps-map = Mapu vede aplikace, ústup spočítá sama.
no-glade-now = { $who }: mýtina teď nic nenabízí.
no-wound-there = { $who }: tam žádné Zranění není.
no-discards-now = { $who }: kolik karet zůstane v ruce, se ptáme až po odměnách a nové úrovni.
nothing-to-skip = { $who }: teď není co vynechat.
rewards-wait = { $who }: odměny za boj ještě čekají, takhle propadnou.
level-waits = { $who }: nejdřív si vyberte, co dává nová úroveň.
not-dummys-turn = Automatický hráč teď není na tahu.
round-not-over = Kolo ještě neskončilo.
turns-left = Někdo má ještě tah.
no-end-now = Teď se konec hry oznámit nedá.

# --- tahy aplikace

move-pick_tactic = vzít Taktiku
    .noun = Taktika
move-rethink = přehodnotit
    .noun = Přehodnocení
move-steal_die = vzít kostku na Taktiku
    .noun = Krádež many
move-leave_tactic = nechat být
    .noun = Taktika
    .does = Taktika při vzetí nic neprovede.
move-meditate = meditovat
    .noun = Půlnoční meditace
move-spare_card = kartu pod Taktiku
    .noun = Šetření silou
    .does = Vrchní karta balíčku jde lícem dolů pod Taktiku.
move-take_spared = vzít karty zpod Taktiky
    .noun = Šetření silou
    .does = Taktika se otočí a všechny karty pod ní jdou do ruky.
move-go_again = oznámit další tah
    .noun = Pravá chvíle
    .does = Hned po tomto tahu následuje další tah téhož hrdiny.
move-lengthen_night = použít Dlouhou noc
    .noun = Dlouhá noc
    .does = Odkládací balíček se zamíchá a tři náhodné karty jsou novým balíčkem.
move-take_die = vzít kostku
    .noun = kostka
move-take_stolen_die = použít ukradenou kostku
    .noun = kostka
    .does = Použije se kostka, která leží na Krádeži many.
move-search_mana = hledat manu
    .noun = Hledání many
move-reroll_dice = přehodit kostky
    .noun = přehození kostek
move-turn_die = otočit kostku
    .noun = otočení kostky
move-roll_source = hodit celým Pramenem
    .noun = hod Pramenem
move-play_cards = zahrát karty
    .noun = zahrané karty
move-discard_cards = odložit karty
    .noun = odložené karty
move-draw_cards = dobrat karty
    .noun = dobrané karty
move-rest = odpočívat
    .noun = odpočinek
move-take_action = přejít k akci
    .noun = akce
    .does = Pohyb končí, následuje jediná akce tahu.
move-announce_end = oznámit konec kola
    .noun = oznámení konce kola
    .does = Místo tahu se oznámí konec kola, každý z ostatních má ještě jeden tah.
move-forfeit_turn = vzdát se tahu
    .noun = vzdaný tah
    .does = Tah hned končí a políčko nic nedá.
move-end_turn = ukončit tah
    .noun = konec tahu
move-hold_cards = nechat si v ruce
    .noun = karty ponechané v ruce
move-throw_wound = vyřadit Zranění
    .noun = Zranění na mýtině
move-skip_step = vynechat
    .noun = vynechaný krok
    .does = Co teď krok konce tahu nabízí, se nevyužije nebo odloží.
move-dummy_turn = tah automatického hráče
    .noun = tah automatického hráče
move-round_over = kolo skončilo
    .noun = konec kola
move-next_round = připravit další kolo
    .noun = příprava kola
move-last_turns = poslední tahy
    .noun = poslední tahy
    .does = Podmínka konce hry je splněna, každý má ještě jeden tah.
moves-rounds = Kola
moves-source = Pramen
moves-tactics = Taktiky
moves-turn = Tah

arg-number = Číslo
arg-cards = Karty
arg-wounds = Zranění
arg-colour = Barva
arg-stands = Platí za
arg-more = Kostka navíc díky efektu
arg-colours = Barvy
arg-to = Nová barva
arg-dice = Kostky
arg-count = Počet
arg-left = Karet v ruce před dobráním
arg-withdrew = Políček nuceného ústupu
arg-from_discard = Z odkládacího balíčku
arg-last = Barva třetí karty
arg-announced = Kdo konec oznámil

step-prepare = Příprava
step-tactics = Taktiky
step-turns = Tahy
step-round_end = Konec kola
