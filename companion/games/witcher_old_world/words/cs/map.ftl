# Herní plán: jména lokací a co o lokaci řekne hlasová čtečka.

choice-behelt_nar = Behelt Nar
choice-kaer_seren = Kaer Seren
choice-hengfors = Hengfors
choice-kaer_morhen = Kaer Morhen
choice-ban_ard = Ban Ard
choice-cidaris = Cidaris
choice-novigrad = Novigrad
choice-vizima = Wyzima
choice-vengerberg = Vengerberg
choice-cintra = Cintra
choice-haern_caduch = Haern Caduch
choice-beauclair = Beauclair
choice-glenmore = Glenmore
choice-doldeth = Doldeth
choice-loc_ichaer = Loc Ichaer
choice-gorthur_gvaed = Gorthur Gvaed
choice-dhuwod = Dhuwod
choice-stygga = Stygga
choice-ard_modron = Ard Modron

map-picture = Herní plán: lokace 0 až 18
map-figure = { $name }{ $active ->
    [yes] {" "}(na tahu)
   *[other] {""}
}
map-quest = { $count ->
    [one] váš úkol
    [few] { $count } vaše úkoly
   *[other] { $count } vašich úkolů
}
map-trail = { $count ->
    [one] váš stopovací úkol
    [few] { $count } vaše stopovací úkoly
   *[other] { $count } vašich stopovacích úkolů
}
map-tavern = zavřená krčma
map-place = { $number } { $name }{ $ground ->
    [forest] , Lesy
    [mountain] , Hory
    [water] , Voda
   *[none] {""}
}{ $home ->
    [wolf] , škola Vlka
    [griffin] , škola Gryfa
    [bear] , škola Medvěda
    [cat] , škola Kočky
    [viper] , škola Zmije
    [manticore] , škola Mantikory
   *[none] {""}
}{ $level ->
    [0] {""}
    [1] , nestvůra I. úrovně: { $monster }
    [2] , nestvůra II. úrovně: { $monster }
   *[other] , nestvůra III. úrovně: { $monster }
}{ $people ->
    [0] {""}
    [one] , zaklínač: { $here }
    [few] , zaklínači: { $here }
   *[other] , zaklínači: { $here }
}{ $marked ->
    [0] {""}
   *[other] , { $marks }
}{ $goal ->
    [0] {""}
   *[other] , jít sem
}
map-goal = sem lze jít
map-legend-monster = nestvůra a její úroveň
map-legend-quest = úkol zaklínače na tahu
map-legend-trail = stopovací úkol zaklínače na tahu
map-legend-tavern = zavřená krčma
map-legend-school = zaklínačská škola
map-legend-unsure = nejistá cesta: rozhoduje váš herní plán
