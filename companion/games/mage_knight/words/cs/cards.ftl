# Karty po počtech, krystaly a mana, jednotky, léčení.

choice-red = červená
choice-blue = modrá
choice-green = zelená
choice-white = bílá
choice-gold = zlatá
choice-black = černá
choice-artifact = Artefakt

tell-draw = { $count ->
    [one] { $who }: doberte { $count } kartu.
    [few] { $who }: doberte { $count } karty.
   *[other] { $who }: doberte { $count } karet.
}
tell-deck-ran-out = { $who }: dobírací balíček došel, víc nedobírejte.
tell-draw-up = { $who }: doberte na limit karet v ruce ({ $limit }).
tell-drop-hand = { $who }: všechny karty v ruce kromě Zranění odložte.
tell-card-on-top = { $card_key ->
    [artifact] { $who }: Artefakt položte lícem dolů navrch svého dobíracího balíčku.
    [action] { $who }: Pokročilou akci položte navrch svého dobíracího balíčku.
    [spell] { $who }: Kouzlo položte navrch svého dobíracího balíčku.
   *[other] { $who }: kartu { $card } položte navrch svého dobíracího balíčku.
}
tell-throw-card = { $card_key ->
    [artifact] { $who }: Artefakt vyřaďte ze hry.
   *[other] { $who }: kartu { $card } vyřaďte ze hry.
}

so-many-wounds = { $who }: Zranění může být v ruce nejvýš { $count }.
so-few-wounds = { $who }: v ruce musí být aspoň { $count } Zranění, jinde pro ně není místo.
hand-has-so-many = { $count ->
    [one] { $who }: v ruce je jen { $count } karta.
    [few] { $who }: v ruce jsou jen { $count } karty.
   *[other] { $who }: v ruce je jen { $count } karet.
}
wounds-stay-in-hand = { $who }: v ruce zůstává { $count } Zranění, zahrát se nedá.
hand-has-so-many-wounds = { $who }: v ruce je jen { $count } Zranění.
no-such-card-of-hero = { $who } takovou získanou kartu nemá.

tell-heal-hand = { $who }: z ruky vraťte na hromádku { $count } Zranění.
tell-heal-unit = { $left ->
    [0] Z jednotky { $unit } vraťte Zranění na hromádku, už je zdravá (bodů Léčení: { $points }).
   *[other] Z jednotky { $unit } vraťte na hromádku 1 Zranění, zůstává zraněná (bodů Léčení: { $points }).
}
wrote-healed = { $who } { $who_gender ->
    [f] vyléčila
   *[m] vyléčil
} Zranění z ruky, celkem { $count }.
wrote-unit-healed = { $who } { $who_gender ->
    [f] vyléčila
   *[m] vyléčil
} jednotku { $unit }.
no-wound-in-hand = { $who }: tolik Zranění v ruce není (je jich { $count }).
unit-is-unwounded = Jednotka { $unit } není zraněná.

tell-mana = { $colour_key ->
    [gold] { $who }: do herní oblasti položte žeton zlaté many ({ $count }).
    [black] { $who }: do herní oblasti položte žeton černé many ({ $count }).
    [red] { $who }: do herní oblasti položte žeton červené many ({ $count }).
    [blue] { $who }: do herní oblasti položte žeton modré many ({ $count }).
    [green] { $who }: do herní oblasti položte žeton zelené many ({ $count }).
   *[white] { $who }: do herní oblasti položte žeton bílé many ({ $count }).
}
tell-crystal = { $colour_key ->
    [red] { $who }: do Inventáře položte červený krystal.
    [blue] { $who }: do Inventáře položte modrý krystal.
    [green] { $who }: do Inventáře položte zelený krystal.
   *[white] { $who }: do Inventáře položte bílý krystal.
}
tell-crystal-count = { $colour_key ->
    [red] { $who }: do Inventáře položte červené krystaly ({ $count }).
    [blue] { $who }: do Inventáře položte modré krystaly ({ $count }).
    [green] { $who }: do Inventáře položte zelené krystaly ({ $count }).
   *[white] { $who }: do Inventáře položte bílé krystaly ({ $count }).
}
tell-crystal-lost = { $colour_key ->
    [red] { $who }: červené krystaly už máte 3, další propadá.
    [blue] { $who }: modré krystaly už máte 3, další propadá.
    [green] { $who }: zelené krystaly už máte 3, další propadá.
   *[white] { $who }: bílé krystaly už máte 3, další propadá.
}
tell-melt = { $colour_key ->
    [red] { $who }: červený krystal přesuňte z Inventáře do herní oblasti, je z něj mana.
    [blue] { $who }: modrý krystal přesuňte z Inventáře do herní oblasti, je z něj mana.
    [green] { $who }: zelený krystal přesuňte z Inventáře do herní oblasti, je z něj mana.
   *[white] { $who }: bílý krystal přesuňte z Inventáře do herní oblasti, je z něj mana.
}
wrote-crystal = { $colour_key ->
    [red] { $who } má o červený krystal víc.
    [blue] { $who } má o modrý krystal víc.
    [green] { $who } má o zelený krystal víc.
   *[white] { $who } má o bílý krystal víc.
}
no-more-mana = Tolik žetonů many v bance není.
no-such-crystal = { $who } krystal této barvy nemá ({ $colour }).
no-such-mana = { $who } takovou manu v herní oblasti nemá ({ $colour }).

tell-unit-comes = { $who }: jednotku { $unit } položte do své oblasti jednotek, žeton velení nad kartu.
tell-unit-leaves = { $who }: jednotku { $unit } propusťte, vraťte ji do krabice.
tell-unit-destroyed = { $who }: jednotka { $unit } je zničená, vraťte ji do krabice.
tell-unit-spent = { $who }: žeton velení položte na kartu jednotky { $unit }, je vyčerpaná.
tell-unit-ready = { $who }: žeton velení posuňte nad kartu jednotky { $unit }, je bojeschopná.
tell-unit-wounded = Na jednotku { $unit } položte Zranění ({ $count }).
tell-banner = { $who }: kartu { $card } podložte pod jednotku { $unit }.
tell-banner-discarded = { $who }: kartu { $card } dejte na svůj odkládací balíček.
wrote-unit-comes = { $who } { $who_gender ->
    [f] naverbovala
   *[m] naverboval
} jednotku { $unit }.
wrote-unit-disbanded = { $who } { $who_gender ->
    [f] propustila
   *[m] propustil
} jednotku { $unit }.
wrote-unit-destroyed = { $who } { $who_gender ->
    [f] přišla
   *[m] přišel
} o jednotku { $unit }.
wrote-unit-wounded = Jednotka { $unit } je zraněná.
no-such-unit = { $who }: na tom místě žádná jednotka neleží (jednotek: { $count }).
no-command-token = { $count ->
    [one] { $who }: žeton velení je jen { $count }. Napřed jednu jednotku propusťte.
    [few] { $who }: žetony velení jsou jen { $count }. Napřed jednu jednotku propusťte.
   *[other] { $who }: žetonů velení je jen { $count }. Napřed jednu jednotku propusťte.
}
unit-is-wounded = Jednotka { $unit } je zraněná, aktivovat ji nejde.
unit-is-spent = Jednotka { $unit } je vyčerpaná až do konce kola.
unit-is-wounded-already = Jednotka { $unit } už je zraněná, další zranění jí přidělit nejde.
no-such-banner = { $who } kartu { $card } mezi svými kartami nemá.
