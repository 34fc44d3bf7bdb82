# Aliance.

moves-alliances = Aliance
choice-ally-left = Renfri
choice-ally-right = Stregobor
move-lay_alliances = rozložit žetony aliance jinak
    .noun = žetony aliance
    .does = U které řady leží žeton Renfri, pokud jste žetony vyložili jinak než aplikace. Žeton Stregobora má druhou z nich.
move-choose_alliance = vybrat balíček aliance
    .noun = výběr aliance
    .does = Ze kterého balíčku dobírá hráč ve spodní řadě.
move-name_alliance = říct, která karta aliance to je
    .noun = karta aliance
    .does = Co na vlastní kartě aliance je, uvidí jen její majitel.
move-discard_alliance = odhodit kartu aliance
    .noun = odhozená aliance
    .does = Kterou ze svých karet aliance hráč odhodí.
move-show_alliance = říct, která aliance byla odhalena
    .noun = odhalená aliance
    .does = Co je na odhalené kartě aliance, pokud to její majitel ještě neřekl.
move-apply_alliance = vyhodnotit kartu aliance
    .noun = vyhodnocená aliance
    .does = Hráč vyhodnotí jednu ze svých odhalených karet aliance v pořadí, jaké sám chce.
move-applied_alliances = karty aliance jsou vyhodnocené
    .noun = vyhodnocené aliance
    .does = Hráč vyhodnotil všechny své odhalené karty aliance na stole.
arg-ally = Strana
arg-xp = Body zkušenosti
arg-turning = Který aktivní symbol ztrácí
fact-losing = Kdo ještě odhazuje karty
fact-revealed = Odhalené karty aliance

no-alliances-here = V tomto příběhu nejsou karty aliance.
alliance-of-other-side = Tato karta patří druhé straně.
say-which-alliance = Vyberte kartu, nebo řekněte, co dělá.
no-alliance-row = Žetony aliance leží u řad { $first } a { $second }.
no-alliance-to-choose = { $who } teď balíček aliance nevybírá.
no-alliance-unnamed = { $who }: všechny karty této strany už aplikace zná, nebo tu žádné nejsou.
no-such-alliance = Tolik karet tu neleží.
alliances-within-limit = { $who } odhazovat nemusí: smí držet { $count } karty aliance každé strany.
no-alliance-revealed = { $who } teď nemá žádnou odhalenou kartu aliance.
alliance-not-named = Nejdřív řekněte, která karta aliance to je.
app-applies-alliances = Karty vede aplikace, vyhodnoťte je v ní jednu po druhé.
say-which-active = Vyberte, který aktivní symbol se ztratí.
no-such-active = Tento aktivní symbol hráč nemá.
penalty-for-dominant = V tomto příběhu čeká držitele žetonu dominantní strany postih, ne odměna.

tell-lay-alliance-both = K řadě { $row } položte místo žetonu extra zkušenosti žeton Renfri/Stregobor.
tell-lay-alliance = K řadě { $row } položte žeton aliance { $ally_key ->
    [left] Renfri
   *[right] Stregobor
}.
tell-alliance-decks = Karty aliance zamíchejte zvlášť pro každou stranu a položte lícem dolů jako dva balíčky.
tell-draw-alliance = { $who }: doberte kartu aliance { $ally_key ->
    [left] Renfri
   *[right] Stregobora
} a položte ji lícem dolů ke svému plánu.
tell-alliance-shuffle = Je-li balíček aliance { $ally_key ->
    [left] Renfri
   *[right] Stregobora
} prázdný, zamíchejte nejdřív jeho odhozené karty.
tell-choose-alliance = { $who }: vyberte, zda doberete kartu aliance Renfri, nebo Stregobora.
tell-alliance-limit = { $who }: víc než { $count } karty aliance jedné strany držet nesmíte, jednu hned odhoďte.
tell-lose-alliance = { $who }: odhoďte karty aliance { $ally_key ->
    [left] Renfri
   *[right] Stregobora
}, celkem { $count }.
tell-reveal-alliances = { $who }: odhalte všechny karty aliance { $ally_key ->
    [left] Renfri
   *[right] Stregobora
} ({ $count }).
tell-apply-alliances = { $who }: odhalte všechny karty aliance { $ally_key ->
    [left] Renfri
   *[right] Stregobora
} ({ $count }), vyhodnoťte je v pořadí, jaké chcete, a odhoďte je.
tell-discard-alliances = { $who }: nevyhodnocené karty aliance { $ally_key ->
    [left] Renfri
   *[right] Stregobora
} ({ $count }) odhoďte bez efektu.

prompt-alliance-side = z kterého balíčku aliance dobere
prompt-alliance-discard = kterou kartu aliance odhodí
prompt-alliance-apply = v jakém pořadí vyhodnotí karty aliance

wrote-alliance-drawn = { $who } { $who_gender ->
    [f] dobrala
   *[m] dobral
} kartu aliance { $ally_key ->
    [left] Renfri
   *[right] Stregobora
}.
wrote-alliance-discarded = { $who } { $who_gender ->
    [f] odhodila
   *[m] odhodil
} kartu aliance { $ally_key ->
    [left] Renfri
   *[right] Stregobora
}.
wrote-alliance-applied = { $who } { $who_gender ->
    [f] vyhodnotila
   *[m] vyhodnotil
} kartu aliance: { $effect }.
wrote-alliances-applied = { $who } { $who_gender ->
    [f] vyhodnotila
   *[m] vyhodnotil
} karty aliance, celkem { $count }.

pack-alliance-token = Žeton aliance { $ally_key ->
    [left] Renfri
   *[right] Stregobor
} sejměte od řady { $row }.
pack-alliances = { $who }: karty aliance { $ally_key ->
    [left] Renfri
   *[right] Stregobora
} ({ $count }) odložte lícem dolů do obálky.
pack-alliances-revealed = { $who }: odkryté karty aliance { $ally_key ->
    [left] Renfri
   *[right] Stregobora
} ({ $count }) odložte spolu, ještě se vyhodnotí.
lay-alliance-token = Žeton aliance { $ally_key ->
    [left] Renfri
   *[right] Stregobor
} položte k řadě { $row }.
lay-alliances = { $who }: karty aliance { $ally_key ->
    [left] Renfri
   *[right] Stregobora
} ({ $count }) položte lícem dolů k plánu.
lay-alliances-revealed = { $who }: odkryté karty aliance { $ally_key ->
    [left] Renfri
   *[right] Stregobora
} ({ $count }) položte lícem nahoru k plánu, ještě se vyhodnotí.
