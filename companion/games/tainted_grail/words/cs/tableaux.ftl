# Chvíle, kvůli kterým se hraje; čtou se nahlas.
tableau-menhir-last-day = { $variant ->
    [0] Kámen { $place_at } ještě svítí, ale světlo v něm už jen dýchá, jako uhlík pod popelem. Přiložte dlaň, je studený.
    [1] Ráno { $place_at }: kolem menhiru leží v trávě skřivani a tráva sama na tři kroky zešedla. Dnes ještě svítí. Pak už ne.
   *[2] Záře menhiru se { $place_at } scvrkla na šířku pláště. Staří si do ní stoupli a nechtějí ven.
}
tableau-menhir-dark = { $variant ->
    [0] Menhir { $place_at } je od svítání jenom kámen. Nikdo nekřičel. Psi vstali a odešli na druhý konec vsi.
    [1] Světlo { $place_at } zhaslo. Ten, kdo u něj bděl, přísahá, že předtím vzdychlo.
   *[2] Kámen { $place_at } vychladl. Jinovatka po něm píše rukou, kterou nikdo neučil, a slunce to nesmaže.
}
tableau-no-menhir = { $variant ->
    [0] Na Avalonu nesvítí jediný kámen. Tma nespěchá. Ví, že nemáte kam.
    [1] Poslední světlo ostrova je to, které držíte v ruce. A má knot.
   *[2] Bez menhirů nemá země okraj. Každý krok může být ten, po kterém už nic není.
}
tableau-land-lost = { $variant ->
    [0] Co leželo za světlem, leží v Divnotě: { $places }.
    [1] Mlha si vzala, co menhir pustil: { $places }. Cesta tam dál vychází. Jen už nedojde.
   *[2] Ztraceno: { $places }. Stojí tam teď bílá tma a někdo v ní pomalu zvoní.
}
tableau-hungry = { $variant ->
    [0] Na dně kotlíku nezůstalo ani na oblíznutí. { $who } { $who_gender ->
        [f] si lehla
        [m] si lehl
       *[many] si lehli
    } { $who_gender ->
        [many] tvářemi od ohně, aby si neviděli do očí
       *[other] tváří od ohně, aby to ostatní neviděli
    }.
    [1] { $who } { $who_gender ->
        [f] žvýkala
        [m] žvýkal
       *[many] žvýkali
    } řemínek a { $who_gender ->
        [f] počítala
        [m] počítal
       *[many] počítali
    } psí zaštěkání v dálce. Před usnutím jich bylo sedm.
   *[2] Oheň hoří a není nad ním co otáčet. { $who } { $who_gender ->
        [f] usnula
        [m] usnul
       *[many] usnuli
    } s rukama na břiše.
}
tableau-died = { $variant ->
    [0] { $who } { $who_gender ->
        [f] zemřela
       *[m] zemřel
    } { $place_at }. Chvíli nemluvte. Vítr sebere jméno a odnese je k nejbližšímu kameni.
    [1] { $who } leží { $place_at }. Někdo přetáhl plášť přes tvář a najednou nebylo kam spěchat.
   *[2] Cesta { $who_gen } skončila { $place_at }. Boty zůstaly stát vedle sebe, špičkami k domovu.
}
tableau-mercy = { $variant ->
    [0] Ta nejstarší ze všech se sklonila nad zemí a řekla: ještě ne. Je znovu ráno a jen vy víte, že už jednou byl večer.
    [1] Ruka, která vás zvedla z bláta, byla teplá a voněla chlebem. Otevřeli jste oči do dne, který jste už žili.
   *[2] Někdo odhrnul tmu jako závěs. Za ním je totéž údolí a o jednu milost míň.
}
tableau-menhir-lit = { $variant ->
    [0] Kámen se { $place_at } nadechl. Světlo vyběhlo do trávy a stíny couvly za ohradu.
    [1] Pod dlaněmi to zabralo: teplo, hukot, den. Menhir { $place_at } hoří.
   *[2] Menhir { $place_at } se rozsvítil. V okolních staveních někdo otvírá okenice, jednu po druhé.
}
picture-last = Menhir, v němž dohořívá světlo
picture-dark = Zhaslý menhir v mlze
picture-grave = Mohyla z kamenů a dvě boty
picture-dawn = Slunce vychází nad údolím
picture-bowl = Prázdná miska u ohně
picture-lit = Menhir, který se rozsvítil
tableau-dream = { $variant ->
    [0] { $who } { $who_gender ->
        [f] usnula
        [m] usnul
       *[many] usnuli
    } dřív než svíčka. Za zavřenými víčky se otevřely dveře, které ve dne nikdo neviděl.
    [1] Uprostřed noci zaznělo jméno, které nikdo z vás nezná. { $who_gender ->
        [f] Ze spaní je řekla { $who_nom }, s úsměvem,
        [m] Ze spaní je řekl { $who_nom }, s úsměvem,
       *[many] { $who } je řekli ze spaní, jeden po druhém a s úsměvem,
    } a spánek šel dál.
   *[2] Spánek přišel jako příliv, potichu a odspodu. { $who } v něm { $who_gender ->
        [f] stála
        [m] stál
       *[many] stáli
    } po kolena a na dně něco svítilo.
}
tableau-nightmare = { $variant ->
    [0] { $who } { $who_gender ->
        [f] se probudila
        [m] se probudil
       *[many] se probudili
    } s hlínou za nehty. Ležení je suché a nikdo tu nekopal.
    [1] Sotva { $who_nom } { $who_gender ->
        [f] usnula
        [m] usnul
       *[many] usnuli
    }, něco si přisedlo k ohni. Zná to cestu. Včera to tu sedělo taky.
   *[2] V noci { $who_nom } { $who_gender ->
        [f] křičela
        [m] křičel
       *[many] křičeli
    } { $who_gender ->
        [many] jedním cizím hlasem
       *[other] cizím hlasem
    }. Uhlíky hořely modře, dokud to nepřestalo.
}
tableau-mad = { $variant ->
    [0] { $who } se { $who_gender ->
        [f] rozesmála
       *[m] rozesmál
    }, a nebylo čemu. Oči se nesmály. Ležely v té tváři tiše jako voda ve studni.
    [1] { $who } od té chvíle odpovídá na otázky, které nikdo nepoložil. Odpovědi dávají smysl. To je na tom nejhorší.
   *[2] { $who } { $who_gender ->
        [f] přestala
       *[m] přestal
    } počítat dny a { $who_gender ->
        [f] začala
       *[m] začal
    } počítat stíny. Vychází jich vždycky o jeden víc, než je vás.
}
picture-dream = Měsíc nad spícím ležením
picture-mare = Oči ve tmě za ohněm
picture-mad = Postava s příliš mnoha stíny
tableau-say = Přečíst nahlas
