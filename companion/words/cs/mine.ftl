# Vlastní stránka hráče na jeho zařízení.

panel-mine = moje
own-page = Moje
own-your-turn = Jste na tahu
own-turn-of = Na tahu je { $name }.
own-waits = Slovo má { $name }: { $what }
own-asked = K rozhodnutí
own-cover = Zakrýt
own-uncover = Ukázat
own-to-the-table = Ke stolu
own-to-the-list = K seznamu
own-whose = Čí stránka?
own-whose-hint = Vlastní stránka hráče, jak ji má na svém zařízení.
own-no-seat = Toto zařízení nemá u stolu místo. Přidělí mu ho hostitel.
own-character = Moje postava
own-board = Celá deska
own-nothing = Teď není nic na vás.

# Hlasy z vlastních zařízení hráčů: nikdo je nevidí, dokud nehlasovali všichni.
own-vote = Váš hlas
own-vote-hint = Dokud nehlasují všichni, nikdo ho neuvidí. Dalším klepnutím ho vezmete zpět.
own-chronicler-reads = Čte kronikář. Tady řeknete, co byste udělali.
vote-missing = Čeká se na hlasy: { $names }.
vote-all-in = Hlasovali všichni.
vote-open = Ukázat odevzdané hlasy
move-ballot = hlasovat tajně
    .noun = tajný hlas
move-open_ballots = ukázat hlasy
    .noun = odkryté hlasy
no-ballots = Nikdo tajně nehlasoval.
fact-ballots = Tajné hlasy
