"""How practice players travel in the complete game: markers, trips, ships and the cards of 2B."""

from typing import Unpack

import pytest

from bot.delivery.outgoing import Menu
from bot.i18n import LANGUAGES, Language
from bot.panels.prompts import Prompt
from bot.wording.advice import find_advice
from bot.wording.forms import Draft
from bot.wording.voice import Voice
from bot.wording.window_fields import complete_reply
from games.cochons.practice.suggestions import suggest
from games.cochons.rulebook import RULEBOOK
from porc_royal import notation
from porc_royal.asks import Reply
from porc_royal.memo import remember_choices
from tests.cochons.practising import idea, marked, plays
from tests.cochons.scenario import Laid, Table, galaxy
from tests.words import WORDS

FAR = ("C4 asteroid 1:3G", "C13 asteroid 2:3G")
"""Two rivals on the other side."""


def travelling(*tiles: str, **laid: Unpack[Laid]) -> Table:
    """The first turn of 2B in a galaxy where seat 0 looks for three red glands, two yellow ones and a blue one."""
    laid["rule_set"] = "complete"
    laid.setdefault("arrange", marked)
    laid.setdefault("hands", {0: "jamboneuse.1"})
    return galaxy(*tiles, *FAR, chapter="travel", **laid)


# -------------------------------------------------------------------------------------------------- markers


@pytest.mark.parametrize(("near", "marker"), [(0, "2"), (1, "2"), (3, "3"), (4, "4")])
def test_it_takes_the_lowest_marker_that_is_enough_for_what_is_worth_doing(near: int, marker: str) -> None:
    """C-36, D-14."""
    tiles = [f"A{place} {kind}" for place, kind in enumerate(("red", "yellow", "blue", "red")[:near], 1)]
    table = galaxy("O asteroid 0:5G", *tiles, *FAR, chapter="markers", rule_set="complete", alone=True)
    assert idea(table, 0, luck=5).option == marker


# ---------------------------------------------------------------------------------------------------- trips


def test_it_spreads_over_what_its_secret_recipe_lacks_as_far_as_its_marker_goes() -> None:
    table = travelling("O asteroid 0:5G", "A1 red", "A2 yellow", "A3 blue", "A4 red")
    replies = [plays(table, 0) for _ in range(3)]
    assert [reply.option for reply in replies] == ["trip"] * 3
    assert len({reply.text("to") for reply in replies} & {"A1", "A2", "A3", "A4"}) == 3


def test_somebody_stays_on_a_tile_that_counts() -> None:
    table = travelling("O double-red 0:3G", "A1 red", "A2 yellow", "A3 blue")
    while table.asked == [0]:
        plays(table, 0)
    assert table.state.board["O"].owner == 0


def test_a_tile_of_no_use_is_given_up() -> None:
    table = travelling("O asteroid 0:1G", "A1 red")
    assert (plays(table, 0).text("to"), table.troops("O")) == ("A1", "")


@pytest.mark.parametrize(
    ("monsters", "goes"), [("pirate:4", True), ("porcophage:3", False), ("worm:1", False)]
)
def test_it_does_not_land_on_strong_extra_cochons(monsters: str, goes: bool) -> None:
    """C-33 to C-35; a band of Pirates is no stronger than one, but has more to lose (R-92)."""
    table = travelling("O asteroid 0:3G", f"A1 red {monsters}")
    assert (idea(table, 0).text("to") == "A1") == goes


def test_it_chases_a_lone_pirate_from_a_planet_that_it_needs() -> None:
    table = travelling("O asteroid 0:5G", "A1 double-red pirate:1")
    reply = idea(table, 0)
    assert (reply.text("to"), reply.number("gorets") > 2) == ("A1", True)


def test_a_ship_is_kept_where_walking_will_do() -> None:
    table = travelling("O asteroid 0:5G", "A1 red", hands={0: "fusee.1"})
    assert "card" not in idea(table, 0).fields


def test_boots_leave_somebody_on_every_tile_of_the_way() -> None:
    """EV-02, R-52."""
    tiles = ("O asteroid 0:5G", "A1 red", "B1 yellow", "B2 blue")
    table = travelling(*tiles, hands={0: "bottes-a-reaction.1"})
    assert plays(table, 0).option == "boots"
    assert [table.troops(cell) for cell in ("A1", "B1", "B2")] == ["0:1G"] * 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_walk_that_is_advised_stands_first_in_the_menu_and_is_said_in_one_line(
    language: Language,
) -> None:
    """Nine fields one after another, and a form that was empty: nobody could do what they had been advised."""
    tiles = ("O asteroid 0:5G", "A1 red", "B1 yellow", "B2 blue")
    table = travelling(*tiles, hands={0: "bottes-a-reaction.1"})
    view, ask = table.view(0), table.ask(0)
    advised = find_advice(RULEBOOK, view, ask)
    assert advised.option == "boots"
    first, *_ = suggest(view, ask, "boots")
    assert first.reply == advised
    voice = Voice(WORDS.of(language), lambda seat: "Ana", "cochons")
    assert first.label is not None
    line = voice.value(first.label)
    assert (
        line
        == {
            "en": "O → A1, B1 and B2: a Goret stays on each",
            "fr": "O → A1, B1 et B2\u00a0: un Goret reste sur chacune",
        }[language]
    )
    assert first.reasons
    shown = Prompt(1, 7, remember_choices(ask), voice, suggest=lambda option: suggest(view, ask, option))
    (menu, *_), *_ = [row.parts for row in shown.show_form("boots", Draft(), whole=True).rows]
    assert isinstance(menu, Menu)
    assert menu.choices[0].label == line
    _, short = notation.read(menu.choices[0].value)
    assert complete_reply(ask, short) == advised, "which is done by one choice"


# ---------------------------------------------------------------------------------------------------- cards


def test_one_trip_more_is_bought_when_it_gains_what_is_lacking() -> None:
    """EV-06, R-54."""
    tiles = ("O asteroid 0:6G", "A1 red", "A2 red", "A3 yellow", "A4 yellow")
    table = travelling(*tiles, hands={0: "extra-mouve.1"})
    assert [plays(table, 0).option for _ in range(5)] == ["trip", "trip", "trip", "extra", "trip"]


def test_but_not_for_nothing() -> None:
    table = travelling("O asteroid 0:6G", "A1 red", hands={0: "extra-mouve.1"})
    assert [plays(table, 0).option for _ in range(2)] == ["trip", "pass"]


def test_after_the_last_traveller_a_kept_extra_mouve_takes_what_is_free() -> None:
    """R-54: nobody can answer there."""
    tiles = ("O asteroid 0:3G", "A1 double-red", *FAR)
    table = galaxy(
        *tiles, chapter="gap", rule_set="complete", slot=3, hands={0: "extra-mouve.1"}, arrange=marked
    )
    reply = idea(table, 0)
    assert (reply.option, reply.text("to"), reply.text("extra")) == ("trip", "A1", "extra-mouve.1")
    assert idea(table, 1) == Reply("pass-phase")


def test_a_far_planet_is_swapped_with_a_useless_one_next_door() -> None:
    """EV-10, R-60."""
    table = travelling("O asteroid 0:5G", "B1 double-red", hands={0: "deplacement-de-planetes.1"})
    reply = plays(table, 0)
    assert (reply.option, reply.text("one")) == ("swap", "B1")
    assert idea(table, 0).text("to") == reply.text("other")


def test_planets_stay_where_they_are_while_there_is_something_to_gain() -> None:
    tiles = ("O asteroid 0:5G", "A1 red", "B9 double-red")
    assert idea(travelling(*tiles, hands={0: "deplacement-de-planetes.1"}), 0).option == "trip"


def test_a_lone_goret_on_a_useful_planet_is_bribed() -> None:
    """EV-08, R-63."""
    table = travelling("O asteroid 0:2G", "B1 red 1:1G", "B2 asteroid 1:1G", hands={0: "gorruption.1"})
    assert idea(table, 0) == Reply("bribe", {"card": "gorruption.1", "tile": "B1"})


def test_van_soulo_and_yodo_lardo_come_before_the_trips() -> None:
    """EV-23, EV-33."""
    tiles = ("O asteroid 0:5G", "A1 red", "B1 asteroid pirate:3")
    table = travelling(*tiles, hands={0: "van-soulo.1 yodo-lardo.1"})
    assert [plays(table, 0).option for _ in range(3)] == ["hire", "promote", "trip"]


def test_a_feast_protects_what_a_later_traveller_may_take() -> None:
    """EV-11, R-57."""
    tiles = ("O double-red 0:1G", "A1 asteroid 1:6G")
    table = travelling(*tiles, hands={0: "fete-du-gland.1"})
    assert idea(table, 0) == Reply("feast", {"card": "fete-du-gland.1", "tile": "O"})


def test_it_knows_no_more_than_its_view() -> None:
    """Section F: neither other recipes nor other hands change what it does."""
    tiles = ("O asteroid 0:5G", "A1 red 1:2G", "A2 yellow", "A3 blue 2:2G")
    one = travelling(*tiles, hands={0: "fusee.1", 1: "jamboneuse.1", 2: "fusee-dorsale.1"})
    other = travelling(
        *tiles,
        hands={0: "fusee.1", 1: "missile-eklatou.1", 2: "gros-traitre.1"},
        recipes=("321", "123", "132"),
    )
    assert [idea(one, 0, luck) for luck in range(9)] == [idea(other, 0, luck) for luck in range(9)]
