"""The practice player has some sense."""

from pathlib import Path

from games.interstellar_pig.extension.catalogue import CARDS
from games.interstellar_pig.practice.odds import weigh_gain
from games.interstellar_pig.rulebook import RULEBOOK
from games.interstellar_pig.state.state import Note
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from tests.games.card_titles import list_titles_said
from tests.interstellar_pig.scenario import Table, cards, tetra


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


def remembering(planet: str, *hidden: str, hand: str = "dissipator") -> Table:
    """QUILL can come down on B, and remembers what lies in one envelope."""
    table = tetra("QUILL AB:4", "PLAIN D.o", hands={0: hand})
    table.player(0).notes[planet] = [Note(0, "stashed", tuple(cards(" ".join(hidden))))]
    return table.tell("0: one-die heading=AB>B", "chance: 3 6")


def test_it_does_not_land_where_it_knows_that_death_waits_unless_it_is_immune() -> None:
    assert answer(remembering("B", "virulent-bacteria")).text("place") != "B.s"
    immune = remembering("B", "virulent-bacteria", "laser-gun", hand="dissipator vaccine")
    immune.player(0).notes["A"] = [Note(4, "left", ())]
    assert answer(immune).text("place") == "B.s"


def test_it_lands_late_in_the_game_where_it_hid_the_prize_and_not_before() -> None:
    for round_, lands in ((5, False), (12, True)):
        table = remembering("B", "keepsake")
        table.state.round = round_
        assert (answer(table).text("place") == "B.s") is lands


def stashing(picks: list[str], dealt: str) -> Table:
    """QUILL against PLAIN, before their cards are stashed; QUILL alone lives on A without gear."""
    table = tetra("QUILL", "PLAIN", chapter="stash", only=("stash",), hands={0: dealt, 1: "missiles.2"})
    table.player(0).picks = picks
    for seat in (0, 1):
        table.player(seat).out = False
    return Table(table.play.rulebook, table.state, "stash")


def test_it_hides_the_prize_where_the_others_cannot_live_and_hazards_where_it_never_lands() -> None:
    dealt = "keepsake trap virulent-bacteria laser-gun missiles grenade force-field scanner heat-pump"
    table = stashing(["C", "A", "B", "D"], dealt)
    reply = answer(table)
    assert reply.option == "stash"
    assert not {"keepsake.1", "trap.1", "virulent-bacteria.1"} & set(reply.many("keep"))
    table.take(Seat(0), reply)
    table.tell("1: auto")
    assert "keepsake" in table.envelope("A")
    assert not {"trap", "virulent-bacteria"} & set(table.envelope("A"))


def test_it_keeps_the_prize_where_there_is_no_place_to_hide_it() -> None:
    table = stashing(["C", "B", "D", "A"], "keepsake trap dissipator")
    table.player(1).favours = ["oxidizing"]
    reply = answer(table)
    assert "keepsake.1" in reply.many("keep")


def weigh_even(hand: str, round_: int) -> int:
    """What a fight at even odds is worth to PLAIN."""
    table = tetra("PLAIN AB:1", "PLAIN AB:3", hands={0: hand}, round=round_)
    return weigh_gain(table.view(0), Seat(0), Seat(1), "AB:3")


def test_without_the_prize_it_takes_a_fight_at_even_odds_the_rather_the_nearer_the_end_is() -> None:
    assert 0 < weigh_even("dissipator", 6) < weigh_even("dissipator", 15)


def test_with_the_prize_it_never_seeks_a_fight_at_even_odds() -> None:
    assert weigh_even("keepsake", 6) < 0
    assert weigh_even("keepsake", 15) < 0


def test_it_seeks_no_fight_where_it_knows_that_the_prize_lies_elsewhere() -> None:
    table = tetra("PLAIN AB:1", "PLAIN AB:3", hands={0: "dissipator"}, round=6)
    table.player(0).notes["C"] = [Note(0, "stashed", tuple(cards("keepsake")))]
    assert weigh_gain(table.view(0), Seat(0), Seat(1), "AB:3") < 0


def test_it_uses_a_repair_kit_when_the_turn_it_saves_begins() -> None:
    """R-72."""
    table = tetra("PLAIN AB:3", "WISP C.s", repair_owed={0: 1}, hands={0: "repair-kit"})
    assert answer(table) == Reply("repair", {"card": "repair-kit.1"})
    assert answer(tetra("PLAIN AB:3", "WISP C.s", repair_owed={0: 1})) == Reply("pass")


def test_what_a_card_is_worth_to_it_stands_in_the_card_s_own_file() -> None:
    assert list_titles_said(Path("games/interstellar_pig/practice"), RULEBOOK.assembly.table(CARDS)) == []


def duel(hand: str, rival: str = "BRUTE", held: str = "trap scanner vaccine") -> Table:
    """Two meet on a planet, and the one that has come says first what it uses."""
    table = tetra("QUILL AB:4", f"{rival} B.s", hands={0: f"dissipator {hand}", 1: held})
    return table.tell("0: one-die heading=AB>B", "chance: 3 6", "0: course spaces=%33 place=B.s route=AB")


def explain(table: Table) -> list[str]:
    ask = table.ask(0)
    return [one.key for one in RULEBOOK.reasons(table.play.view(Seat(0)), ask, ask.check(answer(table)))]


def test_in_a_fight_it_spends_a_card_that_pays_and_says_so_and_keeps_it_where_it_wins_anyway() -> None:
    table = duel("grenade laser-gun")
    assert set(answer(table).many("cards")) == {"grenade.1", "laser-gun.1"}
    assert explain(table) == ["interstellar_pig-worth-odds", "interstellar_pig-worth-spends"]
    assert answer(duel("grenade laser-gun", "WISP", "trap")).many("cards") == ("laser-gun.1",)


def test_with_the_prize_in_hand_it_calls_a_fight_off_if_it_can() -> None:
    table = duel("keepsake costume-trunk")
    assert answer(table).option == "protect"
    assert explain(table)[0] == "interstellar_pig-worth-calls-off"
