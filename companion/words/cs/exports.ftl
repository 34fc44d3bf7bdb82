# Co odchází z domu jako soubor a co se z něj vrací: jeden stůl, nebo všechno.

file-title = { $name } jako soubor
file-whole = Celý stůl
file-whole-more = Soubor se dá kdykoli otevřít tady i v jiné instalaci a hrát dál přesně odtud.
file-hidden = Kdo soubor dostane, může si v něm přečíst i to, co je u stolu tajné:
file-whole-save = Uložit celý stůl
file-reading = Ke čtení, bez tajemství
file-reading-more = Kronika česky i anglicky, stav stolu a všechno, co se u něj odehrálo. Co je u stolu někomu skryté, to v souboru není.
file-reading-only = Hrát z něj dál nejde: co leží lícem dolů, to v něm není.
file-reading-save = Uložit ke čtení
reading-copy-about = Stůl ke čtení z aplikace Kronikář. Co bylo u stolu tajné, je nahrazeno tečkou, a proto se z tohoto souboru nedá hrát dál. K tomu je potřeba celý soubor stolu.
hidden-seed = co přinese náhoda: příští hody a tahy, které losuje aplikace
hidden-ballots = tajné hlasy, dokud se neotevřou
import-is-a-reading-copy = Tohle je stůl ke čtení, bez tajemství. Hrát z něj dál nejde; požádejte toho, kdo stůl vede, o celý soubor.
import-is-a-box = V tomhle souboru je, co kdo ví o krabici. Otevřete ho na stránce „Co víme o svých krabicích“.
import-is-a-chest = V tomhle souboru je všechno z jedné instalace. Otevřete ho na stránce „Všechno v jednom souboru“.

everything-title = Všechno v jednom souboru
everything-lead = Záloha na cesty: pro nový počítač, nebo do šuplíku.
everything-save-title = Uložit
everything-save-more = V souboru jsou všechny stoly i s tím, co je u nich tajné, vaše vlastní knihy, všechno, co víte o svých krabicích, a nastavení tohoto zařízení.
everything-save-not = Nejsou v něm zahozené stoly, připojená zařízení ani klíče zabezpečeného spojení.
everything-save = Uložit všechno
everything-save-rest = Uložit ostatní
everything-left-out-more = Všechno ostatní je v pořádku a dá se uložit.
everything-back-title = Vrátit
everything-back-more = Nejdřív uvidíte, co v souboru je a co z toho už tu máte. Uloží se jen to, co zaškrtnete.
everything-choose = Vybrat soubor se vším
everything-gone = Ten soubor tu už neleží. Vyberte ho prosím znovu.
everything-taken = Hotovo. { $tables ->
    [0] Žádný nový stůl
    [one] Přibyl { $tables } stůl
    [few] Přibyly { $tables } stoly
   *[other] Přibylo { $tables } stolů
}, { $books ->
    [0] žádná kniha
    [one] { $books } kniha
    [few] { $books } knihy
   *[other] { $books } knih
}, { $cards ->
    [0] žádná karta
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}.
chest-title = Co je v souboru
chest-made = Uloženo { $when }
chest-lead = Zatím se nic nezměnilo. Zaškrtněte, co si chcete vzít; uloží se všechno najednou, nebo nic.
chest-tables = Stoly
chest-table-new = Nový: tady ho ještě nemáte.
chest-table-further = { $moves ->
    [one] Pokračuje o { $moves } tah dál než ten váš. Nastoupí na jeho místo a váš bude třicet dní mezi zahozenými.
    [few] Pokračuje o { $moves } tahy dál než ten váš. Nastoupí na jeho místo a váš bude třicet dní mezi zahozenými.
   *[other] Pokračuje o { $moves } tahů dál než ten váš. Nastoupí na jeho místo a váš bude třicet dní mezi zahozenými.
}
chest-table-same = Stejný už tu máte.
chest-table-older = { $moves ->
    [one] Ten váš je o { $moves } tah dál.
    [few] Ten váš je o { $moves } tahy dál.
   *[other] Ten váš je o { $moves } tahů dál.
}
chest-table-apart = Od { $evening }. herního večera se hrálo tady i tam, každý jinak. Zůstanou oba vedle sebe.
chest-books = Vlastní knihy
chest-book-new = Nová: tady ji ještě nemáte.
chest-book-same = Stejnou už tu máte.
chest-book-differs = Vaše je jiná. Ta ze souboru nastoupí na její místo a vaše zůstane vedle ní jako další kniha.
chest-boxes = Co se ví o krabicích
chest-box = Nové: { $new } · známé: { $same } · jiné: { $differing }
chest-preferences = Nastavení
chest-preferences-these = Jazyk, vzhled a velikost písma
chest-preferences-more = Na tomto zařízení budou takové jako tam, kde soubor vznikl.
chest-empty = Soubor je v pořádku, ale nic v něm není.
chest-take = Vzít zaškrtnuté
chest-leave = Nechat být
chest-none = V tomhle souboru není všechno z jedné instalace této aplikace, nebo se cestou poškodil.
chest-broken = Soubor je poškozený a nic se z něj neuložilo: { $why }
chest-broken-digest = { $member } není takový, jaký se ukládal.
chest-broken-missing = chybí v něm { $member }.
chest-broken-name = je v něm něco, co tam nepatří: { $member }.
chest-broken-twice = { $member } je v něm dvakrát.
chest-broken-torn = { $member } se nedá přečíst.
chest-broken-shape = { $member } nemá správnou podobu.
chest-no-such-tick = V souboru není nic označené { $tick }, co by se dalo vzít.
chest-left-out = { $tables ->
    [one] Jeden stůl se nedá přečíst a v souboru není: { $names }.
    [few] { $tables } stoly se nedají přečíst a v souboru nejsou: { $names }.
   *[other] { $tables } stolů se nedá přečíst a v souboru nejsou: { $names }.
}
cli-chest-brings = V souboru: { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}, { $books ->
    [one] { $books } kniha
    [few] { $books } knihy
   *[other] { $books } knih
}, { $boxes ->
    [one] { $boxes } krabice
    [few] { $boxes } krabice
   *[other] { $boxes } krabic
}.
cli-chest-take = Berou se ty s hvězdičkou. Jiné vyberete pomocí --take.
api-everything = Všechno z této instalace jako jeden soubor zip
api-look_into_everything = Co by takový soubor přinesl; nic se neuloží
api-take_everything = Vzít z něj, co je vybráno, všechno najednou, nebo nic
api-reading_copy = Stůl ke čtení, bez toho, co je u něj tajné
cli-chest-new = nové
cli-chest-same = stejné tu už je
cli-chest-further = pokračuje dál než to zdejší
cli-chest-older = to zdejší je dál
cli-chest-apart = tady i tam se hrálo jinak
cli-chest-differs = to zdejší je jiné
file-recorded = { $count ->
    [one] U tohoto stolu je nahraná { $count } pasáž. V souboru je, jen když o ni řeknete; soubor tím naroste.
    [few] U tohoto stolu jsou nahrané { $count } pasáže. V souboru jsou, jen když o ně řeknete; soubor tím naroste.
   *[other] U tohoto stolu je nahraných { $count } pasáží. V souboru jsou, jen když o ně řeknete; soubor tím naroste.
}
file-recorded-save = Uložit ho s nahrávkami
everything-save-recorded = Uložit všechno s nahrávkami
chest-voices = Nahrávky ke knihám
chest-voices-these = { $count ->
    [one] { $count } namluvená pasáž
    [few] { $count } namluvené pasáže
   *[other] { $count } namluvených pasáží
}
chest-voices-new = { $new ->
    [0] Všechny tu už máte.
    [one] Nová je tu { $new }; co se nahrálo tady, zůstane.
    [few] Nové jsou tu { $new }; co se nahrálo tady, zůstane.
   *[other] Nových je tu { $new }; co se nahrálo tady, zůstane.
}
