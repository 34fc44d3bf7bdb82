# Zaklínači: stupnice trofejí a plány hráčů se vším, co kolem nich leží.

party-on-table = Zlaťáky, lektvary, Štít a vlastnosti vede stůl. Tady je jen to, co aplikace ví.
party-keep-in-app = Vést dál v aplikaci
party-no-board = Ještě nemá plán hráče.
party-level = { $level }. úroveň
party-winner = vítěz
party-track = Stupnice trofejí
party-space = { $position }. stupeň
party-space-fatigue = Únava na { $position }. stupni
party-space-gold = Zlaťáky za poraženého na { $position }. stupni
party-track-legend = Vedle stupně: únava, když na něj někdo vystoupí, a zlaťáky za toho, kdo na něm prohraje boj.
party-track-correct = Opravit čísla podle herního plánu
party-gold = Zlaťáky
party-potions = Lektvary
party-shield = Štít
party-of = nejvýš { $top }
party-gives-wolf = Za kombinaci tří a více karet zranění navíc: { $first }{ $second ->
    [0] .
   *[other] , a dobrat navíc: { $second }.
}
party-gives-griffin = { $first ->
    [0] Karta z vlastní odhazovací hromádky do ruky, nic se za ni neodhazuje.
    [one] Karta z vlastní odhazovací hromádky do ruky, pak odhodit { $first } kartu.
    [few] Karta z vlastní odhazovací hromádky do ruky, pak odhodit { $first } karty.
   *[other] Karta z vlastní odhazovací hromádky do ruky, pak odhodit { $first } karet.
}
party-gives-bear = Když je Štít na nule, dobrat karty: { $first }{ $second ->
    [0] .
   *[other] , a Štít o { $second } výš.
}
party-gives-cat = V prvním bojovém tahu dobrat karty: { $first }{ $second ->
    [0] .
   *[other] , a vrátit na balíček: { $second }.
}
party-gives-viper = Prohlédnout vrch soupeřova balíčku, karet: { $first }{ $second ->
    [0] .
   *[other] , z nich odhodit: { $second }.
}
party-first-wolf = Zranění navíc
party-second-wolf = Karet navíc
party-first-griffin = Odhodit karet
party-first-bear = Dobrat karet
party-second-bear = Štít o kolik
party-first-cat = Dobrat karet
party-second-cat = Vrátit karet
party-first-viper = Prohlédnout karet
party-second-viper = Odhodit karet
party-speciality-untold = Čísla této úrovně ještě aplikace nezná. Stojí na plánu hráče.
party-speciality-tell = Opsat čísla z plánu hráče
party-speciality-keep = Zapsat { $level }. úroveň
party-trophies = Trofeje
party-no-trophies = Zatím žádná.
party-trophy-monster = Nestvůra
party-trophy-witcher = Zaklínač
party-trophy-attribute = Vlastnost
party-quests = Úkoly
party-quest-facts = událost { $event }{ $pays ->
    [0] {""}
    [one] , stojí { $pays } zlaťák
    [few] , stojí { $pays } zlaťáky
   *[other] , stojí { $pays } zlaťáků
} · { $deck ->
    [city] město
   *[wilds] divočina
}{ $card ->
    [0] {""}
   *[other] {" "}{ $card }
}{ $source ->
    [ours] , náš příběh
   *[printed] {""}
}
party-quest-now = Splnit
party-quest-near = o krok dál
party-quest-drop = Vzdát úkol
party-quest-drop-one = Lokace { $place }, událost { $event }
party-trails = Stopy
party-trail-of = { $monster }
party-trail-of-none = nestvůra je pryč
party-trail-quest = stopovací úkol, { $count ->
    [one] { $count } zlaťák
    [few] { $count } zlaťáky
   *[other] { $count } zlaťáků
}
party-gifts = Vybavení a společníci
party-gift-unnamed = { $kind ->
    [equipment] vybavení z události { $event }
   *[companion] společník z události { $event }
}
party-often-fight = jednou za boj
party-often-turn = jednou za tah
party-often-once = jen jednou
party-often-always = kdykoli
party-spent-fight = v tomto boji už použito
party-spent-turn = v tomto tahu už použito
party-spent-once = už použito
party-spent-always = kdykoli
party-gift-use = Použít
party-gift-drop = Ztratit
party-cards = Vlastní karty
party-cards-line = ruka { $hand }, balíček { $deck }, odhozeno { $discard }
party-cards-all = { $count ->
    [one] sedí, { $count } karta
    [few] sedí, { $count } karty
   *[other] sedí, { $count } karet
}
party-cards-off = nesedí: na stole { $count }, má jich být { $all }
party-draw-cards = Dobrat kartu
party-discard-cards = Odhodit kartu
party-trash-cards = Odstranit kartu
party-deeds = Skutky
party-deed-moves = přesunů
party-deed-explored = průzkumů
party-deed-solved = splněných úkolů
party-deed-poker-won = vyhraných pokerů
party-deed-poker-lost = prohraných pokerů
party-deed-defeated = poražených nestvůr
party-deed-driven-away = zahnaných nestvůr
party-deed-fell = úplných porážek
party-deed-duels-won = vyhraných bojů zaklínačů
party-deed-duels-lost = prohraných bojů zaklínačů
party-deed-meditated = meditací
party-deed-earned = získaných zlaťáků
party-over = Opsat plán hráče ze stolu
party-over-do = Zapsat do aplikace
party-pile-deck = Balíček
party-pile-hand = Ruka
party-pile-discard = Odhozeno
party-position = Žeton bodování
party-position-hint = Kde na stupnici leží. Nic dalšího z toho neplyne.
party-notes = Poznámky
party-notes-keep = Uložit
