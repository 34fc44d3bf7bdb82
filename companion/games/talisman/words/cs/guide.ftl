# První večer: co se děje teď, co mají dělat ruce, kam klepnout. Dvě věty, klidně.

set-up-guided = Je to náš první večer, proveďte nás prvními koly
guide-set-up = Vítejte. Stůl prostřete spolu: jeden čte řádky, ostatní podávají, a co leží na stole, to odškrtněte. Kdo přípravu zná, může rovnou klepnout na velké tlačítko dole.
guide-roll = Hoďte kostkou a klepněte na to, co padlo, nebo nechte hodit aplikaci. Jít se musí přesně o tolik polí; na kterou stranu, o tom rozhodnete až po hodu.
guide-where = Na mapě svítí pole, kam se dá dojít, a u každého stojí, co na něm čeká. Setkání přijde jen tam, kde skončíte; cestou se neděje nic, jen most hlídá Strážce.
guide-draw = Tohle pole chce karty. Otočte jich tolik, kolik tu stojí, a v seznamu klepněte na to, co přišlo; tlačítko dole je jen pro to, co v seznamu není. Karty, které tu už leží, se do počtu berou.
guide-foes = Nejdřív nepřátelé. Dokud je neporazíte nebo se jim nevyhnete, z pole si nikdo nic nevezme a nikoho tu nepotká.
guide-cards = Teď karty jednu po druhé. Předměty a pomocníci, kteří vám smějí patřit, jdou k vaší postavě, předměty nejvýš čtyři; co nechcete nebo nesmíte, zůstane ležet lícem nahoru.
guide-space = Mluví samo pole. Co přikazuje, to je na velkém tlačítku; co jen nabízí, z toho si vyberte, nebo ne.
guide-others = Někdo tu stojí s vámi. Buď se setkáte s ním, nebo s polem, obojí nejde.
guide-still = Povinného už nic nezbývá, ale tohle místo ještě něco nabízí: co, to říká řádek níž. Můžete to využít, nebo ne; pak tah ukončete.
guide-over = Nic povinného nezbývá. Tah předejte po levici; trofeje, předměty a pomocníky lze vyřizovat kdykoli.
guide-fight = { $kind ->
    [psychic] Duševní souboj: každá strana hodí a přičte vůli. Nad tlačítkem stojí, jak to asi dopadne; zaklínadla a vyhnutí patří před kostky.
   *[combat] Souboj: každá strana hodí a přičte sílu, ze zbraní se počítá jen jedna. Nad tlačítkem stojí, jak to asi dopadne; zaklínadla a vyhnutí patří před kostky.
}
guide-loss = Protivník byl silnější: stojí to život a tah tím končí. Má-li někdo zbroj nebo zaklínadlo, které život zachrání, je čas právě teď.
guide-loot = Vítěz si vybere jedno: život soupeře, měšec zlata, nebo jeden předmět. Pak tah končí.
guide-surplus-spells = Zaklínadel je víc, než kolik unese vůle. Nadbytek odložte; jinak se zaklínadla odkládat nesmějí.
guide-surplus-objects = Předměty smíte mít čtyři. Vyberte si, které zůstanou; ostatní leží od této chvíle na poli, kdokoli si je může vzít.
guide-toad = Ropucha nehází: každý tah skočí o jedno pole. Nic nevlastní a má sílu i vůli 1; po svém třetím tahu je zase tím, kým byla.
guide-inside = Tady se neháže. Za tah se jde o jedno pole, a dál jen ten, kdo splnil, co pole chce; kdykoli se dá obrátit zpátky.
guide-farewell = Kola už znáte. Sedm bodů síly na trofejích se dá kdykoli vyměnit za jednu sílu, otazníky vysvětlí pravidlo a vzít zpět jde všechno. Šťastnou cestu ke Koruně.
