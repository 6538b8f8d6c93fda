"""The practice player has some sense."""

from games.interstellar_pig.rulebook import RULEBOOK
from games.table.asks import Reply
from games.table.facts import Seat
from tests.interstellar_pig.scenario import Table, tetra


def answer(table: Table, seat: int = 0, luck: int = 0) -> Reply:
    return RULEBOOK.practise(table.play.view(Seat(seat)), table.ask(seat), luck)


def test_it_opens_an_envelope_where_it_can_and_does_not_open_it_again_and_again() -> None:
    table = tetra("QUILL A.s", "PLAIN D.o", envelopes={"A": "keepsake"})
    assert answer(table).option == "open"
    table.tell("0: open")
    assert "keepsake.1" in answer(table).many("cards")
    table.default(0)
    assert answer(table).option != "open"


def test_it_leaves_hazards_behind_and_keeps_what_it_lives_by() -> None:
    hands = {0: "trap virulent-bacteria scanner dissipator"}
    table = tetra("QUILL B.s", "PLAIN D.o", hands=hands, envelopes={"B": "laser-gun grenade keepsake"})
    table.tell("0: open")
    kept = answer(table).many("cards")
    assert {"dissipator.1", "keepsake.1", "laser-gun.1"} <= set(kept)
    assert "trap.1" not in kept


def test_it_lands_where_an_envelope_waits() -> None:
    table = tetra("QUILL AB:4", "PLAIN D.o", hands={0: "dissipator"})
    table.tell("0: one-die heading=AB>B", "chance: 3 6")
    assert answer(table).text("place") == "B.s"


def test_with_the_prize_it_flies_away_from_the_others() -> None:
    table = tetra("PLAIN AD:5", "BRUTE AD:8", hands={0: "keepsake"})
    assert answer(table).text("heading") == "AD>A"


def test_it_attacks_the_weak_and_leaves_the_strong_alone() -> None:
    hands = {0: "dissipator missiles force-field laser-gun", 1: "trap"}
    table = tetra("QUILL AB:1", "BRUTE AB:3", hands=hands)
    table.tell("0: one-die heading=AB>B", "chance: 2 5")
    assert answer(table).text("spaces") == "2"
    strong = tetra("QUILL AB:1", "WISP AB:3", hands={1: "missiles laser-gun trap scanner vaccine grenade"})
    strong.tell("0: one-die heading=AB>B", "chance: 2 4")
    assert answer(strong).text("spaces") == "4"


def test_it_sees_only_its_own_view() -> None:
    table = tetra("QUILL A.s", "PLAIN D.o", hands={1: "trap"}, envelopes={"B": "keepsake"})
    other = tetra("QUILL A.s", "PLAIN D.o", hands={1: "vaccine"}, envelopes={"C": "keepsake"})
    assert [answer(table, luck=luck) for luck in range(9)] == [answer(other, luck=luck) for luck in range(9)]
