"""How practice players hold an election: bans, votes, cards that decide, from what they may know."""

import pytest

from games.cochons.practice.reasons import explain_reply
from porc_royal.asks import Reply
from porc_royal.facts import Saying, Seat, Who
from tests.cochons.practising import idea, plays
from tests.cochons.scenario import Table
from tests.cochons.senate import calls, ready, say, senate, together, vote


def called(*governors: int, **hands: str) -> Table:
    """Seat 1 is asked first."""
    table = senate(*governors, hands={int(name[1:]): cards for name, cards in hands.items()})
    ready(table)
    calls(table, 0, 1, 2, 0)
    return table


# ------------------------------------------------------------------------------------------------- before


def test_it_stands_when_nobody_is_put_up_and_is_then_ready() -> None:
    """C-61, R-99: it never changes its mind, so the question is not put for ever."""
    table = senate(1, 2, 3, options={"everyone_candidate_by_default": False})
    assert [plays(table, 1).option for _ in range(2)] == ["stand", "pass"]


def test_the_ugly_mug_is_for_whoever_is_ahead() -> None:
    """EV-09, R-107."""
    hands = {1: "delit-de-sale-gueule.1"}
    assert idea(senate(2, 3, 5, hands=hands), 1).text("target") == "2"
    assert idea(senate(2, 5, 3, hands=hands), 1) == Reply("pass")


def test_the_porcus_ban_their_strongest_rival() -> None:
    """P-2, R-131."""
    table = senate(2, 5, 4, options={"clan_powers": True})
    assert plays(table, 1) == Reply("porcus-ban", {"target": "2"})
    assert idea(table, 1) == Reply("pass")


# ----------------------------------------------------------------------------------------------- the vote


@pytest.mark.parametrize(
    ("mine", "theirs", "myself"), [(3, 2, True), (2, 2, True), (1, 5, False), (0, 0, False)]
)
def test_it_votes_for_itself_while_that_may_win(mine: int, theirs: int, myself: bool) -> None:
    """C-62, D-42."""
    assert (idea(called(theirs, mine, 0), 1).text("for") == "1") == myself


def test_cards_in_the_hand_are_reckoned_with() -> None:
    """R-104."""
    table = called(3, 1, 0, _1="baron-harkonono.1")
    assert idea(table, 1).text("for") == "1"


def test_else_whoever_is_elected_by_it() -> None:
    """Of two who are as far from victory, the one it can help into the chair."""
    assert idea(called(1, 2, 5), 1).text("for") == "2"


def last(*governors: int, **votes: int) -> Table:
    """Seat 0 votes last, after these votes."""
    table = senate(*governors)
    ready(table)
    calls(table, 0, 1, 2, 0)
    for name, candidate in votes.items():
        vote(table, int(name[1:]), candidate)
    return table


@pytest.mark.parametrize(
    ("governors", "votes", "elected"), [((5, 5, 1), (1, 1), "1"), ((5, 1, 5), (2, 2), "2")]
)
def test_who_votes_last_and_changes_nothing_votes_for_whoever_is_elected(
    governors: tuple[int, ...], votes: tuple[int, int], elected: str
) -> None:
    """C-65: five governors went to somebody who had none left, could not be elected, and had voted for another."""
    table = last(*governors, _1=votes[0], _2=votes[1])
    assert idea(table, 0).text("for") == elected


def test_a_vote_that_is_advised_comes_with_the_governors_that_decided_it() -> None:
    table = last(5, 5, 1, _1=1, _2=1)
    view, ask = table.play.view(Seat(0)), table.play.asks[Seat(0)]
    told = {one.key: dict(one.args) for one in explain_reply(view, ask, idea(table, 0))}
    assert told == {
        "cochons-worth-vote": {"who": Who(Seat(1)), "number": 11, "most": 0},
        "cochons-worth-alone": {"number": 5, "most": 6},
    }
    own = last(5, 3, 1, _1=1, _2=1)
    view, ask = own.play.view(Seat(0)), own.play.asks[Seat(0)]
    (told_of_oneself,) = explain_reply(view, ask, idea(own, 0))
    assert told_of_oneself == Saying("cochons-worth-own-vote", {"number": 5, "most": 4})


def test_an_ally_is_preferred_among_equals() -> None:
    """C-65."""
    table = senate(4, 0, 4, arrange=together((1, 2)))
    ready(table)
    calls(table, 0, 1, 2, 0)
    assert idea(table, 1).text("for") == "2"


# ---------------------------------------------------------------------------------------------- last words


def closing(*governors: int, cards: str, **options: bool) -> Table:
    """Everybody has voted for himself; seat 0 has cards."""
    table = senate(*governors, hands={0: cards}, options={**options})
    ready(table)
    calls(table, 0, 0, 1, 2)
    for seat in range(3):
        vote(table, seat, seat)
    return table


@pytest.mark.parametrize(
    ("governors", "cards", "played"),
    [
        ((2, 3, 1), "mentoto.1", "mentoto"),
        ((1, 3, 1), "mentoto.1 baron-harkonono.1", "baron-harkonono"),
        ((1, 4, 1), "mentoto.1 baron-harkonono.1", "baron-harkonono"),
        ((3, 5, 1), "pionce-au-senat-porc.1", "pionce-au-senat-porc"),
        ((2, 5, 1), "erreur-de-vote.1", "erreur-de-vote"),
        ((4, 6, 1), "rififi-au-senat-porc.1", "rififi-au-senat-porc"),
        ((4, 6, 1), "glandenbourg-de-contrebande.1", "glandenbourg-de-contrebande"),
    ],
)
def test_a_card_is_played_that_decides_the_ballot(
    governors: tuple[int, ...], cards: str, played: str
) -> None:
    """EV-01, EV-05, EV-14, EV-20, EV-25, EV-30; the tie goes to seat 0, who plays first (R-111)."""
    assert idea(closing(*governors, cards=cards), 0).option == played


@pytest.mark.parametrize(("governors", "cards"), [((3, 2, 1), "mentoto.1"), ((1, 9, 1), "mentoto.1")])
def test_a_card_that_changes_nothing_is_kept(governors: tuple[int, ...], cards: str) -> None:
    assert idea(closing(*governors, cards=cards), 0) == Reply("pass")


def test_who_has_nothing_for_the_senate_says_nothing_more() -> None:
    """R-110."""
    assert idea(closing(1, 3, 1, cards="jamboneuse.1"), 0) == Reply("pass-phase")


def test_its_cards_help_whom_it_has_voted_for() -> None:
    """R-104."""
    table = senate(1, 3, 3, hands={0: "mentoto.1"})
    ready(table)
    calls(table, 0, 0, 1, 2)
    for seat, candidate in ((0, 2), (1, 1), (2, 2)):
        vote(table, seat, candidate)
    assert idea(table, 0) == Reply("pass")


def test_practice_players_hold_whole_elections() -> None:
    table = senate(2, 2, 2, hands={1: "baron-harkonono.1 rififi-au-senat-porc.1", 2: "erreur-de-vote.1"})
    while table.state.ballot is not None:
        if -1 in table.asked:
            table.tell("chance: 4")
        else:
            plays(table, table.asked[0])
    assert table.state.royal is not None


def test_an_offer_is_answered_before_anything_else() -> None:
    """C-20, R-28: an ally's good card for a bad one, and nothing for the other way round."""
    hands = {0: "fusee.1 super-couenne.1", 1: "lardoneuse.1 jamboneuse.1"}
    table = senate(1, 1, 1, hands=hands, arrange=together((0, 1)))
    say(table, 0, "offer", ally=1, cards=("fusee.1",))
    reply = plays(table, 1)
    assert (reply.option, table.hand(0), table.hand(1)[-1]) == (
        "accept",
        ["super-couenne.1", *reply.many("cards")],
        "fusee.1",
    )
    say(table, 0, "offer", ally=1, cards=("super-couenne.1",))
    assert plays(table, 1).option == "refuse"
    assert table.state.trades == []
    assert idea(table, 1) == Reply("pass")


def test_a_bystander_passes() -> None:
    """C-20: it may act, and is not waited for."""
    table = called(3, 1, 0)
    assert idea(table, 2) == table.play.asks[Seat(2)].default
