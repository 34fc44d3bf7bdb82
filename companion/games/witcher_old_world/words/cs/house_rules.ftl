# Domácí pravidla: jak se nejasné místo čte obvykle a jak jinak.

reading-wo-tok-06 = Je-li hromádka žádaného terénu prázdná, žeton pro úkol se losuje ze všech ostatních.
otherwise-wo-tok-06 = Je-li hromádka žádaného terénu prázdná, z které jiné se žeton vezme, zvolí stůl.
reading-wo-tok-09 = Na lokaci 0 se dá dojít a použít její akci.
otherwise-wo-tok-09 = Lokace 0 bez rozšíření nehraje a žádná cesta na ni nevede.
reading-wo-mov-13 = Kdo dá za pohyb poslední kartu, smí na nové lokaci ještě použít její akci, hrát kostky a plnit úkoly.
otherwise-wo-mov-13 = Kdo dá za pohyb poslední kartu, přechází rovnou do fáze II.
reading-wo-phii-04 = Na lokaci 0 se zaklínači mezi sebou nebijí, jako v každé jiné škole.
otherwise-wo-phii-04 = Na lokaci 0 se zaklínači mezi sebou bít smějí.
reading-wo-qst-08 = Kdo na úkolové lokaci už stojí, musí odejít a vrátit se; žeton se nelosuje znovu.
otherwise-wo-qst-08 = Ukáže-li žeton lokaci, kde zaklínač právě stojí, losuje se pro úkol jiný.
reading-wo-qst-14 = Na jedné zastávce smí každý splnit tolik úkolů, kolik chce.
otherwise-wo-qst-14 = Na jedné zastávce se plní nejvýš jeden úkol.
reading-wo-evt-07 = Vyřešená událost se odloží stranou, ale její číslo může přijít znovu.
otherwise-wo-evt-07 = Vyřešená událost jde ze hry a podruhé se nečte.
reading-wo-mft-13 = Útok, který snižuje vlastnost, ji nejdřív sníží a teprve pak zraní.
otherwise-wo-mft-13 = Útok, který snižuje vlastnost, nejdřív zraní a teprve pak ji sníží.
reading-wo-new-05 = Žeton poražené nestvůry se vrátí do své hromádky; vylosuje-li se znovu, odloží se a losuje se jiný.
otherwise-wo-new-05 = Žeton poražené nestvůry jde ze hry i s její kartou.
reading-wo-loc-16 = Karty odstraněné při čištění zásoby jdou ze hry do krabice.
otherwise-wo-loc-16 = Karty odstraněné při čištění zásoby jdou na společnou odhazovací hromádku.
reading-wo-loc-17 = Na lokaci 0 se za zlaťáky cvičí Boj, Obrana nebo Alchymie jako ve škole.
otherwise-wo-loc-17 = Lokace 0 žádnou akci nemá.
reading-wo-sol-08 = V sólové hře se s poslední nestvůrou bojovat smí, ale padnout nesmí, dokud není získaná trofej vlastnosti.
otherwise-wo-sol-08 = V sólové hře se s poslední nestvůrou nesmí ani bojovat, dokud není získaná trofej vlastnosti.
