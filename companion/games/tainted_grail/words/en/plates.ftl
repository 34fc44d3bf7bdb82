# Pictures for the book: the land and the company.

plate-place = { $place }
plate-map = The land, chapter { $chapter }, day { $day }
plate-map-stands = { $who } { $who_gender ->
    [f] stands
    [m] stands
   *[many] stand
} at { $place }.
plate-map-menhir = { $value ->
    [0] The menhir at { $place } is going out.
   *[other] The menhir at { $place } is lit, its dial shows { $value }.
}
plate-company = The company, day { $day }
plate-company-has = { $who } has energy { $energy }, health { $health } and terror { $terror }.
plate-company-dead = { $who } is no longer among the living.
plate-company-usual = { $who }: the numbers that boards usually have, until somebody copies them.
