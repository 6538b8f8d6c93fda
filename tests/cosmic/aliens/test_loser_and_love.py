"""Loser turns what cards say; Love asks everybody for a card like its own."""

from typing import Unpack

import pytest

from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.state import Policy
from porc_royal.asks import Answer, Number, Reply
from porc_royal.facts import Seat
from tests.cosmic.scenario import Said, Table, meet, position, ready
from tests.games.telling import alone


def upset(*aliens: str, **said: Unpack[Said]) -> Table:
    """Loser, whoever it is, declares an upset."""
    table = meet(*aliens, **said).until("power")
    return table.tell(f"{table.asked[0]}: use")


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        (("attack_10", "attack_08"), "defense"),
        (("attack_08", "attack_10"), "offense"),
        (("attack_01", "attack_00"), "offense"),
    ],
)
def test_losers_upset_turns_the_outcome_and_a_tie_goes_to_the_offense(
    cards: tuple[str, str], winner: str
) -> None:
    """A22, CE-R5; 4 : 4 in the third."""
    assert upset("loser", cards=cards).finish().winner == winner


def test_without_a_declaration_nothing_is_turned() -> None:
    assert meet("loser", cards=("attack_10", "attack_08")).finish().winner == "offense"


def test_an_upset_makes_both_play_attacks() -> None:
    """S-8 (b)."""
    table = upset("pacifist", "loser", cards=("negotiate", "attack_20"), hands={0: "attack_08"})
    assert table.choices(0, "card", "card") == ["attack_08_1"]
    table.tell("0: card card=attack_08_1").finish()
    assert table.totals == {0: 11, 1: 24}
    assert table.winner == "offense"


def test_a_pacifist_without_attacks_wins_and_so_loses() -> None:
    """S-8."""
    table = upset(
        "pacifist", "loser", cards=("negotiate", "attack_20"), hands={1: "morph plague quash force_field"}
    )
    table.finish()
    assert table.winner == "defense"
    assert (table.lost(0), len(table.hand(0)), len(table.hand(1))) == (3, 3, 1)


def test_a_zapped_loser_turns_nothing() -> None:
    """S-1 (d)."""
    table = upset(
        "loser",
        cards=("attack_10", "attack_08"),
        hands={1: "cosmic_zap negotiate"},
        policies={1: Policy(powers=("loser",))},
    )
    assert len(table.choices(1, "card", "card")) == 2
    assert table.finish().winner == "offense"


def test_losers_wild_makes_both_lose() -> None:
    table = meet(
        cards=("attack_10", "attack_08"), hands={1: "flare_loser"}, policies={1: ready("loser")}
    ).finish()
    assert table.winner == "nobody"
    assert (table.lost(0), table.lost(1)) == (3, 4)


def test_losers_super_declares_after_cards_are_chosen() -> None:
    table = meet(
        "loser",
        cards=("attack_10", "attack_08"),
        hands={0: "flare_loser", 1: "negotiate"},
        policies={0: ready("loser")},
    )
    table.until("power").tell("0: pass")
    assert len(table.choices(1, "card", "card")) == 2
    table.until("power").tell("0: use").finish()
    assert table.winner == "defense"


def court(**said: Unpack[Said]) -> Table:
    """Love's turn starts."""
    return Table(alone(RULEBOOK, "turn"), position("love", **said), "turn")


HANDS = {0: "negotiate attack_08", 1: "negotiate", 2: "negotiate morph", 3: "negotiate"}


def test_love_settles_with_whoever_does_not_answer() -> None:
    """A23."""
    table = court(hands=HANDS, warp={0: 5}).tell("0: card cards=negotiate_1+")
    assert sorted(table.asked) == [1, 2, 3]
    for seat in (1, 2, 3):
        table.default(seat)
    table.tell("0: planet planet=2-3")
    assert table.ships("2-3") == [5, 0, 4, 0]
    assert table.discards == ["negotiate"]


def test_whoever_matches_love_frees_all_ships_and_is_no_host() -> None:
    table = court(hands=HANDS, warp={0: 1, 2: 3}).tell("0: card cards=negotiate_1+")
    table.tell("1: card cards=+", "2: card cards=negotiate_3+", "3: card cards=+")
    assert table.lost(2) == 0
    assert not any(planet.startswith("2-") for planet in table.choices(0, "planet", "planet"))
    table.tell("0: pass")
    assert table.discards == ["negotiate", "negotiate"]


def test_a_card_of_another_type_does_not_match() -> None:
    table = court(hands=HANDS, warp={2: 3}).tell("0: card cards=negotiate_1+")
    table.tell("1: card cards=+", "2: card cards=morph_1+", "3: card cards=+")
    assert table.lost(2) == 3


def test_love_matched_by_all_keeps_all_cards() -> None:
    table = court(hands=HANDS).tell("0: card cards=negotiate_1+")
    table.tell("1: card cards=negotiate_2+", "2: card cards=negotiate_3+", "3: card cards=negotiate_4+")
    assert table.hand(0) == ["attack_08", *4 * ["negotiate"]]
    assert table.discards == []


def test_loves_super_shows_the_card_and_keeps_it() -> None:
    table = court(hands=HANDS | {0: "negotiate attack_08 flare_love"}, policies={0: ready("love")})
    table.tell("0: card cards=negotiate_1+").finish()
    assert sorted(table.hand(0)) == ["attack_08", "flare_love", "negotiate"]


def test_a_zapped_love_discards_nothing() -> None:
    hands = HANDS | {1: "cosmic_zap"}
    table = court(hands=hands, policies={1: Policy(powers=("love",))}).finish()
    assert sorted(table.hand(0)) == ["attack_08", "negotiate"]


def test_loves_wild_takes_a_card_or_brings_a_reward() -> None:
    said = Said(
        cards=("attack_10", "attack_08"), hands={0: "flare_love", 1: "morph"}, policies={0: ready("love")}
    )
    table = meet("", "", **said).until("choose-yes").tell("1: yes")
    table.draw("morph", "shuffled") if table.asked == [-1] else None
    table.until("choose-yes").tell("0: yes").until("card")
    assert (len(table.hand(0)), len(table.hand(1))) == (3, 1)
    table = meet("", "", **said).until("choose-yes").tell("1: pass").until("card")
    assert (len(table.hand(0)), len(table.hand(1))) == (3, 2)


def hold(table: Table, seat: int, kind: str) -> str:
    return next(card for card in table.state.players[seat].hand if find_kind(card).name == kind)


def answer(table: Table, seat: int, card: str, **fields: Answer) -> None:
    cards = (hold(table, seat, card),) if card else ()
    named = {
        name: hold(table, seat, str(one)) if name == "else-card" else one for name, one in fields.items()
    }
    table.take(Seat(seat), Reply("card", {"cards": cards, **named}))


@pytest.mark.parametrize(("matches", "thrown"), [(True, "negotiate"), (False, "attack_12")])
def test_an_answer_to_love_may_depend_on_how_many_have_matched_before(thrown: str, *, matches: bool) -> None:
    """CC-6: Yellow discards its negotiate if one before it has matched, else its 12; nobody waits for it."""
    hands = HANDS | {3: "negotiate attack_12"}
    table = court(hands=hands, warp={3: 2}).tell("0: card cards=negotiate_1+")
    condition: dict[str, Answer] = {"matched": 1, "else-card": "attack_12"}
    answer(table, 3, "negotiate", **condition)
    answer(table, 2, "")
    answer(table, 1, "negotiate" if matches else "")
    table.finish()
    assert thrown not in table.hand(3)
    assert table.lost(3) == (0 if matches else 2)


def test_conditions_are_of_those_before_and_the_first_to_answer_has_none() -> None:
    """CC-6: clockwise from Love's left."""
    table = court(hands=HANDS).tell("0: card cards=negotiate_1+")
    fields = [table.ask(seat).options["card"].fields.get("matched") for seat in (1, 2, 3)]
    assert [one.range({}) if isinstance(one, Number) else None for one in fields] == [None, (1, 1), (1, 2)]


def test_whoever_matches_love_may_leave_its_ships_in_the_warp() -> None:
    """CC-6: "may free"."""
    table = court(hands=HANDS, warp={2: 3}).tell("0: card cards=negotiate_1+")
    answer(table, 2, "negotiate", frees="no")
    assert "frees" not in table.ask(1).options["card"].fields
    answer(table, 1, "")
    answer(table, 3, "")
    assert table.lost(2) == 3


def test_in_order_each_sees_the_answers_before_its_own() -> None:
    """CC-6: where answers are given in order, so are these."""
    table = court(hands=HANDS, options={"pace": "orders", "answers": "in-order"}).tell(
        "0: card cards=negotiate_1+"
    )
    for seat in (1, 2, 3):
        assert table.asked == [seat]
        answer(table, seat, "negotiate")
    assert len(table.hand(0)) == 5
