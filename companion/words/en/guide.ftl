# The first evening’s guide, of any game that has one.

guide-title = { $session ->
    [1] The first evening
   *[other] The first evening’s guide
}
guide-aside = We can manage from here
guide-again = The first evening’s guide
guide-on = on
guide-off = off
move-follow_guide = the first evening’s guide
arg-guided = The first evening’s guide
fact-guided = Guide
moves-guide = { more-every-table }
