"""Pictures and words made of a view: they show what its viewer may know, in both languages."""

import pytest

from bot.i18n import LANGUAGES, Language
from bot.painter import write_page
from games.cosmic.picture.parties import show_encounter
from games.cosmic.picture.pictures import list_lit, make_aliens, make_board, make_encounter, make_hand
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.views.names import count_number, describe_note
from games.cosmic.views.outline import estimate_length, list_foreseen
from porc_royal.asks import Order, Pick, Several
from porc_royal.facts import Listing, Named, Seat
from porc_royal.scene import Group, Text
from tests.cosmic.games import random_game, steps
from tests.cosmic.reading import phrase_of, voice_of
from tests.cosmic.scenario import Table, meet

CARDS = ("attack_10", "attack_12")


def drawn(table: Table, seat: int | None) -> bytes:
    view = table.view(seat)
    phrase = phrase_of(view)
    scenes = [make_board(view, None, phrase), make_encounter(view, None, phrase), make_hand(view, phrase)]
    return b"".join(write_page(scene) for scene in scenes if scene is not None)


def test_a_card_face_down_is_shown_to_its_owner_alone() -> None:
    """8.4."""
    one, other = (
        meet("human", "human", cards=(card, "attack_12")).until("card").tell(f"0: card card={card}_1")
        for card in ("attack_40", "attack_23")
    )
    assert drawn(one, 0) != drawn(other, 0)
    for seat in (1, 2, None):
        assert drawn(one, seat) == drawn(other, seat)


def test_the_sum_is_worked_out_line_by_line() -> None:
    """CE-94, A46: the Tripler's ten is thirty; its four ships against three with Human's four."""
    table = meet("tripler", "human", cards=CARDS, ships=4, options={"pace": "every"}).until("gate-resolution")
    shown = show_encounter(table.view(2), phrase_of(table.view(2)))
    assert shown is not None
    assert (shown.offense.total, shown.defense.total, shown.winner) == ("34", "20", "offense")
    figures = [(line.kind, line.offense, line.defense) for line in shown.lines]
    assert figures == [
        ("card", "10", "12"),
        ("power", "= 30", ""),
        ("ships", "+4", "+4"),
        ("effect", "", "+4"),
    ]


def test_the_sum_stands_when_ships_have_gone() -> None:
    """CE-94, CE-104: what was told before the defense's ships went to the warp is what is read afterwards."""
    table = meet(cards=("attack_20", "attack_04"), ships=4, allies={2: "defense 1"}).finish()
    shown = show_encounter(table.view(2), phrase_of(table.view(2)))
    assert table.lost(1) == 4
    assert shown is not None
    assert (shown.offense.total, shown.defense.total) == tuple(str(table.totals[seat]) for seat in (0, 1))


def test_nothing_is_drawn_where_there_is_nothing() -> None:
    table = meet("human", "human", chapter="launch").until("launch")
    assert make_encounter(table.view(0), None, phrase_of(table.view(0))) is None
    assert make_hand(table.view(None), phrase_of(table.view(None))) is None


def test_planets_that_may_be_chosen_are_lit() -> None:
    """CE-60."""
    table = meet("human", "human", chapter="launch").until("launch")
    assert list_lit(table.view(0), table.ask(0)) == [f"1-{number}" for number in range(1, 6)]


def test_planets_are_numbered_in_their_system_and_moons_apart() -> None:
    table = meet("human", "human", cards=CARDS, options={"pace": "gates", "moons": True})
    view = table.view(0)
    assert [count_number(view, f"2-{place}") for place in (1, 5, 6, 7)] == [1, 5, 1, 2]
    assert voice_of(view, "en").value(Named("planet", "2-6")) == "Rosalinde 2 · 1, moon"
    assert voice_of(view, "en").value(Named("ship", "2-4.1")) == "Rosalinde 2 · 4 (ship 1)"


def test_moons_have_their_numbers_on_the_board_as_in_words() -> None:
    """CE-140: two of them in each system of four planets."""
    view = meet("human", "human", options={"moons": True, "planets": 4}).view(0)
    scene = make_board(view, None, phrase_of(view))
    (worlds,) = [one.shapes for one in scene.layers if one.name == "worlds"]
    for system in worlds:
        assert isinstance(system, Group)
        said = [one.words for one in system.shapes if isinstance(one, Text)]
        assert said[:6] == ["1", "2", "3", "4", "1", "2"]


def test_several_ships_of_a_planet_are_named_by_their_number() -> None:
    """CE-61, CE-29: others one by one."""
    view = meet("human", "human", cards=CARDS).view(0)
    ships = [Named("ship", name) for name in ("2-4.1", "2-5.1", "2-4.2", "2-4.3", "gate.1", "gate.2")]
    assert voice_of(view, "en").value(Listing(tuple(ships))) == (
        "Rosalinde 2 · 4 (3 ships), Rosalinde 2 · 5 (ship 1) and the gate (2 ships)"
    )
    berths = [Named("berth", "2-4.1"), Named("berth", "2-4.2")]
    assert voice_of(view, "en").value(Listing(tuple(berths))) == "to Rosalinde 2 · 4 (2 ships)"
    alike = (Named("card", "attack-08"), Named("card", "attack-08"))
    assert voice_of(view, "en").value(Listing(alike)).count("08") == 2


def test_who_lacks_one_colony_is_foreseen() -> None:
    """CE-20."""
    near = [f"{planet} 1" for planet in ("2-1", "2-2", "3-1", "3-2")]
    table = meet("human", "human", cards=CARDS, placed={0: near})
    assert [one.args["number"] for one in list_foreseen(table.view(None))] == [4]
    assert list_foreseen(meet("human", "human", cards=CARDS).view(None)) == ()
    assert (
        estimate_length(RULEBOOK.assembly, 4, {"win": 3}).turns
        < estimate_length(RULEBOOK.assembly, 4, {"win": 5}).turns
        < estimate_length(RULEBOOK.assembly, 8, {"win": 5}).turns
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.samples("fr")
def test_whatever_is_asked_in_a_game_has_words_and_pictures(language: Language) -> None:
    """Each question as it is first met in a few games: its choices, what is said beside them, every picture."""
    met: list[tuple[str, ...]] = []
    for play, luck in [random_game(3)]:
        for _ in steps(play, luck):
            new = [ask for ask in play.asks.values() if ask.seat >= 0 and (ask.key, *ask.options) not in met]
            for ask in new[:1]:
                met.append((ask.key, *ask.options))
                view = play.view(Seat(ask.seat))
                voice, phrase = voice_of(play.view(None), language), phrase_of(play.view(None), language)
                assert voice.ask(ask)
                for name, option in ask.options.items():
                    for wanted in option.fields.values():
                        if isinstance(wanted, Pick | Several | Order):
                            for thing in [Named(wanted.kind, choice) for choice in wanted.choices({})[:9]]:
                                assert voice.value(thing)
                                said = describe_note(view, thing)
                                assert said is None or voice.say(said)
                    assert RULEBOOK.suggestions is not None
                    for move in RULEBOOK.suggestions(view, ask, name):
                        assert move.label is None or voice.value(move.label)
                for scene in (
                    make_board(view, ask, phrase),
                    make_hand(view, phrase),
                    make_encounter(view, None, phrase),
                    make_aliens(view, None, phrase),
                ):
                    assert scene is None or write_page(scene)
                assert all(voice.say(line) for line in [*RULEBOOK.summary(view), *RULEBOOK.planned(view)])
                assert all(voice.say(card.effect) for card in RULEBOOK.hand(view))
    assert len(met) > 8
