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
   *[other] {" "}a karty navíc: { $second }.
}
party-gives-griffin = { $first ->
    [0] Vezměte do ruky kartu z vlastní odhazovací hromádky, nic za ni neodhazujete.
    [one] Vezměte do ruky kartu z vlastní odhazovací hromádky, pak odhoďte { $first } kartu.
    [few] Vezměte do ruky kartu z vlastní odhazovací hromádky, pak odhoďte { $first } karty.
   *[other] Vezměte do ruky kartu z vlastní odhazovací hromádky, pak odhoďte { $first } karet.
}
party-gives-bear = Když Štít klesne na 0, doberte { $first ->
    [one] { $first } kartu
    [few] { $first } karty
   *[other] { $first } karet
}{ $second ->
    [0] .
   *[other] {" "}a zvyšte Štít o { $second }.
}
party-gives-cat = V prvním bojovém tahu doberte { $first ->
    [one] { $first } kartu
    [few] { $first } karty
   *[other] { $first } karet
}{ $second ->
    [0] .
   *[other] {" "}a na balíček vraťte { $second }.
}
party-gives-viper = Prohlédněte { $first ->
    [one] { $first } vrchní kartu
    [few] { $first } vrchní karty
   *[other] { $first } vrchních karet
} soupeřova balíčku{ $second ->
    [0] .
   *[other] {" "}a odhoďte { $second }.
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
party-quest-named = „{ $name }“{ $pays ->
    [0] {""}
    [one] , stojí { $pays } zlaťák
    [few] , stojí { $pays } zlaťáky
   *[other] , stojí { $pays } zlaťáků
}
party-quest-now = Splnit
party-quest-near = o krok dál
party-quest-drop = Vzdát úkol
party-quest-drop-one = Lokace { $place }, událost { $event }
party-quest-drop-named = „{ $name }“
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
party-deed-moves = přesuny
party-deed-explored = průzkumy
party-deed-solved = splněné úkoly
party-deed-poker-won = vyhrané pokery
party-deed-poker-lost = prohrané pokery
party-deed-defeated = poražené nestvůry
party-deed-driven-away = zahnané nestvůry
party-deed-fell = úplné porážky
party-deed-duels-won = vyhrané boje zaklínačů
party-deed-duels-lost = prohrané boje zaklínačů
party-deed-meditated = meditace
party-deed-earned = získané zlaťáky
party-over = Opsat plán hráče ze stolu
party-over-do = Zapsat do aplikace
party-pile-deck = Balíček
party-pile-hand = Ruka
party-pile-discard = Odhozeno
party-position = Žeton bodování
party-position-hint = Kde na stupnici leží. Nic dalšího z toho neplyne.
party-notes = Poznámky
party-notes-keep = Uložit
