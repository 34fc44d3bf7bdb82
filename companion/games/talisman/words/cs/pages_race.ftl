# Závod o Korunu: obrázek, činy a vítěz.

race-title = Závod o Korunu moci
race-lead = { $round }. kolo. Kdo rostl, kdo krvácel a kdo co dokázal.
race-over = { $count ->
    [one] Koruna moci po jednom kole
    [few] Koruna moci po { $count } kolech
   *[other] Koruna moci po { $count } kolech
}
race-winner = Vítězí v závodě o Korunu moci.
race-winner-player = V závodě o Korunu moci vyhrává { $player }.
race-legend = Čí je která čára
race-chart = Graf po kolech: { $name }. Stejná čísla jsou v tabulce pod grafy.
race-chart-hint = Dole jsou kola, na konci každé čáry písmeno postavy. Křížek: tady postava padla.
race-numbers = Totéž v číslech
race-round = Kolo
deeds-title = Kdo co dokázal
deeds-none = Zatím nic. Ale večer teprve začíná.
deed-foes = poražení nepřátelé
deed-duels = vyhrané souboje s postavami
deed-lost = prohrané souboje
deed-spells = seslaná zaklínadla
deed-toads = proměny v ropuchu
deed-deaths = smrti
deed-gold = získané zlato
deed-exchanged = síla za trofeje
deed-commands = zaklínadla moci
