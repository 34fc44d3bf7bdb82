"""Folders that are offered as a second home: clouds and sticks that are there, and nothing else."""

from __future__ import annotations

from companion.store.likely_homes import MOST, likely_homes


def test_clouds_that_are_there_are_offered(tmp_path):
    for name in ("Dropbox", "OneDrive - Dům", "Nextcloud", "Documents"):
        (tmp_path / name).mkdir()
    (tmp_path / "MEGA").write_text("no folder")
    assert [one.name for one in likely_homes(tmp_path, tmp_path)] == ["Dropbox", "OneDrive - Dům", "Nextcloud"]


def test_what_is_no_mount_is_no_stick(tmp_path):
    (tmp_path / "media" / "user" / "empty").mkdir(parents=True)
    assert likely_homes(tmp_path / "nobody", tmp_path) == []


def test_they_are_few(tmp_path):
    for number in range(20):
        (tmp_path / f"Dropbox {number}").mkdir()
    assert len(likely_homes(tmp_path, tmp_path)) == MOST
