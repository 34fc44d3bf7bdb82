"""Path of Destiny on the server: what a token lets one see, what an owner knows of a card, nobody else is told."""

from __future__ import annotations

import pytest

from .api_client import Api

PLAYERS = [{"character": "geralt"}, {"character": "ciri"}]
PAGES = ("", "table", "chronicle", "more", "correct")


class Told(Api):
    """A table whose seat 1 has told the app a secret: the word for it, and where in the state it lies."""

    secret: str
    place: str

    def does(self, move: str, **args: object) -> None:
        """Make a move at the table, for nobody in particular."""
        asked = {"revision": self.made["revision"], "overrule": ["*"], "args": args}
        self.made = self.post(f"/tables/{self.id}/moves/{move}", asked)
        assert self.status == 200, self.made

    @property
    def state(self) -> dict:
        """The state as everybody is told it."""
        return self.get(f"/tables/{self.id}")["state"]


@pytest.fixture(params=["objective", "alliance"])
def told(app, request) -> Told:
    """Seat 1 has looked at a hidden objective, or has named an alliance card of its own."""
    api = Told(app.test_client())
    api.app = app
    story = "P2" if request.param == "objective" else "P3"
    api.made = api.post(
        "/tables", {"game": "witcher_path_of_destiny", "name": "Stůl", "options": {"players": PLAYERS, "story": story}}
    )
    api.id = api.made["id"]
    api.does("leave_list")
    if request.param == "objective":
        api.does("correct", path="/objectives/places/0/left", value=[1])
        api.does(
            "look_at_objective", who=1, back="combat", pattern="rank_symbol_in_hand", symbol="magic", values=[5, 3]
        )
        api.secret, api.place = "rank_symbol_in_hand", "/objectives/seen/1"
    else:
        api.does("correct", path="/players/0/alliances/left", value=[None])
        api.does("name_alliance", who=1, ally="left", effect="inactive_to_xp")
        api.secret, api.place = "inactive_to_xp", "/players/0/alliances/left"
    return api


@pytest.mark.rule("WP-PARTY-03", "WP-ST-10", "WP-MZ-08")
def test_the_api_tells_it_to_its_own_seat_only(told):
    assert told.secret not in str(told.made["state"])
    for address in ("", "?seat=2"):
        assert told.secret not in str(told.get(f"/tables/{told.id}{address}"))
    assert told.secret in str(told.get(f"/tables/{told.id}?seat=1")["state"])


@pytest.mark.rule("WP-PARTY-03")
def test_the_log_with_its_arguments_and_differences_keeps_it(told):
    for address in ("", "&seat=2"):
        assert told.secret not in str(told.get(f"/tables/{told.id}/log?limit=100{address}"))
        assert told.secret not in str(told.get(f"/tables/{told.id}/chronicle?{address}"))
    assert told.secret in str(told.get(f"/tables/{told.id}/log?limit=100&seat=1"))


@pytest.mark.rule("WP-PARTY-03", "WP-ST-10", "WP-MZ-08")
def test_of_what_was_told_the_log_does_not_even_say_how_much(told):
    """An empty symbol, or two values instead of one, would betray what kind of card it is."""
    for seat, hidden in (("", True), ("&seat=2", True), ("&seat=1", False)):
        made = told.get(f"/tables/{told.id}/log?limit=100{seat}")["entries"]
        [args] = [one["args"] for one in made if one["move"] in ("look_at_objective", "name_alliance")]
        of_the_card = {name: value for name, value in args.items() if name not in ("who", "back", "ally")}
        assert len(of_the_card) == 4 and ({*map(str, of_the_card.values())} == {"•"}) is hidden


@pytest.mark.rule("WP-PARTY-03")
def test_no_page_shows_it_to_the_table(told):
    client = told.app.test_client()
    for page in (
        *PAGES,
        f"correct?path={told.place}",
        f"correct?path={told.place}/0",
        f"correct?path={told.place}/combat",
    ):
        answer = client.get(f"/t/{told.id}/{page}", follow_redirects=True)
        assert answer.status_code in (200, 404), page
        assert told.secret not in answer.text, page


@pytest.mark.rule("WP-PARTY-03", "WP-ST-10", "WP-MZ-08")
def test_its_own_seats_page_has_it_and_no_other_seats(told):
    own, other = (told.app.test_client().get(f"/t/{told.id}/mine?seat={seat}&show=1").text for seat in (1, 2))
    assert 'class="secrets"' in own
    assert 'class="secrets"' not in other and told.secret not in other


@pytest.mark.rule("WP-PARTY-03")
def test_a_correction_of_it_is_told_to_nobody_either(told):
    told.does(
        "correct",
        path=told.place,
        value={"magic": {"back": "magic", "pattern": "each_multi", "values": [3]}}
        if "seen" in told.place
        else [{"side": "left", "effect": "turn_active"}],
    )
    everything = str(told.get(f"/tables/{told.id}/log?limit=100")) + str(told.get(f"/tables/{told.id}/chronicle"))
    assert "each_multi" not in everything and "turn_active" not in everything
