"""A card is one row of a table, or one small file: the two that the README gives are added and played."""

from ast import literal_eval
from collections.abc import Iterator
from typing import Final

import pytest

from games.interstellar_pig import facts
from games.interstellar_pig.extension import hooks
from games.interstellar_pig.extension.catalogue import CARDS, attribute_deck, card, covers, gear
from games.interstellar_pig.extension.declarations import lying_in_wait
from games.interstellar_pig.practice.cards import filled, hazard, use
from games.interstellar_pig.rulebook import RULEBOOK
from games.interstellar_pig.state.state import Note
from porc_royal.asks import Reply, picks
from porc_royal.facts import Seat
from tests.games.toy_cards import add_file, read_examples, taken_out_again
from tests.interstellar_pig.scenario import Table, tetra

ROW, FILE = read_examples("interstellar_pig")
TOY: Final = "crowbar.1"
PLACED: Final = ("PLAIN A.o", "WISP C.s")


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    with taken_out_again(facts.KEYS, hooks, CARDS):
        yield


def add_the_row() -> str:
    ((title, rule, copies, needs),) = literal_eval(ROW.partition(" = ")[2])
    return gear(title, rule, copies, *needs).title


def add_the_file() -> None:
    add_file(FILE, "crowbar")


def add_a_pit(name: str, **weight: int) -> None:
    """A hazard that costs a turn."""
    pit = card(name, "IP-121", 1, "hazard", one_use=True, **weight)  # type: ignore[arg-type]

    @lying_in_wait(pit, facts.KEYS.fact(name, "who", "planet", "card"), rank=3)
    async def swallows(visit: hooks.Visit) -> None:
        visit.player.trapped += 1


def practised(table: Table) -> Reply:
    return RULEBOOK.practise(table.play.view(Seat(0)), table.ask(0), 0)


def test_a_row_is_a_card_of_the_deck_with_its_figures() -> None:
    before = len(attribute_deck())
    title = add_the_row()
    assert len(attribute_deck()) == before + 2
    assert covers(f"{title}.1") == ("hot", "radiation")
    assert use(f"{title}.1") == use("cooling-unit.1")


def test_a_row_keeps_its_holder_alive() -> None:
    title = add_the_row()
    for hand, lands in ((title, True), ("scanner", False)):
        table = tetra("QUILL AB:4", "PLAIN D.o", hands={0: hand})
        table.tell("0: one-die heading=AB>B", "chance: 1 6")
        assert ("B.s" in table.choices(0, "course", "place")) is lands


def test_a_file_is_a_card_that_is_offered_paid_told_and_moved_to_the_discards() -> None:
    add_the_file()
    table = tetra(*PLACED, chapter="after", hands={0: "crowbar crowbar.2"}, trapped={0: 2})
    assert list(picks(table.ask(0), "prise", "card")) == [TOY]
    table.tell(f"0: prise card={TOY}")
    assert table.player(0).trapped == 0
    assert (table.hand(0), table.discards) == (["crowbar.2"], ["crowbar"])
    assert len(table.told("prised")) == 1


def test_whoever_does_not_hold_it_has_the_same_option_empty() -> None:
    add_the_file()
    without, holding = tetra(*PLACED), tetra(*PLACED, hands={0: "crowbar"})
    assert not picks(without.ask(0), "prise", "card")
    assert list(without.ask(0).options) == list(holding.ask(0).options)


def test_its_words_are_those_of_the_list() -> None:
    before, asked = set(facts.KEYS.sayings), dict(facts.KEYS.options)
    add_the_file()
    assert set(facts.KEYS.sayings) - before == {"interstellar_pig-effect-crowbar", "interstellar_pig-prised"}
    joined = {key for key, options in facts.KEYS.options.items() if options != asked[key]}
    assert joined == {facts.ASK_TURN, facts.ASK_END}


def test_a_card_is_worth_what_its_file_says_and_something_where_it_does_not() -> None:
    add_the_file()
    card("bauble", "IP-121", 1, "utility")
    assert (use(TOY), use("bauble.1")) == (4, 2)
    others = [f"{title}.1" for title in ("laser-gun", "grenade", "missiles", "force-field", "nerve-lash")]
    assert filled((), [*others, "bauble.1", TOY]) == filled((), [*others, TOY])


def test_a_hazard_springs_upon_the_first_who_comes() -> None:
    add_a_pit("pit")
    table = tetra("PLAIN AD:9", "WISP C.s", hands={0: "radiation-suit"}, envelopes={"D": "pit scanner"})
    table.tell("0: one-die heading=AD>D", "chance: 1", "0: course place=D.s route=AD")
    assert (table.player(0).trapped, table.envelope("D"), table.discards) == (1, ["scanner"], ["pit"])
    assert len(table.told("pit")) == 1


@pytest.mark.parametrize(("weight", "lands"), [({}, False), ({"harm": 10_000}, False), ({"harm": 0}, True)])
def test_practice_players_keep_away_from_a_hazard_they_know_of_unless_it_does_no_harm(
    weight: dict[str, int], lands: bool
) -> None:
    add_a_pit("pit", **weight)
    assert hazard("pit.1") is not lands
    table = tetra("QUILL AB:4", "PLAIN D.o", hands={0: "dissipator"})
    table.player(0).notes["B"] = [Note(0, "stashed", ("pit.1", "laser-gun.1"))]
    table.tell("0: one-die heading=AB>B", "chance: 3 6")
    assert (practised(table).text("place") == "B.s") is lands


def test_nothing_of_it_is_left_when_it_is_taken_out() -> None:
    assert "crowbar" not in CARDS
    assert "prise" not in tetra(*PLACED).ask(0).options
