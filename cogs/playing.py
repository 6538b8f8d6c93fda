"""`/play` and `/vote`: what a card is aimed at and whom one votes for, completed from the viewer's own question."""

from collections.abc import Callable, Sequence

from discord import app_commands
from discord.ext import commands

from bot.app import PorcRoyal
from bot.i18n import fit
from bot.moderation.queries import Viewer
from bot.panels.prompts import Panel, noted
from bot.tables.live import Live
from bot.wording.typed_cards import aimed, playable, with_card
from bot.wording.typed_fields import Shown, ask_of, offered
from bot.wording.typed_replies import shaped
from bot.wording.voice import Voice
from cogs.common import Interaction, Names, my_tables, reply_with, table_of, viewer_of
from cogs.ways import PLAY, UNDRESSED
from games.table.asks import Refused, Reply
from games.table.facts import Named, Seat


class Playing(commands.Cog):
    """What every game shares that has cards to play or votes to cast."""

    @app_commands.command(name="play", description=UNDRESSED, extras=PLAY)
    async def play(
        self,
        interaction: Interaction,
        card: str,
        target: str | None = None,
        other: str | None = None,
        table: str | None = None,
    ) -> None:
        """Play a card; when it needs more than its targets, open its form."""

        def make(live: Live, voice: Voice, seat: Seat | None) -> Reply:
            return with_card(voice, ask_of(live, seat), card, [one for one in (target, other) if one])

        await reply_with(interaction, table, make)

    @app_commands.command(name="vote", description=UNDRESSED, extras=PLAY)
    @app_commands.rename(choice="for")
    async def vote(self, interaction: Interaction, choice: str, table: str | None = None) -> None:
        """Vote, where the game is asking for a vote."""

        def make(live: Live, voice: Voice, seat: Seat | None) -> Reply:
            ask = ask_of(live, seat)
            option = ask.options.get("vote")
            if option is None:
                raise Refused("no-vote")
            return shaped(voice, ask, "vote", dict.fromkeys(option.fields, choice))

        await reply_with(interaction, table, make)

    @play.autocomplete("card")
    async def _cards(self, interaction: Interaction, typed: str) -> Names:
        """The viewer's own cards that can be played now."""
        bot, viewer = interaction.client, await viewer_of(interaction)
        found: list[tuple[str, str]] = []

        def see(live: Live, voice: Voice, seat: Seat | None) -> Panel:
            ask = ask_of(live, seat)
            note = noted(live, voice, ask.seat)
            cards = [Named("card", one) for one, _ in playable(ask)]
            found.extend((f"{voice.value(one)} · {note(one)}", one.name) for one in cards)
            return Panel("")

        try:
            chosen = await table_of(interaction, vars(interaction.namespace).get("table"))
            await bot.queries.look(chosen, viewer, see)
        except Refused:
            return []
        text = typed.casefold()
        return [
            app_commands.Choice(name=fit(shown, 100), value=one)
            for shown, one in found
            if text in shown.casefold()
        ][:25]

    @play.autocomplete("target")
    async def _target(self, interaction: Interaction, typed: str) -> Names:
        """What the card may be aimed at."""
        return await self._aimed(interaction, (), typed)

    @play.autocomplete("other")
    async def _other(self, interaction: Interaction, typed: str) -> Names:
        """What the card may be aimed at besides its first target."""
        return await self._aimed(interaction, ("target",), typed)

    async def _aimed(self, interaction: Interaction, before: Sequence[str], typed: str) -> Names:
        given, viewer = vars(interaction.namespace), await viewer_of(interaction)
        found: list[Shown] = []

        def see(live: Live, voice: Voice, seat: Seat | None) -> Panel:
            ask = ask_of(live, seat)
            targets = [str(given.get(name) or "") for name in before]
            note = noted(live, voice, ask.seat)
            found.extend(aimed(voice, ask, str(given.get("card")), targets, typed, note))
            return Panel("")

        return await self._offered(interaction, viewer, found, see)

    @vote.autocomplete("choice")
    async def _candidates(self, interaction: Interaction, typed: str) -> Names:
        """Whom or what the viewer may vote for."""
        viewer = await viewer_of(interaction)
        found: list[Shown] = []

        def see(live: Live, voice: Voice, seat: Seat | None) -> Panel:
            ask = ask_of(live, seat, "vote")
            for name in list(ask.options["vote"].fields)[:1]:
                found.extend(offered(voice, ask, "vote", name, {}, typed, noted(live, voice, ask.seat)))
            return Panel("")

        return await self._offered(interaction, viewer, found, see)

    async def _offered(
        self,
        interaction: Interaction,
        viewer: Viewer,
        found: list[Shown],
        see: Callable[[Live, Voice, Seat | None], Panel],
    ) -> Names:
        """What `see` has found; nothing where the viewer is asked for no such thing."""
        try:
            chosen = await table_of(interaction, vars(interaction.namespace).get("table"))
            await interaction.client.queries.look(chosen, viewer, see)
        except Refused:
            return []
        return [app_commands.Choice(name=fit(shown, 100), value=one[:100]) for shown, one in found][:25]

    @play.autocomplete("table")
    @vote.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> Names:
        return await my_tables(interaction, typed)


async def setup(bot: PorcRoyal) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Playing())
