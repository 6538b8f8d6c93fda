"""The cards and powers of the election (EV-01, 05, 09, 14, 18, 20, 22, 24, 25, 27, 30; P-2, P-8; R-102 to R-109)."""

import pytest

from games.cochons.clans import phacocherus_assassins, porcus_ban
from games.cochons.rules import call, candidates
from games.cochons.state.state import State
from porc_royal.facts import Seat
from tests.cochons.scenario import Table, conserved
from tests.cochons.senate import calls, piles, play, playable, ready, say, senate, silence, vote

BEER, PIONCE, ERREUR = "glandenbourg-de-contrebande", "pionce-au-senat-porc", "erreur-de-vote"
DELIT, RIFIFI, MAITRE = "delit-de-sale-gueule", "rififi-au-senat-porc", "maitre-de-seance"


def voting(*governors: int, order: tuple[int, ...] | None = None, **laid: object) -> Table:
    """The roll call has begun; seat 0 calls."""
    table = senate(*governors, **laid)  # type: ignore[arg-type]  # what may be laid is checked there
    ready(table)
    calls(table, 0, *(order or tuple(range(len(governors)))))
    return table


# --------------------------------------------------------------------------------------------------- gains


@pytest.mark.parametrize(
    ("title", "number"),
    [
        ("baron-harkonono", 2),
        ("combinat-des-honnetes-cochons", 1),
        ("mentoto", 1),
        ("muado-dibo", 1),
        ("reverende-mere-buena-larda", 2),
    ],
)
def test_five_cards_bring_governors_at_any_moment_of_the_election(title: str, number: int) -> None:
    """EV-01, EV-18, EV-20, EV-24, EV-27, C-63: here before the vote, and the card is discarded face up."""
    table = senate(1, 1, 1, hands={2: f"{title}.1"})
    play(table, 2, title)
    assert piles(table) == [1, 1, 1 + number]
    assert table.state.deck.discards == [f"{title}.1"]
    assert table.said("cochons-card-played")[0]["who"].seat == 2  # type: ignore[union-attr]  # a Who
    conserved(table.state)


def test_what_one_gains_after_voting_follows_the_vote() -> None:
    """R-104."""
    table = voting(2, 1, 1, order=(1, 0, 2), hands={1: "baron-harkonono.1"})
    vote(table, 1, 0)
    play(table, 1, "baron-harkonono")
    assert piles(table) == [5, 0, 1]
    assert table.asked == [0]  # the question that was open is put again


def test_a_card_of_the_election_cannot_be_played_at_another_time() -> None:
    """X-22, C-18: the question before the vote is the first that offers it."""
    table = senate(1, 1, 1, hands={0: "mentoto.1"})
    ready(table)
    calls(table, 0, 0, 1, 2)
    for seat in range(3):
        vote(table, seat, seat)
    silence(table)
    assert all("mentoto" not in ask.options for ask in table.play.asks.values())


# -------------------------------------------------------------------------------------------------- losses


@pytest.mark.parametrize(("pile", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_pionce_takes_two_or_what_is_there(pile: int, left: int) -> None:
    """EV-25, R-103, H-13."""
    table = senate(1, pile, 1, hands={0: f"{PIONCE}.1"})
    play(table, 0, PIONCE, target=1)
    assert piles(table) == [1, left, 1]


def test_a_loss_takes_ones_own_governors_first_then_those_received() -> None:
    """R-102: the pile of whoever has been voted for, in the order of receipt."""
    table = voting(1, 2, 2, order=(1, 2, 0), hands={2: f"{PIONCE}.1"})
    vote(table, 1, 0)
    play(table, 2, PIONCE, target=0)
    ballot = table.state.ballot
    assert ballot is not None
    assert [(lot.owner, lot.number) for lot in ballot.piles[0]] == [(1, 1)]


def test_with_the_flag_own_a_loss_spares_what_was_received() -> None:
    """The flag `pile_or_own_governors`: Pionce finds the one governor of the target, and no more."""
    table = voting(
        1, 2, 2, order=(1, 2, 0), hands={2: f"{PIONCE}.1"}, options={"pile_or_own_governors": "own"}
    )
    vote(table, 1, 0)
    play(table, 2, PIONCE, target=0)
    assert piles(table)[0] == 2


@pytest.mark.parametrize(("pile", "die", "left"), [(5, 2, 2), (5, 5, 8), (1, 3, 0), (1, 4, 2), (0, 6, 0)])
def test_smuggled_beer_takes_or_brings_half_rounded_up(pile: int, die: int, left: int) -> None:
    """EV-14, H-13, R-105."""
    table = senate(pile, 1, 1, hands={0: f"{BEER}.1"})
    play(table, 0, BEER)
    table.tell(f"chance: {die}")
    assert piles(table) == [left, 1, 1]


@pytest.mark.parametrize(
    ("die", "table_", "left"), [(1, "0-1-2", 4), (2, "0-1-2", 3), (3, "0-2-2", 2), (6, "0-1-2", 2)]
)
def test_assassins_come_once_a_turn_by_the_table_that_was_chosen(die: int, table_: str, left: int) -> None:
    """P-8, R-137, X-7, the flag `assassination_table`; seat 3 is the Phacochérus."""
    table = senate(1, 4, 1, 1, clan_powers=True, options={"assassination_table": table_})
    name = phacocherus_assassins.NAME
    assert [seat for seat in range(4) if name in table.ask(seat).options] == [3]
    assert table.choices(3, name, "target") == ["0", "1", "2"]
    say(table, 3, name, target=1)
    table.tell(f"chance: {die}")
    assert piles(table) == [1, left, 1, 1]
    assert name not in table.ask(3).options


def test_no_power_of_the_election_without_the_option_or_on_the_first_turn() -> None:
    """O-9, R-119, R-129."""
    for laid in ({"clan_powers": False}, {"clan_powers": True, "turn": 1}):
        table = senate(1, 4, 1, 1, **laid)
        assert phacocherus_assassins.NAME not in table.ask(3).options
        assert porcus_ban.NAME not in table.ask(1).options


# ------------------------------------------------------------------------------------------ Erreur de vote


def test_a_voting_error_moves_half_of_a_pile_to_the_caster_who_votes_with_it() -> None:
    """EV-05, R-105, R-106, D-45: three of five, kept; they go where the caster's vote goes."""
    table = voting(1, 5, 1, order=(0, 1, 2), hands={0: f"{ERREUR}.1"})
    assert table.choices(0, ERREUR, "towards") == ["0", "1", "2"]
    play(table, 0, ERREUR, target=1, towards=0)
    assert piles(table) == [4, 2, 1]
    vote(table, 0, 2)
    assert piles(table) == [0, 2, 5]


def test_whoever_has_voted_gives_the_block_to_a_candidate_at_once() -> None:
    """R-106: even to another candidate than his own; a banned or withdrawn player is none."""
    table = senate(1, 5, 1, 0, hands={0: f"{ERREUR}.1"})
    table.tell("3: withdraw")
    ready(table)
    calls(table, 0, 0, 1, 2, 3)
    vote(table, 0, 1)
    assert table.choices(0, ERREUR, "towards") == ["0", "1", "2"]
    play(table, 0, ERREUR, target=1, towards=2)
    assert piles(table) == [0, 3, 4, 0]


def test_who_does_not_stand_may_keep_the_block_until_his_vote() -> None:
    """R-106."""
    table = senate(1, 5, 1, hands={0: f"{ERREUR}.1"})
    table.tell("0: withdraw")
    assert table.choices(0, ERREUR, "towards") == ["0", "1", "2"]
    ready(table)
    calls(table, 0, 0, 1, 2)
    vote(table, 0, 2)
    assert table.choices(0, ERREUR, "towards") == ["1", "2"]


# ---------------------------------------------------------------------------------------------------- bans


def test_an_ugly_mug_may_not_stand_receive_or_vote_for_itself() -> None:
    """EV-09, R-107."""
    table = senate(1, 1, 1, hands={0: f"{DELIT}.1"})
    play(table, 0, DELIT, target=1)
    assert "stand" not in table.ask(1).options
    ready(table)
    assert playable(table, 0, DELIT) == []  # spent
    calls(table, 0, 1, 0, 2)
    assert table.choices(1, "vote", "for") == ["0", "2"]
    assert table.ask(1).default.text("for") == "0"


def test_no_ban_after_the_first_vote() -> None:
    """R-107, R-131: until then it may come while the first voter is being asked, and his choices change."""
    table = voting(1, 1, 1, order=(2, 1, 0), hands={0: f"{DELIT}.1"})
    assert playable(table, 0, DELIT) == [f"{DELIT}.1"]
    vote(table, 2, 2)
    assert playable(table, 0, DELIT) == []
    table = voting(1, 1, 1, order=(2, 1, 0), hands={0: f"{DELIT}.1"})
    play(table, 0, DELIT, target=2)
    assert table.choices(2, "vote", "for") == ["0", "1"]


def test_with_two_bans_among_three_one_candidate_is_left() -> None:
    """R-107: nobody can ban the last one."""
    table = senate(1, 1, 1, clan_powers=True, hands={0: f"{DELIT}.1"})
    play(table, 0, DELIT, target=0)
    say(table, 1, porcus_ban.NAME, target=2)
    ready(table)
    calls(table, 0, 1, 2, 0)
    assert table.choices(1, "vote", "for") == ["1"]


def test_a_porcus_bans_nobody_two_turns_running() -> None:
    """P-2, R-131: a Délit does not count, and a turn without a ban sets everybody free."""

    def last_time(state: State) -> None:
        state.victim = Seat(0)

    table = senate(1, 1, 1, 1, clan_powers=True, arrange=last_time)
    assert table.choices(1, porcus_ban.NAME, "target") == ["2", "3"]
    say(table, 1, porcus_ban.NAME, target=3)
    assert porcus_ban.NAME not in table.ask(1).options
    finish(table)
    assert table.state.victim == 3
    table = senate(1, 1, 1, 1, clan_powers=True, arrange=last_time)
    finish(table)
    assert table.state.victim is None


def finish(table: Table) -> None:
    """Everybody votes for the first candidate, and the turn ends."""
    ready(table)
    seats = len(table.state.players)
    calls(table, 0, *range(seats))
    for seat in range(seats):
        vote(table, seat, 0)
    silence(table)


# ------------------------------------------------------------------------------- Maître de séance, Rififi


def test_the_chairman_orders_the_votes_that_are_left() -> None:
    """EV-22, R-108: whoever is being asked answers first; the Porc Royal keeps the moment of his own vote."""
    table = voting(1, 1, 1, 1, order=(1, 2, 3, 0), royal=0, hands={2: f"{MAITRE}.1"})
    play(table, 2, MAITRE)
    assert table.asked == [1]
    vote(table, 1, 1)
    assert (table.asked, table.question) == ([2], call.ASK_CALL)
    assert table.choices(2, "call", "voter") == ["2", "3"]
    table.tell("0: claim")
    assert table.asked == [0]
    vote(table, 0, 1)
    say(table, 2, "call", voter=3)
    assert table.asked == [3]


def test_the_porc_royal_who_never_claimed_a_gap_votes_last() -> None:
    """D-43."""
    table = voting(1, 1, 1, 1, order=(1, 2, 3, 0), royal=0, hands={2: f"{MAITRE}.1"})
    play(table, 2, MAITRE)
    vote(table, 1, 1)
    calls(table, 2, 3, 2)
    for seat in (3, 2, 0):
        assert table.asked == [seat]
        vote(table, seat, 1)


def test_the_chair_is_worth_nothing_to_who_has_it_or_when_all_have_voted() -> None:
    """EV-22."""
    table = voting(1, 1, 1, order=(1, 2, 0), royal=0, hands={0: f"{MAITRE}.1"})
    assert playable(table, 0, MAITRE) == []
    table = voting(1, 1, 1, order=(1, 2, 0), royal=0, hands={1: f"{MAITRE}.1"})
    assert playable(table, 1, MAITRE) == [f"{MAITRE}.1"]
    for seat in (1, 2, 0):
        vote(table, seat, 0)
    assert playable(table, 1, MAITRE) == []


def test_a_brawl_voids_the_votes_sends_governors_home_and_halves_the_target() -> None:
    """EV-30, R-109: gains and bans stay, candidates and talks are new, and the caller is the same."""
    table = senate(3, 2, 2, hands={0: f"{DELIT}.1", 1: f"{RIFIFI}.1 mentoto.1"})
    assert playable(table, 1, RIFIFI) == []
    play(table, 0, DELIT, target=2)
    table.tell("0: withdraw")
    play(table, 1, "mentoto")
    ready(table)
    calls(table, 0, 2, 0, 1)
    vote(table, 2, 1)
    play(table, 1, RIFIFI, target=0)
    assert table.question == candidates.ASK_READY
    assert piles(table) == [1, 3, 2]
    assert "withdraw" in table.ask(0).options
    assert "stand" not in table.ask(2).options
    ready(table)
    assert (table.asked, table.question) == ([0], call.ASK_CALL)
    calls(table, 0, 2, 0, 1)
    assert table.choices(2, "vote", "for") == ["0", "1"]


def test_coalitions_follow_the_last_ballot() -> None:
    """R-26, R-109."""
    table = voting(1, 1, 1, order=(0, 1, 2), hands={0: f"{RIFIFI}.1"})
    vote(table, 0, 1)
    vote(table, 1, 1)
    play(table, 0, RIFIFI, target=1)
    finish(table)
    assert table.state.coalitions == [[0, 1, 2]]


def test_a_brawl_may_break_out_until_the_result_is_proclaimed() -> None:
    """EV-30: also in the closing window."""
    table = voting(1, 1, 1, order=(0, 1, 2), hands={0: f"{RIFIFI}.1"})
    for seat in range(3):
        vote(table, seat, 1)
    table.tell("1: pass-phase", "2: pass")
    play(table, 0, RIFIFI, target=0)
    assert table.asked == [0, 1, 2]
    assert table.state.passing == []
