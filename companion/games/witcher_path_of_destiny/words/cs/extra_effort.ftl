# Extra úsilí.

moves-extra_effort = Extra úsilí
move-lay_effort = určit kartu extra úsilí
    .noun = karta extra úsilí
    .does = Řekněte, která karta extra úsilí leží u kapitoly. Když žádnou nevyberete, vylosuje ji aplikace.
move-earn_effort = získat bonus extra úsilí
    .noun = bonus extra úsilí
    .does = Bonus za sekvenci barev, kterou aplikace sama nevidí.
no-effort-here = Tento příběh se hraje bez karet extra úsilí.
effort-of-other-chapter = Tato karta patří ke kapitole { $chapter }.
say-which-effort = Vyberte kartu. Losovat může aplikace jen tehdy, zná-li všechny karty kapitoly, tedy { $count }.
effort-not-named = Ještě není určená karta extra úsilí pro kapitolu { $chapter }.
effort-once = { $who } už bonus v tomto tahu { $who_gender ->
    [f] získala
   *[m] získal
}.
tell-lay-effort = Vedle podložky vyložte lícem nahoru karty extra úsilí ({ $count }): pro každou kapitolu jednu náhodnou.
tell-check-effort = Kdo má na časové ose sekvenci z karty extra úsilí a je v ní aspoň jedna karta z tohoto tahu, získá bonus.
tell-name-effort = Určete kartu extra úsilí pro kapitolu { $chapter }, jinak bonus nikdo nezíská.
tell-effort-down = Kartu extra úsilí pro kapitolu { $chapter } otočte lícem dolů.
wrote-effort-laid = { $card_given ->
    [yes] Karta extra úsilí pro kapitolu { $chapter }: { $card }.
   *[no] Karta extra úsilí pro kapitolu { $chapter } je určená.
}
wrote-effort = { $who } { $who_gender ->
    [f] získala
   *[m] získal
} bonus extra úsilí.
pack-effort = Karty extra úsilí odložte zvlášť. Lícem nahoru leží pro kapitoly: { $chapters }.
lay-effort = Karty extra úsilí vyložte vedle podložky. Lícem nahoru leží pro kapitoly: { $chapters }.
fact-looked = Aplikace se už podívala
