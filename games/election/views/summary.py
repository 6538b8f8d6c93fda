"""The election in words: how far it is, and the tally. Everything here is read from a view."""

from collections.abc import Iterator, Sequence

from games.election import facts
from games.election.views.view import View, VoterView
from porc_royal.facts import Arg, Named, Saying, Seat, Who
from porc_royal.rulebook import CardShown


def progress(view: View) -> Saying:
    """How far it is: nothing of a sealed ballot but that it is open."""
    voters = len(view.voters)
    match view.phase:
        case _ if view.winner is not None:
            return Saying(facts.PROGRESS_OVER, {"who": Who(view.winner)})
        case _ if view.over:
            return Saying(facts.PROGRESS_NOBODY)
        case "campaign":
            return Saying(facts.PROGRESS_CAMPAIGN)
        case "sealed":
            return Saying(facts.PROGRESS_SEALED, {"voters": voters})
        case "closing":
            return Saying(facts.PROGRESS_CLOSING)
        case "roll-call" if view.called is not None:
            called = Who(view.called)
            return Saying(facts.PROGRESS_CALLED, {"who": called, "done": view.heard, "voters": voters})
        case _:
            return Saying(facts.PROGRESS_CALL, {"done": view.heard, "voters": voters})


def describe_heading(view: View) -> Saying:
    """What the election is about."""
    title = view.options.title
    return Saying(facts.TITLE, {"title": title}) if title else Saying(facts.UNTITLED)


def summary(view: View) -> Sequence[Saying]:
    """The tally line by line: the candidates with the owner of each governor, then the others."""
    return [
        describe_heading(view),
        progress(view),
        Saying(facts.LINE_PRESIDES, {"who": Who(view.presider)}),
        *describe_tally(view.voters, sealed=view.phase == "sealed"),
    ]


def describe_tally(voters: Sequence[VoterView], *, sealed: bool) -> Iterator[Saying]:
    """The piles of a ballot line by line."""
    for voter in voters:
        if voter.candidate:
            yield describe_candidate(voter)
            for lot in voter.lots:
                if lot.owner != voter.seat:
                    yield Saying(facts.LINE_LOT, {"who": Who(lot.owner), "number": lot.number})
    for voter in voters:
        yield from list_remarks(voter, sealed=sealed)


def describe_candidate(voter: VoterView) -> Saying:
    """A candidate's governors, and the number of votes where that is all that is published."""
    pile: dict[str, Arg] = {"who": Who(voter.seat), "number": voter.pile}
    if voter.votes is None:
        return Saying(facts.LINE_CANDIDATE, pile)
    return Saying(facts.LINE_VOTES, {**pile, "votes": voter.votes})


def list_remarks(voter: VoterView, *, sealed: bool) -> Iterator[Saying]:
    """What is to be said of a voter beside the piles: a ban, and what became of a vote or of its governors."""
    if voter.banned:
        yield Saying(facts.LINE_BANNED, {"who": Who(voter.seat)})
    if not voter.candidate or voter.vote not in (None, voter.seat) or voter.abstained:
        yield describe_standing(voter, sealed=sealed)


def describe_standing(voter: VoterView, *, sealed: bool) -> Saying:
    """What became of somebody's vote."""
    who = Who(voter.seat)
    if voter.votes is not None:
        return Saying(facts.LINE_UNNAMED, {"who": who})
    if voter.vote is not None:
        return Saying(facts.LINE_VOTED, {"who": who, "home": Who(voter.vote)})
    if voter.abstained:
        return Saying(facts.LINE_ABSTAINED, {"who": who, "number": voter.in_hand})
    key = facts.LINE_SEALED if sealed else facts.LINE_WAITING
    return Saying(key, {"who": who, "number": voter.in_hand})


def note(view: View, thing: Named) -> Saying | None:
    """Beside a voter who may be chosen: how many governors lie there."""
    if thing.kind != "player" or not thing.name.isdecimal():
        return None
    pile = next((one.pile for one in view.voters if one.seat == int(thing.name)), None)
    return None if pile is None else Saying(facts.NOTE, {"number": pile})


def hand(view: View) -> Sequence[CardShown]:
    """Nobody holds cards here."""
    return ()


def title(view: View, seat: Seat) -> Named | None:
    """Nobody plays anything but themselves."""
    return None
