"""The election under way, for the table and for `/tally`: the piles of governors, whose they are, who has voted.

The words and the drawing are those of every election (`games/election`), with the clans' marks.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from games.cochons import facts
from games.cochons.picture.palette import find_clan_look
from games.cochons.views.shapes import BallotView, View
from games.election.picture import board as drawing
from games.election.picture.pictures import show_tally
from games.election.state import ballot as rules
from games.election.views.summary import describe_tally
from games.election.views.view import VoterView, show_voters
from porc_royal.additions import Additions
from porc_royal.facts import Listing, Named, Saying, Seat, Who
from porc_royal.picture.palette import SeatLook as Mark
from porc_royal.picture.shown import collect_words
from porc_royal.rulebook import Look, Phrase
from porc_royal.scene import Scene

OWN: Final = Additions(facts.GAME)
TALLY_TITLE: Final = OWN.keys.line("tally-title", "turn")
TALLY_CALLER: Final = OWN.keys.line("tally-caller", "who", "done", "voters")
TALLY_SEALED: Final = OWN.keys.line("tally-sealed", "who")
SUMMARY_MARKS: Final = OWN.keys.line("summary-marks", "marks")
SHOWN: Final = frozenset({"candidates", "voting"})
"""The phases of 4C, in which the channel sees the tally instead of the galaxy."""


def is_seen_instead(view: View) -> bool:
    """Whether the viewer is shown the election in place of the galaxy."""
    return view.viewer is None and view.phase in SHOWN


def describe_senate(view: View, thing: str | None) -> Sequence[Saying]:
    """The tally line by line; nothing when there is no election."""
    if view.ballot is None:
        return ()
    return [
        _heading(view),
        _calling(view, view.ballot),
        *describe_tally(_voters(view.ballot), sealed=view.ballot.sealed),
        *explain_marks(view),
    ]


def explain_marks(view: View) -> Sequence[Saying]:
    """What the letters of clans on pictures mean where they are not the first ones of their names."""
    here = [seat.clan for seat in view.seats]
    marks = tuple(Named("mark", clan) for clan in facts.LETTERED if clan in here)
    return [Saying(SUMMARY_MARKS, {"marks": Listing(marks)})] if marks else []


def draw_tally(view: View, thing: str | None, phrase: Phrase) -> Scene | None:
    """The tally as a picture; None when there is no election."""
    shown = show_senate(view, phrase)
    return None if shown is None else drawing.draw_board(shown, collect_words(phrase))


def show_senate(view: View, phrase: Phrase) -> drawing.TallyPicture | None:
    """All that the tally is drawn from; None when there is no election."""
    if view.ballot is None:
        return None
    held = view.ballot
    return drawing.TallyPicture(
        title=phrase(_heading(view)),
        subtitle=phrase(_calling(view, held)),
        tally=show_tally(
            _voters(held),
            lambda seat: _mark(view, seat),
            phrase,
            leaders=rules.list_leaders(_ballot(held)) if held.votes or held.counts else (),
            called=held.calling[0] if held.calling else None,
            sealed=held.sealed,
            begun=bool(held.votes or held.counts),
            name=lambda seat: _name(view, seat, phrase),
        ),
    )


def _ballot(held: BallotView) -> rules.Ballot:
    """The ballot that the view shows, as the rules of elections read it."""
    piles = [[rules.Lot(lot.owner, lot.number) for lot in pile] for _, pile in held.piles]
    return rules.Ballot(piles, dict(held.votes), list(held.standing), list(held.banned))


def _voters(held: BallotView) -> tuple[VoterView, ...]:
    shown = show_voters(_ballot(held), [])
    if held.counts is None:
        return shown
    votes = {one.seat: one.votes for one in held.counts}
    return tuple(replace(one, votes=votes.get(one.seat, 0)) for one in shown)


def _mark(view: View, seat: Seat) -> Mark:
    return find_clan_look(view.seat(seat).clan)


def _name(view: View, seat: Seat, phrase: Phrase) -> str:
    """A candidate with their clan, whose letter stands on the bars."""
    name, clan = phrase(Named("seat", str(seat))), view.seat(seat).clan
    return f"{name} · {phrase(Named('clan', clan))}" if clan else name


def _heading(view: View) -> Saying:
    return Saying(TALLY_TITLE, {"turn": view.turn})


def _calling(view: View, held: BallotView) -> Saying:
    if held.sealed:
        return Saying(TALLY_SEALED, {"who": Who(held.caller)})
    done, all_of_them = len(held.votes if held.counts is None else held.piles), len(held.piles)
    return Saying(TALLY_CALLER, {"who": Who(held.caller), "done": done, "voters": all_of_them})


TALLY: Final[Look[View]] = Look(describe_senate, draw_tally)
