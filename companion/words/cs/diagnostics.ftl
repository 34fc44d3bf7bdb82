# Co je v knize špatně (diagnostic-KÓD) a co s tím (mend-KÓD). Každý kód má vlastní stránku v docs/diagnostics/.

diagnostic-J101 = Soubor není text v UTF-8: na { $at }. bajtu je něco jiného.
mend-J101 = Uložte soubor znovu jako text v UTF-8.
diagnostic-J102 = Kniha nemá žádnou pasáž.
mend-J102 = Pasáž začíná řádkem „# jeji-id“.
diagnostic-J103 = „{ $id }“ nemůže být id.
mend-J103 = Použijte malá písmena bez háčků a čárek, číslice a spojovníky, první ať je písmeno{ $near_given ->
    [no] .
   *[other] : { $near }
}
diagnostic-J104 = Pasáž „{ $id }“ je tu dvakrát; první stojí v souboru { $file } na řádku { $at }.
mend-J104 = Dejte jedné z nich jiné id a opravte odkazy na ni.
diagnostic-J105 = Před prvním nadpisem stojí text: „{ $written }“.
mend-J105 = Začněte soubor řádkem „# id“; co stojí před ním, nepatří nikam.
diagnostic-J106 = „{ $key }“ není řádek záhlaví.
mend-J106 = { $near_given ->
    [no] Pasáž zná page, act, across, entry, when, once, weight, does, case a ending; obálka game, variable, alias a to, co deklarují knihy její hry (docs/writing.md).
   *[other] Nemělo to být „{ $near }:“?
}
diagnostic-J107 = Tuto volbu nelze přečíst: { $written }
mend-J107 = Napište ji jako „- [id](#cil)“ a pak dodatky, každý za svislou čarou.
diagnostic-J108 = Volba „{ $id }“ je tu dvakrát; první stojí na řádku { $at }.
mend-J108 = Dejte této jiné id. Na id ukazují uložené hry, to starší proto nechte být.
diagnostic-J109 = „{ $clause }“ není dodatek volby.
mend-J109 = { $near_given ->
    [no] Dodatky jsou needs, pays, once, some go, one goes, roll, or, draws, rests, returns, after, by a účinky.
   *[other] Nemělo to být „{ $near }“?
}
diagnostic-J110 = Deklaraci „{ $written }“ nelze přečíst.
mend-J110 = { $kind ->
    [variable] Napište ji jako „variable: jmeno = 0“.
    [alias] Napište ji jako „alias: stare-id -> nove-id“.
    [condition] Napište „condition: jmeno = day >= 3“, a jméno ať je její vlastní.
    [sum] Napište „sum: jmeno = day + 1“, a jméno ať je jeho vlastní.
   *[other] Napište ji jako „{ $kind }: klic | cs český název | en anglický název“.
}
diagnostic-J111 = „{ $written }“ není vstup do knihy.
mend-J111 = { $near_given ->
    [no] Vstupy jsou start, tale JMENO a ty, které zná hra (place 105, dream, dial KLIC ...).
   *[other] Nemělo to být „entry: { $near }“?
}
diagnostic-J112 = „{ $language }“ není jazyk knihy.
mend-J112 = Napište „## cs Název“ nebo „## en Název“.
diagnostic-J113 = Jsou tu slova pro volbu „{ $id }“, ale taková volba tu není.
mend-J113 = { $near_given ->
    [no] Přidejte volbu výš, nebo její slova smažte.
   *[other] Nemělo to být „{ $near }“?
}
diagnostic-J114 = Ve slovech pasáže „{ $passage }“ chybí složené závorce druhá do páru.
mend-J114 = Případ se píše {"{"}jmeno: slova|jiná slova{"}"}. Závorka, která se má číst, stojí za zpětným lomítkem.
diagnostic-J115 = Slova pasáže „{ $passage }“ používají případ „{ $name }“, který její záhlaví nemá.
mend-J115 = Přidejte do záhlaví řádek „case { $name }: podmínka“, nebo opravte jméno.
diagnostic-J116 = Kniha nemá obálku.
mend-J116 = Přidejte soubor book.md, který začíná „# { $id }“ a říká hru a název knihy v obou jazycích.
diagnostic-J117 = „{ $passage }“ má { $length } znaků; víc než { $most } nikdo naráz nahlas nepřečte.
mend-J117 = Rozdělte ji na dvě pasáže.
diagnostic-J118 = Ve slovech je HTML: { $html }. Než se ukáže, vyjme se.
mend-J118 = Napište to v Markdownu: *důraz*, **silně**.
diagnostic-J119 = Odkaz začíná „{ $scheme }:“. Než se ukáže, vyjme se.
mend-J119 = Odkazy ve slovech smějí vést na https, http a mailto.
diagnostic-J120 = „{ $value }“ má být číslo od { $least } do { $most }.
mend-J120 = Napište celé číslo číslicemi.
diagnostic-J121 = Slova v jazyce „{ $language }“ jsou tu dvakrát.
mend-J121 = Nechte jedna z nich; pasáž se v každém jazyce vypráví jednou.
diagnostic-J122 = „{ $one }“ a „{ $other }“ nemohou stát v jedné volbě.
mend-J122 = Udělejte z toho dvě volby, nebo to druhé přesuňte do další pasáže.
diagnostic-J123 = Soubor je větší než { $most } MB a vynechává se.
mend-J123 = Rozdělte knihu do více souborů.
diagnostic-J124 = Soubor nelze otevřít: { $why }
mend-J124 = Podívejte se na práva k souboru.
diagnostic-J125 = Řádek „{ $line }“ na obálce nemůže říkat „{ $written }“.
mend-J125 = { $free ->
    [yes] Říká jedno krátké slovo.
   *[other] Říká to, co zná jeho hra: { $known }.
}
diagnostic-J126 = Na obálce chybí řádek „{ $line }:“, který má každá kniha této hry.
mend-J126 = Přidejte ho do book.md pod řádek „game:“.
diagnostic-J127 = Řádek „{ $line }:“ je na obálce dvakrát; první říká „{ $written }“.
mend-J127 = Nechte jeden z nich.
diagnostic-J128 = „{ $name }“ není nikdo, koho slova umějí jmenovat, ani číslo, které umějí říct.
mend-J128 = { $near_given ->
    [no] Číslo se deklaruje na obálce („variable: olej = 2“, nebo „sum“); koho umějí slova jmenovat, určuje hra.
   *[other] Nemělo to být {"{"}{ $near }{"}"}? Pády jsou gen, dat, acc, voc, loc a ins, číslo má i rody m, ma, f a n.
}
diagnostic-J130 = V pasáži „{ $passage }“ má případ „{ $name }“ { $conditions ->
    [one] jednu podmínku
    [few] { $conditions } podmínky
   *[other] { $conditions } podmínek
} a tady { $halves ->
    [one] jednu část
    [few] { $halves } části
   *[other] { $halves } částí
}.
mend-J130 = Napište po jedné části pro každou podmínku a případně jednu navíc, když neplatí žádná. Svislítko, které se má číst, stojí za zpětným lomítkem.
diagnostic-J131 = V pasáži „{ $passage }“ se případ „{ $name }“ čte „{ $written }“, a tady má jen jednu část.
mend-J131 = Napište aspoň dvě a oddělte je svislítkem.
diagnostic-J132 = Jméno „{ $name }“ už na obálce něco má.
mend-J132 = Pojmenujte jedno z toho jinak; na proměnné, podmínky i součty se kniha ptá jménem.
diagnostic-J133 = „{ $name }“ je tu případ, a zároveň číslo knihy.
mend-J133 = Pojmenujte případ jinak, ať {"{"}{ $name }{"}"} a {"{"}{ $name }: …|…{"}"} znamenají jedno.
diagnostic-J134 = „{ $written }“ není podmínka ani pořadí, v jakém se části čtou.
mend-J134 = Nemělo to být „{ $near }“?
diagnostic-J135 = { $language ->
    [cs] V češtině
   *[en] V angličtině
} má slovo, které se řídí číslem „{ $name }“, { $language ->
    [cs] tři tvary
   *[en] dva tvary
}, a tady { $halves ->
    [one] má jeden
    [few] má { $halves }
   *[other] jich má { $halves }
}.
mend-J135 = { $language ->
    [cs] Napište je jako {"{"}{ $name }: kapka|kapky|kapek{"}"}: jedna, dvě až čtyři, pět a víc (a žádná).
   *[en] Napište je jako {"{"}{ $name }: drop|drops{"}"}: jedno, a každé jiné číslo.
}
diagnostic-J136 = „{ $written }“ není nadpis knihy.
mend-J136 = Napište „## { $language } Název“: dvě znaménka, mezeru a jazyk.
diagnostic-J137 = Volba „{ $written }“ nezačíná pomlčkou na kraji řádku.
mend-J137 = Napište ji jako „- [jmeno](#kam)“ a před pomlčku nic.
diagnostic-J150 = „{ $written }“ podle jména není { $kind ->
    [picture] obrázek
   *[sound] zvuk
}.
mend-J150 = Uveďte soubor ve složce knihy, malými písmeny, číslicemi a spojovníky, s některou z koncovek: { $endings }.
diagnostic-J151 = { $kind ->
    [picture] Obrázek
   *[sound] Zvuk
} „{ $file }“ ve složce knihy neleží.
mend-J151 = { $near_given ->
    [yes] Možná myslíte „{ $near }“. Jinak tam soubor dejte; do té doby se pasáž čte bez něj.
   *[no] Dejte tam ten soubor; do té doby se pasáž čte bez něj.
}
diagnostic-J152 = { $kind ->
    [picture] Obrázek
   *[sound] Zvuk
} „{ $file }“ je na ukázání příliš velký.
mend-J152 = { $kind ->
    [picture] Zmenšete ho: nejvýš { $most } MB a { $pixels } milionů bodů. Na delší straně stačí 1600 bodů.
   *[sound] Zkraťte ho nebo uložte úsporněji: nejvýš { $most } MB.
}
diagnostic-J153 = „{ $file }“ je něco jiného, než říká jméno, nebo je soubor poškozený.
mend-J153 = Uložte ho znovu z programu na { $kind ->
    [picture] obrázky
   *[sound] zvuky
}; přejmenováním se soubor nezmění.
diagnostic-J154 = Co je { $kind ->
    [picture] vidět
   *[sound] slyšet
} v „{ $file }“, není řečeno { $language ->
    [cs] česky
   *[en] anglicky
}.
mend-J154 = Přidejte „ | { $language } …“ několika slovy, pro toho, kdo to { $kind ->
    [picture] nevidí
   *[sound] neslyší
}.
diagnostic-J155 = „{ $file }“ se už neukáže: obrázky a zvuky knihy jsou dohromady příliš velké.
mend-J155 = Všechny dohromady smějí mít { $most } MB. Zmenšete ty největší.
diagnostic-J156 = Co je v „{ $file }“, nejde přečíst: „{ $written }“.
mend-J156 = Za každou svislou čáru napište jazyk a slova, každý jazyk jednou: „ | cs mlýn v mlze“.

diagnostic-J201 = Tuto podmínku nelze přečíst: { $source }
mend-J201 = Podmínky se skládají z čísel, jmen, and, or, not, porovnání, + a -, například any.courage >= 2.
diagnostic-J202 = Jméno „{ $name }“ nikdo nezná.
mend-J202 = { $near_given ->
    [no] Deklarujte je na obálce („variable: { $name } = 0“), nebo se podívejte mezi slova hry.
   *[other] Nemělo to být „{ $near }“?
}
diagnostic-J203 = „{ $source }“ je { $got ->
    [number] číslo
    [yes-no] ano, nebo ne
    [words] slovo
    [question] něco jiného
   *[other] věc, která má části
}, a tady má být { $wanted ->
    [number] číslo
   *[other] ano, nebo ne
}.
mend-J203 = Čísla porovnávejte (any.courage >= 2), ano a ne spojujte pomocí and, or, not.
diagnostic-J204 = „{ $source }“ není podmínka, ale { $got ->
    [number] číslo
   *[other] věc, která má části
}.
mend-J204 = Na něco se ptejte: { $source } >= 1, nebo na některou část.
diagnostic-J205 = „{ $key }“ mezi „{ $shelf }“ není.
mend-J205 = { $near_given ->
    [no] Deklarujte to na obálce, nebo opravte jméno.
   *[other] Nemělo to být „{ $near }“?
}
diagnostic-J206 = „{ $clause }“ není účinek.
mend-J206 = { $near_given ->
    [no] Účinky jsou gain, lose, set, add, mark, unmark, dial, turn, stop, encounter, reveal, rejoin.
   *[other] Nemělo to být „{ $near }“?
}
diagnostic-J207 = Účinek „{ $written }“ nelze přečíst.
mend-J207 = Píše se „{ $form }“.
diagnostic-J208 = Podmínka je příliš dlouhá nebo hluboká (víc než { $most }).
mend-J208 = Pojmenujte její část jako případ, nebo ať dřívější pasáž nastaví proměnnou.
diagnostic-J209 = Ničím takovým jako „{ $what }“ se neplatí.
mend-J209 = { $near_given ->
    [no] Platí se tím, čím to hra dovolí: energy, health, terror, food, wealth ...
   *[other] Nemělo to být „{ $near }“?
}
diagnostic-J210 = { $shelf ->
    [status] Stav
   *[other] Věc ({ $shelf })
} „{ $key }“ nemá část { $part }: { $boxes ->
    [one] má { $boxes } políčko
    [few] má { $boxes } políčka
   *[other] má { $boxes } políček
}.
mend-J210 = Opravte číslo, nebo dejte { $shelf ->
    [status] stavu
   *[other] jí
} na obálce víc políček („numbered { $part }“).
diagnostic-J211 = „{ $written }“ patří jen do knih, které mají na obálce „{ $line }: { $value }“.
mend-J211 = Opravte řádek na obálce, nebo tohle smažte.
diagnostic-J212 = Jméno „{ $name }“ stojí na obálce až níž.
mend-J212 = Přesuňte jeho řádek nad tento: podmínka nebo součet smí použít, co stojí před nimi.
diagnostic-J213 = Jedno „=“ v „{ $source }“ nic neříká.
mend-J213 = Nemělo to být „{ $near }“? Porovnává se dvěma znaménky.
diagnostic-J214 = „{ $key }“ se nastavuje na { $value }, a začíná na nule nebo výš.
mend-J214 = Nemělo to být „add { $key } { $value }“? Smí-li být pod nulou, řekněte to na obálce („variable: { $key } = -1“).

diagnostic-J301 = Pasáž „{ $target }“ tu není.
mend-J301 = { $near_given ->
    [no] Napište ji, nebo ať volba vede jinam.
   *[other] Nemělo to být „#{ $near }“?
}
diagnostic-J302 = K pasáži „{ $id }“ nic nevede.
mend-J302 = Ať k ní vede některá volba, nebo jí dejte vstup (entry).
diagnostic-J303 = Z pasáže „{ $id }“ nic nevede dál a konec to není.
mend-J303 = Přidejte volbu, nebo řádek „ending: jmeno“.
diagnostic-J304 = V pasáži „{ $id }“ mohou být všechny volby najednou zavřené.
mend-J304 = Přidejte jednu bez needs, ceny a once, nebo dvě, jejichž podmínky se vylučují.
diagnostic-J305 = { $shelf ->
    [status] Na stav
    [dial] Na minci
    [secret] Na tajemství
    [variable] Na proměnnou
   *[other] Na věc ({ $shelf })
} „{ $key }“ se tu kniha ptá, ale nikde ji nemění.
mend-J305 = Ať to některá volba změní, nebo otázku vypusťte.
diagnostic-J306 = { $shelf ->
    [status] Stav
    [dial] Minci
    [secret] Tajemství
    [variable] Proměnnou
   *[other] Věc ({ $shelf })
} „{ $key }“ tu kniha mění, ale nikde se na to neptá.
mend-J306 = Někde se na to zeptejte, nebo to vypusťte.
diagnostic-J307 = Dveřmi „{ $door }“ se vchází i do pasáže „{ $other }“ a nic mezi nimi nerozhoduje.
mend-J307 = Dejte jedné z nich řádek „when: podmínka“ nebo „once“.
diagnostic-J308 = Příběh „{ $tale }“ v knize není.
mend-J308 = { $near_given ->
    [no] Napište pasáž s řádkem „entry: tale { $tale }“.
   *[other] Nemělo to být „{ $near }“?
}
diagnostic-J309 = Podle odkazu stojí „{ $target }“ v souboru { $named }, ale je v souboru { $file }.
mend-J309 = Napište ({ $file }#{ $target }), aby odkaz fungoval i v prohlížeči Markdownu.
diagnostic-J310 = Přezdívka „{ $old }“ nikam nevede.
mend-J310 = { $near_given ->
    [no] Má vést od id, které zaniklo, k pasáži, která tu je.
   *[other] Nemělo to být „{ $old } -> { $near }“?
}
diagnostic-J311 = Od pasáže „{ $id }“ se chodí pořád dokola: žádná cesta nevede ke konci ani k odpočinku{ $count ->
    [one] {""}
    [few] {" "}(ani z pasáží kolem, jsou { $count })
   *[other] {" "}(ani z pasáží kolem, je jich { $count })
}.
mend-J311 = Ať jedna volba z kruhu vede ven.
diagnostic-J312 = „{ $id }“ je konec, a přesto má volby.
mend-J312 = Smažte řádek „ending:“, nebo volby.
diagnostic-J313 = Případ „{ $name }“ žádná slova nepoužívají.
mend-J313 = Použijte ho jako {"{"}{ $name }: slova|jiná slova{"}"}, nebo řádek smažte.
diagnostic-J314 = Do knihy nevede žádná cesta.
mend-J314 = Dejte první pasáži řádek „entry: start“.
diagnostic-J315 = Po boji v pasáži „{ $id }“ něco chybí: { $missing }.
mend-J315 = Pasáž s bojem má volbu pro každý jeho konec: „after won“, „after lost“, a kde se dá utéct, i „after fled“.
diagnostic-J316 = Ve volbě „{ $id }“ stojí podmínka { $source } dvakrát, druhou cestou se tedy nikdy nejde.
mend-J316 = Opravte podmínku, nebo druhou cestu smažte.
diagnostic-J317 = Volba „{ $id }“ čeká na „{ $fate }“, ale tak střetnutí „{ $kind }“ skončit nemůže.
mend-J317 = { $fate ->
    [avoided] Vyhnout se dá jen vyjednávání („encounter blue“). Volbu smažte, nebo ať pasáž začíná jím.
    [withdrew] Stáhnout se může jen protivník v boji. Volbu smažte, nebo ať pasáž začíná bojem.
   *[other] Volbu smažte.
}
diagnostic-J318 = Stránka { $number } je tu dvakrát; to číslo už má pasáž „{ $other }“.
mend-J318 = Dejte této pasáži jiné číslo, nebo žádné.
diagnostic-J319 = Pasáž „{ $id }“ neleží naproti pasáži „{ $other }“.
mend-J319 = Naproti sobě leží dvě různé stránky a každá jen v jedné dvojstraně.
diagnostic-J320 = Volbu „{ $id }“ má i protější stránka „{ $other }“.
mend-J320 = Dejte jedné z nich jiné id: obě stránky leží otevřené najednou.
diagnostic-J321 = Z pasáže „{ $id }“ se jde zpátky na „{ $target }“, která už se četla; knihy této hry jdou jen dál.
mend-J321 = Ať volba vede na stránku, kterou předtím žádná cesta neprošla.
diagnostic-J322 = U pasáže „{ $id }“ kniha čeká na hru, ale dvojstrana nemá stránku s jedinou cestou: { $lacking }.
mend-J322 = Položte naproti sobě dvě stránky; každá má právě jednu volbu, první „by left ...“, druhá „by right ...“.
diagnostic-J323 = Obě cesty dvojstrany „{ $id }“ mají totéž slovo „{ $word }“.
mend-J323 = Dejte jedné z nich jiné slovo; musejí se lišit.
diagnostic-J324 = Ke konci „{ $id }“ vede cesta, na které kniha čeká na hru { $count ->
    [one] na { $count } dvojstraně
    [few] na { $count } dvojstranách
   *[other] na { $count } dvojstranách
}; má jich být { $number }.
mend-J324 = Ať každá cesta projde { $number } takovými dvojstranami, než skončí.
diagnostic-J325 = K dvojstraně „{ $id }“ nevede žádná cesta.
mend-J325 = Ať k ní některá stránka vede, nebo ji smažte.
diagnostic-J326 = „{ $effect }“ se tu na jedné cestě stane už { $count }. krát; hra to dokáže nejvýš { $most }krát.
mend-J326 = Ať jiná stránka té cesty udělá něco jiného.
diagnostic-J327 = Stránka „{ $id }“ nemá číslo, takže stůl nepozná, jestli ji už četl.
mend-J327 = Dejte jí číslo, které nemá žádná jiná: page: 12.
diagnostic-J328 = Stránka „{ $id }“ o sobě říká, že patří do { $act }. dějství; podle dvojstran před ní je to { $right }. dějství.
mend-J328 = Opravte řádek act:, nebo ho vynechte.
diagnostic-J329 = { $early ->
    [yes] „{ $effect }“ se na stránce „{ $id }“ stane ještě před poslední dvojstranou.
   *[no] { $count ->
        [0] Na některé cestě ke konci „{ $id }“ se „{ $effect }“ nestane vůbec.
       *[other] Na některé cestě ke konci „{ $id }“ se „{ $effect }“ stane { $count }krát.
    }
}
mend-J329 = Ať to na každé cestě udělá jedna stránka, až za poslední dvojstranou.
diagnostic-J330 = Podmínka { $source } neplatí nikdy, ať se stane cokoli.
mend-J330 = Opravte podmínku, nebo odstraňte, co na ni čeká.
diagnostic-J331 = Podmínka { $source } platí vždycky, ať se stane cokoli.
mend-J331 = Opravte podmínku, nebo ji odstraňte.
diagnostic-J332 = Podmínka { $source } se ptá na hod, ale žádnou kostkou se tam nehází.
mend-J332 = Dejte volbě „roll d6“ a ptejte se na hod v „or“ téže volby.
diagnostic-J333 = Ve volbě „{ $id }“ někteří opustí ostatní a kniha si odpočine nebo je rozdělí znovu, než se sejdou.
mend-J333 = Napište „rejoin“ tam, kde se sejdou: do „does:“ některé pasáže, nebo k volbě, která vede zpátky k ostatním.
diagnostic-J334 = Na podmínku { $source } se nikdy nedostane: kdykoli platí, platí už některá před ní.
mend-J334 = Dejte užší podmínku dopředu, nebo tuhle odstraňte.
diagnostic-J340 = Na „{ $name }“ se v knize nic neptá.
mend-J340 = Použijte to v některé podmínce, nebo řádek smažte.
diagnostic-J341 = Volba „{ $id }“ volá pasáž „{ $target }“, odkud se nic nevrací.
mend-J341 = Dejte některé volbě tam nebo dál za ní „returns“; jestli se nikdo vracet nemá, veďte volbu rovnou tam.
diagnostic-J342 = K pasáži „{ $id }“ se dá přijít znovu a pokaždé, když „{ $key }“ už doběhlo, spustí ho od začátku.
mend-J342 = Přesuňte „{ $effect } { $key } ...“ k volbě s „once“ nebo do pasáže, která se čte jen jednou; je-li to tak míněno, nechte to být.

diagnostic-J401 = „{ $id }“ se nevypráví { $language ->
    [cs] česky
   *[en] anglicky
}.
mend-J401 = Přidejte „## { $language } Název“ a pod něj slova.
diagnostic-J402 = Volba „{ $id }“ pasáže „{ $passage }“ nemá slova { $language ->
    [cs] česky
   *[en] anglicky
}.
mend-J402 = Přidejte řádek „- { $id }: co se udělá“.
diagnostic-J403 = „{ $id }“ nemá název { $language ->
    [cs] česky
   *[en] anglicky
}.
mend-J403 = Napište „## { $language } Název“.
diagnostic-J404 = V pasáži „{ $id }“ není { $language ->
    [cs] česky
   *[en] anglicky
} co číst nahlas.
mend-J404 = Napište aspoň jeden odstavec.
diagnostic-J405 = Volba „{ $id }“ se ukazuje zamčená, ale co potřebuje, není { $language ->
    [cs] česky
   *[en] anglicky
} řečeno.
mend-J405 = Dopište to za čáru: „- { $id }: co se udělá | co je potřeba“.
diagnostic-J406 = Případ „{ $name }“ se používá jen v jednom jazyce, { $language ->
    [cs] česky
   *[en] anglicky
} chybí.
mend-J406 = Použijte ho v obou, jinak jeden stůl uslyší méně než druhý.
diagnostic-J407 = Obálka nemá název { $language ->
    [cs] česky
   *[en] anglicky
}.
mend-J407 = Přidejte do book.md „## { $language } Název“.
diagnostic-J408 = Kniha se { $language ->
    [cs] česky
   *[en] anglicky
} nevypráví.
mend-J408 = Pro váš stůl to stačí. Chcete-li ji v obou jazycích, přidejte ke každé pasáži „## { $language } Název“.
diagnostic-J409 = V pasáži „{ $passage }“ má případ „{ $name }“ tady { $halves ->
    [one] jednu část
    [few] { $halves } části
   *[other] { $halves } částí
} a { $other ->
    [cs] česky
   *[en] anglicky
} { $others }.
mend-J409 = Dejte mu všude stejně částí, ať je každý stůl u téže.
diagnostic-J410 = { $count ->
    [one] Pasáž „{ $id }“ se ještě nevypráví
    [few] { $count } pasáže, první je „{ $id }“, se ještě nevyprávějí
   *[other] { $count } pasáží, první je „{ $id }“, se ještě nevypráví
} { $language ->
    [cs] česky
   *[en] anglicky
}.
mend-J410 = Kdo v tom jazyce čte, uslyší je v tom druhém. Co chybí, vypíše „companion journal translate“, a také psací stůl.
diagnostic-J411 = Ve slovech pasáže „{ $passage }“ { $language ->
    [cs] v češtině
   *[en] v angličtině
} stojí rovné uvozovky.
mend-J411 = Napište otevírací, nebo zavírací uvozovku, ať se nemusí hádat, která to je.
