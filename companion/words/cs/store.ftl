# Co může odmítnout úložiště a jeho soubory.
import-not-a-table = Tento soubor není stůl z této aplikace.
import-newer = Soubor zapsala novější verze aplikace. Aktualizujte ji a otevřete ho znovu.
import-too-large = Soubor je větší než { $limit } MB; víc se sem nevejde.
import-broken = Soubor je poškozený a neotevřel se: { $why }
import-broken-shape = něco v něm chybí, nebo to není, co to má být.
import-broken-log = zápis { $revision } v jeho záznamu nenavazuje na předchozí.
import-broken-patch = zápis { $revision } v jeho záznamu nelze na tehdejším stole provést.
import-broken-session = zápis { $revision } v jeho záznamu patří k jinému večeru.
import-broken-state = po zápisu { $revision } stůl nevypadá tak, jak vypráví jeho záznam.
import-broken-words = zápis { $revision } v jeho záznamu mluví o věcech, které hra nezná.
no-backup = Zatím tu není žádná neporušená záloha.
no-such-backup = Neporušená záloha „{ $name }“ tu není.
store-in-use = Stoly v této složce má otevřené jiný program. Ukončete ho (nebo zastavte server) a zkuste to znovu.
unknown-rule = V pravidlech není heslo { $rule }.
argument-too-deep = Údaj „{ $field }“ je vnořený příliš hluboko.
argument-number = Údaj „{ $field }“ obsahuje větší číslo, než stůl unese.
argument-broken-text = Údaj „{ $field }“ obsahuje znaky, které nejsou text.
