# Nový stůl.

set-up-name-hint = Závod o Korunu
set-up-name-hint-2 = Za Branou moci
set-up-name-hint-3 = Dlouhá cesta do středu
set-up-name-hint-4 = Zlato a staré kletby
set-up-who = Kdo hraje
set-up-clockwise = Jména po řadě, jak sedíte kolem stolu po směru hodinových ručiček.
set-up-player = Hráč { $number }
set-up-character = Vybrat postavu
set-up-character-of = Postava hráče { $number }
set-up-dealt = Rozdá se
set-up-dealt-hint = Kdo si postavu nevybere, dostane ji ze zamíchaných karet.
set-up-sheet = síla { $strength }, vůle { $craft }, { $alignment }
set-up-kept = Kolik toho vede aplikace
kept-full = Postavy a herní plán
kept-full-line = Žetony, předměty, kdo kde stojí a co kde leží. Aplikace počítá a hlídá pravidla, hromádky karet zůstanou na stole.
kept-light = Jen tahy
kept-light-line = Kdo je na tahu, kostky, souboje a kronika. Žetony, karty i herní plán zůstanou na stole.
set-up-details = Podrobnosti a domácí pravidla
set-up-first = Kdo začíná
set-up-first-dice = Rozhodne kostka
set-up-first-seat = Hráč { $number } { $name }
set-up-stock = Co je ve vaší krabici
set-up-stock-hint = Kolik karet nákupu je od každého druhu. Pravidla říkají jen to, že jich je dohromady 28.
set-up-mule = Kolik předmětů navíc unese mula (0: kolik chce)
set-up-areas = Kdo co vede
set-up-areas-hint = Jednotlivě, když vám ani jedna z možností nahoře nesedí.
