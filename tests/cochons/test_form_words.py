"""What a window or a step of a form says of what is to be filled in, before anything of it is refused."""

from typing import Final

import pytest

from bot.i18n import LANGUAGES, Language
from bot.panels.form_windows import PART, make_next_window, make_window
from bot.panels.prompts import Prompt
from bot.panels.windows import BESIDE, Window, list_window_faults
from bot.wording.forms import Draft
from bot.wording.voice import Voice
from games.cochons import facts
from games.cochons.cards.bottes_a_reaction import CARD as BOOTS
from games.cochons.state.state import State
from porc_royal.asks import Ask
from porc_royal.facts import Arg, Saying, Seat
from porc_royal.memo import remember_choices
from tests.cochons.colonists import arriving, drawing
from tests.cochons.monsters import prowling
from tests.cochons.scenario import Table, galaxy
from tests.cochons.senate import senate, together
from tests.words import WORDS

NAMES: Final = ("Ana", "Bob", "Cleo", "Dora", "Ed")


def voice(language: Language = "en") -> Voice:
    return Voice(WORDS.of(language), lambda seat: NAMES[int(seat)], "cochons")


def prompt(ask: Ask, language: Language = "en") -> Prompt:
    return Prompt(1, 7, remember_choices(ask), voice(language))


def window(ask: Ask, option: str, language: Language = "en") -> Window:
    shown = prompt(ask, language)
    found = make_window(shown, option, Draft()) or make_next_window(shown, option, Draft(), Draft(), PART)
    assert found is not None
    assert not list_window_faults(found)
    return found


def chips() -> Table:
    return drawing(arriving(royal=2), 1, 1, 1, 2, 2, 3, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_window_of_chips_says_before_anything_is_refused_that_two_to_a_clan_are_the_most(
    language: Language,
) -> None:
    """C-25: where five questions leave no room above them, it stands below the first."""
    shown = window(chips().ask(2), "give", language)
    form = voice(language).explain_form(chips().ask(2), "give").partition("\n")[0]
    assert shown.text == ""
    assert 0 < len(form) <= BESIDE
    assert shown.parts[0].beside == form
    assert {"en": "two to a clan at most", "fr": "deux au plus par clan"}[language] in form


def test_players_stand_in_the_same_order_in_each_question_of_a_window() -> None:
    table = chips()
    for part in window(table.ask(2), "give").parts:
        assert [one.label for one in part.choices] == [*NAMES]


def test_who_gets_a_second_chip_of_an_even_share_is_said() -> None:
    """D-8: from the Porc Royal on in play order; of seven chips among five, he and the next have two."""
    table = chips()
    asked = voice().ask(table.ask(2))
    order = table.state.order
    start = order.index(Seat(2))
    first, second = (NAMES[order[(start + step) % 5]] for step in (0, 1))
    assert f"Shared evenly from you on in play order, {first} and {second} get two." in asked
    table.tell("2: evenly")
    for seat in order:
        if seat != 2:
            table.tell(f"{seat}: pass")
    given = [one["number"] for key in ("kept", "given") for one in table.said(f"cochons-chips-{key}")]
    assert sorted(map(str, given), reverse=True) == ["2", "2", "1", "1", "1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_window_of_a_trade_says_what_is_given_and_wanted_and_that_the_other_must_agree(
    language: Language,
) -> None:
    table = senate(1, 1, 1, hands={0: "jamboneuse.1 lardoneuse.1", 1: "fusee.1"}, arrange=together((0, 1)))
    ask = table.ask(0)
    shown = window(ask, "offer", language)
    assert shown.text == voice(language).explain_form(ask, "offer") != ""
    assert voice(language).ask(ask) not in shown.text, "it is no answer to what is asked meanwhile"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_window_of_the_boots_says_who_travels_and_what_may_be_left_where(language: Language) -> None:
    """R-52."""
    table = galaxy(
        "O red 0:3G", "A1 red", "A2 blue", "A3 red 1:1G", chapter="travel", hands={0: f"{BOOTS.title}.1"}
    )
    ask = table.ask(0)
    shown = window(ask, "boots", language)
    form = voice(language).explain_form(ask, "boots")
    assert 0 < len(form) <= BESIDE
    assert form in (shown.text.partition("\n")[0], *(one.beside for one in shown.parts))


def test_a_step_in_which_several_may_be_chosen_says_how_many_and_what_its_form_is_for() -> None:
    table = senate(1, 1, 1, hands={0: "jamboneuse.1 lardoneuse.1", 1: "fusee.1"}, arrange=together((0, 1)))
    told = prompt(table.ask(0)).show_form("offer", Draft({"ally": "1"})).text
    assert told.endswith("Choose: cards. From 1 to 2.")
    assert voice().explain_form(table.ask(0), "offer") in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_leads_the_monsters_anyway_is_not_asked_to_take_the_reins_from_themselves(
    language: Language,
) -> None:
    """R-94, R-22: all are asked, since a card of theirs may come before another's; each in words of their own."""
    table = prowling("O asteroid pirate:2", "B5 red 0:2G", hands={0: "fusee.1", 1: "jamboneuse.1"})
    royal, other = (voice(language).ask(table.ask(seat)) for seat in (1, 0))
    assert "Bob" in other
    assert "Bob" not in royal
    assert "Porc Royal" not in royal


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_left_and_what_is_to_be_placed_is_said_in_words(language: Language) -> None:
    """It is these lines that tell what a move costs."""
    counted = {"gorets": 15, "gruiks": 3}
    args: dict[str, Arg] = {
        **dict.fromkeys(("red", "yellow", "blue", "hand", "place"), 1),
        "who": "",
        "clan": "",
        **counted,
    }
    recipe = {f"recipe_{one}": 1 for one in ("red", "yellow", "blue")}
    for key in (facts.SUMMARY_SEAT, "cochons-summary-seat-secret", "cochons-summary-newcomers"):
        told = voice(language).say(Saying(key, {**args, **recipe}))
        assert "15 Gorets" in told
        assert "3 Gros Gruiks" in told
        assert "GG" not in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", ["swap", "nudge"])
def test_the_form_of_a_swap_says_what_changes_and_when(language: Language, option: str) -> None:
    """R-60, R-142: “Swap two tiles: one, other” left open whether troops stay, and whether it costs a trip."""

    def arrange(state: State) -> None:
        for player in state.players:
            player.clan, player.marker = "scrofa", 3

    table = galaxy(
        *("O red 0:3G", "A1 red", "A2 blue", "A3 red 1:1G"),
        chapter="travel",
        rule_set="complete",
        clan_powers=True,
        arrange=arrange,
        hands={0: "deplacement-de-planetes.1"},
    )
    ask = table.ask(0)
    assert option in ask.options
    form = voice(language).explain_form(ask, option)
    assert {"en": "at once", "fr": "aussitôt"}[language] in form
    assert {"en": "no trip", "fr": "aucun voyage"}[language] in form
    assert form in prompt(ask, language).show_form(option, Draft(), whole=True).text
