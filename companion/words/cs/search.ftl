# Jedno hledání pro všechno: stoly, kroniky, přečtené pasáže, pravidla a karty.

api-search = Hledat ve všem: stoly, věty kronik, přečtené pasáže, pravidla, karty

page-search = Hledání
search-line = Stoly, kroniky, přečtené pasáže, pravidla i karty, všechno odsud.
search-everywhere = Hledat všude
search-label = Co hledáte
search-placeholder = třeba jméno, místo nebo boj
search-do = Hledat
search-hint = Stačí začátek slova. Háčky, čárky ani velká písmena psát nemusíte. Z více slov tam musí být všechna.
search-no-words = V tom není žádné slovo, jen znaménka nebo obrázky. Napište aspoň jedno písmeno nebo číslici.
search-none = O tom tu nikdo nic neví.
search-none-more = Zkuste jiné slovo nebo jen jeho začátek. Co se u stolu ještě nečetlo, se nenajde.
search-cut = Na jedno hledání je to moc dlouhé: hledá se jen podle prvních { $letters } písmen.
search-unread = { $tables ->
    [one] Kroniku jednoho stolu aplikace ještě čte; za chvilku toho může najít víc.
    [few] Kroniky { $tables } stolů aplikace ještě čte; za chvilku toho může najít víc.
   *[other] Kroniky { $tables } stolů aplikace ještě čte; za chvilku toho může najít víc.
}
search-again = Hledat znovu
search-all = Zpět na všechno
search-more = Ukázat víc
search-more-of = Ukázat víc: { $kind }
search-first = Tady je prvních { $found }; přidejte další slovo.

found-tables = Stoly
found-sentences = Kroniky
found-passages = Co se četlo
found-rules = Pravidla
found-cards = Karty a desky

search-archived = v archivu
search-ended = dohráno
search-in-chronicle = Najít v kronice

# všechno, co se ví o jedné krabici
