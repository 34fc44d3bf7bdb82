# Zabezpečené spojení: certifikát této aplikace a stránka, která zařízení provede tím, jak mu věřit.

https-begun = Aplikace si pro tuto síť vyrobila vlastní certifikát „{ $name }“. Každé zařízení mu musí jednou uvěřit.
https-damaged = Certifikát této aplikace byl poškozený, proto je tu nový: „{ $name }“. Každé zařízení mu musí znovu uvěřit.
https-ran-out = Certifikátu této aplikace skončila platnost, proto je tu nový: „{ $name }“. Každé zařízení mu musí znovu uvěřit.
https-clock = Podle hodin tohoto počítače certifikát ještě neplatí (platí od { $begins }). Seřiďte hodiny. Jdou-li správně, smažte složku { $folder } a aplikaci spusťte znovu, vyrobí si nový.
https-not-secured = Nezabezpečeným spojením se tu nic nemění, po cestě by to mohl kdokoli číst i přepsat. Pošlete to na { $address }.

# stránka důvěry
trust-title = Zabezpečené spojení
trust-lead = Jednou naučte toto zařízení certifikátu téhle aplikace věřit. Pak už ho nic nezastaví a nikdo ve vaší síti neuvidí, co si s aplikací říká.
trust-none = Aplikace teď běží bez zabezpečeného spojení. V domácí síti, které věříte, se bez něj obejdete; jen některá zařízení pak nenechají svítit obrazovku a nedovolí dát si aplikaci na plochu. Zapnete ho na počítači, kde aplikace běží, tímto příkazem:
trust-check-title = Věří už toto zařízení?
trust-ask = Klepněte na „Pokračovat zabezpečeně“. Ukáže-li se varování, ještě ne: projděte kroky níže.
trust-wait = Zatím ne. Projděte kroky níže a vraťte se sem.
trust-yes = Ano. Toto zařízení s aplikací mluví zabezpečeně.
trust-no = Ještě ne. Zkontrolujte, že jste prošli všechny kroky, i ten poslední.
trust-go = Pokračovat zabezpečeně
trust-again = Zkusit znovu
trust-download = Stáhnout certifikát
trust-others = Jiné zařízení
trust-which = Které zařízení držíte?

trust-ipad = iPad a iPhone
trust-ipad-1 = V Safari stáhněte certifikát a na otázku, zda smí stránka stáhnout konfigurační profil, odpovězte „Povolit“.
trust-ipad-2 = Otevřete Nastavení, klepněte na stažený profil a vpravo nahoře na „Instalovat“.
trust-ipad-2-way = Nastavení › Obecné › VPN a správa zařízení › Instalovat
trust-ipad-3 = Instalace ještě nestačí. Na samém konci stránky zapněte přepínač u jména certifikátu.
trust-ipad-3-way = Nastavení › Obecné › Informace › Nastavení důvěryhodnosti certifikátů
trust-ipad-4 = Vraťte se na tuto stránku, sama pozná, že je hotovo.
trust-ipad-more = V jiném prohlížeči než v Safari se profil nestáhne; po instalaci ale certifikátu věří všechny.

trust-android = Tablet nebo telefon s Androidem
trust-android-1 = V Chromu stáhněte certifikát. Soubor neotvírejte, Android ho přijme jen z nastavení.
trust-android-2 = Otevřete nastavení certifikátů. Jestli je nevidíte, hledejte v nastavení slovo „certifikát“.
trust-android-2-way = Nastavení › Zabezpečení a soukromí › Další nastavení › Šifrování a přihlašovací údaje › Instalovat certifikát › Certifikát CA
trust-android-3 = Na varování odpovězte „Přesto nainstalovat“, zadejte zámek obrazovky a ve stažených souborech vyberte soubor.
trust-android-3-way = kronikar.crt
trust-android-4 = Vraťte se na tuto stránku, sama pozná, že je hotovo.
trust-android-more = Android pak občas připomene, že síť může být sledována. Říká to o každém certifikátu, který přidal člověk; ten náš platí jen pro adresy domácí sítě. Firefox na Androidu takovým certifikátům nevěří, použijte Chrome.

trust-windows = Notebook s Windows
trust-windows-1 = Stáhněte certifikát, soubor otevřete a klepněte na „Nainstalovat certifikát…“.
trust-windows-2 = Nechte „Aktuální uživatel“, klepněte na „Další“ a zvolte „Všechny certifikáty umístit v následujícím úložišti“.
trust-windows-2-way = Procházet… › Důvěryhodné kořenové certifikační autority › OK
trust-windows-3 = Klepněte na „Další“, „Dokončit“ a na varování odpovězte „Ano“.
trust-windows-4 = Zavřete a znovu otevřete prohlížeč a vraťte se na tuto stránku.

trust-mac = Mac
trust-mac-1 = Stáhněte certifikát a poklepejte na soubor, otevře se v Klíčence.
trust-mac-2 = V Klíčence certifikát najděte podle jména, poklepejte na něj a rozbalte část „Důvěra“.
trust-mac-2-way = Při použití tohoto certifikátu: Vždy důvěřovat
trust-mac-3 = Okno zavřete a změnu potvrďte heslem nebo otiskem prstu.
trust-mac-4 = Zavřete a znovu otevřete prohlížeč a vraťte se na tuto stránku.

trust-firefox = Firefox na počítači
trust-firefox-1 = Stáhněte certifikát. Zeptá-li se Firefox sám, zda nové autoritě věřit, zaškrtněte „Uznat tuto CA pro identifikaci serverů“ a máte hotovo.
trust-firefox-2 = Jinak soubor importujte v nastavení a zaškrtněte totéž.
trust-firefox-2-way = Nastavení › Soukromí a zabezpečení › Zobrazit certifikáty… › Autority › Importovat…
trust-firefox-3 = Vraťte se na tuto stránku, sama pozná, že je hotovo.
trust-firefox-more = Firefox má vlastní seznam certifikátů. Kroky pro Windows nebo Mac mu samy nemusí stačit.

trust-mark-title = Je to opravdu tenhle certifikát?
trust-mark-how = Tak ho zařízení ukáže ve svém seznamu: jméno a otisk SHA-256. Stejný otisk vypsala aplikace na svém počítači, když se spustila. Liší-li se, certifikátu nevěřte.
trust-means-title = Co tím zařízení slibujete
trust-means = Zařízení uvěří, že mluví s touto aplikací, a ničemu dalšímu: certifikát platí jen pro jména a adresy domácích sítí, žádný web na internetu se jím vydávat nemůže.
trust-removal = Až ho nebudete chtít, v témže místě nastavení ho smažte. Stránka se pak bude chovat, jako by ji zařízení vidělo poprvé.
trust-clock = Nevěří-li zařízení ani po všech krocích, podívejte se, jestli má správné datum. Certifikát platí do roku { $ends }.

https-served = Zabezpečeně: { $address }
https-fingerprint = Certifikát „{ $name }“, otisk SHA-256: { $fingerprint }
https-lead = Zařízení ho naučí věřit stránka { $address }
