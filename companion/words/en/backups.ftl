# Backups: their pages, their second home, and what is found in them.

backups-title = Backups
backups-lead = They are made by themselves, and each is read as a whole before it counts. Look into them here, bring a table back, and say where else they are to be kept.
backups-newest = The last backup
backups-none = There is none yet.
backups-by-itself = The next one comes by itself: after each evening, a while after the last move, and when you stop the app.
backups-make = Make a backup now
backups-all = All backups
backups-older = Older ones
backups-done-made = The backup is made.
backups-done-nothing-new = Nothing has changed since the last backup, so there is nothing to make a new one of.
backups-done-checked = Everything was read. What was found stands below.
backups-done-restored = The tables stand as they did in the backup. What was here before is in a backup, too.
backups-done-home-chosen = The second home is chosen, and the last backup lies there already.
backups-done-home-left = From now on backups are kept here only. What lies in the second home stayed there.
backup-title = A backup
backup-made = { $day }, { $hour }
backup-last = played { $when }
backup-torn = part of it cannot be read
backup-home-too = in the second home, too
backup-only-home = in the second home only
backup-others = of another installation
backup-others-more = This backup was made by another installation of the app, on another computer perhaps.
backup-look = Look inside
backup-look-into = Look inside the backup ({ $day }, { $hour })
backup-tables = Tables in the backup
backup-tables-more = A table that you bring stands beside the present one. Nothing is written over.
backup-empty = No table stands in this backup.
backup-moves = { $moves ->
    [one] { $moves } entry
   *[other] { $moves } entries
}
backup-bring = Bring it to the shelf
backup-bring-named = Bring the table “{ $name }” from the backup to the shelf
differs-same = the same as the one here
differs-behind = { $moves ->
    [one] { $moves } entry behind the one here
   *[other] { $moves } entries behind the one here
}
differs-ahead = { $moves ->
    [one] { $moves } entry further than the one here
   *[other] { $moves } entries further than the one here
}
differs-apart = parted from the one here: on game evening { $evening } each was played another way
differs-gone = not on the shelf any more
differs-thrown = lies here among what was thrown away
differs-unread = cannot be read in this backup
restore-title = Put everything back
restore-more = The whole shelf would stand as it does in this backup. First you see what would change.
restore-look = What would change
restore-only-here = Everything at once is put back only at the computer on which the app runs.
restore-ask = Put everything back from this backup?
restore-vanish = Will vanish from the shelf
restore-vanish-one = was not there yet in the backup
restore-go-back = Go back in time
restore-come-back = Come back
restore-same = Stay as they are
restore-nothing = Nothing would change: the backup holds what is here.
restore-safe = Before anything is put back, a backup is made of what is here now. You can return to it at any time.
restore-do = Put everything back
home-title = A second home
home-more = The backups lie on the same disk as the tables. Choose a folder of a cloud drive or on a stick, and each new one is kept there, too, and read back to see that it is whole.
home-is = Each new backup is also kept in the folder
home-carried = The last one was kept and read there { $when } at { $hour }.
home-there = The folder is in its place.
home-other = Choose another folder
home-likely = These would do well:
home-folder = The whole path of the folder
home-folder-more = The folder has to be there already. The app makes one of its own inside and touches nothing else.
home-choose = Keep them here, too
home-leave = Keep no backups there any more
home-only-here = The folder is chosen only at the computer on which the app runs.
home-not-carried = The last backup is here only; it did not get to the second home.
home-not-typed = Type the whole path of a folder.
home-not-whole = “{ $folder }” is no whole path. It begins at the root of a disk, like /media/stick or D:\backups.
home-missing = The folder “{ $folder }” is not here. If it is on a stick, plug it in; if it is in a cloud, see whether its program runs.
home-not-a-folder = “{ $folder }” is a file and no folder. Choose a folder.
home-inside = “{ $folder }” lies with the tables themselves, that would be no second home. Choose a folder elsewhere, best on another disk.
home-read-only = Nothing can be written to the folder “{ $folder }”. Unlock it, or choose another one.
home-full = There is no room left in the folder “{ $folder }”. Make some, or choose another one; the backup here is made.
home-fails = What is read from the folder “{ $folder }” is not what was written there, or its disk has gone silent. Try another disk; the backup here is made.
home-another = The folder “{ $folder }” is here, but not the backups in it: most likely the stick is pulled out, or another one is plugged in. Plug in the right one, or choose the folder anew.
found-title = Is everything well?
found-never = The tables are looked through when the app starts; here, when you ask, all backups as well.
found-check = Check now
found-when = The last check was { $when } at { $hour }.
found-read = { $tables ->
    [one] { $tables } table was read
   *[other] { $tables } tables were read
} ({ $moves ->
    [one] { $moves } entry
   *[other] { $moves } entries
}){ $backups ->
    [0] .
    [one] {" "}and { $backups } backup.
   *[other] {" "}and { $backups } backups.
}
found-well = Everything can be read.
found-torn = What is written of this table is damaged; the first part that cannot be read is of game evening { $evening }.
found-torn-short = The table “{ $name }” is damaged from game evening { $evening } on.
found-to = What to do
found-last-good = It is whole in the backup that was made { $when } at { $hour }. The damaged table goes to the archive.
found-in-archive = It lies in the archive.
found-bring-back-named = Bring the table “{ $name }” back from the backup
found-bad-torn = { $tables ->
    [one] { $tables } table in it cannot be read.
   *[other] { $tables } tables in it cannot be read.
}
found-place-here = among the backups here
found-place-home = in the second home
found-place-other = in the second home, of another installation
fault-gone = Somebody has deleted or moved the file meanwhile.
fault-foreign = This is no backup of this app.
fault-broken = The backup is damaged and cannot be read.
fault-newer = The backup was written by a newer version of the app. Update it, then open the backup again.
backup-gone = Somebody has deleted or moved the backup “{ $name }” meanwhile. Nothing has changed on the tables.
backup-foreign = The file “{ $name }” is no backup of this app. Nothing has changed on the tables.
backup-broken = The backup “{ $name }” is damaged and cannot be read. Nothing has changed on the tables.
backup-newer = The backup “{ $name }” was written by a newer version of the app. Nothing has changed on the tables; update the app, then open the backup again.
kept-done = The table as it lies now is in a backup ({ $day }, { $hour }).
kept-carried = It lies in the second home, too.
kept-trouble = What to do about the second home
kept-elsewhere = Keep backups elsewhere, too
kept-not-yet = The table as it lies now is in no backup yet.
settings-unreadable = The file of settings { $file } cannot be read. Until you set something it stays as it is; then it is kept beside the new one.
not-yours-here = This is done only at the computer on which the app runs.
came-backup-same = The backup has exactly the same table, to the last move.
came-backup-further = The backup has the same table, played further: it has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} more.
came-backup-older = The backup has the same table as it stood earlier: it lacks { $moves ->
    [one] { $moves } move that was
   *[other] { $moves } moves that were
} made here since.
came-backup-apart = The backup has the same table, but both were played on: on game evening { $evening } their ways parted.
came-backup-file = from the backup
came-backup-keep-new = Replace it with the backup’s
came-backup-more = The one that you do not keep lies among what was thrown away for thirty days. If you keep both, a tag says which one was imported.
api-all_backups = The backups, the newest first, and their second home
api-make_backup = Make a backup, if anything has changed since the last one; answers with the newest
api-look_into_backup = The tables in a backup, and how each differs from the one here
api-bring_from_backup = Bring a table from a backup to the shelf, beside the present one
api-restore_backup = Put everything back from a backup, after making one of what is here now; only at the computer on which the app runs. Answers with the backup of what was here
api-check_backups = Read all tables and backups, and name what is damaged
api-choose_second_home = Choose a folder in which backups are kept as well (empty: none); only at the computer on which the app runs
cli-backup-same = Nothing has changed since the last backup.
cli-backup-copied = And it is copied to { $folder }.
cli-home-none = No second home is chosen for the backups.
cli-home-is = Backups are kept in { $folder } as well.
cli-brought = “{ $name }” from the backup stands on the shelf as { $id }.
cli-found-torn = “{ $name }” ({ $id }) cannot be read from game evening { $evening } on.
cli-found-answer = To bring it back: companion backups restore-table { $backup } { $id }
