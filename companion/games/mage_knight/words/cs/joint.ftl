# Společný útok na město.

moves-joint = Společný útok na město
step-joint = Společný útok na město
move-propose_assault = navrhnout společný útok
    .noun = návrh společného útoku
move-agree_to_assault = souhlasit se společným útokem
    .noun = souhlas se společným útokem
move-all_agree = souhlasí všichni
    .noun = souhlas všech
    .does = Všichni pozvaní souhlasí, společný útok začíná.
move-decline_assault = zrušit návrh
    .noun = zrušený návrh
    .does = Někdo nesouhlasí, nic se nestalo a tah pokračuje.
move-storm_city = vstoupit do města
    .noun = vstup do města
arg-shares = Obránců pro každého

joint-round-ending = Konec kola je oznámený, společný útok už navrhnout nejde.
joint-game-ending = Podmínka konce scénáře je splněna, společný útok už navrhnout nejde.
joint-acted = { $who } už v tomto tahu { $who_gender ->
    [f] podnikla
   *[m] podnikl
} jinou akci.
joint-nobody-invited = Pozvěte aspoň jednoho dalšího hrdinu a dejte mu aspoň jednoho obránce.
joint-not-eligible = { $who } u města nestojí, pozvat ho nejde.
joint-flipped = { $who } má žeton pořadí lícem dolů, pozvat ho nejde.
joint-at-least-one = Aspoň jeden obránce připadne i na navrhovatele, tím je { $who }.
joint-shares = { $count ->
    [one] Město má { $count } obránce, rozdělili jste jich { $shared }.
    [few] Město má { $count } obránce, rozdělili jste jich { $shared }.
   *[other] Město má { $count } obránců, rozdělili jste jich { $shared }.
}
joint-no-such-city = Na tohle město se společně zaútočit nedá.
joint-not-adjacent = { $who } nestojí vedle města.
joint-share-for-each = Řekněte počet pro každého hráče: { $count } čísla.
no-joint = Žádný společný útok teď nikdo nenavrhl.
joint-not-now = Společný útok je teď v jiné části.
joint-not-waiting = Na souhlas tohoto hráče se nečeká.
joint-others-first = Teď je v boji na řadě { $who }.
joint-not-there = Tam vedle města nikdo nedrancuje.
joint-only-into-city = Při společném útoku se vstupuje jen do města, nic jiného se nehraje.

tell-joint-flip = { $count ->
    [one] Žeton pořadí otočte lícem dolů: { $who }. Příští tah vynechá.
    [few] Žetony pořadí otočte lícem dolů: { $who }. Příští tah vynechají.
   *[other] Žetony pořadí otočte lícem dolů: { $who }. Příští tah vynechají.
}
tell-joint-deal = { $count ->
    [one] Obránce města zamíchejte, aniž se na ně podíváte. { $who } dostane { $count } žeton.
    [few] Obránce města zamíchejte, aniž se na ně podíváte. { $who } dostane { $count } žetony.
   *[other] Obránce města zamíchejte, aniž se na ně podíváte. { $who } dostane { $count } žetonů.
}
tell-joint-dealt = { $known ->
    [0] { $who } dostane tyto žetony lícem dolů, podle rubu: { $back }.
   *[other] { $hidden ->
        [0] { $who } dostane tyto obránce: { $enemy }.
       *[other] { $who } dostane tyto obránce: { $enemy }; a lícem dolů, podle rubu: { $back }.
    }
}
tell-joint-next = Na řadě je { $who }: vstupte do města.
tell-joint-outcome = Boje skončily: { $who }. Zbyl-li ve městě aspoň jeden obránce, všichni ustoupí na políčko, odkud přišli. Tahy ukončete postupně.
tell-joint-withdraw = Město nepadlo. Ustoupí všichni, { $who }, každý na políčko, odkud přišel.
wrote-joint-proposed = { $who } navrhuje společný útok na město. Odpoví { $whom }.
wrote-joint-declined = Společný útok se nekoná.
wrote-joint-begins = Společný útok na město začíná: { $who }.
wrote-joint-won = Město padlo společným útokem: { $who }.
wrote-joint-lost = Společný útok město nedobyl: { $who }.

joint-title = Společný útok na město
joint-city-white = bílé město
joint-city-blue = modré město
joint-city-green = zelené město
joint-city-red = červené město
joint-back-gray = šedý
joint-back-violet = fialový
joint-back-brown = hnědý
joint-back-white = bílý
joint-back-green = zelený
joint-back-red = červený
joint-defenders = { $count ->
    [one] { $count } obránce:
    [few] { $count } obránci:
   *[other] { $count } obránců:
}
joint-shares-hint = Kolik obránců na koho připadne. Žetony rozdá náhoda; kdo má 0, zvaný není.
joint-share-of = Obránců: { $who }
joint-not-there-why = není u města, nebo má žeton pořadí lícem dolů
joint-which-city = Které město
joint-propose = Navrhnout
joint-hint-proposal = Když všichni souhlasí, pozvaní otočí své žetony pořadí a příští tah vynechají. Žetony obránců se rozdají náhodně.
joint-hint-fights = Každý vstoupí do města, za což zaplatí body Pohybu, ztratí 1 Pověst a bojuje jen se svými obránci. Město padne, když padnou všichni.
joint-way = { $cost ->
    [one] Cesta do města stojí { $cost } bod Pohybu. Zahráno:
    [few] Cesta do města stojí { $cost } body Pohybu. Zahráno:
   *[other] Cesta do města stojí { $cost } bodů Pohybu. Zahráno:
}
joint-share = { $count ->
    [one] obránce
    [few] obránci
   *[other] obránců
}
joint-agreed = souhlasí
joint-agree = Souhlasí
joint-decline = Někdo nesouhlasí
joint-fought = bojoval
joint-fights = na řadě
joint-near = Drancující nepřátelé vedle města
joint-provoked = vyprovokovaný
joint-challenge = { $site_key ->
    [draconum] Vyzvat i dračí lid
   *[orcs] Vyzvat i orčí nájezdníky
}
next-joint-agree = Všichni souhlasí
next-joint-storm = Vstoupit do města a bojovat
next-joint-fight = K boji
