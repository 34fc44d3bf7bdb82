# House rules: rules that a table may read the other way, in every game that has such.
house-title = Domácí pravidla
house-changed = { $count ->
    [0] vše podle výkladu aplikace
    [one] { $count } pravidlo jinak
    [few] { $count } pravidla jinak
   *[other] { $count } pravidel jinak
}
house-lead = Kde pravidla mlčí nebo jsou nejasná, rozhodněte se, jak hrajete vy.
house-otherwise = { $count ->
    [one] { $count } pravidlo jinak
    [few] { $count } pravidla jinak
   *[other] { $count } pravidel jinak
}
house-tick = Kde pravidla mlčí nebo se dají číst dvojím způsobem. Zaškrtněte, co u vás platí jinak.
set-up-instead = bez zaškrtnutí: { $reading }
wrote-house-rule = { $otherwise ->
    [yes] Stůl se rozhodl číst pravidlo { $rule } jinak.
   *[no] Pravidlo { $rule } se zase čte jako obvykle.
}
moves-house_rules = Domácí pravidla
move-house_rule = změnit domácí pravidlo
    .noun = domácí pravidlo
arg-otherwise = Číst pravidlo jinak
arg-rule = Pravidlo
fact-otherwise = Domácí pravidla
