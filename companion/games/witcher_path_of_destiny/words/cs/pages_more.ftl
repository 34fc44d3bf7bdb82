# Časové osy, závod a krabice.

line-mine = Moje časová osa
line-empty = Zatím tu neleží žádná karta.
line-hand = karty v ruce
line-mend = Opravit symboly
line-mended = Hotovo
line-cover = Zakrýt symbol: { $symbol }
line-uncover = Odkrýt symbol: { $symbol }
line-on-table = Karty leží jen na stole.
line-on-table-more = Žetonům osudu stačí jedno klepnutí každého hráče, konci kapitoly dvě čísla.
line-keep-in-app = Karty povede aplikace
stock-tokens = { $count ->
    [0] bez žetonů
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}
stock-special = zvláštní: { $count }
stock-lose = Ubrat žeton: { $symbol }
stock-gain = Přidat žeton: { $symbol }

race-title = Závod o vítězné body
race-mark = po { $chapter }. kapitole: { $vp }
path-left = žeton levé cesty
path-right = žeton pravé cesty
path-nobody = nikdo
growth-mine = Moje body a schopnosti
growth-track = Stupnice bodů zkušenosti: { $xp } z 20
growth-gold = zlatá zkušenost: { $count }
growth-at = na { $position }
growth-unlock = Odemknout
sum-vp = Z čeho jsou vítězné body
sum-xp = Z čeho jsou body zkušenosti

describe-title = Popsat kartu
describe-lead = Stačí, co na kartě vidíte. Aplikace si ji zapamatuje i pro další stoly.
describe-colours = Barvy karty
describe-name = Přezdívka
describe-none = bez efektu
describe-do = Zapamatovat kartu
box-cards = Popsané karty
box-no-cards = Zatím žádné. Popisují se i při hraní, právě když na ně dojde.
box-boards = Plány hráčů
box-boards-lead = Odemykání schopností, zlatou zkušenost a vedlejší úkoly aplikace spočítá sama, jakmile ví, co je na plánu.
box-board-known = plán je popsaný
box-board-unknown = plán ještě není celý popsaný
box-positions = Pozice schopností
box-track = Vítězné body na stupnici
box-ability = { $number }. schopnost
box-describe-board = Stupnice plánu
box-describe-ability = Schopnost
box-describe-quest = Vedlejší úkol
box-automa = Plán Automy
box-position-of = { $number }. schopnost leží na pozici
describe-numbers = čísla oddělte mezerou
