# What the store and its files can refuse.
import-not-a-table = This file is not a table of this app.
import-newer = This file was written by a newer version of this app. Update the app, then open it again.
import-too-large = The file is larger than { $limit } MB, the most that is taken here.
import-broken = The file is broken and was not opened: { $why }
import-broken-shape = something in it is missing, or is not what it should be.
import-broken-log = entry { $revision } of its log does not follow from the ones before.
import-broken-patch = entry { $revision } of its log cannot be made on the table as it stood.
import-broken-session = entry { $revision } of its log belongs to another evening.
import-broken-state = after entry { $revision } the table does not stand as its log tells.
import-broken-words = entry { $revision } of its log speaks of things that the game does not know.
no-backup = There is no sound backup yet.
no-such-backup = There is no sound backup called “{ $name }”.
store-in-use = Another program has this folder’s tables open. Close it (or stop the server), then try again.
unknown-rule = The rules reference has no entry { $rule }.
argument-too-deep = “{ $field }” is nested too deeply.
argument-number = “{ $field }” holds a number larger than a table can keep.
argument-broken-text = “{ $field }” holds characters that are no text.
