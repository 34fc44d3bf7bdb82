# Pravidla příběhu a Automa na stránkách.

objective-meets = { $who_gender ->
    [f] { $who } splnila požadavek
   *[other] { $who } splnil požadavek
}
objective-turn = Otočit
objective-scored-tag = vyhodnoceno
objective-describe-first = Popište ho níže, pak ho bude možné otočit.
objective-describe = Popsat skrytý cíl
objective-look = Co je na cíli:
alliance-choose = { $who } si vybírá balíček aliance
alliance-discard = { $who } odhazuje kartu aliance
alliance-apply = { $who } uplatňuje karty aliance
alliance-unnamed = { $number }. karta: která to je?
alliance-card = { $number }. karta
alliance-name = Zapsat
alliance-which = Pojmenovat kartu:
automa-title = Automa
automa-asks-flip = Otočte za ni žeton osudu sólo režimu.
automa-asks-rows = Automa si vybírá dvojici, na které je nejvíc aktivních symbolů. Kolik jich má která řada?
automa-asks-draft = Automa si bere svou dvojici.
automa-asks-cards = Které karty si Automa vzala z balíčku?
automa-asks-ability = Kolikrát platila první schopnost Automy? Získává za ni zkušenost.
automa-asks-card = Kterou kartu si Automa bere navíc?
automa-or-name = Nebo karty v řadách pojmenujte, aplikace si symboly spočítá sama.
automa-own-token = Otočit vlastním žetonem
automa-flip = { $number }. otočení
automa-otherwise = Postavit figurku jinam
automa-board-symbol = { $number }. symbol jejího plánu
automa-unprinted = Její plán zatím nikdo nepopsal. Popište ho, nebo žetony pokládejte sami.
objective-who = Kdo splnil požadavek?
