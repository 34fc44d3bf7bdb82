# Co se ví o krabici, karta po kartě: hledat, opravit, zapomenout.

box-odd-facts = { $why ->
    [empty] S tímhle by se nedal založit nový stůl. Nic se nezměnilo.
   *[other] Tohle na takové kartě být nemůže: { $why }. Nic se nezměnilo.
}
box-no-such-card = O téhle kartě nic nevíte, nebo už o ní zase víte.
box-title = { $game }: co víme
box-search = Hledat kartu nebo to, co je na ní
box-search-do = Hledat
box-all = Ukázat všechno
box-none-found = Nic takového tu není.
box-nothing = O téhle krabici zatím nic nevíte.
box-more = { $cards ->
    [one] A ještě { $cards }. Najdete ji hledáním.
    [few] A ještě { $cards }. Najdete je hledáním.
   *[other] A ještě { $cards }. Najdete je hledáním.
}
box-doubtful = { $cards ->
    [one] U { $cards } karty stojí něco, co přišlo z tahu, který jste vzali zpět, nebo ze stolu, který jste zahodili.
    [few] U { $cards } karet stojí něco, co přišlo z tahů, které jste vzali zpět, nebo ze stolů, které jste zahodili.
   *[other] U { $cards } karet stojí něco, co přišlo z tahů, které jste vzali zpět, nebo ze stolů, které jste zahodili.
}
box-doubtful-show = Ukázat jen je
box-doubtful-forget = Zapomenout to
box-doubtful-tag = nejisté
box-known = Co se ví
box-from-table = Stůl { $table }, { $evening }. herní večer
box-from-hand = Opraveno ručně: { $when }
box-from-friend = Od přátel: { $when }
box-from-nobody = Odkud, to už se neví.
box-how-undone = vzato zpět
box-how-thrown = stůl je zahozený
box-correct = Opravit
box-correct-more = Co necháte prázdné, to se neví. Aplikace se na to u stolu zeptá.
box-correct-do = Uložit opravu
box-corrected = Opraveno. Platí to pro nové karty u všech stolů.
box-again = Vzít zpátky
box-forget = Zapomenout
box-forget-ask = { $cards ->
    [0] Není co zapomenout.
    [one] Zapomenout, co je nejisté u { $cards } karty?
    [few] Zapomenout, co je nejisté u { $cards } karet?
   *[other] Zapomenout, co je nejisté u { $cards } karet?
}
box-forget-card = Zapomenout, co se ví o kartě { $name }?
box-forget-doubtful = Zapomene se jen to, co přišlo z vzatých tahů a zahozených stolů. Co o kartách víte odjinud, zůstane.
box-forget-more = Aplikace se na to příště zeptá jako poprvé. Rozehrané stoly se nezmění a zapomenuté se dá vzít zpátky.
box-forgotten = Zapomenuté
box-forgotten-now = Zapomenuto. Dokud se to nedozvíte znovu, dá se to vzít zpátky.
box-forgotten-when = zapomenuto: { $when }
box-friends = Pro přátele a od nich
box-from-friends = Otevřít soubor od přátel
boxes-inside = Prohlédnout
box-foreign-kind = V souboru jsou karty druhu „{ $kind }“, a takové tahle hra nemá. Možná je napsala jiná verze aplikace. Nic se z něj neuložilo.
box-known-again = Karta je zase známá.
