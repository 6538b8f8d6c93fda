"""The proof of a finished game's chance, for whoever asks; before the end there is none, for anybody."""

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

import msgspec
import structlog

from bot.games import NotInstalled
from bot.moderation.answers import Attachment, ShownPanel, Viewer, find_viewer_seat
from bot.moderation.deps import Part
from bot.panels.chance import has_chance, show_proof
from bot.tables.leaves import is_closed
from bot.tables.live import Live, is_live
from bot.tables.openings import ClosedProof, find_known
from bot.tables.proofs import Drawn, is_noted, list_draws, list_entry_draws, replay_draws, write_proof
from porc_royal.asks import Refused
from porc_royal.play import RulesBroke
from storage.ports import Entry, LogBroken, Unreadable
from storage.upgrades import NoUpgrade

log = structlog.get_logger(__name__)

CHECKER: Final = "verify.html"
LOST: Final = (RulesBroke, NoUpgrade, NotInstalled, LogBroken, Unreadable, msgspec.MsgspecError, LookupError)
"""What becomes of a game of before draws were noted that the rules of today do not play as it was played."""


class Proofs(Part):
    """Answers `/table proof`, and the button under an end."""

    async def show(self, table_id: int, viewer: Viewer) -> ShownPanel:
        """The viewer's own dice in words, the file, and the page that checks it. Raises `Refused` before the end."""
        async with self._tables.turn(table_id, without_game=True) as live:
            if is_live(live):
                raise Refused("proof-not-over")
            if not live.table.seed or not has_chance(live):
                raise Refused("proof-nothing")
            if not all(word for _, word in live.table.words):  # somebody had theirs erased
                raise Refused("proof-lost", secret=live.table.secret.hex())
            entries = await self._store.log(table_id)
            drawn = await self._find_draws(live, entries)
            name = f"proof-{table_id}.json"
            voice = self._voices.in_language(live, viewer.language)
            seat, closed = find_viewer_seat(live, viewer), None
            panel = show_proof(live, voice, seat, drawn, name)
            if is_closed(live.table):
                known = await find_known(await self._store.replay(table_id), live.rulebook)
                closed = ClosedProof(live.table, seat, known)
            undone = list_entry_draws(await self._store.read_undone(table_id))
            proof = write_proof(live.table, live.seats, len(entries), drawn, undone, closed)
        page = files("bot.verify").joinpath(CHECKER).read_bytes()
        return ShownPanel(panel, files=(Attachment(name, proof), Attachment(CHECKER, page)))

    async def _find_draws(self, live: Live, entries: Sequence[Entry]) -> list[Drawn]:
        """Every draw of the game. Raises `Refused` where an old one cannot be played again."""
        if is_noted(live.table, entries):
            return list_draws(live.table, entries)
        try:
            return await replay_draws(await self._store.replay(live.table.id), live.rulebook)
        except (*LOST, Refused) as lost:
            log.warning("proof lost", table=live.table.id, exc_info=lost)
            raise Refused("proof-lost", secret=live.table.secret.hex()) from lost
