"""Trades and the princess beside sealed questions (R-27, R-29), and that they tell nobody what was sealed."""

from typing import Unpack

import pytest

from games.cochons import facts
from games.cochons.rules import hands, trades
from games.cochons.state.state import State
from porc_royal.facts import Seat, Who
from tests.cochons.scenario import Laid, Table, conserved, galaxy
from tests.cochons.senate import ready, say, senate, together, vote
from tests.games.telling import described

PIGA = "seduction-de-la-princesse-piga"
COLONS = "colons.1"
HANDS = {
    0: f"jamboneuse.1 lardoneuse.1 extra-mouve.1 {PIGA}.1",
    1: f"fusee.1 mentoto.1 {COLONS} vibro-massue.1",
    2: "muado-dibo.1 bunker-kosto.1 cho-boko.1",
}
HOMES = ("O red 0:3G", "A1 red 1:3G", "A3 red 2:3G", "B1 blue 0:1G", "B3 blue 1:1G", "B5 blue 2:1G")


def waiting(state: State) -> None:
    """Newcomers for everybody."""
    for player in state.players:
        player.gorets -= 3
        player.newcomers.gorets = 3


def at(chapter: str, *more: str, **laid: Unpack[Laid]) -> Table:
    """Three allies with cards, at the first question of a chapter; seat 0 is the Porc Royal."""
    wanted = laid.get("arrange")

    def arrange(state: State) -> None:
        together((0, 1, 2))(state)
        if wanted is not None:
            wanted(state)

    laid.setdefault("hands", HANDS)
    laid.setdefault("royal", 0)
    laid["rule_set"], laid["arrange"] = "complete", arrange
    table = galaxy(*HOMES, *more, chapter=chapter, **laid)
    if chapter == "colonists":
        table.default(-1)
    return table


def closing() -> Table:
    """All have voted."""
    table = senate(1, 1, 1, hands=HANDS, arrange=together((0, 1, 2)), options={"ballot": "sealed"})
    ready(table)
    for seat in range(3):
        vote(table, seat, seat)
    return table


def moment(name: str) -> Table:
    """The sealed questions of a turn."""
    fighting = ("A2 red 1:2G 2:2G",)
    match name:
        case "1A":
            return at("draw")
        case "1B":
            return at("colonists")
        case "1D":
            return at("newcomers", arrange=waiting)
        case "2A":
            return at("markers")
        case "before the first traveller":
            return at("gap")
        case "after the last traveller":
            return at("gap", slot=3)
        case "before the attacks":
            return at("attack-gap", *fighting)
        case "the first cards of a fight":
            return at("attack-gap", *fighting, gap_windows=False)
        case "3C":
            return at("extras", "B7 asteroid pirate:1")
        case "the sealed vote":
            table = senate(1, 1, 1, hands=HANDS, arrange=together((0, 1, 2)), options={"ballot": "sealed"})
            ready(table)
            return table
        case _:
            return closing()


def keys(table: Table) -> list[str]:
    return [ask.key for ask in table.play.asks.values()]


MOMENTS = (
    "1A", "1B", "1D", "2A", "before the first traveller", "after the last traveller", "before the attacks",
    "the first cards of a fight", "3C", "the sealed vote", "the closing window",
)  # fmt: skip


@pytest.mark.parametrize("name", MOMENTS)
def test_cards_change_hands_beside_every_sealed_question(name: str) -> None:
    """R-27, R-29: nobody waits for a trade, and the question goes on as it was."""
    table = moment(name)
    asked, questions = table.asked, keys(table)
    say(table, 0, "offer", ally=2, cards=("jamboneuse.1",))
    say(table, 2, "accept", ally=0, cards=("muado-dibo.1",))
    assert "muado-dibo.1" in table.hand(0)
    assert "jamboneuse.1" in table.hand(2)
    say(table, 0, PIGA, card=f"{PIGA}.1", target=1)
    say(table, 0, "swap", give=("lardoneuse.1", "extra-mouve.1"), take=("fusee.1", "mentoto.1"))
    assert {"fusee.1", "mentoto.1"} <= set(table.hand(0))
    assert (table.asked, keys(table)) == (asked, questions)
    conserved(table.state)


def test_a_colons_drawn_in_1a_is_traded_in_time_for_1b() -> None:
    """R-27, R-33: between the draw and the convoys there is no other moment."""
    table = at("colonists")
    say(table, 1, "offer", ally=2, cards=(COLONS,))
    say(table, 2, "accept", ally=1, cards=("muado-dibo.1",))
    assert table.choices(2, "play", "cards") == [COLONS]
    table.tell("0: evenly", "1: pass", f"2: play cards={COLONS}+")
    assert table.state.deck.discards == [COLONS]
    assert [told["who"] for told in table.said("cochons-convoy-cards")] == [Who(Seat(2))]


def test_whoever_has_passed_the_phase_may_trade_on() -> None:
    """R-22, R-27: passing windows is about windows."""
    table = at("gap").tell("1: pass-phase", "0: pass", "2: pass", "0: pass")
    assert table.question == "cochons-ask-gap"
    assert 1 not in table.asked
    say(table, 1, "offer", ally=0, cards=("fusee.1",))
    assert table.choices(0, "accept", "ally") == ["1"]


def test_the_simplified_game_has_nothing_beside_its_questions() -> None:
    """S-13: it knows neither allies nor the princess."""
    table = galaxy(*HOMES, chapter="draw", hands={0: "jamboneuse.1"})
    assert not any(option.free for ask in table.play.asks.values() for option in ask.options.values())


# ------------------------------------------------------------------------------------------ frozen cards


def test_a_card_named_in_ones_sealed_answer_is_frozen_until_the_answer_is_another() -> None:
    """R-27: refused to its owner alone, who takes the sealed answer back first; his other cards are free."""
    table = at("draw").tell("0: discard cards=jamboneuse.1+")
    offer = "0: offer ally=%32 cards=jamboneuse.1+"
    assert table.refused(offer) == hands.COMMITTED
    table.tell("0: offer ally=%31 cards=lardoneuse.1+", "0: pass", offer)
    assert table.state.trades[-1].cards == ["jamboneuse.1"]


def test_nor_may_it_be_given_for_what_an_ally_offers_or_played_itself() -> None:
    """R-27."""
    table = at("draw").tell("1: offer ally=%30 cards=fusee.1+")
    table.tell(f"0: discard cards=jamboneuse.1+{PIGA}.1")
    assert table.refused("0: accept ally=%31 cards=jamboneuse.1+") == hands.COMMITTED
    assert table.refused(f"0: {PIGA} card={PIGA}.1 target=%31") == hands.COMMITTED
    table.tell("0: accept ally=%31 cards=lardoneuse.1+")
    assert table.hand(0)[-1] == "fusee.1"


def test_a_card_on_offer_is_not_sealed_before_the_offer_is_taken_back() -> None:
    """R-27, R-28: else the ally would see by his offer what lies in the sealed answer."""
    table = at("draw").tell("0: offer ally=%31 cards=jamboneuse.1+")
    assert table.refused("0: discard cards=jamboneuse.1+") == hands.PLEDGED
    table.tell("0: take-back ally=%31", "0: discard cards=jamboneuse.1+")
    assert table.choices(1, "accept", "ally") == []


def test_what_is_laid_in_a_fight_has_left_the_hand_and_what_is_on_offer_is_not_laid() -> None:
    """R-27, R-29: the ally of whoever lays cards does not learn by his offer which they are."""
    table = moment("the first cards of a fight").tell("1: offer ally=%30 cards=vibro-massue.1+")
    assert table.refused("1: lay cards=vibro-massue.1+") == hands.PLEDGED
    table.tell("1: take-back ally=%30", "1: lay cards=vibro-massue.1+")
    say(table, 0, PIGA, card=f"{PIGA}.1", target=1)
    assert table.choices(0, "swap", "take") == ["fusee.1", "mentoto.1", COLONS]


# ----------------------------------------------------------------------------------------- nothing is told


def robbed(sealed: str) -> Table:
    """Seat 1 has answered so in 1A before the princess takes two of its cards."""
    table = at("draw").tell(f"1: {sealed}")
    say(table, 0, PIGA, card=f"{PIGA}.1", target=1)
    say(table, 0, "swap", give=("jamboneuse.1", "lardoneuse.1"), take=("fusee.1", "mentoto.1"))
    return table


def test_nobody_sees_whether_the_princess_took_what_was_sealed() -> None:
    """R-27, R-29: hand, answers that are in and everything asked of the others are the same either way."""
    one, other = robbed("discard cards=fusee.1+"), robbed("discard cards=colons.1+")
    for table in (one, other):
        assert list(table.play.sealed) == [1]
        assert table.asked == [0, 2]
    for seat in (0, 2):
        assert described(one.ask(seat)) == described(other.ask(seat))
        assert one.view(seat) == other.view(seat)
    assert [fact for fact in one.facts if fact.is_known_to(Seat(0))] == [
        fact for fact in other.facts if fact.is_known_to(Seat(0))
    ]


def test_what_the_princess_took_drops_out_of_a_sealed_answer_and_the_rest_of_it_stands() -> None:
    """R-25: only what is still held is discarded."""
    table = robbed("discard cards=fusee.1+colons.1").tell("0: pass", "2: pass")
    (told,) = table.said(facts.DISCARDED)
    assert (told["number"], told["who"]) == (1, Who(Seat(1)))
    assert COLONS in table.state.deck.discards
    assert "fusee.1" in table.hand(0)


def test_a_convoy_that_the_princess_took_does_not_come() -> None:
    """R-33, R-29: whoever holds the card when all is turned up is who plays it, if he says so."""
    table = at("colonists").tell(f"1: play cards={COLONS}+")
    say(table, 0, PIGA, card=f"{PIGA}.1", target=1)
    say(table, 0, "swap", give=("jamboneuse.1", "lardoneuse.1"), take=(COLONS, "fusee.1"))
    table.tell("0: evenly", "2: pass")
    assert table.said("cochons-convoy-cards") == []
    assert COLONS in table.hand(0)


def test_what_a_window_submitted_and_no_longer_holds_is_not_played_and_only_its_owner_is_told() -> None:
    """R-25."""
    swap = "deplacement-de-planetes.1"
    table = at("gap", hands={0: f"jamboneuse.1 lardoneuse.1 {PIGA}.1", 1: f"{swap} fusee.1"})
    table.tell(f"1: swap card={swap} one=O other=A1")
    say(table, 0, PIGA, card=f"{PIGA}.1", target=1)
    say(table, 0, "swap", give=("jamboneuse.1", "lardoneuse.1"), take=(swap, "fusee.1"))
    table.tell("0: pass", "1: pass", "2: pass")
    assert table.said("cochons-swapped") == []
    assert [fact.to for fact in table.facts if fact.says.key == facts.ORDER_LOST] == [(Seat(1),)]


def test_an_ally_is_told_of_a_trade_and_others_only_that_there_was_one() -> None:
    """R-28, amid a sealed step as elsewhere."""
    table = at("markers").tell("0: offer ally=%31 cards=jamboneuse.1+", "1: accept ally=%30 cards=fusee.1+")
    told = {fact.says.key: fact.to for fact in table.facts}
    assert (told[trades.TRADED], told[trades.OFFERED]) == (None, (Seat(0), Seat(1)))
