"""`/cochons`: the verbs of Les Cochons de l'Espace. Each names an option of the open question and its fields."""

from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.app import PorcRoyal
from cogs.common import Interaction, Names, completing, counting, give, my_tables

GAME: Final = "cochons"


class Cochons(commands.Cog):
    """The group `/cochons`."""

    group = app_commands.Group(name="cochons", description="Les Cochons de l'Espace: your moves")

    @group.command(name="build", description="Lay a tile while the galaxy is built")
    @app_commands.describe(kind="Which tile", cell="Where")
    async def build(self, interaction: Interaction, kind: str, cell: str, table: str | None = None) -> None:
        """Lay a tile while the galaxy is built."""
        await give(interaction, "lay", {"kind": kind, "cell": cell}, table, GAME)

    build.autocomplete("kind")(completing("lay", "kind"))
    build.autocomplete("cell")(completing("lay", "cell"))

    @group.command(name="start", description="Choose the tile where your pigs start")
    @app_commands.describe(tile="Which tile")
    async def start(self, interaction: Interaction, tile: str, table: str | None = None) -> None:
        """Choose the tile where your pigs start."""
        await give(interaction, "start", {"tile": tile}, table, GAME)

    start.autocomplete("tile")(completing("start", "tile"))

    @group.command(name="discard", description="Discard cards before drawing")
    @app_commands.describe(cards="Which cards, with commas")
    async def discard(self, interaction: Interaction, cards: str, table: str | None = None) -> None:
        """Discard cards before drawing."""
        await give(interaction, "discard", {"cards": cards}, table, GAME)

    discard.autocomplete("cards")(completing("discard", "cards"))

    @group.command(name="move", description="Make a trip")
    @app_commands.describe(
        from_="From which tile",
        to="To which tile",
        gorets="How many Gorets",
        gruiks="How many Gros Gruiks",
        card="With which ship card",
        extra="In a window: the card that pays for the trip",
    )
    @app_commands.rename(from_="from")
    async def move(
        self,
        interaction: Interaction,
        from_: str,
        to: str,
        gorets: int | None = None,
        gruiks: int | None = None,
        card: str | None = None,
        extra: str | None = None,
        table: str | None = None,
    ) -> None:
        """Make a trip."""
        await give(
            interaction,
            "trip",
            {"from": from_, "to": to, "gorets": gorets, "gruiks": gruiks, "card": card, "extra": extra},
            table,
            GAME,
        )

    move.autocomplete("from_")(completing("trip", "from"))
    move.autocomplete("to")(completing("trip", "to"))
    move.autocomplete("card")(completing("trip", "card"))
    move.autocomplete("extra")(completing("trip", "extra"))
    move.autocomplete("gorets")(counting("trip", "gorets"))
    move.autocomplete("gruiks")(counting("trip", "gruiks"))

    @group.command(name="boots", description="Make a trip with the jet boots, leaving pigs on the way")
    @app_commands.describe(
        from_="From which tile",
        first="First tile of the way",
        second="Second tile",
        third="Third tile",
        gorets="How many Gorets set out",
        gruiks="How many Gros Gruiks set out",
        gorets_first="Gorets left on the first tile",
        gruiks_first="Gros Gruiks left on the first tile",
        gorets_second="Gorets left on the second tile",
        gruiks_second="Gros Gruiks left on the second tile",
        card="Which card",
        extra="In a window: the card that pays for the trip",
    )
    @app_commands.rename(
        from_="from",
        gorets_first="gorets-first",
        gruiks_first="gruiks-first",
        gorets_second="gorets-second",
        gruiks_second="gruiks-second",
    )
    async def boots(
        self,
        interaction: Interaction,
        from_: str,
        first: str,
        second: str | None = None,
        third: str | None = None,
        gorets: int | None = None,
        gruiks: int | None = None,
        gorets_first: int | None = None,
        gruiks_first: int | None = None,
        gorets_second: int | None = None,
        gruiks_second: int | None = None,
        card: str | None = None,
        extra: str | None = None,
        table: str | None = None,
    ) -> None:
        """Make a trip with the jet boots, leaving pigs on the way."""
        await give(
            interaction,
            "boots",
            {
                "from": from_,
                "first": first,
                "second": second,
                "third": third,
                "gorets": gorets,
                "gruiks": gruiks,
                "gorets-first": gorets_first,
                "gruiks-first": gruiks_first,
                "gorets-second": gorets_second,
                "gruiks-second": gruiks_second,
                "card": card,
                "extra": extra,
            },
            table,
            GAME,
        )

    boots.autocomplete("from_")(completing("boots", "from"))
    boots.autocomplete("first")(completing("boots", "first"))
    boots.autocomplete("second")(completing("boots", "second"))
    boots.autocomplete("third")(completing("boots", "third"))
    boots.autocomplete("card")(completing("boots", "card"))
    boots.autocomplete("extra")(completing("boots", "extra"))
    boots.autocomplete("gorets")(counting("boots", "gorets"))
    boots.autocomplete("gruiks")(counting("boots", "gruiks"))
    boots.autocomplete("gorets_first")(counting("boots", "gorets-first"))
    boots.autocomplete("gruiks_first")(counting("boots", "gruiks-first"))
    boots.autocomplete("gorets_second")(counting("boots", "gorets-second"))
    boots.autocomplete("gruiks_second")(counting("boots", "gruiks-second"))

    @group.command(name="swap", description="Swap two tiles")
    @app_commands.describe(one="One tile", other="The other", card="With which card")
    async def swap(
        self,
        interaction: Interaction,
        one: str,
        other: str,
        card: str | None = None,
        table: str | None = None,
    ) -> None:
        """Swap two tiles."""
        await give(interaction, "swap", {"one": one, "other": other, "card": card}, table, GAME)

    swap.autocomplete("one")(completing("swap", "one"))
    swap.autocomplete("other")(completing("swap", "other"))
    swap.autocomplete("card")(completing("swap", "card"))

    @group.command(name="extra", description="Play Extra-Mouve: one trip more")
    @app_commands.describe(card="Which card")
    async def extra(
        self, interaction: Interaction, card: str | None = None, table: str | None = None
    ) -> None:
        """Play Extra-Mouve: one trip more."""
        await give(interaction, "extra", {"card": card}, table, GAME)

    extra.autocomplete("card")(completing("extra", "card"))

    @group.command(name="lay", description="Lay cards face down in a fight")
    @app_commands.describe(cards="Which cards, with commas")
    async def lay(self, interaction: Interaction, cards: str, table: str | None = None) -> None:
        """Lay cards face down in a fight."""
        await give(interaction, "lay", {"cards": cards}, table, GAME)

    lay.autocomplete("cards")(completing("lay", "cards"))

    @group.command(name="flee", description="Flee from a fight")
    @app_commands.describe(tile="To which tile")
    async def flee(self, interaction: Interaction, tile: str, table: str | None = None) -> None:
        """Flee from a fight."""
        await give(interaction, "flee", {"tile": tile}, table, GAME)

    flee.autocomplete("tile")(completing("flee", "tile"))

    @group.command(name="stay", description="Stay in the fight for this round")
    async def stay(self, interaction: Interaction, table: str | None = None) -> None:
        """Stay in the fight for this round."""
        await give(interaction, "pass", {}, table, GAME, beside="flee")

    @group.command(name="fight", description="Choose which of your fights comes next")
    @app_commands.describe(tile="On which tile")
    async def fight(self, interaction: Interaction, tile: str, table: str | None = None) -> None:
        """Choose which of your fights comes next."""
        await give(interaction, "fight", {"tile": tile}, table, GAME)

    fight.autocomplete("tile")(completing("fight", "tile"))

    @group.command(name="reorganise", description="Move troops to a neighbouring tile of yours")
    @app_commands.describe(
        from_="From which tile", to="To which tile", gorets="How many Gorets", gruiks="How many Gros Gruiks"
    )
    @app_commands.rename(from_="from")
    async def reorganise(
        self,
        interaction: Interaction,
        from_: str,
        to: str,
        gorets: int | None = None,
        gruiks: int | None = None,
        table: str | None = None,
    ) -> None:
        """Move troops to a neighbouring tile of yours."""
        await give(
            interaction, "move", {"from": from_, "to": to, "gorets": gorets, "gruiks": gruiks}, table, GAME
        )

    reorganise.autocomplete("from_")(completing("move", "from"))
    reorganise.autocomplete("to")(completing("move", "to"))
    reorganise.autocomplete("gorets")(counting("move", "gorets"))
    reorganise.autocomplete("gruiks")(counting("move", "gruiks"))

    @group.command(name="place", description="Place your new troops")
    @app_commands.describe(tile="On which tile", gorets="How many Gorets", gruiks="How many Gros Gruiks")
    async def place(
        self,
        interaction: Interaction,
        tile: str,
        gorets: int | None = None,
        gruiks: int | None = None,
        table: str | None = None,
    ) -> None:
        """Place your new troops."""
        await give(interaction, "place", {"tile": tile, "gorets": gorets, "gruiks": gruiks}, table, GAME)

    place.autocomplete("tile")(completing("place", "tile"))
    place.autocomplete("gorets")(counting("place", "gorets"))
    place.autocomplete("gruiks")(counting("place", "gruiks"))

    @group.command(name="convert", description="Turn two new Gorets into a Gros Gruik")
    async def convert(self, interaction: Interaction, table: str | None = None) -> None:
        """Turn two new Gorets into a Gros Gruik."""
        await give(interaction, "convert", {}, table, GAME)

    @group.command(name="return", description="Choose where you come back")
    @app_commands.describe(tile="On which tile")
    async def return_(self, interaction: Interaction, tile: str, table: str | None = None) -> None:
        """Choose where you come back."""
        await give(interaction, "return", {"tile": tile}, table, GAME)

    return_.autocomplete("tile")(completing("return", "tile"))

    @build.autocomplete("table")
    @start.autocomplete("table")
    @discard.autocomplete("table")
    @move.autocomplete("table")
    @boots.autocomplete("table")
    @swap.autocomplete("table")
    @extra.autocomplete("table")
    @lay.autocomplete("table")
    @flee.autocomplete("table")
    @stay.autocomplete("table")
    @fight.autocomplete("table")
    @reorganise.autocomplete("table")
    @place.autocomplete("table")
    @convert.autocomplete("table")
    @return_.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> Names:
        return await my_tables(interaction, typed)


async def setup(bot: PorcRoyal) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Cochons())
