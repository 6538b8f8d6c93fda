"""From a view to the picture: the tally of a ballot, of this election or of one in a game."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from games.election import facts
from games.election.picture import board as drawing
from games.election.picture.palette import find_voter_look
from games.election.views.summary import describe_heading, describe_standing, list_remarks, progress
from games.election.views.view import View, VoterView
from porc_royal.additions import Additions
from porc_royal.asks import Ask
from porc_royal.facts import Named, Saying, Seat, Who
from porc_royal.picture.palette import SeatLook
from porc_royal.picture.shown import collect_words, pack_board
from porc_royal.rulebook import BoardData, Phrase
from porc_royal.scene import Scene

OWN: Final = Additions(facts.GAME)
LOT: Final = OWN.keys.line("picture-lot", "who", "number")
NONE: Final = OWN.keys.line("picture-none")


def board(view: View, asked: Ask | None, phrase: Phrase) -> Scene:
    """The election as everybody may see it."""
    return drawing.draw_board(_show_board(view, phrase), collect_words(phrase))


def _show_board(view: View, phrase: Phrase) -> drawing.TallyPicture:
    return drawing.TallyPicture(
        title=phrase(describe_heading(view)),
        subtitle=phrase(progress(view)),
        tally=show_tally(
            view.voters,
            find_voter_look,
            phrase,
            leaders=view.leaders if view.heard else (),
            called=view.called,
            sealed=view.phase == "sealed",
            begun=bool(view.heard),
        ),
    )


BOARD: Final[BoardData[View]] = pack_board(drawing.TallyPicture, _show_board, drawing.draw_board)
"""The same, kept before it is drawn."""


def show_tally(
    voters: Sequence[VoterView],
    look: Callable[[Seat], SeatLook],
    phrase: Phrase,
    *,
    leaders: Sequence[Seat] = (),
    called: Seat | None = None,
    sealed: bool = False,
    begun: bool = True,
    name: Callable[[Seat], str] | None = None,
) -> drawing.TallyShown:
    """A ballot as it is drawn; `look` says how a game tells its players apart, `name` what it calls them.

    begun: whether any vote is known: before that governors are counted, and nothing looks like votes
    """
    piles = tuple(
        drawing.PileShown(
            name=name(one.seat) if name is not None else phrase(Named("seat", str(one.seat))),
            look=look(one.seat),
            lots=tuple(drawing.LotShown(look(lot.owner), lot.number) for lot in one.lots),
            owners=_owners(one, phrase),
            leads=one.seat in leaders,
        )
        for one in voters
        if one.candidate
    )
    rest = tuple(
        drawing.VoterShown(look(one.seat), phrase(said), asked)
        for one in voters
        for said, asked in _remarks(one, called=one.seat == called, sealed=sealed)
    )
    return drawing.TallyShown(piles, rest, begun=begun)


def _owners(voter: VoterView, phrase: Phrase) -> str:
    """Whose the governors of a pile are; or how many votes brought them, where nothing else is published."""
    if voter.votes is not None:
        return phrase(Saying(facts.PICTURE_VOTES, {"votes": voter.votes}))
    lots = [phrase(Saying(LOT, {"who": Who(lot.owner), "number": lot.number})) for lot in voter.lots]
    return " · ".join(lots) or phrase(Saying(NONE))


def _remarks(voter: VoterView, *, called: bool, sealed: bool) -> Iterator[tuple[Saying, bool]]:
    """What the text says of a voter beside the piles; a vote is awaited where the last of it stands."""
    said = list(list_remarks(voter, sealed=sealed))
    if called and not said:
        said.append(describe_standing(voter, sealed=sealed))
    for place, one in enumerate(said, 1):
        yield one, called and place == len(said)


def hand_board(view: View, phrase: Phrase) -> Scene | None:
    """Nobody holds cards here."""
    return None
