"""The small file of what an installation is set to: kept whole, and never written over when it cannot be read."""

from __future__ import annotations

import pytest

from companion.store.settings import Settings, SettingsFile


def test_without_a_file_nothing_is_set(tmp_path):
    assert SettingsFile(tmp_path / "settings.json").now == Settings()
    assert not list(tmp_path.iterdir())


def test_what_is_set_is_there_the_next_time_and_the_mark_stays(tmp_path):
    file = SettingsFile(tmp_path / "deep" / "settings.json")
    mark = file.change(second_home="/stick").mark
    assert len(mark) == 8
    again = SettingsFile(file.path)
    assert again.now == Settings(mark, "/stick")
    assert again.change(second_home="").mark == mark
    assert [path.name for path in file.path.parent.iterdir()] == ["settings.json"]


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"mark": 3}', b'{"mark": "../.."}', b"\xff\xfe"])
def test_a_file_that_cannot_be_read_is_said_and_set_aside(tmp_path, content):
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    file = SettingsFile(path)
    assert file.now == Settings() and file.trouble.key == "settings-unreadable"
    assert path.read_bytes() == content
    file.change(second_home="/stick")
    [aside] = tmp_path.glob("settings-unreadable-*.json")
    assert aside.read_bytes() == content and file.trouble is None
    assert SettingsFile(path).now.second_home == "/stick"
