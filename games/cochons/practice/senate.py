"""A practice player in the Senate: it bans, stands, votes, and plays the cards that decide the ballot."""

from collections.abc import Mapping
from typing import Final

from games.cochons.cards.delit_de_sale_gueule import CARD as MUG
from games.cochons.cards.erreur_de_vote import CARD as ERROR
from games.cochons.cards.erreur_de_vote import TOWARDS
from games.cochons.cards.glandenbourg_de_contrebande import CARD as BEER
from games.cochons.cards.pionce_au_senat_porc import ASLEEP
from games.cochons.cards.pionce_au_senat_porc import CARD as NAP
from games.cochons.cards.rififi_au_senat_porc import CARD as BRAWL
from games.cochons.cards.supporters import GOVERNORS
from games.cochons.clans.phacocherus_assassins import NAME as ASSASSINS
from games.cochons.clans.porcus_ban import NAME as BAN
from games.cochons.practice.chart import Chart
from games.cochons.practice.choices import find_copy, make_play
from games.cochons.questions.windows import SIT_OUT
from games.cochons.rules.ballots import FOR
from games.cochons.rules.senate import TARGET
from games.cochons.views.shapes import BallotView, View
from games.election.state.ballot import round_half
from porc_royal.asks import PASS, Ask, Reply, list_picks
from porc_royal.cards import get_title
from porc_royal.facts import Seat
from porc_royal.practice import choose_best

SUPPORT: Final = dict(sorted(GOVERNORS.items(), key=lambda one: one[1]))
"""The cards that bring governors, the smallest first (R-104)."""

PLAYED_LATE: Final = frozenset({*SUPPORT, NAP.title, ERROR.title, BEER.title, BRAWL.title})
DANGEROUS: Final = 4
"""With so many glands of his recipe a rival had better not be Porc Royal."""
FRIENDSHIP: Final = 1
CHANCES: Final = 3
"""What allies, and candidates who would be elected, are worth against a gland less of their recipe."""


def prepare_vote(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """4C.1, 4C.2: ban the strongest rival, stand, and be ready."""
    ballot = view.ballot
    if ballot is None:
        return None
    chart = Chart(view, seat)
    for option in (BAN, MUG.title):
        if option in asked.options and (option == BAN or find_copy(asked, option)):
            names = [
                name
                for name in list_picks(asked, option, TARGET)
                if _worth_banning(chart, ballot, option, name)
            ]
            if names:
                return make_play(
                    asked,
                    option,
                    {TARGET: choose_best(names, lambda name: _strength(chart, ballot, name), luck)},
                )
    return Reply("stand") if "stand" in asked.options else None


def _strength(chart: Chart, ballot: BallotView, name: str) -> int:
    one = chart.view.seat(_seat(name))
    return ballot.total(one.seat) + 2 * chart.closeness(one)


def _worth_banning(chart: Chart, ballot: BallotView, option: str, name: str) -> bool:
    """A card is kept for whoever is ahead of oneself, or close to victory; a power is there every turn."""
    if _seat(name) == chart.seat:
        return False
    ahead = ballot.total(_seat(name)) > ballot.total(chart.seat)
    return option == BAN or ahead or chart.closeness(chart.view.seat(_seat(name))) > DANGEROUS


# ------------------------------------------------------------------------------------------------------ voting


def vote(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """D-42: oneself while that may win; else whoever is farthest from victory, if possible one who is elected by it."""
    ballot = view.ballot
    names = list_picks(asked, "vote", FOR)
    if ballot is None or not names:
        return None
    mine = sum(lot.number for one, lots in ballot.piles for lot in lots if lot.owner == seat)
    totals = {name: ballot.total(_seat(name)) for name in names}
    me = str(seat)
    if me in totals:
        help_to_come = sum(SUPPORT.get(get_title(card), 0) for card in view.hand)
        if totals[me] + help_to_come >= max(totals.values()) and totals[me]:
            return Reply("vote", {FOR: me})
    chosen = {name: _find_elected(foresee_piles(view, ballot, seat, _seat(name))) for name in names}
    if len(ballot.votes) == len(view.seats) - 1 and len(set(chosen.values())) == 1:
        # Whoever votes last and changes nothing had better be an ally of the Porc Royal than of nobody.
        return Reply("vote", {FOR: str(chosen[names[0]])})
    chart = Chart(view, seat)
    allies = {one for group in view.coalitions if seat in group for one in group}

    def score(name: str) -> int:
        candidate = _seat(name)
        rest = max((total for other, total in totals.items() if other not in (name, me)), default=0)
        elected = totals[name] + mine > rest
        return CHANCES * elected + FRIENDSHIP * (candidate in allies) - chart.closeness(view.seat(candidate))

    others = [name for name in names if name != me]
    return Reply("vote", {FOR: choose_best(others or list(names), score, luck)})


def foresee_piles(view: View, ballot: BallotView, seat: Seat, candidate: Seat) -> dict[Seat, int]:
    """What would lie in front of each player once a seat has given its own governors away, in the order of play."""
    mine = sum(lot.number for one, lots in ballot.piles if one == seat for lot in lots if lot.owner == seat)
    return {
        one.seat: ballot.total(one.seat) + mine * ((one.seat == candidate) - (one.seat == seat))
        for one in view.seats
        if one.seat not in ballot.banned
    }


def _find_elected(piles: Mapping[Seat, int]) -> Seat:
    """Who has most; of several the first in the order of play (R-111)."""
    return max(piles, key=piles.__getitem__)


# -------------------------------------------------------------------------------------------------- last words


def play_last_cards(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """4C.4: cards are played when they decide the ballot; who has none for it says nothing more."""
    ballot = view.ballot
    if ballot is None or seat not in dict(ballot.votes):
        return None
    champion, ahead = dict(ballot.votes)[seat], _ahead(view, ballot)
    if champion != ahead:
        short = _behind(view, ballot, champion, ahead)
        reply = _support(view, asked, short, ahead) or _blows(ballot, asked, seat, champion, ahead, short)
        if reply is not None:
            return reply
    armed = ASSASSINS in asked.options or any(get_title(card) in PLAYED_LATE for card in view.hand)
    return Reply(PASS if armed else SIT_OUT)


def _ahead(view: View, ballot: BallotView) -> Seat:
    """Who would be elected now (C-64, R-111)."""
    running = [one.seat for one in view.seats if not ballot.standing or one.seat in ballot.standing]
    running = [one for one in running if one not in ballot.banned] or [one.seat for one in view.seats]
    return max(running, key=ballot.total)


def _behind(view: View, ballot: BallotView, champion: Seat, ahead: Seat) -> int:
    """How many governors a candidate lacks to be elected; a tie goes by the order of play."""
    order = [one.seat for one in view.seats]
    return ballot.total(ahead) - ballot.total(champion) + (order.index(champion) > order.index(ahead))


def _support(view: View, asked: Ask, short: int, ahead: Seat) -> Reply | None:
    """Governors for one's candidate, or sleep for the other's, if all together they are enough."""
    held = [title for title in SUPPORT if find_copy(asked, title)]
    nap = ASLEEP if find_copy(asked, NAP.title) else 0
    if sum(SUPPORT[title] for title in held) + nap < short:
        return None
    if nap >= short or not held:
        return make_play(asked, NAP.title, {TARGET: str(ahead)})
    enough = [title for title in held if SUPPORT[title] >= short]
    return make_play(asked, (enough or held[::-1])[0], {})


def _blows(
    ballot: BallotView, asked: Ask, seat: Seat, champion: Seat, ahead: Seat, short: int
) -> Reply | None:
    """What turns, halves or voids governors; the die is trusted last."""
    block = round_half(ballot.total(ahead))
    homes = list_picks(asked, ERROR.title, TOWARDS, {TARGET: str(ahead)})
    if find_copy(asked, ERROR.title) and 2 * block >= short and str(champion) in homes:
        return make_play(asked, ERROR.title, {TARGET: str(ahead), TOWARDS: str(champion)})
    if champion != seat:
        return None
    if find_copy(asked, BRAWL.title) and ballot.total(seat) >= ballot.total(ahead) - block:
        return make_play(asked, BRAWL.title, {TARGET: str(ahead)})
    if find_copy(asked, BEER.title) and round_half(ballot.total(seat)) >= short:
        return make_play(asked, BEER.title, {})
    if ASSASSINS in asked.options and short <= ASLEEP:
        return Reply(ASSASSINS, {TARGET: str(ahead)})
    return None


def _seat(name: str) -> Seat:
    return Seat(int(name))
