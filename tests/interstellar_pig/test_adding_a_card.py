"""A card is one row of a table, or one small file: the two that the README gives are added and played."""

from ast import literal_eval
from typing import Final

import pytest

from games.interstellar_pig import facts
from games.interstellar_pig.extension import hooks
from games.interstellar_pig.extension.catalogue import (
    CARDS,
    Card,
    build_attribute_deck,
    list_covered,
    make_card,
    make_gear,
)
from games.interstellar_pig.extension.declarations import lie_in_wait
from games.interstellar_pig.practice.cards import fill_hand, is_hazard, weigh_use
from games.interstellar_pig.rulebook import BASE, RULEBOOK
from games.interstellar_pig.state.state import Note, State
from games.interstellar_pig.views.view import View
from porc_royal.asks import Reply, list_picks
from porc_royal.assembly import assemble
from porc_royal.facts import Seat
from porc_royal.rulebook import Rulebook
from tests.games.toy_cards import load_file, read_examples
from tests.interstellar_pig.scenario import Table, tetra

ROW, FILE = read_examples("interstellar_pig")
TOY: Final = "crowbar.1"
PLACED: Final = ("PLAIN A.o", "WISP C.s")


def read_row() -> Card:
    ((title, rule, copies, needs),) = literal_eval(ROW.partition(" = ")[2])
    return make_gear(title, rule, copies, *needs)


ROW_CARD: Final = read_row()
TITLE: Final = ROW_CARD.title
CROWBAR: Final = load_file(FILE, "crowbar")
BOOK: Final = assemble(BASE, [ROW_CARD.additions, CROWBAR])
"""The game with both, beside the game without them."""


def make_pit(name: str, **weight: int) -> Rulebook[State, View]:
    """The game with a hazard that costs a turn."""
    pit = make_card(name, "IP-121", 1, "hazard", one_use=True, **weight)  # type: ignore[arg-type]

    @lie_in_wait(pit, pit.additions.keys.fact(name, "who", "planet", "card"), rank=3)
    async def swallows(visit: hooks.Visit) -> None:
        visit.player.trapped += 1

    return assemble(BASE, [pit.additions])


def practised(table: Table) -> Reply:
    return table.play.rulebook.practise(table.play.view(Seat(0)), table.ask(0), 0)


def test_a_row_is_a_card_of_the_deck_with_its_figures() -> None:
    assert len(build_attribute_deck(assemble(BASE, [ROW_CARD.additions]).assembly)) == 48 + 2
    assert list_covered(f"{TITLE}.1") == ("hot", "radiation")
    assert weigh_use(f"{TITLE}.1") == weigh_use("cooling-unit.1")


def test_a_row_keeps_its_holder_alive() -> None:
    for hand, lands in ((TITLE, True), ("scanner", False)):
        table = tetra("QUILL AB:4", "PLAIN D.o", hands={0: hand}, book=BOOK)
        table.tell("0: one-die heading=AB>B", "chance: 1 6")
        assert ("B.s" in table.choices(0, "course", "place")) is lands


def test_a_file_is_a_card_that_is_offered_paid_told_and_moved_to_the_discards() -> None:
    table = tetra(*PLACED, chapter="after", book=BOOK, hands={0: "crowbar crowbar.2"}, trapped={0: 2})
    assert list(list_picks(table.ask(0), "prise", "card")) == [TOY]
    table.tell(f"0: prise card={TOY}")
    assert table.player(0).trapped == 0
    assert (table.hand(0), table.discards) == (["crowbar.2"], ["crowbar"])
    assert len(table.told("prised")) == 1


def test_whoever_does_not_hold_it_has_the_same_option_empty() -> None:
    without, holding = tetra(*PLACED, book=BOOK), tetra(*PLACED, hands={0: "crowbar"}, book=BOOK)
    assert not list_picks(without.ask(0), "prise", "card")
    assert list(without.ask(0).options) == list(holding.ask(0).options)


def test_its_words_are_those_of_the_list() -> None:
    before, keys = RULEBOOK.assembly.keys, assemble(BASE, [CROWBAR]).assembly.keys
    new = {"interstellar_pig-effect-crowbar", "interstellar_pig-prised"}
    assert set(keys.sayings) - set(before.sayings) == new
    joined = {key for key, options in keys.options.items() if options != before.options[key]}
    assert joined == {facts.ASK_TURN, facts.ASK_END}


def test_a_card_is_worth_what_its_file_says_and_something_where_it_does_not() -> None:
    assemble(BASE, [make_card("bauble", "IP-121", 1, "utility").additions])
    assert (weigh_use(TOY), weigh_use("bauble.1")) == (4, 2)
    others = [f"{title}.1" for title in ("laser-gun", "grenade", "missiles", "force-field", "nerve-lash")]
    assert fill_hand((), [*others, "bauble.1", TOY]) == fill_hand((), [*others, TOY])


def test_a_hazard_springs_upon_the_first_who_comes() -> None:
    hands, envelopes = {0: "radiation-suit"}, {"D": "pit scanner"}
    table = tetra("PLAIN AD:9", "WISP C.s", hands=hands, envelopes=envelopes, book=make_pit("pit"))
    table.tell("0: one-die heading=AD>D", "chance: 1", "0: course place=D.s route=AD")
    assert (table.player(0).trapped, table.envelope("D"), table.discards) == (1, ["scanner"], ["pit"])
    assert len(table.told("pit")) == 1


@pytest.mark.parametrize(("weight", "lands"), [({}, False), ({"harm": 10_000}, False), ({"harm": 0}, True)])
def test_practice_players_keep_away_from_a_hazard_they_know_of_unless_it_does_no_harm(
    weight: dict[str, int], lands: bool
) -> None:
    title = f"pit-{len(weight)}-{weight.get('harm', 0)}"
    book = make_pit(title, **weight)
    assert is_hazard(f"{title}.1") is not lands
    table = tetra("QUILL AB:4", "PLAIN D.o", hands={0: "dissipator"}, book=book)
    table.player(0).notes["B"] = [Note(0, "stashed", (f"{title}.1", "laser-gun.1"))]
    table.tell("0: one-die heading=AB>B", "chance: 3 6")
    assert (practised(table).text("place") == "B.s") is lands


def test_the_game_without_it_stays_as_it_is() -> None:
    assert "crowbar" not in RULEBOOK.assembly.table(CARDS)
    assert len(build_attribute_deck(RULEBOOK.assembly)) == 48
    assert "prise" not in tetra(*PLACED).ask(0).options
