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
from bot.wording.window_fields import (
    PARTS,
    WindowField,
    complete_reply,
    fill_next,
    list_next_fields,
    list_window_fields,
    read_window,
)
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
from porc_royal.cards import get_title
from porc_royal.facts import CHANCE, Seat
from porc_royal.memo import remember_choices
from porc_royal.notation import read
from porc_royal.play import Play
from porc_royal.testing.golden import decode_game
from tests.cochons.scenario import galaxy
from tests.golden.kept import KINDS, read_games
from tests.words import WORDS

VOICE: Final = Voice(WORDS.of("en"), str, "interstellar_pig")
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


def test_what_takes_an_earlier_answer_for_granted_hangs_on_it() -> None:
    """Whose seat somebody may take says so without asking whether a seat was named."""
    three = ("1", "2", "3")
    other = Pick("player", lambda so_far: [one for one in three if one != so_far["whose"]])
    shown = window(ask(whose=Pick("player", three), who=other, number=Number((0, 80))))
    assert shown is not None
    assert [[choice.value for choice in part.choices] for part in shown.parts] == [
        [*three],
        [*three],
        [],
    ]


def test_that_a_thing_cannot_be_chosen_twice_is_not_told_by_a_list_of_all_the_others() -> None:
    def other(chosen: Chosen) -> list[str]:
        return [one for one in PLACES if one != chosen.get("from")]

    asked = ask(**{"from": Pick("place", PLACES), "to": Pick("place", other)})
    shown = window(asked)
    assert shown is not None
    assert not any("A2" in (choice.description or "") for choice in shown.parts[1].choices)
    same = Reply("jump", {"from": "A1", "to": "A1"})
    with pytest.raises(Refused) as refused:
        complete_reply(asked, same)
    assert refused.value.says.key == "refused-beside"


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


def test_what_goes_with_every_name_of_the_first_field_is_not_refused_beside_it() -> None:
    """Where it hangs on two, and the second does not let it be, it is refused as what will not do there."""
    ships = Pick("place", ("x", "y"))
    for first, chosen in ((Pick("place", PLACES[:3]), "A1"), (Number((1, 3)), 1)):

        def far(so_far: Chosen) -> list[str]:
            return [] if "a" not in so_far else ["A9", *(["B9"] if so_far.get("by") == "x" else [])]

        asked = ask(a=first, by=ships, to=Pick("place", far))
        wrong = Reply("jump", {"a": chosen, "by": "y", "to": "B9"})
        with pytest.raises(Refused) as refused:
            complete_reply(asked, wrong)
        assert refused.value.says.key == "refused-value"


def test_a_player_who_will_not_do_is_refused_by_name() -> None:
    """Of three chips two may go to one player: the third says whom it refuses, and not which seat (C-23, C-25)."""

    def admit(chosen: Chosen) -> list[str]:
        return [one for one in ("0", "1") if list(chosen.values()).count(one) < 2]

    asked = ask(a=Pick("player", admit), b=Pick("player", admit), c=Pick("player", admit))
    with pytest.raises(Refused) as refused:
        complete_reply(asked, Reply("jump", {"a": "0", "b": "0", "c": "0"}))
    said = Voice(WORDS.of("en"), lambda seat: ("Clara", "Truffle")[seat], "cochons").refusal(refused.value)
    assert "Clara" in said
    assert "0" not in said


def test_what_goes_with_a_number_is_not_refused_beside_it() -> None:

    def far(so_far: Chosen) -> list[str]:
        reach = so_far.get("a")
        places = [one for one in PLACES if isinstance(reach, int) and int(one[1]) > reach]
        return [one for one in places if so_far.get("by") == "x" or one[0] == "A"]

    asked = ask(a=Number((1, 3)), by=Pick("place", ("x", "y")), to=Pick("place", far))
    wrong = Reply("jump", {"a": 1, "by": "y", "to": "B2"})
    with pytest.raises(Refused) as refused:
        complete_reply(asked, wrong)
    assert refused.value.says.key == "refused-value", "B2 goes with 1"
    with pytest.raises(Refused) as refused:
        complete_reply(asked, Reply("jump", {"a": 2, "by": "x", "to": "B2"}))
    assert refused.value.says.key == "refused-beside"


def test_a_field_may_count_on_those_before_it_to_be_filled_in() -> None:
    """As the fields of games of others may: the window opens for these, too."""
    row = Pick("place", lambda chosen: [one for one in PLACES if one[0] == str(chosen["from"])[0]])
    behind = Number(lambda chosen: (0, int(str(chosen.get("to"))[1])))
    fields: dict[str, Field] = {"from": Pick("place", PLACES), "to": row, "rest": behind}
    shown = window(ask(**fields))
    assert shown is not None
    assert sorted(choice.value for choice in shown.parts[1].choices) == sorted(PLACES)


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
    asked, view = remember_choices(table.ask(0)), table.play.view(Seat(0))  # as a question is shown
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


def _choose(asked: WindowField, reply: Reply) -> list[str]:
    """What somebody chooses or types there for a reply, of several copies of a card any."""
    if asked.folded:
        each = [(one, _choose(one, reply)) for one in asked.folded]
        return [
            f"{one.id}={value}"
            for one, values in each
            for value in values
            if f"{one.id}={value}" in one.boxes
        ]
    value = reply.fields.get(asked.name, ())
    wanted = value if isinstance(value, tuple) else (str(value),)
    if asked.place:
        wanted = wanted[asked.place - 1 : asked.place]
    if asked.typed or not asked.values:
        return list(wanted)
    if asked.lists:
        return [one for one in wanted if one in asked.values]
    left, found = list(asked.values), list[str]()
    for one in wanted:
        found.append(one if one in left else next(each for each in left if get_title(each) == get_title(one)))
        left.remove(found[-1])
    return found


def _simplify(asked: Ask, reply: Reply) -> Reply:
    """Without noughts, and without the number of a card's copy: any will do."""
    checked, fields = asked.check(reply), asked.options[reply.option].fields
    said = {name: one for name, one in checked.fields.items() if one not in (0, ())}
    cards = [name for name in said if getattr(fields[name], "kind", "") == "card"]
    titles = {name: get_title(one) for name in cards if isinstance(one := said[name], str)}
    return Reply(checked.option, said | titles)


def _fill_in_turn(asked: Ask, reply: Reply) -> None:
    """The same in one window after another, as far as these go."""
    known = Draft()
    while fields := list_next_fields(asked.options[reply.option], known):
        entered = {one.id: _choose(one, reply) for one in fields}
        after = fill_next(asked, read_window(reply.option, entered), known)
        assert len(after.fields) + len(after.skipped) > len(known.fields) + len(known.skipped)
        known = after
    for name, value in known.fields.items():
        said = reply.fields.get(name, 0 if isinstance(value, int) else ())
        assert value == said or get_title(str(value)) == get_title(str(said)), name


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_was_said_in_a_golden_game_can_be_entered_in_the_window_of_its_form(kind: str) -> None:
    name, data = next(iter(read_games(kind).items()))
    kept = decode_game(data)
    play = Play.new(KINDS[kind].book, kept.setup.players, kept.setup.settings)
    for line, _ in kept.lines:
        seat, reply = read(line)
        asked = play.asks.get(seat)
        if seat != CHANCE and asked is not None and reply.option in asked.options:
            fields = list_window_fields(remember_choices(asked).options[reply.option])
            if not fields:
                _fill_in_turn(remember_choices(asked), reply)
            else:
                entered = {one.id: _choose(one, reply) for one in fields}
                assert len(fields) <= PARTS
                came = complete_reply(asked, read_window(reply.option, entered))
                assert _simplify(asked, came) == _simplify(asked, reply), (name, line)
        play.take(seat, reply)


# ---- forms with more fields than a window has room for


LARGE: Final[dict[str, Field]] = {
    "ships": Several("ship", PLACES),
    "planet": Pick("place", PLACES[:3]),
    "card": Pick("place", PLACES[:2], optional=True),
    "again": Pick("yes-no", ("yes", "no"), optional=True),
    "many": Number((0, 3), optional=True),
    "colony": Pick("place", PLACES[:4], optional=True),
    "let": Pick("yes-no", ("yes",), optional=True),
}


def test_what_may_be_left_out_stands_in_one_list_where_there_are_too_many_fields() -> None:
    shown = window(ask(**LARGE))
    assert shown is not None
    assert [one.custom_id for one in shown.parts] == [
        "s:ships",
        "p:planet",
        "n:many",
        "p:colony",
        "f:besides",
    ]
    besides = shown.parts[-1]
    assert [one.value for one in besides.choices] == [
        *("p:card=A1", "p:card=A2", "p:again=yes", "p:again=no", "p:let=yes"),
    ]
    assert (besides.least, besides.most) == (0, 3)
    assert all(one.label for one in besides.choices)


def test_what_was_chosen_in_the_list_is_read_field_by_field() -> None:
    asked = ask(**LARGE)
    came = read_window("jump", {"p:planet": ["A1"], "s:ships": [], "f:besides": ["p:let=yes", "p:card=A2"]})
    assert asked.check(complete_reply(asked, came)).fields == {
        "ships": (),
        "planet": "A1",
        "card": "A2",
        "let": "yes",
    }


def test_two_values_of_one_field_are_refused_and_stand_there_again() -> None:
    asked = ask(**LARGE)
    three = {"p:planet": ["A1"], "s:ships": [], "f:besides": ["p:card=A1", "p:card=A2", "p:card=A3"]}
    assert read_window("jump", three).fields["card"] == ("A1", "A2", "A3")
    twice = {"p:planet": ["A1"], "s:ships": [], "f:besides": ["p:card=A1", "p:card=A2"]}
    came = read_window("jump", twice)
    with pytest.raises(Refused) as refused:
        asked.check(complete_reply(asked, came))
    assert refused.value.says.key == "refused-one", "it says what is wrong, and names no value"
    again = make_window(Prompt(1, 7, asked, VOICE), "jump", Draft(came.fields))
    assert again is not None
    assert [one.value for one in again.parts[-1].choices if one.default] == ["p:card=A1", "p:card=A2"]


def test_what_must_be_filled_in_or_has_too_many_values_makes_a_form_step_by_step() -> None:
    assert window(ask(**{f"f{number}": Pick("place", PLACES) for number in range(PARTS + 1)})) is None
    many = {f"f{number}": Pick("place", PLACES, optional=True) for number in range(PARTS + 1)}
    assert window(ask(**many)) is None, "two of them have more values than a list"
    with pytest.raises(Refused):
        read_window("jump", {"f:besides": ["nonsense"]})
