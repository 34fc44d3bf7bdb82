# Pokyny pro ruce.

tell-lay-mat = Rozložte herní podložku a nechte místo pro plány a časové osy.
tell-story-deck = Balíček příběhu položte na jeho místo obálkou nahoru. Nemíchejte ho.
tell-other-stories = { $printed ->
    [yes] Součásti ostatních příběhů nechte v krabici.
   *[other] Tištěné karty příběhů nechte v krabici, příběh vypráví aplikace. Z ostatních součástí vezměte jen ty, které chtějí jeho pravidla.
}
tell-overview = { $printed ->
    [yes] Přehledovou kartu příběhu mějte po ruce. Stejné kroky ukazuje aplikace.
   *[other] Kroky kapitoly ukazuje aplikace.
}
tell-fate-tokens = Na sebe položte žetony osudu: dolů III, na něj II a navrch I.
tell-path-tokens = Vedle nich položte oba žetony cesty.
tell-main-deck = { $count ->
    [one] Zamíchejte { $count } kartu akce a položte ji lícem dolů jako hlavní balíček.
    [few] Zamíchejte { $count } karty akcí a položte je lícem dolů jako hlavní balíček.
   *[other] Zamíchejte { $count } karet akcí a položte je lícem dolů jako hlavní balíček.
}
tell-deal-rows = { $rows ->
    [one] Do { $rows } řady vyložte dvojici karet lícem nahoru, celkem { $count }.
    [few] Do každé ze { $rows } řad vyložte dvojici karet lícem nahoru, celkem { $count }.
   *[other] Do každé z { $rows } řad vyložte dvojici karet lícem nahoru, celkem { $count }.
}
tell-extra-token = Žeton extra zkušenosti položte k řadě { $row }.
tell-symbol-tokens = Žetony symbolů a ztracených symbolů nechte ve společné zásobě.
tell-choose-first = { $seat_given ->
    [yes] Postavu si první vybírá { $seat_nom }, pak ostatní po směru hodinových ručiček.
   *[no] Postavu si první vybírá hráč na místě { $seat }, pak ostatní po směru hodinových ručiček.
}
tell-shuffle-boards = { $players ->
    [1] Volné plány hráčů mějte po ruce, nemíchejte je. Dva vylosuje aplikace, jeden z nich si necháte.
   *[other] Volné plány hráčů mějte po ruce, nemíchejte je. Kdo si vybírá, tomu aplikace vylosuje dva a jeden si nechá.
}
tell-take-set = { $number_given ->
    [yes] { $number_nom } si bere sadu postavy { $who }.
   *[no] Hráč na místě { $number } si bere sadu postavy { $who }.
}
tell-markers = { $who }: ukazatel běžné zkušenosti na 0, zlatý vedle stupnice, žeton vítězných bodů na 0.
tell-first-ability = { $who }: na první schopnost zleva položte žeton schopnosti, tři nechte vedle plánu.
tell-starting-cards = { $who }: 5 počátečních karet akcí do ruky.
tell-side-quest = { $who }: kartu vedlejšího úkolu zasuňte lícem nahoru pod plán.
tell-automa-set = { $who } je Automa: plán Automy, figurka, oba ukazatele zkušenosti a žeton vítězných bodů. Ostatní do krabice.
tell-initiative = Figurky postavte na stupnici iniciativy shora takto: { $who }.
tell-draft-order = Karty vybírejte v pořadí iniciativy: { $who }.
tell-refresh-discard = Dvojici z řady { $row } odhoďte lícem nahoru.
tell-refresh-move = { $count ->
    [one] Zbylou dvojici posuňte nahoru.
    [few] Zbylé { $count } dvojice posuňte nahoru.
   *[other] Zbylých { $count } dvojic posuňte nahoru.
}
tell-refresh-fill = { $count ->
    [one] Novou dvojici z balíčku vyložte do řady { $row }.
    [few] Nové { $count } dvojice z balíčku vyložte do řad od { $row }. dolů.
   *[other] Nových { $count } dvojic z balíčku vyložte do řad od { $row }. dolů.
}
tell-draw-two = { $who }: doberte 2 karty z balíčku.
tell-bottom-row = { $who }: 1 bod zkušenosti za spodní řadu.
tell-new-initiative = Figurky vraťte na stupnici iniciativy shora takto: { $who }.
tell-reshuffle = { $drawn ->
    [one] Doberte poslední kartu, pak zamíchejte odhozené karty ({ $count }) do nového balíčku a dobírejte dál.
    [few] Doberte poslední { $drawn } karty, pak zamíchejte odhozené karty ({ $count }) do nového balíčku a dobírejte dál.
   *[other] Doberte poslední karty ({ $drawn }), pak zamíchejte odhozené karty ({ $count }) do nového balíčku a dobírejte dál.
}
tell-play-two = { $players ->
    [1] Vyberte z ruky 2 karty, určete jejich pořadí a položte je lícem dolů.
   *[other] Každý vyberte z ruky 2 karty, určete jejich pořadí a položte je lícem dolů.
}
tell-play-light = { $players ->
    [1] Vyberte 2 karty, odhalte je a vyhodnoťte jejich efekty, levou kartu první.
   *[other] Každý vyberte 2 karty, odhalte je najednou a vyhodnoťte jejich efekty, levou kartu první.
}
tell-effect-nothing = { $card_given ->
    [yes] { $who }: podmínka karty { $card } neplatí.
   *[no] { $who }: podmínka karty neplatí.
}
tell-lose-token = { $who }: vraťte žetony ze zásoby ({ $symbols }).
tell-lose-special = { $who }: žeton zvláštního symbolu položte na plán ({ $symbols }).
tell-cover = { $who }: na { $number }. kartě časové osy zakryjte symboly ({ $symbols }).
so-many-symbols = { $count }× { $symbol }
tell-effect-gained = { $card_given ->
    [yes] { $who } získává za kartu { $card } do zásoby: { $symbols }.
   *[no] { $who } získává za kartu do zásoby: { $symbols }.
}
tell-effect-xp = { $card_given ->
    [yes] { $who }: { $count ->
        [one] { $count } bod zkušenosti
        [few] { $count } body zkušenosti
       *[other] { $count } bodů zkušenosti
    } za kartu { $card }.
   *[no] { $who }: { $count ->
        [one] { $count } bod zkušenosti
        [few] { $count } body zkušenosti
       *[other] { $count } bodů zkušenosti
    } za efekt karty.
}

prompt-loss = který symbol ztratí
next-step = Pokračovat dalším krokem

pack-tracks = { $who }: zapište si vítězné body { $vp } a zkušenost { $xp }.
pack-hand = { $who }: ruku dejte do obálky, karet: { $count }.
pack-timeline-by-hand = { $who }: časovou osu a zásobu žetonů odložte pohromadě.
pack-timeline = { $who }: časovou osu složte v pořadí zleva doprava, karet: { $count }.
pack-covered = { $who }: z { $number }. karty časové osy sejměte žetony ztracených symbolů ({ $symbols }).
pack-pool = { $who }: žetony do sáčku, { $symbols }.
pack-initiative = Iniciativa shora: { $who }.
pack-fate = Žeton osudu { $token }: { $side }.
pack-fate-aside = Žeton osudu { $token }: leží stranou.
pack-figures-top = Na vrchní pozici stojí za sebou: { $who }.
pack-figure = V řadě { $row } stojí { $who }.
pack-path = { $who }: žeton cesty, { $side }.
pack-rows = Dvojice z řad ({ $rows }) odložte v jejich pořadí, dvojic: { $count }.
pack-deck = { $full ->
    [yes] Hlavní balíček ({ $count }) a odhozené karty ({ $back }) odložte každé zvlášť.
   *[other] Hlavní balíček a odhozené karty odložte každé zvlášť.
}
lay-tracks = { $who }: vítězné body na { $vp }, zkušenost na { $xp }.
lay-hand = { $who }: ruku z obálky, karet: { $count }.
lay-timeline-by-hand = { $who }: vyložte časovou osu a zásobu žetonů.
lay-timeline = { $who }: časovou osu vyložte zleva doprava, karet: { $count }.
lay-covered = { $who }: na { $number }. kartě časové osy zakryjte symboly ({ $symbols }).
lay-pool = { $who }: žetony do zásoby, { $symbols }.
lay-initiative = Figurky na stupnici iniciativy shora: { $who }.
lay-fate = Žeton osudu { $token }: { $side }.
lay-fate-aside = Žeton osudu { $token }: odložte stranou.
lay-figures-top = Figurky na vrchní pozici za sebou: { $who }.
lay-figure = Figurka v řadě { $row }: { $who }.
lay-path = { $who }: žeton cesty, { $side }.
lay-rows = Dvojice vyložte do řad ({ $rows }) v jejich pořadí, dvojic: { $count }.
lay-deck = { $full ->
    [yes] Hlavní balíček ({ $count }) lícem dolů, odhozené karty ({ $back }) lícem nahoru.
   *[other] Hlavní balíček lícem dolů, odhozené karty lícem nahoru.
}
pack-gold = { $who }: zapište si zlatou zkušenost { $count }.
pack-abilities-ready = { $who }: připravené schopnosti zleva: { $number }.
pack-abilities-used = { $who }: použité schopnosti zleva: { $number }.
pack-special = { $who }: žeton zvláštního symbolu do sáčku ({ $symbol }).
pack-special-on-board = { $who }: žeton zvláštního symbolu z plánu do sáčku ({ $symbol }).
lay-gold = { $who }: zlatý ukazatel zkušenosti na { $count }.
lay-abilities-ready = { $who }: žetony schopností ikonou nahoru, zleva: { $number }.
lay-abilities-used = { $who }: žetony schopností neaktivní stranou nahoru, zleva: { $number }.
lay-special = { $who }: žeton zvláštního symbolu do zásoby ({ $symbol }).
lay-special-on-board = { $who }: žeton zvláštního symbolu na plán ({ $symbol }).
