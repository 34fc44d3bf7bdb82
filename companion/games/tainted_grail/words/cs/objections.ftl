# Námitky a odmítnutí: klidně, co říká pravidlo a co se dá udělat.

not-the-time = { $step ->
    [actions] Akce patří do dne; teď je ráno, nebo už večer. Dál vede velké tlačítko.
    [dark_menhirs] Tento den už začal; další začne po noci.
    [event] Událost se otáčí jednou za ráno, hned po mincích a žetonech času.
    [guardians] Strážci se pohybují ráno po události a jejich chvíle teď není.
    [rest] Odpočívá se až na konci dne; nejdřív den ukončete.
    [advancement] Spát se jde až po odpočinku.
   *[equipment] Vybavení se prohlíží na konci rána; dokončete nejdřív předchozí kroky.
}
not-at-this-table = { $who } u tohoto stolu nehraje; vyberte některou z postav, které tu jsou.
is-dead = { $who } už nežije; vyberte jinou postavu.
nobody-goes = Nikdo není vybraný; označte aspoň jednu postavu.
has-passed = { $who } se dnes { $who_gender ->
    [f] vzdala
   *[m] vzdal
} tahu a do rána už nic nepodniká.
some-may-still-act = { $who } { $who_gender ->
    [many] ještě mohou
   *[other] ještě může
} jednat; den končí, až se všichni vzdají tahu nebo nebudou mít co utratit.
not-together = Všichni musí stát na jednom místě, tady { $place }; podívejte se, kde stojí { $who_nom }.
nowhere = O místě, kde stojí { $who_nom }, tu není nic zapsáno; přesuňte nejdřív figurku na některou lokaci.
not-on-the-table = Karta { $place } na stole neleží; vyberte některou z odhalených.
already-on-the-table = Karta { $place } se tu už použila; vyberte jinou, nebo ji nejdřív odeberte.
not-met-yet = Kartu { $place } jste ještě neodhalili; nejdřív ji položte.
out-of-the-game = Karta { $place } je odstraněná ze hry a sama se nevrací.
cell-is-taken = Na tom místě už leží karta { $place }; zvolte jiné.
wrong-original = Karta { $place } nese číslo původní lokace { $original }, a proto nenahrazuje kartu { $old }.
someone-stands-there = Na kartě { $place } { $who_gender ->
    [many] stojí { $who_nom }; nejdřív je přesuňte
    [f] stojí { $who_nom }; nejdřív ji přesuňte
   *[m] stojí { $who_nom }; nejdřív ho přesuňte
}.
not-connected = Karty { $place } a { $to } nespojují směrová čísla na dotýkajících se stranách; jděte jinudy.
no-diagonal-travel = Karty { $place } a { $to } se dotýkají jen rohem a napříč se necestuje; jděte oklikou.
not-enough-energy = Cena je { $cost } a { $who_nom } má výdrž { $has }; platit může i někdo další z družiny.
who-covers = Cena je { word-so-many-amount } za každého a { $who_nom } ji celou nezaplatí. Buď někdo doplatí zbytek, nebo kdo na ni nemá, zůstane stranou.
who-helps = Cena je { word-so-many-amount } a { $who_nom } na ni { $who_gender ->
    [f] sama
   *[m] sám
} nemá. Někdo z družiny může doplatit zbytek.
who-pays = Cena je { word-so-many-amount } a zaplatit ji může víc z vás. Kdo platí?
instead-stay = { $who_gender ->
    [many] { $who } zůstanou stranou
   *[other] { $who } zůstane stranou
}
instead-cover = { $who } doplatí { word-so-many-amount } za { $whom_acc }
instead-together = Zaplatí společně: { $shares }
share-of = { $who } { $amount }
instead-pays = Platí { $who_nom }
instead-drop-out = { $who } zůstane stranou, ostatní jdou dál
instead-exploration-over = Průzkum už skončil
in-an-exploration = { $who_gender ->
    [many] { $who } jsou uprostřed průzkumu; to jde jen mimo akce a střetnutí.
   *[other] { $who } je uprostřed průzkumu; to jde jen mimo akce a střetnutí.
}
book-is-not-through = Průzkum ještě neskončil, kniha je otevřená. Dočtěte nejdřív až tam, kde průzkum končí.
avoided-guardian-leaves = Komu jste se vyhnuli, ten na mapě nezůstává: „{ $name }“ patří dospod svého balíčku.
no-open-rules = Na kartě { $place } žádná pravidla po příchodu nečekají.
game-is-lost = Hra skončila prohrou. Buď přijmete Milost Pramatky, nebo se rozhodnete, že příběh přesto pokračuje.
secrets-to-divide = Nejdřív rozdělte tajemství, která čekají: { $names }.
no-discard-pile = Žádná událost odhozená není.
experience-in-the-evening = Zkušenosti se utrácejí jen večer, po odpočinku.
rested-already = Dnes večer už jste odpočívali; dál vede velké tlačítko.
instead-book-aside = Čteme z jiné, tuto knihu odložit
nobody-goes-on = Sám nikdo stranou nezůstane, není kdo by šel dál. Ukončete raději celý průzkum.
not-enough-health = Cena je { $cost } a { $who_nom } má zdraví { $has }; cena se platí celá, nebo vůbec.
no-room-for-terror = Cena v hrůze je { $cost } a { $who_nom } na stupnici tolik místa nemá; cena se platí celá, nebo vůbec.
only-members-pay = Platit mohou jen členové družiny, která jedná; upravte podíly.
shares-do-not-add-up = Cena je { $total }, podíly dávají dohromady { $given }; rozdělte ji znovu.
owner-pays-one = { $who } musí na vlastní osobní akci zaplatit aspoň 1 výdrž; zbytek může zaplatit družina.
action-used-today = Místní akce na kartě { $place } je jednou za den a dnes už se použila; ráno bude zase volná.
no-menhir-emblem = Karta { $place } nemá emblém menhiru, takže menhir tu stát nemůže.
no-menhir-there = Na kartě { $place } žádný menhir nestojí.
base-or-dial = Ještě chybí číslo, které udává text, nebo rovnou hodnota mince.
dial-too-low = Z čísla { $base } zbude po odečtení 1 za každého hráče (u stolu: { $players }) méně než 1; zkontrolujte ho v textu.
dial-ends-at = Víc než { $top } sem nepatří; napište menší číslo.
no-such-dial = Taková mince ani takové žetony tu neleží; vyberte z těch, které na stole jsou.
energy-above-health = { $who } může mít výdrž nejvýš { $limit }: nikdy není nad omezovačem zdraví ani nad koncem stupnice.
track-ends-at = { $what ->
    [energy] Stupnice výdrže
    [health] Stupnice zdraví
   *[terror] Stupnice hrůzy
} končí číslem { $top }; výš ukazatel nevystoupí.
third-point-is-a-skill = Na desku se vejdou dva body každé vlastnosti ({ word-attribute }); další přináší karta dovednosti, napište její číslo.
skill-is-taken = Dovednost { $skill } už { $who_gender ->
    [f] si vybrala { $who_nom }
   *[m] si vybral { $who_nom }
}; vyberte jinou.
has-not-so-many = { $who } tolik nemá ({ word-what }: { $has }); zvolte méně.
never-traded = { $what ->
    [reputation] Pověst
    [magic] Čáry
   *[experience] Zkušenost
} nelze předat ani vyměnit; mezi postavami kolují jen pokrm a cennosti.
to-oneself = Sám sobě nikdo nic předat nemůže; vyberte jinou postavu.
no-such-seat = U tohoto stolu tolik hráčů nesedí; vyberte některého z nich.
chosen-twice = Tutéž postavu nemohou hrát dva; vyberte každému jinou.
keyword-in-use = { $who } už má vyloženou kartu „{ $name }“ ({ $keyword ->
    [weapon] zbraň
    [armour] zbroj
    [shield] štít
    [companion] společník
   *[relic] relikvie
}); od každého druhu smí být lícem nahoru jedna, otočte nejdřív ji.
too-much-equipment = { $who } má vyloženo víc než jednu kartu téhož druhu; otočte lícem dolů: { $cards }.
secrets-stay = Tajemství „{ $name }“ se neztrácí ani neprodává, pokud to pravidlo výslovně neříká.
personal-stays = Karta „{ $name }“ je osobní; { $who_nom } to nikomu předat nemůže.
no-such-card = { $who } takovou kartu nemá; vyberte některou ze svých.
no-such-guardian = Takový strážce na mapě není.
guardian-fight-first = Strážce čeká na { $who_acc }; nejdřív to s ním dobojujte a řekněte, jak to dopadlo.
guardian-not-met = { $who } teď proti strážci „{ $name }“ nestojí.
guardian-is-fought = Se strážcem „{ $name }“ právě bojuje někdo jiný; počkejte, jak to dopadne.
choose-guardian-first = Nejdřív vyberte, kterému strážci se { $who_nom } postaví.
won-guardian-leaves = Poražený strážce na mapě nezůstává; jeho karta jde dospod balíčku.
unwon-guardian-stays = Neporažený strážce zůstává na mapě, kde se bojovalo; dospod balíčku jde jen poražený, odstraněný, nebo ten, který se stáhl.
guardian-of-which-colour = Strážce potřebuje barvu a lokaci; napište, ze kterého balíčku karta je.
guardian-not-rolled = Za strážce „{ $name }“ se dnes ještě neházelo; hoďte kostkou, nebo napište, co padlo.
guardian-die-unknown = Stěny kostky strážce tu zatím nikdo nepopsal; hoďte skutečnou a napište, co padlo.
die-needs-faces = Kostka potřebuje aspoň jednu stěnu; spočítejte je na té skutečné.
no-such-status = Stav „{ $name }“ na listu není; nejdřív ho pojmenujte.
which-part = { $boxes ->
    [one] Tento stav má { $boxes } políčko; napište jeho číslo.
    [few] Tento stav má { $boxes } číslovaná políčka; napište které.
   *[other] Tento stav má { $boxes } číslovaných políček; napište které.
}
part-ends-at = { $boxes ->
    [one] Tento stav má jen { $boxes } políčko.
    [few] Tento stav má jen { $boxes } políčka.
   *[other] Tento stav má jen { $boxes } políček.
}
not-marked = Tady není nic zaškrtnuto, takže není co vymazat.
quest-needs-a-name = Opište z karty jméno výpravy; zůstane ležet mezi ostatními a podle jména ji poznáte.
needs-a-name = Stav potřebuje jméno aspoň v jednom jazyce.
no-such-quest = Výprava „{ $name }“ mezi aktivními neleží.
quest-lies-there = Výprava „{ $name }“ už mezi aktivními leží; dejte té druhé jiné jméno.
in-an-encounter = { $who } { $who_gender ->
    [many] jsou
   *[other] je
} uprostřed střetnutí; nejdřív ho dokončete, nebo z něj uprchněte.
no-encounter = { $who } teď v žádném střetnutí není.
no-exploration = { $who } teď nic nezkoumá.
pays-alone = { $what ->
    [health] Zdravím
    [terror] Hrůzou
    [reputation] Pověstí
   *[experience] Zkušeností
} platí každý jen za sebe; cenu nese { $who_nom }.
has-not-enough = Cena je { $cost } ({ word-what }) a { $who_nom } má { $has }; cena se platí celá, nebo vůbec.
nobody-stands-there = Na kartě { $place } z družiny nikdo nestojí; menhir se aktivuje tam, kde stojí postavy.
last-location = Karta { $place } je na stole poslední a někdo na ní stojí; položte nejdřív jinou.
replaces-another = Karta { $place } patří na místo karty { $old }; použijte výměnu.
lies-elsewhere = Karta „{ $name }“ leží jinde: { $place }; zvedne ji, kdo tam stojí.
nothing-of-that-name = Nic jménem „{ $name }“ tu neleží.
location-by-number = Lokaci „{ $of }“ napište jejím číslem.
no-such-task = Takový úkol v seznamu není.
more-cards-than-said = { $count ->
    [one] Řekli jste, že přichází { $count } karta; pojmenovaných je víc.
    [few] Řekli jste, že přicházejí { $count } karty; pojmenovaných je víc.
   *[other] Řekli jste, že přichází { $count } karet; pojmenovaných je víc.
}
levels-make-another-sum = { $colour ->
    [green] Zelených
    [grey] Šedých
    [purple] Fialových
   *[blue] Modrých
} střetnutí má být { $count }, ale podle obtížností jich vychází { $sum }; opravte jedno z toho.
training-card-counted = { $colour ->
    [green] Zelených
    [grey] Šedých
    [purple] Fialových
   *[blue] Modrých
} střetnutí je v kampani nejvýš { $most }; mezi { $count } kartami je nejspíš i „Tvoje první střetnutí“, které se odkládá.

# Růst
no-skill-left = Žádná karta dovednosti k vlastnosti { word-attribute } už nezbývá (je jich { $count }), a tak tento bod nejde získat.
skill-of-another = Dovednost { $skill } patří k vlastnosti { word-attribute }; zkontrolujte číslo na kartě.
choose-the-card-first = { $who } má ještě na výběr z karet; nejdřív si jednu nechte.
no-cards-to-look-at = V tomto balíčku rozvoje { $who_gen } už nic nezbývá; zkušenosti zůstávají.
not-on-offer = Tuhle kartu { $who_nom } na výběr nemá; vyberte jednu z nabízených.

# Věci, smrt a hráči
name-the-card = Napište jméno karty, nebo u tajemství jeho číslo.
card-left-the-game = Karta „{ $name }“ je odstraněná ze hry a vrací se, jen když to nějaký text řekne.
secret-is-held = Tajemství { $number } už u tohoto stolu někdo má; každé je tu jen jednou.
item-is-not-craftable = Karta „{ $name }“ nenese značku vyrobitelného předmětu; přeskočte ji a berte dál.
item-is-of-another-kind = Karta „{ $name }“ není { $keyword ->
    [weapon] zbraň
    [armour] zbroj
    [shield] štít
    [companion] společník
   *[relic] relikvie
}; přeskočte ji a berte dál.
no-such-item = { $who } takový předmět nemá; vyberte některý ze svých. Tajemství se tím neztrácejí.
choose-the-items = { $who } má předmětů víc; vyberte, které odejdou, dohromady { $count }.
is-not-dying = { $who } neumírá. Smrt přichází, až když to řekne karta „Umíráš!“.
where-did-it-fall = Není zapsáno, kde stojí { $who_nom }; vyberte lokaci, na které předměty zůstanou ležet.
nothing-to-divide = Tohle tajemství na rozdělení nečeká; obnovte stránku a vyberte jiné.
mercy-is-for-the-lost = Milost Pramatky patří družině, která celá zemřela. Tato ještě žije.
no-mercy-in-this-mode = Tento stůl hraje bez milosti Pramatky; prohraná hra zůstává prohraná.
seat-has-a-character = Tento hráč postavu má; novou dostane, až když ta jeho zemře.
alone-nobody-follows = Hrajete-li sami, smrtí postavy hra končí a žádná jiná nenastoupí.
somebody-stays = Aspoň jeden hráč musí zůstat. Chcete-li skončit, ukončete stůl.
is-not-stored = { $who } v přihrádce neleží; vyberte postavu, jejíž hráč odešel.
players-change-between-evenings = Hráči přicházejí a odcházejí na začátku herního večera a dnes se už hrálo.
table-is-full = Míst je u stolu nejvýš { $most } a všechna jsou obsazená.
activated-already = { $who } už v tomto tahu střetnutí na řadě { $who_gender ->
    [f] byla
   *[m] byl
}; teď je čas na ostatní.
