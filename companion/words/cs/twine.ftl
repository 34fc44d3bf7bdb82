# Příběhy přinesené z Twine

twee-unreadable = { $what ->
    [empty] Soubor je prázdný. V Twine příběh otevřete, zvolte Build > Export As Twee a přineste soubor, který se uloží.
    [binary] V souboru není žádný text. V Twine příběh otevřete, zvolte Build > Export As Twee (nebo Publish to File) a přineste soubor, který se uloží.
    [ink] Vypadá to na příběh v jazyce ink; z jiných nástrojů se tu čte jen Twine. Založte novou knihu a pasáže do ní opište: docs/writing.md provede tou první krok za krokem.
    [choicescript] Vypadá to na příběh v jazyce ChoiceScript; z jiných nástrojů se tu čte jen Twine. Založte novou knihu a scény do ní opište: docs/writing.md provede tou první krok za krokem.
    [yarn] Vypadá to na příběh pro Yarn Spinner; z jiných nástrojů se tu čte jen Twine. Založte novou knihu a uzly do ní opište: docs/writing.md provede tou první krok za krokem.
   *[other] Tohle není příběh z Twine: žádná pasáž nezačíná „::“ a vydaný příběh to také není. V Twine příběh otevřete, zvolte Build > Export As Twee (nebo Publish to File) a přineste soubor, který se uloží.
}
twee-archive = { $count ->
    [one] V archivu je { $count } příběh.
    [few] V archivu jsou { $count } příběhy.
   *[other] V archivu je { $count } příběhů.
} V Twine otevřete ten, který chcete, zvolte Build > Export As Twee a přineste ten soubor.
twee-foreign-code = Řádek { $line } je kód formátu { $format }, který se tu nečte: { $what } ({ $count ->
    [one] jediný takový řádek
    [few] celkem { $count } takové řádky
   *[other] celkem { $count } takových řádků
}). V Twine zvolte jako formát příběhu Harlowe nebo SugarCube a napište tyhle řádky v něm, anebo je vypusťte; pak příběh vyvezte znovu.
twee-logic-lost = Tenhle příběh byl vyvezen odtud, ale pasáž „{ $name }“, která drží jeho logiku, chybí nebo je poškozená. V Twine ji vraťte, jak byla; anebo odtud knihu vyvezte ještě jednou a změny udělejte v ní.
twee-other-game = Tahle kniha byla vyvezena odtud a je napsaná pro jinou hru: { $game }. Zvolte tu.
twee-bad-id = Složka příběhu potřebuje jméno z malých písmen a spojovníků.

# Co se vynechalo, podle druhů
twee-left = Co se při dovozu vynechalo
twee-left-rest = { $count ->
    [one] Ještě { $count } řádek
    [few] Ještě { $count } řádky
   *[other] Ještě { $count } řádků
}
twee-left-lines = Čísla řádků jsou čísla v přineseném souboru, ne v knize. Seznam tu zůstane, dokud ho neodložíte.
twee-left-done = Vyřízeno, seznam odložit
twee-left-line = řádek { $line }
twee-left-dead-end = { $count ->
    [one] { $count } pasáž nikam nevede, protože její cesty nebyly srozumitelné; dopište je, nebo řekněte, že je to konec:
    [few] { $count } pasáže nikam nevedou, protože jejich cesty nebyly srozumitelné; dopište je, nebo řekněte, že jsou to konce:
   *[other] { $count } pasáží nikam nevede, protože jejich cesty nebyly srozumitelné; dopište je, nebo řekněte, že jsou to konce:
}
twee-left-way = { $count ->
    [one] { $count } odkaz nebo skok, jehož cíl tu není nebo se zjistí až při hře:
    [few] { $count } odkazy nebo skoky, jejichž cíl tu není nebo se zjistí až při hře:
   *[other] { $count } odkazů nebo skoků, jejichž cíl tu není nebo se zjistí až při hře:
}
twee-left-condition = { $count ->
    [one] { $count } podmínka, na kterou se kniha zeptat neumí; co za ní stálo, je pryč, jen slova z „jinak“ zůstala:
    [few] { $count } podmínky, na které se kniha zeptat neumí; co za nimi stálo, je pryč, jen slova z „jinak“ zůstala:
   *[other] { $count } podmínek, na které se kniha zeptat neumí; co za nimi stálo, je pryč, jen slova z „jinak“ zůstala:
}
twee-left-effect = { $count ->
    [one] { $count } nastavení za podmínkou nebo na něco, co kniha nepočítá:
    [few] { $count } nastavení za podmínkou nebo na něco, co kniha nepočítá:
   *[other] { $count } nastavení za podmínkou nebo na něco, co kniha nepočítá:
}
twee-left-click = { $count ->
    [one] { $count } klepnutí, které nikam nevede; ukáže-li slova, čtou se hned:
    [few] { $count } klepnutí, která nikam nevedou; ukážou-li slova, čtou se hned:
   *[other] { $count } klepnutí, která nikam nevedou; ukážou-li slova, čtou se hned:
}
twee-left-shown = { $count ->
    [one] { $count } hodnota ve slovech; místo ní stojí „…“:
    [few] { $count } hodnoty ve slovech; místo nich stojí „…“:
   *[other] { $count } hodnot ve slovech; místo nich stojí „…“:
}
twee-left-code = { $count ->
    [one] { $count } kus jiného kódu:
    [few] { $count } kusy jiného kódu:
   *[other] { $count } kusů jiného kódu:
}
twee-left-changed = { $count ->
    [one] { $count } část logiky knihy, která už po změnách v Twine k ničemu nepatří:
    [few] { $count } části logiky knihy, které už po změnách v Twine k ničemu nepatří:
   *[other] { $count } částí logiky knihy, které už po změnách v Twine k ničemu nepatří:
}
twee-left-special = { $count ->
    [one] { $count } zvláštní pasáž (skript, styl, záhlaví a podobně):
    [few] { $count } zvláštní pasáže (skripty, styly, záhlaví a podobně):
   *[other] { $count } zvláštních pasáží (skripty, styly, záhlaví a podobně):
}
twee-left-picture = { $count ->
    [one] { $count } obrázek, zvuk nebo film:
    [few] { $count } obrázky, zvuky nebo filmy:
   *[other] { $count } obrázků, zvuků nebo filmů:
}
twee-left-look = { $count ->
    [one] { $count } značka toho, jak slova vypadají; slova tu jsou:
    [few] { $count } značky toho, jak slova vypadají; slova tu jsou:
   *[other] { $count } značek toho, jak slova vypadají; slova tu jsou:
}
twee-left-tag = { $count ->
    [one] { $count } štítek pasáže:
    [few] { $count } štítky pasáží:
   *[other] { $count } štítků pasáží:
}
twee-left-file = { $count ->
    [one] { $count } řádek souboru, který se nedal přečíst:
    [few] { $count } řádky souboru, které se nedaly přečíst:
   *[other] { $count } řádků souboru, které se nedaly přečíst:
}
