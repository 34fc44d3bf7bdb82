# Tažení jako kniha.
volume-name = { $who }
volume-words = { $words }
volume-contents = Obsah
volume-company = Kdo byl při tom
volume-figures = Co se napočítalo
volume-fell = Cestou padli
volume-colophon = Zapsáno u stolu, večer po večeru, naposledy { $date }.
volume-chapter = { $number ->
    [1] První večer u stolu
    [2] Druhý večer u stolu
    [3] Třetí večer u stolu
    [4] Čtvrtý večer u stolu
    [5] Pátý večer u stolu
    [6] Šestý večer u stolu
    [7] Sedmý večer u stolu
    [8] Osmý večer u stolu
    [9] Devátý večer u stolu
    [10] Desátý večer u stolu
    [11] Jedenáctý večer u stolu
    [12] Dvanáctý večer u stolu
   *[other] { $number }. večer u stolu
}
volume-present = Hráli: { $people }.
volume-own-picture = Obrázek od stolu

figure-evenings = Večerů u stolu
figure-draws = Hodů a tahů z balíčku
figure-passages = Pasáží čtených nahlas

# Jeho stránka
page-volume = Kniha tažení
volume-lead = Celé tažení jako kniha, co večer, to kapitola. Připisujte do ní, přidávejte obrázky, vynechte, co nikomu nechybí. Vše jde vzít zpět jako každý tah.
volume-take = Vzít si ji domů
volume-take-pdf = PDF k vytištění
volume-take-epub = EPUB do čtečky
volume-take-html = Jedna stránka (HTML)
volume-take-md = Markdown, v zipu i s obrázky
volume-take-sound = Jak bylo namluveno (zip)
volume-sound-cs = Namluveno je jen česky: svazek česky
volume-sound-en = Namluveno je jen anglicky: svazek anglicky
volume-nothing-recorded = Z tohoto tažení zatím nikdo v tomto jazyce žádnou pasáž nenahrál. Kronikář to může udělat na stránce čtenáře, pod Hlas a posun.
volume-in = Jazyk
volume-in-cs = česky
volume-in-en = anglicky
volume-chapters = Kapitoly
volume-write-here = Připsat sem
volume-change = Změnit
volume-put-picture = Přidat obrázek
volume-leave-out = Vynechat
volume-put-back = Vrátit
volume-is-out = V knize není
volume-text = Text
volume-caption = Co na něm je
volume-file = Obrázek
volume-keep-change = Nechat takhle
volume-done = Tady hotovo
volume-keep = Dát do knihy
volume-as-told = Necháte-li pole prázdné, zůstane to tak, jak to vypráví kronika.
volume-passage-by-title = Její slova tu už nejsou, zůstal název.
volume-lacking = V PDF chybí písmo pro { $letters }; v HTML a EPUB je najdete.
volume-empty = Zatím není co vyprávět
volume-empty-more = První stránku napíše první večer.
volume-chose = Zvolili:
volume-to-edit = Psát do ní
volume-to-read = Jen číst
volume-begin-here = Připsat před to všechno

wrote-volume-told = Do knihy tažení: { $text }
wrote-volume-picture = Do knihy tažení přibyl obrázek. { $text }
wrote-volume-reworded = Část knihy tažení dostala jiná slova: { $text }
wrote-volume-left-out = Z knihy tažení bylo něco vynecháno.
wrote-volume-put-back = Do knihy tažení se něco vrátilo.

move-tell_in_volume = připsat do knihy tažení
    .noun = slova v knize tažení
    .does = Vlastní odstavec do knihy tažení.
move-reword_in_volume = změnit odstavec knihy tažení
    .noun = jiná slova v knize tažení
    .does = Část knihy tažení vlastními slovy.
move-leave_out_of_volume = vynechat z knihy tažení
    .noun = vynechání z knihy tažení
    .does = Část, která v knize tažení být nemá, nebo do ní má zpátky.
move-picture_in_volume = obrázek do knihy tažení
    .noun = obrázek v knize tažení
    .does = Vlastní obrázek do knihy tažení.
arg-piece = Část knihy
arg-out = Vynechat
arg-picture = Obrázek

picture-is-none = Tenhle soubor není obrázek, který by tu šel přečíst. Jde JPEG, PNG, WebP a GIF.
picture-too-heavy = { $limit ->
    [one] Soubor je větší než { $limit } MB. Nejdřív ho zmenšete.
    [few] Soubor je větší než { $limit } MB. Nejdřív ho zmenšete.
   *[other] Soubor je větší než { $limit } MB. Nejdřív ho zmenšete.
}
picture-too-large = Obrázek má přes { $limit } milionů bodů. Nejdřív ho zmenšete.
pictures-too-many = { $limit ->
    [one] Tenhle stůl má { $limit } obrázek a víc jich mít nemůže.
    [few] Tenhle stůl má { $limit } obrázky a víc jich mít nemůže.
   *[other] Tenhle stůl má { $limit } obrázků a víc jich mít nemůže.
}
picture-not-there = Takový obrázek u tohoto stolu není.
picture-missing = Nejdřív vyberte obrázek.
import-broken-picture = některý obrázek v něm je poškozený, nebo to obrázek není.
volume-no-such-form = V takové podobě kniha není. Je v těchto: html, pdf, epub, md.
volume-on = Číst dál

cli-volume-written = Kniha tažení je zapsaná: { $file }
api-volume = Kniha tažení jednoho stolu: její rukopis, nebo s `form` soubor (html, pdf, epub, md, sound).
api-bring_picture = Přinese obrázek do knihy tažení (base64); odpověď říká, pod čím ho zná tah picture_in_volume.
wrote-volume-as-told = Část knihy tažení zůstává tak, jak se vyprávěla.
picture-no-painter = Obrázky tu přidat nejde: téhle kopii aplikace chybí balíček Pillow. Na počítači s celou aplikací to jde.
