# Zařízení: kdo smí od stolu dovnitř a jak.

role-host = hostitel
role-host-may = smí všechno: pouští dovnitř, rozděluje místa, ukládá a maže stoly.
role-chronicler = kronikář
role-chronicler-may = vede stůl: čte knihy, zakládá stoly a přepíše, co nesedí.
role-player = hráč
role-player-may = má své místo. Vidí svou ruku a táhne.
role-onlooker = divák
role-onlooker-may = jen se dívá.
one-name = { $who }

stranger = Tohle zařízení u stolu nikdo nezná. Připojte se kódem od hostitele.
not-yours-look = Tohle zařízení u stolu nikdo nezná.
not-yours-play = Tohle zařízení se jen dívá. Chcete-li hrát, řekněte hostiteli o místo.
not-yours-keep = Tohle dělá kronikář nebo hostitel. Jste-li to vy, ať vám hostitel změní roli.
not-yours-house = Tohle dělá jen hostitel na svém zařízení.
no-such-device = Takové zařízení tu není. Nejspíš už ho někdo odebral.
seat-taken = Na tomhle místě už sedí { $name }. Uvolnit ho může hostitel.
seat-gone = Tohle místo u stolu není. Vyberte si jiné.
too-many-devices = { $most ->
    [one] Víc než jedno zařízení se dovnitř nevejde. Ať hostitel některé odebere.
    [few] Víc než { $most } zařízení se dovnitř nevejdou. Ať hostitel některé odebere.
   *[other] Víc než { $most } zařízení se dovnitř nevejde. Ať hostitel některé odebere.
}
device-name-odd = Napište jméno: aspoň jedno písmeno, nejvýš { $most }.
code-missing = Opište šest číslic z hostitelovy obrazovky.
code-wrong = Tenhle kód neplatí. Podívejte se ještě jednou, jaký má hostitel na obrazovce.
code-ran-out = Tenhle kód už vypršel. Hostitel má na obrazovce nový.
code-too-soon = { $seconds ->
    [one] Po špatném kódu se chvíli čeká. Napište ho znovu za sekundu.
    [few] Po špatném kódu se chvíli čeká. Napište ho znovu za { $seconds } sekundy.
   *[other] Po špatném kódu se chvíli čeká. Napište ho znovu za { $seconds } sekund.
}
nobody-new = Někdo tu kód hádal, a tak teď nikoho nového nepouštíme. Ať hostitel pozve znovu.

join-title = Ke stolu
join-lead = Posaďte se
join-code = Kód od stolu
join-code-hint = Šest číslic z hostitelovy obrazovky.
join-code-do = Vejít
join-in-already = Jste tu jako { $name }.
join-to-shelf = K policím
join-at-machine = Sedíte u počítače, na kterém aplikace běží. Dovnitř nikoho pouštět nemusíte.
join-machine-hint = Sedíte u počítače, na kterém aplikace běží?
join-machine = Ano, jsem hostitel
join-name = Jméno
join-name-hint = Nechte prázdné, pokud se najdete dole.
join-who = Kdo jste?
join-look-on = Jen se dívám
join-chronicler = Budu číst
join-chronicler-hint = Kdo čte, toho potvrdí hostitel. Do té chvíle se dívá.
seat-held = sedí tu { $name }
sit-title = Kde sedíte?
sit-machine = Tenhle počítač je uprostřed stolu. Místo si volí jen ten, kdo se připojil ze svého zařízení.
sit-has-one = Místo u tohoto stolu už máte. Změnit ho může hostitel.
sit-to-table = Ke stolu
sit-choose = Vybrat si místo

devices-title = Kdo je u stolu
devices-none = Zatím nikdo. Kdo načte kód, objeví se tady.
device-program = program
device-this = tohle zařízení
device-seen = naposledy { $when } v { $hour }
device-here = teď u stolu
device-asks = { $name } chce číst jako kronikář.
device-asks-yes = Ano, bude číst
device-asks-no = Ne
device-change = Změnit
device-name = Jméno
device-role = Role
device-seat = Místo u stolu { $table }
device-no-seat = žádné
device-keep = Uložit
device-remove = Odebrat zařízení
device-leave = Odejít od stolu
device-leave-hint = Tohle zařízení je tu jako { $name } ({ $role }). Kdo odejde, potřebuje k návratu nový kód.
invites-to = Zve ke stolu { $table }.
invites-by = Kód platí čtvrt hodiny:
invites-elsewhere = Pozvat k jinému stolu
invite-anew = Pozvat znovu
guessed = { $tries ->
    [one] Někdo jednou zadal špatný kód. Nikoho nového teď nepouštíme.
    [few] Někdo { $tries }krát zadal špatný kód. Nikoho nového teď nepouštíme.
   *[other] Někdo { $tries }krát zadal špatný kód. Nikoho nového teď nepouštíme.
}

# příkazy
cli-no-devices = Z domácí sítě sem zatím nikdo nechodí.
cli-device-added = Program { $id } smí dovnitř. Jeho klíč se ukáže jen teď:
cli-device-changed = { $name } je teď { $role }.
cli-device-removed = { $name } už dovnitř nesmí.

# u stolu
looks-on = Jen se díváte. Místo u stolu vám dá hostitel.
sits-nowhere = U tohoto stolu ještě nemáte místo.
guessed-short = Někdo zkoušel uhodnout kód od stolu, a tak nikoho nového nepouštíme.
register-busy = Seznam zařízení má teď otevřený jiný program. Nic se nezměnilo, zkuste to za chvíli znovu.
join-out = Tohle zařízení už u stolu není: hostitel ho odebral, nebo dlouho nepřišlo. Vrátit se dá kódem.
asked-to-read = Hostitel ví, že chcete číst. Až to potvrdí, kniha se tu otevře sama.
asks-to-read = { $name } chce číst jako kronikář.
hand-elsewhere = na vlastním telefonu
