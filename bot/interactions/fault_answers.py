"""What the one who acted is told, and nobody else, when nothing could be done, or when that cannot be told."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import discord
import structlog

from bot.announcer.notices import make_rewind_row
from bot.clock import wait_at_most
from bot.delivery.outgoing import Row
from bot.i18n import Reader, Words
from bot.interactions.responses import answer, read_client_language, read_language
from bot.moderation.turns import TurnRunner
from bot.panels.prompts import Panel
from bot.tables.live import CannotLoad, NotPlaying, is_live
from porc_royal.asks import Refused
from porc_royal.facts import Saying
from porc_royal.play import RulesBroke
from storage.ports import Language, LogBroken, NoSuchTable, StorageError, StorageFailed, Store

log = structlog.get_logger(__name__)

UNKNOWN: Final = "bot-trouble-unknown"
LOOK_SECONDS: Final = 1.0
"""So long it is looked for whether something was taken, where the store may not answer."""


class FaultAnswers:
    """Answers interactions that failed. `stop` ends the program, when the store can be trusted no more."""

    def __init__(
        self, words: Words, store: Store, turns: TurnRunner, stop: Callable[[], Awaitable[None]]
    ) -> None:
        self._words = words
        self._store = store
        self._turns = turns
        self._stop = stop

    async def explain(self, interaction: discord.Interaction, fault: Exception) -> None:
        """Tell the one who acted why nothing was done, or what is known of it."""
        reader = self._words.of(await self._find_language(interaction, fault))
        rows: tuple[Row, ...] = ()
        match fault:
            case Refused():
                text = _word_refusal(reader, fault)
            case NotPlaying():
                text = reader.text(fault.refusal)
            case NoSuchTable():
                text = reader.text("refused-over")
            case CannotLoad():
                await self._set_aside(fault.live.table.id)
                text = reader.text(fault.refusal)
                if is_live(fault.live) and not (fault.not_installed or fault.newer):
                    rows = (make_rewind_row(fault.live.table.id, reader.text("rewind-button")),)
            case RulesBroke():
                text = reader.text("refused-set-aside")
            case LogBroken():
                text = reader.text("refused-damaged")
            case StorageFailed(fault="full"):
                text = reader.text("bot-disk-full")
            case StorageFailed(fault="busy"):
                log.warning("interaction failed", interaction=interaction.id, fault=str(fault))
                text = await self._word_busy(reader, interaction.id)
            case _:
                log.error("interaction failed", interaction=interaction.id, exc_info=fault)
                text = reader.text(await self._find_trouble(interaction.id), reference=str(interaction.id))
        await answer(interaction, Panel(text, rows))
        if self._store.fault is not None:
            await self._stop()

    async def _set_aside(self, table_id: int) -> None:
        """Stop the table, or leave that to whoever comes next: the one who acted is told in any case."""
        try:
            await self._turns.set_aside_lost(table_id)
        except StorageError as fault:
            log.warning("table is not set aside yet", table=table_id, exc_info=fault)

    async def _find_language(self, interaction: discord.Interaction, fault: Exception) -> Language:
        """That of the person; of their client, where the store need not be asked just now, or does not say it."""
        if not isinstance(fault, StorageFailed):
            with suppress(StorageFailed, TimeoutError):
                return await wait_at_most(LOOK_SECONDS, read_language(self._store, interaction))
        return read_client_language(interaction)

    async def _word_busy(self, reader: Reader, interaction_id: int) -> str:
        """What is known while the store may not answer."""
        trouble = await self._find_trouble(interaction_id)
        if trouble == UNKNOWN:
            return reader.text("bot-memory-away")
        return reader.text(trouble, reference=str(interaction_id))

    async def _find_trouble(self, interaction_id: int) -> str:
        """The sentence for a fault that nobody foresaw: it may have come after the commit, so the log is asked.

        But for a moment: whoever waits for it is to hear in time that it is not known.
        """
        try:
            taken = await wait_at_most(LOOK_SECONDS, self._store.outcome(interaction_id)) is not None
        except (StorageFailed, TimeoutError):
            return UNKNOWN
        return "bot-trouble-taken" if taken else "bot-trouble"


def _word_refusal(reader: Reader, refused: Refused) -> str:
    args = dict(refused.says.args)
    name = args.get("field")
    if isinstance(name, str):
        args["field"] = reader.field(name, refused.game)
    return reader.say(Saying(refused.says.key, args), lambda seat: str(seat + 1), refused.game)
