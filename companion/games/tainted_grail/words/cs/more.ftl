# Příprava: co ruce dělají s deskou a kartou postavy.
tell-mark-attributes-by-card = { $who }: vyznačte vlastnosti, jak je udává rub karty postavy
tell-mark-resources-by-card = { $who }: vyznačte výchozí zdroje, jak je udává rub karty postavy
tell-mark-attributes = { $who }: vyznačte vlastnosti podle rubu karty postavy: agresivita { $aggression }, odvaha { $courage }, praktičnost { $practicality }, empatie { $empathy }, opatrnost { $caution }, duchovnost { $spirituality }
tell-mark-resources = { $who }: vyznačte výchozí zdroje podle rubu karty postavy: pokrm { $food }, cennosti { $wealth }, pověst { $reputation }, čáry { $magic }, zkušenost { $experience }
tell-card-on-board = { $who }: položte kartu postavy na desku osobní akcí nahoru
tell-take-island-map = { $who }: vezměte si mapu ostrova; je přes sto let stará a nemusí mít pravdu
tell-choose-chronicler = Chcete-li, zvolte kronikáře
number-is-taken = Číslo postavy { $number } už má někdo jiný. Každé číslo je u stolu jen jednou.

# Den
tell-time-by-hand = Snižte o 1 ostatní mince času na stole a z každé lokace, na které leží žetony času, jeden odeberte
tell-check-equipment = Zkontrolujte vybavení: z každého druhu smí být lícem nahoru jen jedna karta
tell-dream-by-board = { $who }: přečtěte sen v oddíle { $place_number }; je-li hrůza v červeném, noční můru
guardian-rolled-already = Za strážce „{ $name }“ se už dnes ráno házelo.
alert-hungry = { $who_gender ->
    [many] { $who } nemají dnes co jíst.
   *[other] { $who } nemá dnes co jíst.
}
alert-markers-short = Desky potřebují { $needed ->
    [one] { $needed } ukazatel
    [few] { $needed } ukazatele
   *[other] { $needed } ukazatelů
}, v krabici je jich { $held }.

# Kostka a figurka předchůdce
move-roll_die = hodit kostkou
    .noun = hod kostkou
tell-die = Na kostce padlo { $face }
wrote-die = Na kostce padlo { $face }.
wrote-die-for = Na kostce padlo { $face }: { $why }
move-move_foredweller = přesunout předchůdce
    .noun = cesta předchůdce
tell-foredweller = Postavte figurku předchůdce na lokaci { $place }
tell-foredweller-off = Odeberte figurku předchůdce z mapy
wrote-foredweller = { $place ->
    [0] Předchůdce zmizel z mapy.
   *[other] Předchůdce se objevil na lokaci { $place }.
}
pack-foredweller = Předchůdce stojí na lokaci { $place } – souhlasí?
lay-foredweller = Postavte figurku předchůdce na lokaci { $place }
decks-in-the-evening = Balíčky se přestavují jen večer, po odpočinku.
deck-too-small = V balíčku musí zůstat aspoň { $least } karet, zbylo by jich { $count }.
wrote-deck-rebuilt = { $who } { $who_gender ->
    [f] si přestavěla
   *[m] si přestavěl
 } { $deck ->
    [combat] bojový balíček
   *[diplomacy] balíček diplomacie
 }.
move-rebuild_deck = přestavět balíček
    .noun = přestavěný balíček
    .whose = přestavěný balíček { $who_gen }
arg-deck = Balíček
arg-take_in = Karty do balíčku
arg-lay_aside = Karty stranou
choice-combat = boj
choice-diplomacy = diplomacie

# Více: nadpisy, pod kterými stojí tahy
moves-morning = Den a noc
moves-day = { moves-morning }
moves-night = { moves-morning }
moves-actions = Akce
moves-encounters = Střetnutí
moves-fights = { moves-encounters }
moves-copying = { moves-encounters }
moves-laying = { moves-encounters }
moves-sequence = { moves-encounters }
moves-belongings = Karty a vybavení
moves-boards = Postavy
moves-party = { moves-boards }
moves-growth = { moves-boards }
moves-death = { moves-boards }
moves-map = Mapa a lokace
moves-menhirs = Menhiry, mince a žetony
moves-dials = { moves-menhirs }
moves-guardians = Strážci
moves-story = Příběh a kapitoly
moves-chapters = { moves-story }
moves-statuses = Stavy a úkoly
moves-sheet = { moves-statuses }
moves-modes = Režimy hry
