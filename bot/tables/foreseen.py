"""Ends of a game that everybody can see coming: what the public may know decides, and nothing else."""

from bot.tables.live import Live
from porc_royal.facts import Saying


def list_foreseen(live: Live) -> tuple[Saying, ...]:
    """The ends that can be seen coming now; none where no game is under way."""
    outline = live.rulebook.outline
    if outline is None or live.game is None or live.game.result is not None:
        return ()
    return tuple(outline.foreseen(live.game.view(None)))
