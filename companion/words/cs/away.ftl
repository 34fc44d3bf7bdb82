# Klepnutí, která čekají na spojení, a server, který je pryč.
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
app-short-name = Kronikář
away-title = Server je pryč
away-words = Kronikář neodpovídá: počítač, na kterém běží, spí, nebo vypadla domácí síť. Až se ozve, stránka se sama obnoví.
away-last-seen = Server je pryč. Stránku můžete číst a sama se obnoví, až se server ozve. Naposledy viděná:
awake-by-lock = Na tomto zařízení to zařídí prohlížeč sám.
awake-by-video = Na tomto zařízení to zařídí tiché video, které se spustí prvním klepnutím u stolu. Na zabezpečené stránce (https) by to prohlížeč zařídil sám.
awake-by-none = Toto zařízení k tomu nic nenabízí: nastavte v systému, za jak dlouho má obrazovka zhasnout.
