# Kdo si z tržiště nevzal, co mohl.
wrote-went-without = { $who } si tentokrát novou kartu { $who_gender ->
    [f] nevzala
   *[m] nevzal
}, ačkoli na ni { $who_gender ->
    [f] měla
   *[m] měl
}; tak rozhodl stůl.
