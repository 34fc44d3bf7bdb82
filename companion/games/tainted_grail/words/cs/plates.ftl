# Obrazy do knihy: země a družina.

plate-place = { $place }
plate-map = Země, { $chapter }. kapitola, { $day }. den
plate-map-stands = { $who } stojí na místě { $place }.
plate-map-menhir = { $value ->
    [0] Menhir na místě { $place } dohořívá.
   *[other] Menhir na místě { $place } svítí, mince ukazuje { $value }.
}
plate-company = Družina, { $day }. den
plate-company-has = { $who } má výdrž { $energy }, zdraví { $health } a hrůzu { $terror }.
plate-company-dead = { $who } už není mezi živými.
