# Příkaz `companion`.
cli-no-tables-here = Ve složce { $folder } žádné stoly nejsou. Začněte příkazem „companion serve“, nebo zvolte jinou složku přes --instance.
cli-empty-shelf = Police je prázdná.
cli-stands = Revize { $revision }, { $session }. večer.
cli-exported = Zapsáno do { $file }.
cli-imported = „{ $name }“ stojí na polici jako { $id }.
cli-forked = Stůl „co kdyby“ se jménem „{ $name }“ stojí na polici jako { $id }.
cli-restored = Záloha je na svém místě. Co tam bylo předtím, zůstalo v { $aside }.
cli-restore-hint = Je tu neporušená záloha. Na své místo ji vrátí: companion restore { $name }
cli-port-taken = Port { $port } je obsazený, beru { $taken }.
cli-no-port = Od { $port } do { $last } není volný žádný port.
cli-not-this-machine = Zatím se dá sloužit jen tomuto počítači: „{ $host }“ není jeho vlastní adresa (127.0.0.1, ::1).
cli-system = Nepovedlo se to: { $why }
cli-no-tests = Nejsou tu testy (nebo pytest), takže nic nelze prohlásit za doložené.
cli-tests-broken = Testy se nedají načíst, takže nic nelze prohlásit za doložené.
