# Osud, konec kapitoly, body a závěrečné bodování.

moves-scoring = Osud a body
move-announce = oznámit stranu
    .noun = oznámení strany
move-announce_mat = spočítat karty na podložce
    .noun = hlas karet na podložce
move-choose_dominant = vybrat dominantní symbol
    .noun = dominantní symbol
move-count_symbols = zadat počty symbolů
    .noun = počty symbolů
move-move_vp = změnit vítězné body
    .noun = vítězné body
move-move_xp = změnit body zkušenosti
    .noun = body zkušenosti
move-unlock_ability = odemknout schopnost
    .noun = odemčená schopnost
move-keep_cards = vybrat karty k uchování
    .noun = výběr karet k uchování
move-rethink_keeping = vybrat karty k uchování znovu
    .noun = změna výběru
move-show_hand = ukázat ruku
    .noun = ukázaná ruka
move-score_quest = zapsat vedlejší úkol
    .noun = body za vedlejší úkol
move-score_gold = zapsat zlatou zkušenost
    .noun = body za zlatou zkušenost

arg-by = O kolik
arg-cards = Karty
arg-vp = Vítězné body

fact-mat = Co říkají karty na podložce
fact-printed = Symboly na kartách
fact-shown = Ukázaná ruka
fact-tokens = Žetony v zásobě

tell-announce = Každý oznamte, kterého aktivního symbolu máte víc. Žeton osudu { $token } získá strana, za kterou stojí víc hráčů.
tell-announced = { $side_key ->
    [left] { $who }: vlevo { $lefts }, vpravo { $rights }, tedy pro levou cestu.
    [right] { $who }: vlevo { $lefts }, vpravo { $rights }, tedy pro pravou cestu.
   *[tie] { $who }: vlevo { $lefts }, vpravo { $rights }, tedy shoda.
}
tell-announced-mat = { $side_key ->
    [left] Karty na podložce: vlevo { $lefts }, vpravo { $rights }, tedy pro levou cestu.
    [right] Karty na podložce: vlevo { $lefts }, vpravo { $rights }, tedy pro pravou cestu.
   *[tie] Karty na podložce: vlevo { $lefts }, vpravo { $rights }, tedy shoda.
}
tell-announced-mat-by-hand = { $side_key ->
    [left] Karty na podložce jsou pro levou cestu.
    [right] Karty na podložce jsou pro pravou cestu.
   *[tie] Karty na podložce ukazují shodu.
}
tell-fate-placed = { $side_key ->
    [left] Žeton osudu { $token } položte na levou stránku volby. Oznámili jste: vlevo { $lefts }, vpravo { $rights }, shoda { $ties }.
   *[right] Žeton osudu { $token } položte na pravou stránku volby. Oznámili jste: vlevo { $lefts }, vpravo { $rights }, shoda { $ties }.
}
tell-fate-aside = Žeton osudu { $token } odložte do konce kapitoly stranou. Oznámili jste: vlevo { $lefts }, vpravo { $rights }, shoda { $ties }.
tell-dominant = { $side_key ->
    [left] Dominantní je symbol levé cesty: { $symbol }.
   *[right] Dominantní je symbol pravé cesty: { $symbol }.
}
tell-count-symbols = Spočítejte si nezakryté symboly na časové ose a žetony v zásobě: vlevo { $left }, vpravo { $right }.
tell-scored = { $who }: vítězné body +{ $vp }, body zkušenosti +{ $xp }.
tell-path-token = { $side_key ->
    [left] Žeton levé cesty získává { $who }, symbolů: { $count }.
   *[right] Žeton pravé cesty získává { $who }, symbolů: { $count }.
}
tell-path-token-unclaimed = { $side_key ->
    [left] Žeton levé cesty nechte ležet, nezískává ho nikdo.
   *[right] Žeton pravé cesty nechte ležet, nezískává ho nikdo.
}
tell-keep = { $players ->
    [1] { $count ->
        [one] Vyberte { $count } kartu své časové osy, kterou si ponecháte.
        [few] Vyberte { $count } karty své časové osy, které si ponecháte.
       *[other] Vyberte { $count } karet své časové osy, které si ponecháte.
    }
   *[other] { $count ->
        [one] Každý vyberte { $count } kartu časové osy, kterou si ponecháte. Odhalte ji všichni najednou.
        [few] Každý vyberte { $count } karty časové osy, které si ponecháte. Odhalte je všichni najednou.
       *[other] Každý vyberte { $count } karet časové osy, které si ponecháte. Odhalte je všichni najednou.
    }
}
tell-clear-by-hand = { $players ->
    [1] { $count ->
        [one] Ponechte si { $count } kartu své časové osy, ostatní odhoďte. Vraťte žetony ze zásoby i žetony ztracených symbolů a hned vyhodnoťte efekt ponechané karty.
        [few] Ponechte si { $count } karty své časové osy, ostatní odhoďte. Vraťte žetony ze zásoby i žetony ztracených symbolů a hned vyhodnoťte efekty ponechaných karet, levou kartu první.
       *[other] Ponechte si { $count } karet své časové osy, ostatní odhoďte. Vraťte žetony ze zásoby i žetony ztracených symbolů a hned vyhodnoťte efekty ponechaných karet, levou kartu první.
    }
   *[other] { $count ->
        [one] Každý si ponechte { $count } kartu časové osy, ostatní odhoďte. Vraťte žetony ze zásob i žetony ztracených symbolů a hned vyhodnoťte efekt ponechané karty.
        [few] Každý si ponechte { $count } karty časové osy, ostatní odhoďte. Vraťte žetony ze zásob i žetony ztracených symbolů a hned vyhodnoťte efekty ponechaných karet, levou kartu první.
       *[other] Každý si ponechte { $count } karet časové osy, ostatní odhoďte. Vraťte žetony ze zásob i žetony ztracených symbolů a hned vyhodnoťte efekty ponechaných karet, levou kartu první.
    }
}
tell-cleared = { $count ->
    [0] { $who }: odhoďte celou časovou osu a vraťte žetony ze zásoby.
    [one] { $who }: nechte { $count } vybranou kartu bez žetonů ztracených symbolů, ostatní odhoďte a vraťte žetony ze zásoby.
    [few] { $who }: nechte { $count } vybrané karty bez žetonů ztracených symbolů, ostatní odhoďte a vraťte žetony ze zásoby.
   *[other] { $who }: nechte { $count } vybraných karet bez žetonů ztracených symbolů, ostatní odhoďte a vraťte žetony ze zásoby.
}
tell-special-stays = { $who }: žeton zvláštního symbolu nechte v zásobě ({ $symbols }).
tell-automa-cleared = { $who }: odhoďte celou časovou osu Automy a vraťte žetony z její zásoby.

tell-gold-begins = { $who }: běžný ukazatel zkušenosti je na konci, zlatý položte na 0.
tell-gold-leaves = { $who }: zlatý ukazatel zkušenosti vraťte vedle stupnice.
tell-xp-full = { $who }: zlatý ukazatel je na konci stupnice, další zkušenost už propadá.
tell-automa-second = { $who }: druhá schopnost Automy začíná platit.
tell-ability-ready = { $who }: na { $number }. schopnost zleva položte žeton schopnosti ikonou nahoru.
tell-show-hands = Ukažte ruku a spočítejte body za vedlejší úkol: { $who }.
tell-quest-scored = { $who }: vítězné body za vedlejší úkol +{ $count }.
tell-gold-paid = { $who }: zlatý ukazatel na { $gold }, vítězné body +{ $count }.
tell-winner = { $tied ->
    [yes] Vítězí { $who }, vítězné body: { $count }. Při shodě rozhodla iniciativa.
   *[no] Vítězí { $who }, vítězné body: { $count }.
}
tell-clear-away = Příběh je dočtený. Teď můžete uklidit karty i žetony.

wrote-fate = { $side_key ->
    [left] Žeton osudu { $token } připadl levé cestě.
    [right] Žeton osudu { $token } připadl pravé cestě.
   *[aside] Žeton osudu { $token } skončil stranou.
}
wrote-dominant = { $side_key ->
    [left] { $chapter }. kapitola: zvítězila levá cesta, dominantní symbol: { $symbol }.
   *[right] { $chapter }. kapitola: zvítězila pravá cesta, dominantní symbol: { $symbol }.
}
wrote-scored = Body za { $chapter }. kapitolu jsou sečtené.
wrote-path-token = { $side_key ->
    [left] { $who } { $who_gender ->
        [f] získala
       *[m] získal
    } žeton levé cesty.
   *[right] { $who } { $who_gender ->
        [f] získala
       *[m] získal
    } žeton pravé cesty.
}
wrote-keeping = { $who } { $who_gender ->
    [f] vybrala
   *[m] vybral
}, co si ponechá.
wrote-vp = { $who }: vítězné body upravené ručně, změna: { $count }.
wrote-xp = { $who }: body zkušenosti upravené ručně, změna: { $count }.
wrote-hand-shown = { $who } { $who_gender ->
    [f] ukázala
   *[m] ukázal
} karty v ruce, počet: { $count }.
wrote-quest = { $who } má za vedlejší úkol vítězné body: { $count }.
wrote-winner = { $who } { $who_gender ->
    [f] zvítězila
   *[m] zvítězil
}, vítězné body: { $count }.

prompt-keep = { $count ->
    [one] kterou kartu si ponechá
    [few] které { $count } karty si ponechá
   *[other] kterých { $count } karet si ponechá
}
prompt-dominant = který symbol je dominantní

app-counts = Karty a žetony vede aplikace, počítá je sama.
has-no-say = { $who } tu o žetonu osudu nerozhoduje.
no-third-voice = Karty na podložce hlasují, jen když hrají dva.
fate-decides = O dominantním symbolu rozhodují žetony osudu.
highest-chooses = Dominantní symbol vybírá ten, kdo je na stupnici iniciativy nejvýš: { $who }.
automa-has-no-tokens = Automa nemá žetony schopností.
ability-ready = { $who }: { $number }. schopnost už je připravená.
ability-not-reached = { $who }: na pozici { $number }. schopnosti ukazatel zkušenosti ještě nedošel.
card-kept-twice = Vyberte dvě různé karty.
keep-so-many = { $count ->
    [one] Ponechává se { $count } karta.
    [few] Ponechávají se { $count } karty.
   *[other] Ponechává se { $count } karet.
}
nothing-kept-yet = { $who } ještě nic k uchování nemá vybrané.
timeline-cleared = { $who } už má časovou osu vyčištěnou.
hand-has-so-many = Počet karet v ruce nesouhlasí, { $who } jich má mít { $count }.
quest-unknown = Stupnici tohoto vedlejšího úkolu ještě nikdo nepopsal.
scale-says-otherwise = Podle stupnice vedlejšího úkolu je to bodů: { $count }.
without-quest = { $who } vedlejší úkol nemá.
no-gold = { $who } zlatý ukazatel na stupnici nemá.
track-says-otherwise = Podle stupnice na plánu je to bodů: { $count }.

deed-dominant = Dominantní symboly
deed-non_dominant = Nedominantní symboly
deed-bottom_row = Spodní řada
deed-card = Efekty karet
deed-story = Bonusy příběhu
deed-effort = Extra úsilí
deed-requirement = Karty požadavků
deed-alliance = Karty aliance
deed-automa = Schopnost Automy
deed-difficulty = Úroveň obtížnosti
deed-quest = Vedlejší úkol
deed-gold = Zlatá zkušenost
deed-objective = Skryté cíle
deed-by_hand = Ručně
deed-correction = Opravy
made-of-symbols = { $symbol }: na kartách { $printed }, žetony { $tokens }
made-of-hand = V ruce: { $count }
made-of-gold = Zlatý ukazatel na { $count }
made-of-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
