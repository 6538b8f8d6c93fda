"""What is pressed, chosen and typed at a ballot: read, admitted, done, and answered in private in time."""

from typing import Final

import discord
import structlog

from bot.app import PorcRoyal
from bot.i18n import split
from bot.interactions.payload import is_public, read_values
from bot.interactions.responses import answer, read_person
from bot.moderation.actions import Person
from bot.panels.prompts import Panel
from cogs.election.club.ballots import ClubBallots, KeptBallot, read_paper
from cogs.election.club.custom_ids import PREFIX, BallotToken, read_ballot_token, read_places
from cogs.election.club.files import make_files
from cogs.election.club.panels import (
    make_order_window,
    read_order,
    show_closing,
    show_order,
    show_paper,
    show_receipt,
    show_taken_back,
)
from cogs.election.club.rights import find_roles, require_opener
from cogs.election.club.wording import word_count, word_result
from porc_royal.asks import Refused

KINDS: Final = (discord.InteractionType.component, discord.InteractionType.modal_submit)
MESSAGES: Final = 3
"""Messages that a count may take: all of it is in the files."""


class BallotPresses:
    """Hears the components of ballots, and nothing else."""

    def __init__(self, bot: PorcRoyal, ballots: ClubBallots) -> None:
        self._bot = bot
        self._ballots = ballots

    async def hear(self, interaction: discord.Interaction) -> None:
        """Do what a component of a ballot says; whoever pressed it is told, and nobody else."""
        custom_id = str(dict(interaction.data or {}).get("custom_id", ""))
        if interaction.type not in KINDS or not custom_id.startswith(f"{PREFIX}|"):
            return
        bot = self._bot
        try:
            token = _require_token(custom_id)
            if not await bot.admission.admit(interaction):
                return
            # Who pressed is written nowhere: not even in the log of the program.
            with structlog.contextvars.bound_contextvars(ballot=token.ballot):
                await self._handle(interaction, token)
        except Exception as fault:  # noqa: BLE001 - whatever went wrong, the one who pressed must hear of it
            await bot.faults.explain(interaction, fault)

    async def _handle(self, interaction: discord.Interaction, token: BallotToken) -> None:
        kept = await self._ballots.find(token.ballot, interaction.channel_id)
        who = await read_person(self._bot.store, interaction)
        if token.deed == "again":
            await require_opener(self._bot.store, who, kept.row.guild_id, await find_roles(interaction))
            number = await self._ballots.open_again(kept, who, interaction.id)
            text = self._bot.words.of(who.language).text("elections-club-opened-ok", number=number)
            await answer(interaction, Panel(text))
            return
        if token.deed == "stop":
            await self._ballots.stop_series(kept, who)
            text = self._bot.words.of(who.language).text("elections-club-stopped")
            await answer(interaction, Panel(text))
            return
        if token.deed in ("count", "files") or not self._ballots.is_open(kept):
            await self._show_result(interaction, token, kept, who)
            return
        match token.deed:
            case "end":
                self._ballots.require_closer(kept, who)
                await self._answer(interaction, show_closing(self._bot.words.of(who.language), kept))
            case "close":
                await self._ballots.close_early(kept, who)
                text = self._bot.words.of(who.language).text("elections-club-closed-early")
                await self._answer(interaction, Panel(text))
            case _:
                await self._vote(interaction, token, kept, who)

    async def _vote(
        self, interaction: discord.Interaction, token: BallotToken, kept: KeptBallot, who: Person
    ) -> None:
        """A voter looks at their paper, fills it in, hands it in, or takes it back."""
        reader, roles = self._bot.words.of(who.language), await find_roles(interaction)
        weight = self._ballots.weigh(kept, who.user_id, roles)
        match token.deed:
            case "rank":
                order = (*token.order, *_read_choices(interaction))
                await self._answer(interaction, show_order(reader, kept, _check_order(kept, order)))
            case "type":
                paper = read_paper(await self._ballots.find_paper(kept, who.user_id))
                await interaction.response.send_modal(make_order_window(reader, kept, paper))
            case "hand" | "cast":
                choices = _find_choices(interaction, token, kept)
                taken = await self._ballots.hand_in(kept, who, roles, choices)
                await self._answer(interaction, show_receipt(reader, kept, taken, read_paper(taken)))
            case "back":
                await self._ballots.take_back(kept, who.user_id)
                await self._answer(interaction, show_taken_back(reader, kept))
            case _:
                await self._show_paper(interaction, kept, who, weight)

    async def _show_paper(
        self, interaction: discord.Interaction, kept: KeptBallot, who: Person, weight: int
    ) -> None:
        paper = await self._ballots.find_paper(kept, who.user_id)
        panel = show_paper(
            self._bot.words.of(who.language),
            kept,
            paper,
            read_paper(paper),
            weight=weight,
            papers=await self._ballots.count_papers(kept),
            closes=self._may_close(kept, who),
        )
        await self._answer(interaction, panel)

    def _may_close(self, kept: KeptBallot, who: Person) -> bool:
        try:
            self._ballots.require_closer(kept, who)
        except Refused:
            return False
        return True

    async def _show_result(
        self, interaction: discord.Interaction, token: BallotToken, kept: KeptBallot, who: Person
    ) -> None:
        """How a ballot has ended, the count, or the files of it. Raises `Refused` where it is not counted yet."""
        reader = self._bot.words.of(who.language)
        if kept.outcome is None:
            raise Refused(
                "elections-error-over" if not self._ballots.is_open(kept) else "elections-error-still"
            )
        if token.deed == "files":
            papers = await self._bot.store.papers(kept.row.id)
            made = make_files(reader, kept, kept.outcome, papers)
            key = "elections-club-files-check" if kept.outcome.published else "elections-club-files"
            await answer(interaction, Panel(reader.text(key, number=kept.row.id)), files=made)
            return
        word = word_count if token.deed == "count" else word_result
        first, *more = split("\n".join(word(reader, kept.terms, kept.outcome)), 1900)
        await answer(interaction, Panel(first, more=tuple(more[: MESSAGES - 1])))

    async def _answer(self, interaction: discord.Interaction, panel: Panel) -> None:
        await answer(interaction, panel, edit=not is_public(interaction))


def _require_token(custom_id: str) -> BallotToken:
    """What a component of a ballot carries. Raises `Refused` where this bot cannot have written it."""
    token = read_ballot_token(custom_id)
    if token is None:
        raise Refused("press-unknown")
    return token


def _read_choices(interaction: discord.Interaction) -> tuple[int, ...]:
    """What was chosen in a menu. Raises `Refused`."""
    found = read_places(read_values(interaction))
    if found is None:
        raise Refused("press-unknown")
    return found


def _find_choices(interaction: discord.Interaction, token: BallotToken, kept: KeptBallot) -> tuple[int, ...]:
    """What is handed in: chosen in a menu, put in order, or typed."""
    if token.deed == "hand":
        return _read_choices(interaction)
    if interaction.type is discord.InteractionType.modal_submit:
        return read_order(kept.terms, read_values(interaction)[0])
    return token.order


def _check_order(kept: KeptBallot, order: tuple[int, ...]) -> tuple[int, ...]:
    """An order that is begun. Raises `Refused` where this bot cannot have offered it."""
    if len(set(order)) != len(order) or not all(0 <= one < len(kept.terms.candidates) for one in order):
        raise Refused("press-unknown")
    return order
