"""Scenarios of a reader of the original document: bans, the Porc Royal's own vote, a brawl after the result."""

import pytest

from games.cochons.clans import porcus_ban
from games.cochons.rules import call, candidates
from games.cochons.state.state import State
from porc_royal.facts import Seat
from tests.cochons.scenario import Laid, Table, conserved
from tests.cochons.senate import calls, piles, play, playable, ready, say, senate, silence, vote

SC, HY, PO, PH, PE = range(5)
CLANS = ("scrofa", "hylocherus", "porcus", "phacocherus", "pecari")
DELIT, MAITRE = "delit-de-sale-gueule", "maitre-de-seance"
BAN = porcus_ban.NAME


def barred(order: str = "01234") -> Table:
    """4C of turn 3: Phacochérus are the Porc Royal; Porcus barred them the turn before."""

    def arrange(state: State) -> None:
        for player, clan in zip(state.players, CLANS, strict=True):
            player.clan = clan
        state.victim = Seat(PH)

    hands = {SC: f"{DELIT}.1", HY: f"{MAITRE}.1"}
    laid: Laid = {"turn": 3, "order": order, "royal": PH, "hands": hands}
    laid["clan_powers"], laid["arrange"] = True, arrange
    return senate(5, 5, 5, 3, 3, **laid)


def test_the_same_player_is_not_barred_two_turns_running() -> None:
    """P-2, R-131: anybody else may be."""
    assert barred().choices(PO, BAN, "target") == ["0", "1", "4"]


def after_the_first_vote() -> Table:
    """Pécari, called first, have given their three to Hylochérus."""
    table = barred()
    ready(table)
    calls(table, PH, PE, HY, PO, SC, PH)
    vote(table, PE, HY)
    assert piles(table) == [5, 8, 5, 3, 0]
    return table


def test_after_the_first_vote_nobody_is_barred_any_more_neither_by_the_power_nor_by_the_card() -> None:
    """R-107, R-131: votes that were given need not be taken back."""
    table = after_the_first_vote()
    assert table.choices(PO, BAN, "target") == []
    assert playable(table, SC, DELIT) == []


def test_a_barred_player_gets_no_votes_gives_his_own_away_and_may_still_decide_who_wins() -> None:
    """EV-09, R-107: until the first vote is given, also while the first voter is being asked."""
    table = barred()
    ready(table)
    calls(table, PH, PE, HY, PO, SC, PH)
    play(table, SC, DELIT, target=HY)
    assert "1" not in table.choices(PE, "vote", "for")
    vote(table, PE, PE)
    assert table.choices(HY, "vote", "for") == ["0", "2", "3", "4"]
    vote(table, HY, PO)
    vote(table, PO, PO)
    vote(table, SC, SC)
    vote(table, PH, PH)
    silence(table)
    assert table.state.royal == PO


def test_a_vote_is_not_taken_back() -> None:
    """C-62: whoever has voted is asked no second time."""
    table = after_the_first_vote()
    assert PE not in table.asked
    assert "vote" not in table.ask(PE).options


def test_the_porc_royal_votes_in_a_gap_and_never_while_somebody_is_asked() -> None:
    """R-100, X-15: before or after each of the others."""
    table = barred()
    ready(table)
    say(table, PH, "call", voter=PE)
    assert "vote" not in table.ask(PH).options
    vote(table, PE, HY)
    assert "3" in table.choices(PH, "call", "voter")
    say(table, PH, "call", voter=PH)
    vote(table, PH, PH)
    assert piles(table) == [5, 8, 5, 3, 0]


def test_the_chairman_fixes_the_rest_of_the_order_and_the_porc_royal_keeps_his_own_moment() -> None:
    """EV-22, R-108: whoever has voted is not asked again; who is in office stays until the result."""
    table = after_the_first_vote()
    play(table, HY, MAITRE)
    vote(table, HY, HY)
    assert (table.asked, table.question) == ([HY], call.ASK_CALL)
    assert "4" not in table.choices(HY, "call", "voter")
    table.tell(f"{PH}: claim")
    assert table.asked == [PH]
    vote(table, PH, PH)
    assert table.state.royal == PH


@pytest.mark.parametrize(("order", "winner"), [("01234", SC), ("21043", PO)])
def test_a_tie_is_for_the_nearer_to_the_first_player_of_the_turn_that_ends(order: str, winner: int) -> None:
    """C-64, R-111: eight and eight."""
    table = barred(order)
    ready(table)
    calls(table, PH, PE, HY, PO, SC, PH)
    for voter, choice in ((PE, SC), (HY, HY), (PO, PO), (SC, SC), (PH, PO)):
        vote(table, voter, choice)
    assert piles(table)[SC] == piles(table)[PO] == 8
    silence(table)
    assert table.state.royal == winner


def test_a_barred_porc_royal_still_chairs() -> None:
    """R-107, R-112."""
    table = barred()
    play(table, SC, DELIT, target=PH)
    ready(table)
    assert (table.asked, table.question) == ([PH], call.ASK_CALL)


# --------------------------------------------------------------------------------------------- after the result

RIFIFI, REVERENDE, BEER, ERREUR, PIONCE = (
    "rififi-au-senat-porc",
    "reverende-mere-buena-larda",
    "glandenbourg-de-contrebande",
    "erreur-de-vote",
    "pionce-au-senat-porc",
)
HYL, SCR, POR, PHA = range(4)


def first_election() -> Table:
    """Turn 2, without powers: Scrofa and Porcus vote for Porcus, who has gained two; Phacochérus gain two by beer."""
    hands = {HYL: f"{RIFIFI}.1 {PIONCE}.1", POR: f"{REVERENDE}.1", PHA: f"{BEER}.1", SCR: f"{ERREUR}.1"}
    table = senate(5, 5, 4, 3, royal=PHA, hands=hands)
    ready(table)
    calls(table, PHA, HYL, SCR, POR, PHA)
    vote(table, HYL, HYL)
    vote(table, SCR, POR)
    vote(table, POR, POR)
    play(table, POR, REVERENDE)
    play(table, PHA, BEER)
    table.tell("chance: 5")
    vote(table, PHA, PHA)
    assert piles(table) == [5, 0, 11, 5]
    return table


def brawled() -> Table:
    table = first_election()
    for seat in (SCR, POR, PHA):
        table.tell(f"{seat}: pass")
    play(table, HYL, RIFIFI, target=POR)
    if table.question != candidates.ASK_READY:
        table.tell(f"{HYL}: pass")
    return table


def test_a_brawl_after_the_last_vote_sends_all_governors_home_and_halves_the_targets_own() -> None:
    """EV-30, R-105, R-109, R-110: what cards had brought stays, and the cards are spent; six become three."""
    table = brawled()
    assert (table.question, piles(table)) == (candidates.ASK_READY, [5, 5, 3, 5])
    assert sorted(table.state.deck.discards) == sorted([f"{RIFIFI}.1", f"{REVERENDE}.1", f"{BEER}.1"])
    conserved(table.state)


def test_the_second_vote_decides_the_office_and_the_coalitions() -> None:
    """R-26, R-109, R-111: three have five, the first in play order is elected; nobody is anybody's ally."""
    table = brawled()
    ready(table)
    calls(table, PHA, HYL, SCR, POR, PHA)
    for seat in range(4):
        vote(table, seat, seat)
    silence(table)
    assert (table.state.royal, table.state.coalitions) == (HYL, [])


def test_a_nap_takes_two_of_a_pile_with_what_was_given_to_it() -> None:
    """T-7, R-102, R-103: eight become six."""
    table = brawled()
    ready(table)
    calls(table, PHA, SCR, HYL, POR, PHA)
    vote(table, SCR, POR)
    assert piles(table)[POR] == 8
    play(table, HYL, PIONCE, target=POR)
    assert piles(table)[POR] == 6


@pytest.mark.parametrize(("number", "left", "moved"), [(4, 2, 2), (3, 1, 2)])
def test_a_voting_error_moves_half_rounded_up_to_any_candidate_after_ones_own_vote(
    number: int, left: int, moved: int
) -> None:
    """EV-05, R-105, R-106: to another than one voted for, but never to somebody barred."""
    hands = {1: f"{ERREUR}.1", 0: f"{DELIT}.1"}
    table = senate(2, 2, number, 1, royal=0, hands=hands)
    play(table, 0, DELIT, target=3)
    ready(table)
    calls(table, 0, 1, 0, 2, 3)
    vote(table, 1, 1)
    assert table.choices(1, ERREUR, "towards") == ["0", "1", "2"]
    play(table, 1, ERREUR, target=2, towards=0)
    assert piles(table) == [2 + moved, 2, left, 1]


@pytest.mark.parametrize(("die", "left"), [(2, 1), (6, 5)])
def test_the_smuggled_beer_counts_halves_up(die: int, left: int) -> None:
    """EV-14, R-105: of three two are lost or two are won."""
    table = senate(1, 1, 3, hands={2: f"{BEER}.1"})
    play(table, 2, BEER)
    table.tell(f"chance: {die}")
    assert piles(table)[2] == left


@pytest.mark.parametrize(("mode", "expected"), [("pile", 5 + 3), ("own", 5 + 2)])
def test_beer_after_votes_were_received_counts_the_pile_unless_the_table_says_own(
    mode: str, expected: int
) -> None:
    """R-102, flag pile_or_own_governors: three of one's own and two received."""
    table = senate(2, 3, 1, royal=0, hands={1: f"{BEER}.1"}, options={"pile_or_own_governors": mode})
    ready(table)
    calls(table, 0, 0, 1, 2)
    vote(table, 0, 1)
    play(table, 1, BEER)
    table.tell("chance: 4")
    assert piles(table)[1] == expected


def test_a_ban_outlives_a_brawl() -> None:
    """R-109."""
    hands = {0: f"{DELIT}.1", 1: f"{RIFIFI}.1"}
    table = senate(1, 1, 1, royal=0, hands=hands)
    play(table, 0, DELIT, target=2)
    ready(table)
    calls(table, 0, 1, 0, 2)
    vote(table, 1, 1)
    play(table, 1, RIFIFI, target=0)
    ready(table)
    calls(table, 0, 1, 0, 2)
    assert table.choices(1, "vote", "for") == ["0", "1"]


def test_on_the_first_turn_the_first_player_chairs_and_all_cards_of_the_senate_are_played() -> None:
    """C-17, C-62, R-119."""
    hands = {0: f"{RIFIFI}.1 {PIONCE}.1", 1: f"{REVERENDE}.1"}
    table = senate(1, 1, 1, turn=1, order="201", hands=hands)
    play(table, 1, REVERENDE)
    play(table, 0, PIONCE, target=1)
    assert piles(table) == [1, 1, 1]
    ready(table)
    assert (table.asked, table.question) == ([2], call.ASK_CALL)
