"""Whatever Discord is asked to show fits, in both languages, and nothing is cut that somebody needs."""

from __future__ import annotations

from typing import Any

import pytest

from bot.announcer.announcer import Announcer
from bot.delivery.outgoing import Menu
from bot.i18n import LANGUAGES, Language, measure_length, split
from bot.moderation.answers import Viewer
from bot.moderation.delivery_failures import DeliveryFailures
from bot.panels.lobby_panel import make_lobby, make_options_panel
from porc_royal.facts import Seat
from tests.screens.gallery import CHANNEL, NAMES, Gallery, Screen, crowded
from tests.screens.games import LARGE
from tests.screens.limits import check, cut

pytestmark = [
    pytest.mark.parametrize("language", LANGUAGES),
    pytest.mark.parametrize("names", NAMES),
    pytest.mark.parametrize("name", LARGE),
]


def test_the_lobby_and_every_page_of_its_options_fit(language: Language, names: str, name: str) -> None:
    gallery = Gallery(language, names, name)
    live = gallery.table()
    voice = gallery.voices.of_table(live)
    lobby = Screen.of("lobby", make_lobby(live, voice))
    turn = make_options_panel(live, voice, 0).rows[-1].parts[0]
    assert isinstance(turn, Menu)
    assert len(turn.choices) > 4
    pages = [make_options_panel(live, voice, number) for number in range(len(turn.choices))]
    check(lobby, *(Screen.of(f"options {number}", page) for number, page in enumerate(pages)))


@pytest.mark.samples("en-marked-*", "fr-wide-*")
async def test_everything_that_can_be_looked_up_fits(language: Language, names: str, name: str) -> None:
    check(*await Gallery(language, names, name).looks())


def test_the_fullest_board_is_told_to_its_end(language: Language, names: str, name: str) -> None:
    gallery = Gallery(language, names, name)
    live, view = crowded(gallery.table(status="playing"))
    voice = gallery.voices.of_table(live)
    text = "\n".join(voice.say(line) for line in live.rulebook.summary(view))
    shown = "\n".join(voice.phrase(line) for line in live.rulebook.summary(view))
    assert all(one in text for one in LARGE[name].shown(view))
    assert "**" not in shown
    assert all(measure_length(page) <= 2000 and not cut(page) for page in split(text, 1900))


def test_what_the_bot_tells_of_a_table_fits(language: Language, names: str, name: str) -> None:
    gallery = Gallery(language, names, name)
    live, _ = crowded(gallery.table(status="playing"))
    announcer = Announcer(gallery.voices)
    messages = [
        *announcer.reminders.remind(live, "half"),
        *announcer.announce_undo(live, Seat(0), (), at=0),
        *announcer.notices.announce_set_aside(live, "999999-20301231T235959Z.json"),
        announcer.notices.announce_outage(live, 6 * 86_400 + 23 * 3600, live.due_at or 0),
        announcer.notices.announce_start(live),
        *announcer.channel.show_board(live, 0),
    ]
    check(*gallery.list_said("told", live, messages))


def test_the_doctor_and_the_status_of_a_table_in_trouble_fit(
    language: Language, names: str, name: str
) -> None:
    gallery = Gallery(language, names, name)
    live, _ = crowded(gallery.table(status="set_aside"))
    live.take_over({"reason": "999999-20301231T235959Z.json"})
    nothing: Any = None
    failures = DeliveryFailures(nothing, nothing, Announcer(gallery.voices), gallery.voices, nothing, nothing)
    check(Screen.of("doctor", failures._word_findings(live, Viewer(CHANNEL, language), None, ())))


def test_the_help_fits_on_its_pages(language: Language, names: str, name: str) -> None:
    reader = Gallery(language, names, name).voices.words.of(language)
    for page in ("start", "play", "time", "secret", "table"):
        assert 0 < measure_length(reader.text(f"help-{page}")) <= 1900
