# Aliance.

moves-alliances = Aliance
ally-name = { $ally }
choice-ally-nameless-left = vlevo
choice-ally-nameless-right = vpravo
choice-ally-left = levá strana (Menší zlo: Renfri)
choice-ally-right = pravá strana (Menší zlo: Stregobor)
choice-ally-box-left = Renfri
choice-ally-box-left-gen = Renfri
choice-ally-box-right = Stregobor
choice-ally-box-right-gen = Stregobora
move-lay_alliances = rozložit žetony aliance jinak
    .noun = žetony aliance
    .does = U které řady leží žeton levé strany, pokud jste žetony vyložili jinak než aplikace. Žeton pravé strany má druhou z nich.
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
arg-ally_names = Jména aliancí
fact-ally_names = Jména aliancí
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

tell-lay-alliance-both = K řadě { $row } položte místo žetonu extra zkušenosti žeton obou aliancí ({ $left_ally }/{ $right_ally }).
tell-lay-alliance = K řadě { $row } položte žeton aliance { $ally }.
tell-alliance-decks = Karty aliance zamíchejte zvlášť pro každou stranu a položte lícem dolů jako dva balíčky.
tell-draw-alliance = { $who }: doberte kartu aliance { $ally_gen } a položte ji lícem dolů ke svému plánu.
tell-alliance-shuffle = Je-li balíček aliance { $ally_gen } prázdný, zamíchejte nejdřív jeho odhozené karty.
tell-choose-alliance = { $who }: vyberte, zda doberete kartu aliance { $left_ally_gen }, nebo { $right_ally_gen }.
tell-alliance-limit = { $who }: víc než { $count } karty aliance jedné strany držet nesmíte, jednu hned odhoďte.
tell-lose-alliance = { $who }: odhoďte karty aliance { $ally_gen }, celkem { $count }.
tell-reveal-alliances = { $who }: odhalte všechny karty aliance { $ally_gen } ({ $count }).
tell-apply-alliances = { $who }: odhalte všechny karty aliance { $ally_gen } ({ $count }), vyhodnoťte je v pořadí, jaké chcete, a odhoďte je.
tell-discard-alliances = { $who }: nevyhodnocené karty aliance { $ally_gen } ({ $count }) odhoďte bez efektu.

prompt-alliance-side = z kterého balíčku aliance dobere
prompt-alliance-discard = kterou kartu aliance odhodí
prompt-alliance-apply = v jakém pořadí vyhodnotí karty aliance

wrote-alliance-drawn = { $who } { $who_gender ->
    [f] dobrala
   *[m] dobral
} kartu aliance { $ally_gen }.
wrote-alliance-discarded = { $who } { $who_gender ->
    [f] odhodila
   *[m] odhodil
} kartu aliance { $ally_gen }.
wrote-alliance-applied = { $who } { $who_gender ->
    [f] vyhodnotila
   *[m] vyhodnotil
} kartu aliance: { $effect }.
wrote-alliances-applied = { $who } { $who_gender ->
    [f] vyhodnotila
   *[m] vyhodnotil
} karty aliance, celkem { $count }.

pack-alliance-token = Žeton aliance { $ally } sejměte od řady { $row }.
pack-alliances = { $who }: karty aliance { $ally_gen } ({ $count }) odložte lícem dolů do obálky.
pack-alliances-revealed = { $who }: odkryté karty aliance { $ally_gen } ({ $count }) odložte spolu, ještě se vyhodnotí.
lay-alliance-token = Žeton aliance { $ally } položte k řadě { $row }.
lay-alliances = { $who }: karty aliance { $ally_gen } ({ $count }) položte lícem dolů k plánu.
lay-alliances-revealed = { $who }: odkryté karty aliance { $ally_gen } ({ $count }) položte lícem nahoru k plánu, ještě se vyhodnotí.
