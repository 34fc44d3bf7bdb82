# Klepnutí, která čekají na spojení.
taps-wait = { $count ->
    [one] Bez spojení. Čeká 1 klepnutí, odešle se samo.
    [few] Bez spojení. Čekají { $count } klepnutí, odešlou se sama.
   *[other] Bez spojení. Čeká { $count } klepnutí, odešlou se sama.
}
taps-aside = { $count ->
    [one] U stolu se mezitím něco změnilo. 1 klepnutí se neodeslalo:
    [few] U stolu se mezitím něco změnilo. { $count } klepnutí se neodeslala:
   *[other] U stolu se mezitím něco změnilo. { $count } klepnutí se neodeslalo:
}
taps-send = Odeslat teď
taps-drop = Nechat být
