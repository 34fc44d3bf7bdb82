# Zálohy: jejich stránky, druhé místo pro ně a co se v nich najde.

backups-title = Zálohy
backups-lead = Vznikají samy a každá se celá přečte, než se na ni dá spolehnout. Tady se do nich podíváte, vrátíte z nich stůl a řeknete, kam se mají ukládat ještě.
backups-newest = Poslední záloha
backups-none = Zatím tu žádná není.
backups-by-itself = Další vznikne sama: po každém večeru, chvíli po posledním tahu a když aplikaci vypnete.
backups-make = Udělat zálohu teď
backups-all = Všechny zálohy
backups-older = Starší
backups-done-made = Záloha je hotová.
backups-done-nothing-new = Od poslední zálohy se nic nezměnilo, novou není z čeho dělat.
backups-done-checked = Všechno se přečetlo. Co se našlo, stojí níž.
backups-done-restored = Stoly stojí tak, jak byly v záloze. Co tu bylo předtím, je taky v záloze.
backups-done-home-chosen = Druhé místo pro zálohy je vybrané a poslední záloha už na něm leží.
backups-done-home-left = Zálohy se od teď ukládají jen sem. Co leží na druhém místě, tam zůstalo.
backup-title = Záloha
backup-made = { $day }, { $hour }
backup-last = hrálo se { $when }
backup-torn = část se nedá přečíst
backup-home-too = i na druhém místě
backup-only-home = jen na druhém místě
backup-others = z jiné instalace
backup-others-more = Tahle záloha vznikla v jiné instalaci aplikace, třeba na jiném počítači.
backup-look = Podívat se dovnitř
backup-look-into = Podívat se dovnitř zálohy ({ $day }, { $hour })
backup-tables = Stoly v záloze
backup-tables-more = Stůl, který přinesete, bude stát vedle toho nynějšího. Nic se nepřepíše.
backup-empty = V záloze žádný stůl nestojí.
backup-moves = { $moves ->
    [one] { $moves } zápis
    [few] { $moves } zápisy
   *[other] { $moves } zápisů
}
backup-bring = Přinést na polici
backup-bring-named = Přinést ze zálohy na polici stůl „{ $name }“
differs-same = stejný jako ten tady
differs-behind = { $moves ->
    [one] o { $moves } zápis pozadu za tím tady
    [few] o { $moves } zápisy pozadu za tím tady
   *[other] o { $moves } zápisů pozadu za tím tady
}
differs-ahead = { $moves ->
    [one] o { $moves } zápis dál než ten tady
    [few] o { $moves } zápisy dál než ten tady
   *[other] o { $moves } zápisů dál než ten tady
}
differs-apart = od tohohle tady se rozešel: { $evening }. herní večer se u každého hrálo jinak
differs-gone = na polici už není
differs-thrown = tady leží mezi zahozenými
differs-unread = v téhle záloze se nedá přečíst
restore-title = Vrátit všechno
restore-more = Celá police by stála tak, jak v téhle záloze. Nejdřív uvidíte, co se změní.
restore-look = Co by se změnilo
restore-only-here = Všechno najednou se dá vrátit jen přímo na počítači, na kterém aplikace běží.
restore-ask = Vrátit všechno z téhle zálohy?
restore-vanish = Z police zmizí
restore-vanish-one = v záloze ještě nebyl
restore-go-back = Vrátí se v čase
restore-come-back = Objeví se znovu
restore-same = Zůstanou, jak jsou
restore-nothing = Nic by se nezměnilo: v záloze je totéž, co tady.
restore-safe = Než se cokoli vrátí, udělá se záloha toho, co je tu teď. Kdykoli se k ní můžete vrátit.
restore-do = Vrátit všechno
home-title = Druhé místo
home-more = Zálohy leží na stejném disku jako stoly. Vyberte složku cloudového disku nebo na flashce a každá nová se uloží i tam a zpátky se přečte, jestli je v pořádku.
home-is = Každá nová záloha se ukládá i do složky
home-carried = Poslední se tam uložila a přečetla { $when } ({ $hour }).
home-there = Složka je na svém místě.
home-other = Vybrat jinou složku
home-likely = Tady by se hodila:
home-folder = Celá cesta ke složce
home-folder-more = Složka už musí existovat. Aplikace si v ní založí vlastní, ničeho jiného se nedotkne.
home-choose = Ukládat i sem
home-leave = Už tam zálohy neukládat
home-only-here = Složku jde vybrat jen přímo na počítači, na kterém aplikace běží.
home-not-carried = Poslední záloha je jen tady, na druhé místo se nedostala.
home-not-typed = Napište celou cestu ke složce.
home-not-whole = „{ $folder }“ není celá cesta. Začíná od kořene disku, třeba /media/flashka nebo D:\zalohy.
home-missing = Složka „{ $folder }“ tu není. Je-li na flashce, zasuňte ji; je-li v cloudu, zkontrolujte, jestli běží jeho aplikace.
home-not-a-folder = „{ $folder }“ není složka, ale soubor. Vyberte složku.
home-inside = „{ $folder }“ leží u samotných stolů, to by druhé místo nebylo. Vyberte složku jinde, nejlíp na jiném disku.
home-read-only = Do složky „{ $folder }“ se nedá zapisovat. Odemkněte ji, nebo vyberte jinou.
home-full = Ve složce „{ $folder }“ došlo místo. Uvolněte ho, nebo vyberte jinou; záloha tady je hotová.
home-fails = Ze složky „{ $folder }“ se nečte to, co se do ní zapsalo, nebo s ní disk přestal mluvit. Zkuste jiný disk; záloha tady je hotová.
home-another = Složka „{ $folder }“ tu je, ale zálohy v ní nejsou: nejspíš je vytažená flashka, nebo je zasunutá jiná. Zasuňte tu pravou, nebo složku vyberte znovu.
found-title = Je všechno v pořádku?
found-never = Po spuštění se projdou stoly, tady na požádání i všechny zálohy.
found-check = Zkontrolovat teď
found-when = Naposledy se kontrolovalo { $when } ({ $hour }).
found-read = { $tables ->
    [one] Přečetl se { $tables } stůl
    [few] Přečetly se { $tables } stoly
   *[other] Přečetlo se { $tables } stolů
} ({ $moves ->
    [one] { $moves } zápis
    [few] { $moves } zápisy
   *[other] { $moves } zápisů
}){ $backups ->
    [0] .
    [one] {" "}a { $backups } záloha.
    [few] {" "}a { $backups } zálohy.
   *[other] {" "}a { $backups } záloh.
}
found-well = Všechno se dá přečíst.
found-torn = Zápis tohoto stolu je poškozený, první nečitelné místo je z { $evening }. herního večera.
found-torn-short = Stůl „{ $name }“ je poškozený, a to od { $evening }. herního večera.
found-to = Co s tím
found-last-good = Naposledy je celý v záloze, která vznikla { $when } ({ $hour }). Poškozený stůl půjde do archivu.
found-in-archive = Leží v archivu.
found-bring-back-named = Vrátit ze zálohy stůl „{ $name }“
found-bad-torn = { $tables ->
    [one] { $tables } stůl se v ní nedá přečíst.
    [few] { $tables } stoly se v ní nedají přečíst.
   *[other] { $tables } stolů se v ní nedá přečíst.
}
found-place-here = v záloze tady
found-place-home = na druhém místě
found-place-other = na druhém místě, z jiné instalace
fault-gone = Soubor mezitím někdo smazal nebo přesunul.
fault-foreign = Tohle není záloha z této aplikace.
fault-broken = Záloha je poškozená a nedá se přečíst.
fault-newer = Zálohu zapsala novější verze aplikace. Aktualizujte ji a otevřete zálohu znovu.
backup-gone = Soubor zálohy „{ $name }“ mezitím někdo smazal nebo přesunul. Na stolech se nic nezměnilo.
backup-foreign = Soubor „{ $name }“ není záloha z této aplikace. Na stolech se nic nezměnilo.
backup-broken = Záloha „{ $name }“ je poškozená a nedá se přečíst. Na stolech se nic nezměnilo.
backup-newer = Zálohu „{ $name }“ zapsala novější verze aplikace. Na stolech se nic nezměnilo; aktualizujte aplikaci a otevřete zálohu znovu.
kept-done = Stůl, jak teď leží, je v záloze ({ $day }, { $hour }).
kept-carried = Leží i na druhém místě.
kept-trouble = Co s druhým místem
kept-elsewhere = Ukládat zálohy i jinam
kept-not-yet = Stůl, jak teď leží, zatím v žádné záloze není.
settings-unreadable = Soubor s nastavením { $file } se nedá přečíst. Dokud nic nenastavíte, nezmění se; pak zůstane schovaný vedle nového.
not-yours-here = Tohle jde jen přímo na počítači, na kterém aplikace běží.
came-backup-same = V záloze je přesně tentýž stůl, do posledního tahu.
came-backup-further = V záloze je týž stůl a dohrál se dál: má navíc { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}.
came-backup-older = V záloze je týž stůl, jak stál dřív: chybí mu { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}, které už tady padly.
came-backup-apart = V záloze je týž stůl, ale hrálo se u obou: { $evening }. herní večer se jejich cesty rozešly.
came-backup-file = ze zálohy
came-backup-keep-new = Nahradit ho tím ze zálohy
came-backup-more = Který nenecháte, bude třicet dní mezi zahozenými. Necháte-li oba, pozná se ten ze zálohy podle štítku „z dovozu“.
api-all_backups = Zálohy, nejnovější první, a jejich druhé místo
api-make_backup = Udělat zálohu, pokud se od poslední něco změnilo; odpověď je ta nejnovější
api-look_into_backup = Stoly v záloze a čím se každý liší od toho tady
api-bring_from_backup = Přinést stůl ze zálohy na polici vedle toho nynějšího
api-restore_backup = Vrátit všechno ze zálohy, a napřed udělat zálohu toho, co je tu teď; jen na počítači, na kterém aplikace běží. Odpověď je záloha toho, co tu bylo
api-check_backups = Přečíst všechny stoly a zálohy a vyjmenovat, co je poškozené
api-choose_second_home = Vybrat složku, do které se zálohy ukládají ještě (prázdná: žádnou); jen na počítači, na kterém aplikace běží
cli-backup-same = Od poslední zálohy se nic nezměnilo.
cli-backup-copied = A zkopírovaná je do { $folder }.
cli-home-none = Druhé místo pro zálohy není vybrané.
cli-home-is = Zálohy se ukládají i do { $folder }.
cli-brought = „{ $name }“ ze zálohy stojí na polici jako { $id }.
cli-found-torn = „{ $name }“ ({ $id }) se od { $evening }. herního večera nedá přečíst.
cli-found-answer = Vrátí ho: companion backups restore-table { $backup } { $id }
