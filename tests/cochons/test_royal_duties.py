"""The Porc Royal's office, the election's rulings where the text contradicts itself, and how long a game lasts.

C-60, C-67, R-113, R-123; X-10, X-14, X-18; D-38, D-44; R-106 and R-108 where cards meet votes.
"""

import random
import re
from typing import Final

import pytest

from bot.i18n import LANGUAGES, Language
from games.cochons.clans import porcus_ban
from games.cochons.rulebook import RULEBOOK
from games.cochons.rules import ballots, call, candidates, colonists, extras
from games.cochons.rules.arrivals import ASK_ARRIVAL
from games.election import facts as elections
from games.election.rulebook import RULEBOOK as ELECTION
from porc_royal.facts import CHANCE, Listing, Saying, Seat, Who
from porc_royal.play import Play
from porc_royal.replies import draw_reply
from porc_royal.rulebook import Setting
from tests.cochons.fights import attacking
from tests.cochons.scenario import Table, galaxy
from tests.cochons.senate import calls, piles, play, playable, ready, say, senate, silence, vote
from tests.words import WORDS

MAITRE, DELIT, ERREUR = "maitre-de-seance", "delit-de-sale-gueule", "erreur-de-vote"


def worded(says: Saying, language: Language, game: str = RULEBOOK.name) -> str:
    return WORDS.of(language).say(says, lambda seat: f"P{seat}", game)


# ------------------------------------------------------------------------------------ the office, C-60, R-113


def test_colonists_monsters_and_votes_are_the_porc_royals_alone() -> None:
    """C-60, X-18, T-12: 1B, 1E and 3C are "played by the governor" by a slip; the Porc Royal plays them."""
    chips = galaxy(
        "O red 0:3G", "A1 red 1:3G", "A3 red 2:3G", chapter="colonists", rule_set="complete", royal=2
    )
    chips.take(CHANCE, chips.ask(CHANCE).default)
    asked = {ask.key: seat for seat, ask in chips.play.asks.items()}
    assert asked[colonists.ASK_CHIPS] == 2
    landing = galaxy("O red 0:3G", "A1 asteroid", chapter="arrivals", rule_set="complete", royal=2)
    landing.tell("chance: 7")
    assert (landing.asked, landing.question) == ([2], ASK_ARRIVAL)
    walk = galaxy("O asteroid pirate:1", "A1 red 0:3G", chapter="extras", rule_set="complete", royal=2)
    assert (walk.asked, walk.question) == ([2], extras.ASK_STEER)
    table = senate(1, 1, 1, royal=2)
    ready(table)
    assert (table.asked, table.question) == ([2], call.ASK_CALL)


def test_the_porc_royal_settles_no_question_of_cards() -> None:
    """R-113: in every window he is asked what all are asked, and what crosses is settled by the rules alone."""
    table = attacking("O blue 1:1G 0:3G", royal=2, hands={0: "gorruption.1", 1: "pluie-de-cailloux.1"})
    assert len({tuple(ask.options) for ask in table.play.asks.values()}) == 1
    table.tell("0: bribe card=gorruption.1 tile=O", "1: rain card=pluie-de-cailloux.1 tile=O", "2: pass")
    table.tell("chance: 6")
    table.dice(1, 1, 1)
    table.dice(1)
    assert 2 not in table.play.asks or table.play.asks[Seat(2)].optional
    late = senate(1, 1, 1, royal=2)
    ready(late)
    calls(late, 2, 0, 1, 2)
    for seat in range(3):
        vote(late, seat, 0)
    assert late.question == ballots.ASK_CLOSING
    assert len({tuple(ask.options) for ask in late.play.asks.values()}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_porc_royal_is_spoken_to_as_one(language: Language) -> None:
    """C-60: not the first player who calls on turn 1, nor the chairman of the session."""
    royal = {"fr": "Grosseur", "en": "Grossness"}[language]

    def call_of(table: Table) -> str:
        (seat,) = table.asked
        ask = table.ask(seat)
        return worded(Saying(ask.key, dict(ask.args)), language)

    reigning = senate(1, 1, 1, royal=1)
    ready(reigning)
    assert royal in call_of(reigning)
    first = senate(1, 1, 1, turn=1)
    ready(first)
    assert royal not in call_of(first)
    chaired = senate(1, 1, 1, royal=1, hands={0: f"{MAITRE}.1"})
    play(chaired, 0, MAITRE)
    ready(chaired)
    assert chaired.asked == [0]
    assert royal not in call_of(chaired)
    chaired.tell("1: claim")
    assert royal in worded(Saying(call.CLAIMS, chaired.said(call.CLAIMS)[0]), language)
    early = senate(1, 1, 1, 1, turn=1)
    ready(early)
    calls(early, 0, 1, 2, 3, 0)
    early.tell("0: claim")
    assert royal not in worded(Saying(call.CLAIMS, early.said(call.CLAIMS)[0]), language)


# ----------------------------------------------------------------------------------------------- elections


def test_nobody_is_banned_by_default_and_a_ban_is_a_free_action_before_the_vote() -> None:
    """D-38: it asks nobody for an answer, and makes nobody unready."""
    table = senate(1, 1, 1, clan_powers=True, hands={0: f"{DELIT}.1"})
    assert table.ask(0).options[DELIT].free
    assert table.ask(1).options[porcus_ban.NAME].free
    for seat in (0, 1, 2):
        table.default(seat)
    assert table.question == call.ASK_CALL
    assert table.state.ballot is not None
    assert table.state.ballot.banned == []
    assert playable(table, 0, DELIT) == [f"{DELIT}.1"], "until the first vote"


def test_a_card_of_the_election_is_carried_out_at_once_told_to_all_and_the_question_is_put_again() -> None:
    """D-44, R-24, C-63: by whoever holds it, while another is being asked for his vote."""
    table = senate(2, 2, 2, hands={2: "baron-harkonono.1 pionce-au-senat-porc.1"})
    ready(table)
    calls(table, 0, 1, 0, 2)
    assert table.ask(1).args["number"] == 2
    play(table, 2, "pionce-au-senat-porc", target=1)
    assert (table.asked, table.question, table.ask(1).args["number"]) == ([1], ballots.ASK_VOTE, 0)
    play(table, 2, "baron-harkonono")
    assert piles(table) == [2, 0, 4]
    told = [fact for fact in table.facts if fact.says.key == "cochons-card-played"]
    assert [(fact.to, fact.reveals) for fact in told] == [(None, True), (None, True)]
    assert table.state.deck.discards == ["pionce-au-senat-porc.1", "baron-harkonono.1"]


def test_the_porcus_ban_is_what_both_texts_say_together() -> None:
    """X-10, P-2, R-131: announced before the votes; the victim neither stands nor receives, and votes for another."""
    table = senate(1, 1, 1, 1, clan_powers=True)
    say(table, 1, porcus_ban.NAME, target=2)
    assert table.said(porcus_ban.DENOUNCED) == [{"who": Who(Seat(1)), "victim": Who(Seat(2))}]
    assert "stand" not in table.ask(2).options
    ready(table)
    calls(table, 0, 2, 1, 0, 3)
    assert table.choices(2, "vote", "for") == ["0", "1", "3"]
    vote(table, 2, 0)
    assert porcus_ban.NAME not in table.ask(1).options


def test_a_ban_stays_in_force_through_a_brawl() -> None:
    """R-109, R-131."""
    table = senate(1, 1, 1, 1, clan_powers=True, hands={0: "rififi-au-senat-porc.1"})
    say(table, 1, porcus_ban.NAME, target=2)
    ready(table)
    calls(table, 0, 2, 1, 0, 3)
    vote(table, 2, 0)
    play(table, 0, "rififi-au-senat-porc", target=3)
    assert "stand" not in table.ask(2).options
    assert porcus_ban.NAME not in table.ask(1).options, "once a turn"


def test_who_voted_for_a_loser_is_allied_as_much_as_who_voted_for_the_winner() -> None:
    """X-14, R-26: the same candidate, elected or not."""
    table = senate(5, 1, 1, 5, 1)
    ready(table)
    calls(table, 0, 0, 1, 2, 3, 4)
    for seat, candidate in enumerate((0, 2, 2, 0, 4)):
        vote(table, seat, candidate)
    silence(table)
    assert (table.state.royal, table.state.coalitions) == (0, [[0, 3], [1, 2]])


def test_a_chairman_leaves_the_porc_royal_the_gap_he_has_claimed() -> None:
    """R-108, R-100: the rest is the chairman's to order anew."""
    table = senate(1, 1, 1, 1, royal=0, hands={2: f"{MAITRE}.1"})
    ready(table)
    calls(table, 0, 1, 3, 2, 0)
    table.tell("0: claim")
    play(table, 2, MAITRE)
    vote(table, 1, 1)
    assert table.asked == [0]
    vote(table, 0, 1)
    assert (table.asked, table.question) == ([2], call.ASK_CALL)


def test_a_voter_is_told_what_the_vote_gives_away_and_not_what_lies_elsewhere() -> None:
    """R-106, C-62: a block put in front of a candidate at once does not go with the vote."""
    table = senate(1, 5, 1, hands={0: f"{ERREUR}.1"})
    play(table, 0, ERREUR, target=1, towards=2)
    assert piles(table) == [1, 2, 4]
    ready(table)
    calls(table, 0, 0, 1, 2)
    assert table.ask(0).args["number"] == 1
    vote(table, 0, 1)
    assert piles(table) == [0, 3, 4]


# ------------------------------------------------------------------------------------------------- words

NOTHING: Final = re.compile(
    r"\b(avec|garde|reste|donne|tient|a maintenant) aucun|(wins|Porc Royal|throne) with no"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_governor_at_all_is_said_in_good_language(language: Language) -> None:
    """R-101, R-111: everything may happen with nothing in front of one."""
    ana, bea = Who(Seat(0)), Who(Seat(1))
    sayings = [
        Saying(ballots.VOTED_FOR_SELF, {"who": ana, "pile": 0}),
        Saying(ballots.VOTED, {"who": ana, "candidate": bea, "number": 0, "pile": 0}),
        Saying(ballots.ELECTED, {"who": ana, "number": 0}),
        Saying(ballots.ELECTED_AGAIN, {"who": ana, "number": 0}),
        Saying(ballots.ASK_CLOSING, {"who": ana, "number": 0, "rivals": Listing((bea,)), "level": 1}),
        Saying("cochons-governors-lost", {"who": ana, "number": 1, "pile": 0}),
        Saying("cochons-governors-gained", {"who": ana, "number": 0, "home": bea, "pile": 0}),
    ]
    alone = [
        Saying(elections.VOTED, {"who": ana, "home": bea, "number": 0}),
        Saying(elections.KEPT, {"who": ana, "number": 0}),
        Saying(elections.ALLOTTED, {"who": ana, "number": 0}),
        Saying(elections.WON, {"who": ana, "number": 0}),
        Saying(elections.LINE_SEALED, {"who": ana, "number": 0}),
    ]
    told = [worded(one, language) for one in sayings]
    told += [worded(one, language, ELECTION.name) for one in alone]
    assert [one for one in told if NOTHING.search(one)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_assassins_that_kill_nobody_leave_somebody_who_had_something_to_lose(language: Language) -> None:
    """P-8, R-137: on a 1 nobody falls, and who has governors is not said to have none."""
    table = senate(3, 0, 1, 1, clan_powers=True)
    say(table, 3, "phacocherus-assassins", target=0)
    table.tell("chance: 1")
    (lost,) = table.said("cochons-governors-lost")
    assert (lost["number"], lost["pile"]) == (0, 3)
    had = worded(Saying("cochons-governors-lost", {"who": Who(Seat(0)), "number": 0, "pile": 0}), language)
    assert worded(Saying("cochons-governors-lost", lost), language) != had


# --------------------------------------------------------------------------------------- how long it lasts


@pytest.mark.parametrize("turn", [5, 30])
def test_nothing_but_victory_ends_a_game_that_has_no_last_turn(turn: int) -> None:
    """C-67, R-122: four or five turns are usual, and not a limit."""
    table = galaxy(
        "O red 0:3G", "A1 blue 1:3G", "A3 red 2:3G", chapter="production", rule_set="complete", turn=turn
    )
    assert table.play.result is None
    assert table.question == candidates.ASK_READY


@pytest.mark.parametrize("number", range(3))
def test_whoever_has_left_is_played_by_defaults_and_the_game_goes_on_to_its_end(number: int) -> None:
    """R-123, R-120, R-95: be it the Porc Royal, who is elected now and then all the same."""
    luck, left = random.Random(number), Seat(number)
    options: dict[str, Setting] = {
        "rule_set": "complete",
        "preset": "quick",
        "max_turns": 6,
        "auto_start": True,
    }
    game = Play.new(RULEBOOK, 3, options)
    for _ in range(20_000):
        if game.result is not None:
            break
        seat = left if left in game.awaited else luck.choice(game.awaited)
        ask = game.asks[seat]
        game.take(seat, ask.check(ask.default) if seat == left else draw_reply(ask, luck.randrange))
    assert game.result is not None
