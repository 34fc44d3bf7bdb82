# Průvodce prvním večerem, u každé hry, která ho má.

guide-title = { $session ->
    [1] První večer
   *[other] Průvodce prvním večerem
}
guide-aside = Dál to zvládneme
guide-again = Průvodce prvním večerem
guide-on = zapnout
guide-off = vypnout
move-follow_guide = průvodce prvním večerem
    .noun = průvodce prvním večerem
arg-guided = Průvodce prvním večerem
fact-guided = Průvodce
moves-guide = { more-every-table }
