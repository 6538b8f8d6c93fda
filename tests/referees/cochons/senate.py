"""Governors, candidates, votes, the Porc Royal and the coalitions (4B, 4C)."""

from games.cochons.views.view import View
from tests.referees.cochons.game import Game, hears
from tests.referees.cochons.printed import GOVERNORS
from tests.referees.piles import Piles, half
from tests.referees.protocol import Spoken, Told


@hears("governors")
def a_governor_for_each_gland(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-59, P-3, R-98, R-132: one more for the Porcus; at most ten if the table chose so."""
    seat = told.seat()
    number = sum(game.made[seat]) + (game.powers and game.clans[seat] == "porcus")
    cap = int(game.settings["governor_cap"])
    number = min(number, cap) if cap else number
    game.must(
        told.number("number") == number,
        "C-59",
        f"seat {seat} has {number} governors, not {told.number('number')}",
    )
    if game.ballot is None:
        own = game.settings["pile_or_own_governors"] == "own"
        game.ballot = Piles({one: [] for one in range(game.players)}, own, cap)
    game.ballot.front[seat] = [(seat, told.number("number"))]


@hears("candidates")
def the_candidates_are_known(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-99, R-107: whoever stands and is not banned; everybody if nobody does."""
    if game.ballot is not None:
        game.ballot.standing = game.standing(after)
        game.must(
            sorted(told.seats("candidates")) == game.ballot.running(),
            "R-99",
            f"{game.ballot.running()} stand",
        )


@hears("banned")
def a_banned_player_may_not_stand(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-107, R-131: before the first vote; somebody is left to be voted for."""
    if game.ballot is not None:
        game.must(not game.ballot.votes, "R-107", f"seat {told.seat()} is banned after the first vote")
        game.ballot.banned.add(told.seat())
        game.must(len(game.ballot.banned) < game.players, "R-107", "nobody is left to be voted for")


@hears("porcus-ban")
def the_porcus_bans_another_each_turn(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """P-2, R-131."""
    game.power(told.seat(), "porcus", "ban", "P-2")
    game.must(
        told.seat("victim") not in (told.seat(), game.victim), "R-131", f"seat {told.seat('victim')} again"
    )
    game.banned_now = told.seat("victim")


@hears("chairs")
def another_takes_the_chair(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """EV-22, R-108: from now on he calls the voters."""
    game.chair = told.seat()


@hears("called")
def the_porc_royal_calls_the_voters(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-62, R-100: those who have not voted, each once."""
    caller = game.presiding if game.chair is None else game.chair
    game.must(told.seat() == caller, "R-100", f"seat {told.seat()} calls the voters, not {caller}")
    if game.ballot is not None:
        voters = told.seats("voters")
        left = [seat for seat in voters if seat in game.ballot.votes]
        game.must(
            not left and len(set(voters)) == len(voters), "R-100", f"{voters} are called, {left} have voted"
        )


@hears("voted", "voted-for-self")
def a_vote_gives_all_ones_own_governors(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-62, R-101, R-102, R-107: once, unsplit, to a candidate; what was received stays."""
    ballot, seat = game.ballot, told.seat()
    game.must(game.settings["ballot"] != "tally", "C-62", "a secret vote is told by name")
    if ballot is None:
        return
    candidate = told.seat("candidate") if "candidate" in told else seat
    game.must(seat not in ballot.votes, "C-62", f"seat {seat} votes twice")
    game.must(candidate in ballot.running(), "R-99", f"seat {seat} votes for {candidate} who is no candidate")
    number = ballot.vote(seat, candidate)
    if "number" in told:
        game.must(
            told.number("number") == number,
            "C-62",
            f"seat {seat} gives {number}, not {told.number('number')}",
        )
    _same(game, candidate, told)


@hears("tallied")
def only_the_tally_is_told(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-62: of each candidate, how many votes and governors there are."""
    game.must(game.settings["ballot"] == "tally", "C-62", "names are kept back")
    game.tally[told.seat()] = (told.number("number"), told.number("votes"))


@hears("tally-left")
def what_lies_before_nobody_who_stands_is_told(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-62, R-106: governors that a card has put in front of somebody who does not stand."""
    game.must(game.settings["ballot"] == "tally", "C-62", "names are kept back")
    game.tally_left = told.number("number")


def _same(game: Game, seat: int, told: Told, *, exposed: bool = False) -> None:
    """C-59: what lies in front of somebody."""
    if game.ballot is not None:
        lies = game.ballot.exposed(seat) if exposed else game.ballot.pile(seat)
        game.must(
            told.number("pile") == lies,
            "R-102",
            f"{lies} lie in front of seat {seat}, not {told.number('pile')}",
        )


@hears("card-played")
def a_card_says_what_it_does(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """Section A: what a card of 4C brings about is told right after it."""
    game.senate = (told.name("card"), told.seat())


@hears("smuggled-beer")
def beer_is_good_or_bad(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """EV-14: 1-3 loses half, 4-6 gains half."""
    game.must(spoken.faces() == [told.number("die")], "EV-14", f"the die shows {spoken.faces()}")
    game.senate = ("bad-beer" if told.number("die") <= 3 else "good-beer", game.senate[1])


@hears("assassins")
def assassins_are_sent(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """P-8, R-137: 1 none, 2-3 one (or two if the table chose so), 4-6 two."""
    game.power(told.seat(), "phacocherus", "assassins", "P-8")
    middle = int(str(game.settings["assassination_table"])[2])
    number = (0, middle, middle, 2, 2, 2)[told.number("die") - 1]
    game.must(spoken.faces() == [told.number("die")], "P-8", f"the die shows {spoken.faces()}")
    game.senate = (f"assassins-{number}", told.seat())


@hears("governors-gained")
def governors_follow_the_vote(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-104, R-105."""
    ballot, seat = game.ballot, told.seat()
    if ballot is None:
        return
    title, by = game.senate
    wanted = half(ballot.exposed(seat)) if title == "good-beer" else GOVERNORS.get(title, -1)
    home = ballot.home(seat)
    number = ballot.gain(seat, wanted)
    game.must(
        seat == by and told.number("number") == number,
        "R-104",
        f"{title}: seat {by} gains {number}, not {told.number('number')}",
    )
    game.must(told.seat("home") == home, "R-104", f"they go to {home}")
    _same(game, home, told)


@hears("governors-lost")
def governors_are_taken(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-102, R-103, R-105: own ones first; never below none."""
    ballot, seat = game.ballot, told.seat()
    if ballot is None:
        return
    title = game.senate[0]
    if title in ("bad-beer", "rififi-au-senat-porc"):
        number = ballot.lose(seat, half(ballot.exposed(seat)))
    else:
        wanted = int(title[-1]) if title.startswith("assassins") else 2
        game.must(title.startswith(("assassins", "pionce")), "R-102", f"{title} takes governors")
        number = ballot.lose(seat, wanted)
    game.must(
        told.number("number") == number,
        "R-103",
        f"{title}: seat {seat} loses {number}, not {told.number('number')}",
    )
    _same(game, seat, told, exposed=True)


@hears("governors-changed-sides")
def half_of_a_pile_changes_sides(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """EV-05, R-105, R-106: to the caster, or to a candidate; to a candidate once he has voted."""
    ballot, seat, victim, towards = game.ballot, told.seat(), told.seat("victim"), told.seat("towards")
    if ballot is None:
        return
    keeps = towards == seat and seat not in ballot.votes
    game.must(keeps or towards in ballot.running(), "R-106", f"the block goes to {towards}")
    block = ballot.lose(victim, half(ballot.exposed(victim)))
    ballot.front[towards].append((seat, block))
    game.must(told.number("number") == block, "R-105", f"{block} of seat {victim} change sides")
    _same(game, towards, told)


@hears("ballot-again")
def the_ballot_is_held_again(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """EV-30, R-109: from the first vote until the result; everybody has his own again."""
    if game.ballot is not None:
        game.must(game.ballot.votes, "R-109", "a ballot is held again before anybody has voted")
        game.ballot.void()


@hears("elected", "elected-again")
def most_governors_make_the_porc_royal(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-64, R-111: of several the nearest to the first player in this turn's order; all have voted (R-101)."""
    ballot = game.ballot
    if ballot is None:
        return
    if game.tally:
        winner, most = _by_tally(game, ballot)
    else:
        game.must(len(ballot.votes) == game.players, "R-101", f"only {sorted(ballot.votes)} have voted")
        winner = ballot.winner(game.order)
        most = ballot.pile(winner)
    game.must(told.seat() == winner, "C-64", f"seat {winner} is elected, not {told.seat()}")
    game.must(told.number("number") == most, "C-64", f"with {most}")
    again = told.seat() == game.royal
    game.must(
        again == (told.key == "elected-again"), "C-64", f"seat {told.seat()} was the Porc Royal: {again}"
    )
    game.royal = told.seat()
    game.victim, game.banned_now = game.banned_now, None
    game.allies = []


def _by_tally(game: Game, ballot: Piles) -> tuple[int, int]:
    """C-62, C-64, R-111: every vote and every governor is in the tally; who leads by it, and with how many."""
    votes, governors = (sum(one[part] for one in game.tally.values()) for part in (1, 0))
    game.must(votes == game.players, "R-101", f"{votes} votes are in the tally")
    due = sum(ballot.pile(seat) for seat in ballot.front)
    governors += game.tally_left
    game.must(governors == due, "C-62", f"{governors} governors are in the tally, of {due}")
    game.must(game.tally.keys() == set(ballot.running()), "R-99", f"{sorted(game.tally)} were counted")
    most = max(number for number, _ in game.tally.values())
    return next(seat for seat in game.order if game.tally.get(seat, (-1, 0))[0] == most), most


@hears("no-names")
def nobody_is_allied_where_votes_have_no_names(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-65 needs to know who voted alike."""
    game.must(game.tally, "C-65", "names are known")
    game.allies = []


@hears("allies", "no-allies")
def who_voted_alike_is_allied(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-65, R-26."""
    if game.ballot is None:
        return
    game.allies = game.ballot.coalitions()
    if told.key == "allies":
        together = set(told.seats("allies"))
        game.must(together in game.allies, "C-65", f"{together} are allied, by votes {game.allies}")
    else:
        game.must(not game.allies, "C-65", f"{game.allies} are not told to be allies")


def compare(game: Game, shown: View) -> None:
    """R-102: the piles are as they were told."""
    if shown.ballot is None or game.ballot is None:
        return
    game.ballot.standing = game.standing(shown)
    if game.tally:
        _see_no_names(game, shown)
        return
    for seat in range(game.players):
        lies, kept = shown.ballot.total(seat), game.ballot.pile(seat)  # type: ignore[arg-type]
        if not game.must(
            lies == kept, "R-102", f"{lies} lie in front of seat {seat}, by what was told {kept}"
        ):
            lots = {
                int(one): [(int(lot.owner), lot.number) for lot in pile] for one, pile in shown.ballot.piles
            }
            game.ballot.front[seat] = lots[seat]
    votes = {int(voter): int(candidate) for voter, candidate in shown.ballot.votes}
    game.must(votes == game.ballot.votes, "C-62", f"votes {votes}, by what was told {game.ballot.votes}")


def _see_no_names(game: Game, shown: View) -> None:
    """Of the votes nothing is shown but the tally."""
    if shown.ballot is None:
        return
    game.must(not shown.ballot.votes, "C-62", f"votes {shown.ballot.votes} are to be seen")
    for seat, lots in shown.ballot.piles:
        lies, told = shown.ballot.total(seat), game.tally.get(int(seat), (0, 0))[0]
        game.must(lies == told, "R-102", f"{lies} lie in front of seat {seat}, by what was told {told}")
        game.must({lot.owner for lot in lots} <= {seat}, "C-62", f"owners in front of {seat} are shown")
