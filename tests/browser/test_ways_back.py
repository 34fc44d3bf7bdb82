"""What new users stumble over: the browser's way back and its own words, large letters on a phone, all the moves."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.look

WRONG = ".field-wrong"


def sample(device, game: str) -> str:
    """Lay a game's sample; returns its address."""
    page = device.go("/")
    page.locator(f'form[action="/sample/{game}"] button').click()
    page.wait_for_selector("#table")
    return page.url


@pytest.mark.parametrize("script", ["on", "off"])
def test_back_after_a_refused_set_up_leads_to_what_was_typed(device, script):
    phone = device("phone", language="cs", script=script)
    page = phone.go("/new/talisman?count=2")
    page.fill("#p-0", "Jana")
    page.fill("#p-1", "jana")
    page.locator(".form-end button.main").click()
    page.wait_for_selector(WRONG)
    assert "stolu někdo má" in page.inner_text(WRONG) and page.input_value("#p-0") == "Jana"
    page.fill("#p-1", "Ola")
    page.locator(".form-end button.main").click()
    page.wait_for_selector("#table")
    page.go_back()
    page.wait_for_selector(WRONG)  # not the browser's question whether to send it all again
    assert page.input_value("#p-0") == "Jana"
    assert phone.sideways() == 0


@pytest.mark.parametrize(("language", "words"), [("cs", "nesmí zůstat prázdný"), ("en", "cannot stay empty")])
def test_an_empty_field_is_said_beside_it_in_the_reader_s_language(device, language, words):
    phone = device("phone", language=language)
    address = sample(phone, "talisman")
    page = phone.go(address.removeprefix(phone.address) + "more/note")
    page.locator("#main form button[type=submit]").last.click()
    page.wait_for_selector(WRONG)
    assert words in page.inner_text(WRONG)


def test_done_leads_back_in_one_step_however_much_was_chosen(device):
    phone = device("phone", language="cs")
    address = sample(phone, "talisman")
    page = phone.page
    page.locator(".aa").click()
    page.wait_for_selector("[data-done]")
    for choice in ("text=1.3", "theme=vellum", "text=1"):
        name, value = choice.split("=")
        page.locator(f'button[name="{name}"][value="{value}"]').click()
        page.wait_for_selector(f'html[data-{name}="{value}"]')
    page.locator("[data-done]").click()
    page.wait_for_selector("#table")
    assert page.url == address and page.get_attribute("html", "data-theme") == "vellum"
    page.go_back()
    page.wait_for_selector(".house")
    assert page.url == phone.address + "/"


@pytest.mark.parametrize("game", ["tainted_grail", "talisman", "witcher_old_world"])
def test_the_largest_letters_leave_room_for_the_page(device, game):
    phone = device("phone", language="cs", text="1.6")
    sample(phone, game)
    page = phone.page
    page.wait_for_selector(".bottom")
    name, aa, foot = (page.locator(one).bounding_box() for one in (".top-name", ".top > .aa", ".bottom"))
    assert aa["x"] >= name["x"] + name["width"] and aa["y"] < name["y"] + name["height"]  # beside it, on its line
    assert foot["height"] <= 0.18 * 844
    assert phone.sideways() == 0 and phone.too_small() == []


@pytest.mark.parametrize("game", ["tainted_grail", "talisman"])
def test_all_moves_are_found_by_a_few_letters(device, game):
    tablet = device("portrait", language="cs")
    address = sample(tablet, game)
    page = tablet.go(address.removeprefix(tablet.address) + "more")
    page.wait_for_selector("html.js")
    listed, groups = page.locator(".more-move:visible"), page.locator(".more-group:visible")
    before, folds = page.locator(".more-move").count(), groups.count()
    assert listed.count() == 0 and folds >= 8  # folded until one is opened, or found
    groups.first.locator("summary").click()
    assert listed.count() == groups.first.locator(".more-move").count()
    page.fill("#more-find", "PREJMEN")  # neither case nor hooks need be typed
    assert before > 60 and listed.all_inner_texts() == ["Přejmenovat stůl"] and groups.count() == 1
    assert tablet.axe() == []
    page.fill("#more-find", "zzz")
    assert listed.count() == groups.count() == 0 and page.locator(".more-none").is_visible()
    page.fill("#more-find", "")
    assert groups.count() == folds and listed.count() == 0 and not page.locator(".more-none").is_visible()


def test_a_table_that_was_thrown_away_is_offered_back_at_once(device):
    phone = device("phone", language="cs")
    address = sample(phone, "witcher_old_world")
    page = phone.go("/")
    card = page.locator(".card", has=page.locator(f'a[href="{address.removeprefix(phone.address)}"]'))
    card.locator("summary").click()
    card.locator('form[action$="/throw"] button').click()
    page.locator(".take-back button").click()
    page.locator(".take-back").wait_for(state="detached")
    page.locator(f'a[href="{address.removeprefix(phone.address)}"]').first.wait_for()
    assert page.locator(".take-back").count() == 0


@pytest.mark.parametrize("game", ["mage_knight", "witcher_path_of_destiny"])
def test_back_from_a_book_is_the_table_and_the_form_of_a_laid_table_says_so(device, game):
    tablet = device("portrait", language="cs")
    page = tablet.go(f"/new/{game}?count=2")
    assert not page.locator("#laid").is_visible()
    page.locator(".form-end button.main").click()
    page.wait_for_selector("#table")
    address = page.url
    page.locator('form[action$="/moves/leave_list"] button').first.click()
    page.wait_for_selector('#table:not([data-page="list"]):not([data-pause])')  # what is new takes no taps for a moment
    if page.locator('form[action$="/moves/read_page"] button').count():
        page.locator('form[action$="/moves/read_page"] button').first.click()
        page.wait_for_selector("#passage")
        assert page.url == f"{address}journal"
        page.go_back()
        page.wait_for_selector('#table:not([data-page="journal"])')
        assert page.url == address
    page.go_back()
    page.wait_for_selector("#laid:not([hidden])")
    assert tablet.sideways() == 0
    page.locator("#laid a").click()
    page.wait_for_selector("#table")
    assert page.url == address
    tablet.go(f"/new/{game}?count=2")
    assert not page.locator("#laid").is_visible()  # a form that was opened anew
