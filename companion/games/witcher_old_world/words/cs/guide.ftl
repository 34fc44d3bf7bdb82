# První večer: co se děje teď, co mají dělat ruce, kam klepnout. Dvě věty, klidně.

set-up-guided = Je to náš první večer, proveďte nás prvními koly
guide-set-up = Vítejte. Stůl prostřete spolu: jeden čte řádky, ostatní podávají, a co leží na stole, to odškrtněte. Kdo přípravu zná, může rovnou klepnout na velké tlačítko dole.
guide-boards = Zamíchejte zbylé plány hráčů, vezměte dva a jeden si nechte. Klepněte na školu, která zůstala; zaklínač začíná tam, kde má domov.
guide-terrain = Jedna ze tří nestvůr je silnější než ostatní. Kdo začíná, vybere jí terén: stačí na něj klepnout.
guide-attributes = Ve čtyřech a v pěti je každý od začátku o něco lepší. Vyberte si jednu vlastnost a zvedněte ji na druhou úroveň.
guide-move = Krok vede na nejbližší lokaci po cestě. Zaplatíte ho jednou kartou s terénem, kam jdete, dvěma libovolnými, nebo libovolnou a zlaťákem; klepněte na místo a potom na cenu.
guide-stop = Kam jste došli, tam můžete využít akci lokace, zahrát si kostkový poker a splnit úkol, v jakémkoli pořadí. Pak jděte dál, nebo zvolte ten jediný čin, kterým cestování v tomhle tahu končí.
guide-monster = Žije tu nestvůra. Bojovat s ní nemusíte; kdo do toho půjde, nic jiného už v tahu neudělá a plná ruka je lepší než spěch.
guide-hand = Odhoďte z ruky, co nechcete; zůstat smějí nejvýš tři karty. Pak doberte do tří a klepněte.
guide-market = Teď si jednu kartu ze zásoby vzít musíte. Stojí tolik karet z ruky, kolik je u ní napsáno: vlevo o jednu víc, úplně vpravo o jednu míň; nová karta jde rovnou do ruky.
guide-meditation = Vlastnost na páté úrovni může přinést trofej i bez boje. Stačí dát jediný čin tohoto tahu meditaci.
guide-dice = V banku leží po jednom zlaťáku od každého a jeden z pokladnice. Oba hodíte pěti kostkami; potom smí každý jednou přehodit, které chce, vyzvaný jako první.
guide-card = { $alone ->
    [yes] Přečtěte si úvod a obě možnosti, dál ne.
   *[no] Předčítá soused po vaší pravici.
} Vyberte A nebo B dřív, než víte, co z toho vzejde; co jste nezvolili, zůstane nepřečtené.
guide-event = Událost odpovídá na to, co jste kdysi začali. Co chce, stane se hned, a velké tlačítko ji pak uklidí.
guide-bets = Kdo nebojuje, smí vsadit jeden zlaťák na jednoho z obou. Klepněte, kdo sází; až se všichni rozhodnou, boj začne.
guide-ability = Zamíchejte odhozené karty do svého balíčku: teď je to váš život a ruka vám zůstává. { $alone ->
    [yes] Za nestvůru hrajete taky vy; co udělá, říká aplikace.
   *[no] Za nestvůru hraje soused po pravici.
}
guide-combo = Skládejte karty na sebe: každá musí mít barvu, o kterou si říká karta pod ní. Teprve hotová kombinace se počítá, nejdřív zranění, potom štíty, nakonec dobírání.
guide-strike = { $alone ->
    [yes] Než se karta otočí, rozhodne mezi výpadem a kousnutím hod.
   *[no] Než se karta otočí, řekne někdo jiný výpad, nebo kousnutí; kdo to je, stojí na stránce.
} Zranění bere nejprve Štít, potom balíček a ruku až nakonec.
guide-last = Tohle byla poslední karta nestvůry. Řekněte, jestli zaklínači nějaká zbyla, v balíčku nebo v ruce: pak nestvůru porazil, jinak ji jen zahnal.
guide-task-new_monster = Za nestvůru, která zmizela, přijde nová. Dělejte, co říká velké tlačítko: nejdřív terén, potom místo, nakonec kartu.
guide-task-zero_card = I boj, který jste nevyhráli, něco naučí. Vezměte ze zásoby kartu, na které je natištěná 0, a dejte ji mezi své odhozené.
guide-task-card = Dostáváte ze zásoby kartu s natištěnou cenou a nic za ni neplatíte. Klepněte na tu, kterou chcete; přijde mezi vaše odhozené.
guide-task-trail = Našli jste stopu. Zvolte terén, vezměte jeden jeho žeton a položte ho lícem dolů: počítá se jen terén.
guide-farewell = Kola už znáte. Trofeje přinášejí nestvůry, zaklínači, na které zaútočíte, a meditace, jen ta poslední se musí vybojovat. Všechno jde vzít zpět; dobrý lov.
