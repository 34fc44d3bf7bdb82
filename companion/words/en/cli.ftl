# The `companion` command.
cli-no-tables-here = There are no tables in the folder { $folder }. Start with “companion serve”, or name another folder with --instance.
cli-empty-shelf = The shelf is empty.
cli-stands = Revision { $revision }, evening { $session }.
cli-exported = Written to { $file }.
cli-imported = “{ $name }” stands on the shelf as { $id }.
cli-forked = The what-if table “{ $name }” stands on the shelf as { $id }.
cli-restored = The backup is in its place. What stood there before is kept as { $aside }.
cli-restore-hint = A sound backup is there. To put it in its place: companion restore { $name }
cli-port-taken = Port { $port } is taken; port { $taken } is used instead.
cli-no-port = No port from { $port } to { $last } is free.
cli-not-this-machine = For now only this machine is served: “{ $host }” is not one of its own addresses (127.0.0.1, ::1).
cli-system = It did not work: { $why }
cli-no-tests = The tests are not here (or pytest is not), so nothing can be called proven.
cli-tests-broken = The tests cannot be collected, so nothing can be called proven.
