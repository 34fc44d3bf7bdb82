# Co se ví o krabici, karta po kartě: hledat, opravit, zapomenout.

box-odd-facts = { $why ->
    [empty] S tímhle by se nedal založit nový stůl. Nic se nezměnilo.
   *[other] Tohle na takové kartě být nemůže: { $why }. Nic se nezměnilo.
}
box-no-such-card = O téhle kartě nic nevíte, nebo už o ní zase víte.
