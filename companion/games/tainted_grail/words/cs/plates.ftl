# Obrazy do knihy: země a družina.

plate-place = { $place }
plate-map = Země, { $chapter }. kapitola, { $day }. den
plate-map-stands = { $who } stojí { $place_at }.
plate-map-menhir = { $value ->
    [0] Menhir { $place_at } dohořívá.
   *[other] Menhir { $place_at } svítí, mince ukazuje { $value }.
}
plate-company = Družina, { $day }. den
plate-company-has = { $who } má výdrž { $energy }, zdraví { $health } a hrůzu { $terror }.
plate-company-dead = { $who } už není mezi živými.
plate-company-usual = { $who }: čísla, jaká na deskách bývají, dokud je nikdo neopíše.
