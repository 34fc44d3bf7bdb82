# Zabezpečené spojení: certifikát této aplikace a stránka, která zařízení provede tím, jak mu věřit.

https-begun = Aplikace si pro tuto síť vyrobila vlastní certifikát „{ $name }“. Každé zařízení mu musí jednou uvěřit.
https-damaged = Certifikát této aplikace byl poškozený, proto je tu nový: „{ $name }“. Každé zařízení mu musí znovu uvěřit.
https-ran-out = Certifikátu této aplikace skončila platnost, proto je tu nový: „{ $name }“. Každé zařízení mu musí znovu uvěřit.
https-clock = Podle hodin tohoto počítače certifikát ještě neplatí (platí od { $begins }). Seřiďte hodiny. Jdou-li správně, smažte složku { $folder } a aplikaci spusťte znovu, vyrobí si nový.
