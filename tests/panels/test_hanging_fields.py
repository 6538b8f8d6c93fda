"""Fields that hang on one another stand in one window: with all that they may admit, and what goes with what."""

from typing import Final

import pytest

from bot.delivery.outgoing import Menu
from bot.panels.form_windows import make_window
from bot.panels.parts import STEP_BY_STEP
from bot.panels.prompts import Prompt
from bot.panels.windows import Window, list_window_faults
from bot.wording.forms import Draft
from bot.wording.hanging_fields import WAYS, find_admitted
from bot.wording.voice import Voice
from bot.wording.window_fields import complete_reply, list_window_fields, read_window
from games.cochons.rulebook import RULEBOOK
from games.cochons.state.geometry import NEIGHBOURS
from porc_royal import notation
from porc_royal.asks import (
    Answer,
    Ask,
    Chosen,
    Field,
    Number,
    Option,
    Order,
    Pick,
    Refused,
    Reply,
    Several,
    list_picks,
)
from porc_royal.facts import CHANCE, Seat
from porc_royal.notation import read
from porc_royal.play import Play
from porc_royal.testing.golden import decode_game
from tests.cochons.scenario import galaxy
from tests.golden.kept import KINDS, read_games
from tests.words import WORDS

PLACES: Final = tuple(f"{row}{column}" for row in "AB" for column in range(1, 8))


def beside(chosen: Chosen) -> list[str]:
    start = chosen.get("from")
    return [] if start is None else [one for one in PLACES if one != start and one[0] == str(start)[0]]


def ask(**fields: Field) -> Ask:
    return Ask(Seat(0), "interstellar_pig-ask-tunnel", "R-80", {"jump": Option(fields)}, Reply("jump"))


def window(
    asked: Ask, option: str = "jump", game: str = "interstellar_pig", locale: str = "en"
) -> Window | None:
    found = make_window(Prompt(1, 7, asked, Voice(WORDS.of(locale), str, game)), option, Draft())
    assert found is None or not list_window_faults(found)
    return found


def test_a_field_that_hangs_on_another_shows_all_it_may_admit_and_beside_each_what_it_goes_with() -> None:
    shown = window(ask(**{"from": Pick("place", PLACES), "to": Pick("place", beside)}))
    assert shown is not None
    places = {choice.value: choice.description for choice in shown.parts[1].choices}
    assert sorted(places) == sorted(PLACES)
    assert all(f"{one[0]}{'1' if one[1] != '1' else '2'}" in said for one, said in places.items())
    assert "B1" not in places["A2"]


def test_what_hangs_on_a_number_is_found_by_what_is_looked_at_alone() -> None:
    admitted = find_admitted(
        Option(
            {
                "many": Number((0, 300)),
                "from": Pick("place", PLACES),
                "to": Pick("place", beside),
                "rest": Number(lambda chosen: (0, 2 if chosen.get("from") == "A1" else 4)),
            }
        )
    )
    to, rest = admitted["to"], admitted["rest"]
    assert to is not None
    assert rest is not None
    assert (to.first, len(to.values)) == ("from", len(PLACES)), "the number is not gone through"
    assert rest.values == ("0", "1", "2", "3", "4")
    assert "A1" not in rest.beside["3"]
    assert rest.beside["2"] == (), "it goes with every place"


def test_what_cannot_be_gone_through_is_asked_step_by_step() -> None:
    many = Number((0, WAYS))
    by_number = Pick("place", lambda chosen: [f"p{chosen.get('a')}"])
    assert find_admitted(Option({"a": many, "b": by_number}))["b"] is None
    by_order = Pick("place", lambda chosen: [str(chosen.get("a"))])
    assert find_admitted(Option({"a": Order("place", PLACES), "b": by_order}))["b"] is None
    assert window(ask(a=Order("place", PLACES[:3]), b=by_order)) is None


def test_what_several_of_one_field_take_away_from_the_next_stands_in_both() -> None:

    def free(chosen: Chosen) -> list[str]:
        taken = chosen.get("a", ())
        return [one for one in PLACES if not (isinstance(taken, tuple) and one in taken)]

    left = Several("place", free)
    shown = window(ask(a=Several("place", PLACES), b=left))
    assert shown is not None
    assert [len(part.choices) for part in shown.parts] == [len(PLACES)] * 2


def test_what_goes_with_something_else_is_refused_by_saying_so() -> None:
    asked = ask(**{"from": Pick("place", PLACES), "to": Pick("place", beside)})
    good = Reply("jump", {"from": "A1", "to": "A2"})
    assert asked.check(complete_reply(asked, good)) == good
    with pytest.raises(Refused) as refused:
        complete_reply(asked, Reply("jump", {"from": "A1", "to": "B2"}))
    assert refused.value.says.key == "refused-beside"
    for locale in ("fr", "en"):
        said = Voice(WORDS.of(locale), str, "interstellar_pig").refusal(refused.value)
        assert "A1" in said
        assert "B2" in said
    stale = Reply("jump", {"from": "A1", "to": "C9"})
    assert complete_reply(asked, stale) == stale, "which the question refuses"


@pytest.mark.parametrize("hand", ["fusee-dorsale.1", ""])
def test_a_trip_that_no_menu_holds_is_the_last_choice_of_the_menu_and_one_window(hand: str) -> None:
    """Few of the trips that so many pieces may make are suggested: any other takes two presses."""
    table = galaxy(
        "O red 0:5G+3GG",
        "A1 yellow 0:4G+2GG",
        "C5 blue 1:1G",
        chapter="travel",
        hands={0: hand} if hand else {},
    )
    asked, view = table.ask(0), table.play.view(Seat(0))
    moves = RULEBOOK.suggestions(view, asked, "trip") if RULEBOOK.suggestions is not None else ()
    way: dict[str, Answer] = {"from": "A1", "to": "A2"}
    if hand:
        way["to"] = next(one for one in list_picks(asked, "trip", "to", way) if one not in NEIGHBOURS["A1"])
    reply = Reply("trip", {**way, "gorets": 3, "gruiks": 1, **({"card": hand} if hand else {})})
    assert asked.check(reply) == reply
    prompt = Prompt(1, 7, asked, Voice(WORDS.of("fr"), str, "cochons"), suggest=lambda _: moves)
    menu = next(part for row in prompt.show_question().rows for part in row.parts if isinstance(part, Menu))
    written = [one.value for one in menu.choices]
    assert notation.write(Seat(0), reply) not in written
    assert written[-1] == STEP_BY_STEP
    shown = window(asked, "trip", "cochons", "fr")
    assert shown is not None
    assert [one.custom_id for one in shown.parts] == [
        "p:from",
        "p:to",
        "n:gorets",
        "n:gruiks",
        *(["p:card"] if hand else []),
    ]
    entered = {one.custom_id: [str(reply.fields[one.custom_id[2:]])] for one in shown.parts}
    assert all(set(entered[one.custom_id]) <= {each.value for each in one.choices} for one in shown.parts)
    assert asked.check(complete_reply(asked, read_window("trip", entered))) == reply


def _drop_unasked(asked: Ask, reply: Reply) -> Reply:
    """What somebody would enter in the window for a reply."""
    names = {one.name for one in list_window_fields(asked.options[reply.option])}
    return Reply(reply.option, {name: value for name, value in reply.fields.items() if name in names})


def _simplify(asked: Ask, reply: Reply) -> Reply:
    checked = asked.check(reply)
    return Reply(checked.option, {name: one for name, one in checked.fields.items() if one not in (0, ())})


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_was_said_in_a_golden_game_can_be_entered_in_the_window_of_its_form(kind: str) -> None:
    name, data = next(iter(read_games(kind).items()))
    kept = decode_game(data)
    play = Play.new(KINDS[kind].book, kept.setup.players, kept.setup.settings)
    for line, _ in kept.lines:
        seat, reply = read(line)
        asked = play.asks.get(seat)
        if seat != CHANCE and asked is not None and reply.option in asked.options:
            for one in list_window_fields(asked.options[reply.option]):
                value = reply.fields.get(one.name, ())
                wanted = value if isinstance(value, tuple) else (str(value),)
                copies = {each.partition(".")[0] for each in one.values}
                assert not one.values or {each.partition(".")[0] for each in wanted} <= copies, (
                    name,
                    line,
                    one.name,
                )
            if list_window_fields(asked.options[reply.option]):
                entered = complete_reply(asked, _drop_unasked(asked, reply))
                assert _simplify(asked, entered) == _simplify(asked, reply), (name, line)
        play.take(seat, reply)
