# Co menhiry ještě svítí a co s nimi zmizí. Obojí říká přesně to, co začátek dne udělá.
light-tonight = ráno zmizí
light-tomorrow = { $by_night ->
    [yes] zítra ráno zmizí
   *[no] pozítří ráno zmizí
}
light-last = ráno se setmí, karta zůstane
light-dark = mimo světlo menhirů
menhir-stands = { $last ->
    [yes] { $by_night ->
        [yes] Bez mince: zhasne, jakmile začne den.
       *[no] Bez mince: stojí poslední den.
    }
   *[no] Na minci je { $value }.
}
menhir-burns-last = { $by_night ->
    [yes] bez mince, zhasne, jakmile začne den
   *[no] bez mince, svítí poslední den
}
menhir-days = { $by_night ->
    [yes] { $count ->
        [one] svítí ještě { $count } den
        [few] svítí ještě { $count } dny
       *[other] svítí ještě { $count } dní
    }
   *[no] { $count ->
        [one] svítí dnes a ještě { $count } den
        [few] svítí dnes a ještě { $count } dny
       *[other] svítí dnes a ještě { $count } dní
    }
}
alert-menhir-last-day = { $by_night ->
    [yes] { $place_nom }: menhir dohořel a zhasne, jakmile začne den.
   *[no] { $place_nom }: menhir svítí naposledy, zítra ráno zhasne.
}
alert-darkness-comes = Jiný menhir pak svítit nebude: karty zůstanou ležet, ale každé ráno budou všichni trpět ({ word-track } −2, hrůza +2).
alert-no-menhir = Nesvítí žádný menhir: karty zůstávají ležet, ale každé ráno všichni trpí ({ word-track } −2, hrůza +2).
map-menhir-cold = menhir bez světla
