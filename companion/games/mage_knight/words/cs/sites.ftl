# Co se dělá na místě bez boje a bez vyjednávání.

move-plunder = plenit vesnici
    .noun = plenění
arg-paid = Čím se platí
move-pay_altar = zaplatit u oltáře
    .noun = oltář
no-village-here = { $who } na vesnici nestojí.
plunder-between-turns = Plenit se dá jen před vlastním tahem nebo během tahu jiného hráče.
plundered-already = { $who } už od svého posledního tahu { $who_gender ->
    [f] plenila
   *[m] plenil
}.
no-altar-here = { $who } u oltáře nestojí.
altar-wants-mana = Oltář chce { $colour_key ->
    [red] červenou
    [blue] modrou
    [green] zelenou
   *[white] bílou
} manu a { $who } jí nemá dost. Chybí: { $count }.
tell-altar = { $who }: vraťte do banku { $count ->
    [one] jednu manu
    [few] { $count } many
   *[other] { $count } man
} ({ $colour }) a na ruiny položte štít; žeton ruin odložte.
wrote-plundered = { $who } { $who_gender ->
    [f] vyplenila
   *[m] vyplenil
} vesnici.
wrote-altar = { $who } { $who_gender ->
    [f] zaplatila
   *[m] zaplatil
} u oltáře.
site-altar = Je v ruinách oltář? Zaplatit tři many této barvy:
site-plunder = { $who }: plenit vesnici
