"""The proof of a finished game's chance, for whoever asks; before the end there is none, for anybody."""

from importlib.resources import files
from typing import Final

import structlog

from bot.moderation.answers import Attachment, ShownPanel, Viewer, find_viewer_seat
from bot.moderation.deps import ModerationDeps, Part
from bot.panels.chance import has_chance, show_proof
from bot.record.chance import Chance, is_chance_told
from bot.record.reader import PageFailed, PageReader
from bot.record.record import Record, read_record
from bot.tables.leaves import is_closed
from bot.tables.live import Live, is_live
from bot.tables.openings import ClosedProof
from bot.tables.proofs import list_draws, list_entry_draws, write_proof
from porc_royal.asks import Refused
from storage.ports import LogBroken

log = structlog.get_logger(__name__)

CHECKER: Final = "verify.html"


class Proofs(Part):
    """Answers `/table proof`, and the button under an end."""

    def __init__(self, deps: ModerationDeps, reader: PageReader) -> None:
        super().__init__(deps)
        self._reader = reader

    async def show(self, table_id: int, viewer: Viewer) -> ShownPanel:
        """The viewer's own dice in words, the file, and the page that checks it. Raises `Refused` before the end."""
        async with self._tables.turn(table_id, without_game=True) as live:
            _require_proof(live)
            try:
                record = await read_record(self._store, table_id)
            except LogBroken as lost:
                raise _make_refusal(live) from lost
            undone = list_entry_draws(await self._store.read_undone(table_id))
            voice, seat = self._voices.in_language(live, viewer.language), find_viewer_seat(live, viewer)
        chance = Chance() if is_chance_told(record) else await self._find_chance(live, record)
        drawn, name = list_draws(live.table, record.entries, chance.draws), f"proof-{table_id}.json"
        panel = show_proof(live, voice, seat, drawn, name)
        closed = ClosedProof(live.table, seat, chance.known) if is_closed(live.table) else None
        proof = write_proof(live.table, live.seats, len(record.entries), drawn, undone, closed)
        page = files("bot.verify").joinpath(CHECKER).read_bytes()
        return ShownPanel(panel, files=(Attachment(name, proof), Attachment(CHECKER, page)))

    async def _find_chance(self, live: Live, record: Record) -> Chance:
        """What the log does not say. Raises `Refused` where the game cannot be played again."""
        try:
            return await self._reader.find_chance(record)
        except PageFailed as failed:
            raise Refused("proof-failed") from failed
        except LookupError as lost:
            log.warning("proof lost", table=live.table.id, exc_info=lost)
            raise _make_refusal(live) from lost


def _require_proof(live: Live) -> None:
    """Refuse a table that has no proof, or none yet."""
    if is_live(live):
        raise Refused("proof-not-over")
    if not live.table.seed or not has_chance(live):
        raise Refused("proof-nothing")
    if not all(word for _, word in live.table.words):  # somebody had theirs erased
        raise Refused("proof-erased")


def _make_refusal(live: Live) -> Refused:
    """What is said where a game cannot be played again: the secret of a closed table stays all the same."""
    if is_closed(live.table):
        return Refused("proof-lost-closed")
    return Refused("proof-lost", secret=live.table.secret.hex())
