# Co se ví o krabicích majitele: pro přátele s toutéž krabicí a od nich.

boxes-title = Co víme o svých krabicích
boxes-lead = Při hře si aplikace pamatuje, co je natištěno na vašich deskách a kartách. Přátelé, kteří mají doma tutéž krabici, jí to nemusí povídat znovu.
boxes-known = { $cards ->
    [0] zatím nic
    [one] { $cards } karta nebo deska
    [few] { $cards } karty a desky
   *[other] { $cards } karet a desek
}
boxes-send = Pro přátele
boxes-send-more = V souboru jsou jména, čísla, značky a vaše krátké poznámky ke kartám a deskám. O vašich stolech v něm není nic.
boxes-file = Uložit soubor
boxes-theirs-title = Od přátel
boxes-theirs-more = Než se cokoli uloží, uvidíte, co v souboru je.
boxes-choose = Vybrat soubor krabice
boxes-look = Podívat se, co přináší
boxes-came-title = Co vědí přátelé
boxes-new = Pro nás nové
boxes-differ = Říkají to jinak
boxes-differ-more = Platí dál to, co víte vy. Zaškrtněte kartu, u které mají pravdu oni.
boxes-quarrel = { $about }: my { $ours } · oni { $theirs }
boxes-same = { $cards ->
    [one] { $cards } věc ze souboru už víte.
    [few] { $cards } věci ze souboru už víte.
   *[other] { $cards } věcí ze souboru už víte.
}
boxes-nothing = V souboru není nic, co byste už nevěděli.
boxes-take = Převzít
boxes-taken = { $cards ->
    [0] Nic se nezměnilo, všechno už jste věděli.
    [one] Převzata { $cards } karta nebo deska.
    [few] Převzaty { $cards } karty a desky.
   *[other] Převzato { $cards } karet a desek.
}
boxes-yes = ano
boxes-no = ne
boxes-none = nic
box-not-facts = V tomhle souboru není, co kdo ví o krabici.
box-broken = { $card ->
    [empty] Soubor je poškozený a nic z něj se neuložilo.
   *[other] Soubor říká o „{ $card }“ něco, co na takové kartě být nemůže. Nic z něj se neuložilo.
}
