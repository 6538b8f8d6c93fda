"""IP-30, IP-20: who plays which character, and what else it favours."""

from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.extension import hooks
from games.interstellar_pig.questions.script import ask_or_default
from games.interstellar_pig.rules.characters import ATMOSPHERES, TEMPERATURES, read_table
from games.interstellar_pig.rules.survival import find_needs
from games.interstellar_pig.state.names import CHARACTERS
from games.interstellar_pig.state.state import Need, Player, State
from porc_royal.additions import Assembly
from porc_royal.asks import Ask, Option, Reply, Several
from porc_royal.facts import Listing, Named, Seat, Who
from porc_royal.rulebook import Next
from porc_royal.script import roll_dice, shuffle, tell

FAVOURABLE: Final[tuple[Need, ...]] = ("hot", "cold", "temperate", "oxidizing", "reducing", "inert")
"""In the order in which ties are broken (D-5)."""


async def dealing(state: State) -> Next:
    """IP-30, R-4, R-10: seats in an order drawn by chance, one character each; the others stay aside."""
    state.phase = "dealing"
    seats = await shuffle("seats", [str(seat) for seat in range(len(state.players))])
    state.order = [Seat(int(seat)) for seat in seats]
    await tell(facts.SEATED, order=Listing(tuple(Who(seat) for seat in state.order)))
    races = await shuffle("characters", facts.RACES)
    for seat, race in zip(state.order, races, strict=False):
        player = state.player(seat)
        player.character = next(one for one in state.characters if facts.RACES[one.race - 1] == race)
        player.name = CHARACTERS[player.character.race][0]
        await tell(facts.PLAYS, who=Who(seat), ship=player.name, race=Named("race", race))
    return "favours"


async def favours(state: State) -> Next:
    """R-2: further favoured values, chosen in secret and shown together, or rolled."""
    state.phase = "favours"
    given = [seat for seat in state.order if count_gifts(state.assembly, state.player(seat))]
    if state.options.metabolism == "dice":
        for seat in given:
            await rolled_favours(state, seat)
    else:
        replies = await ask_or_default(state, lambda: [make_favour_ask(state, seat) for seat in given])
        for seat in given:
            chosen = replies[seat].many(facts.FAVOUR)
            state.player(seat).favours = [need for need in FAVOURABLE if need in chosen]
    for seat in given:
        names = tuple(Named("need", need) for need in state.player(seat).favours)
        await tell(facts.FAVOURS, reveals=True, who=Who(seat), favours=Listing(names))
    return "pick-order"


def count_gifts(assembly: Assembly, player: Player) -> int:
    """IP-20: how many further values a player's character may favour."""
    return hooks.gifts.of(0, hooks.Being(player.character, assembly)) if player.character is not None else 0


def list_favourable(player: Player) -> list[Need]:
    """R-2: the values not favoured yet."""
    character = player.character
    if character is None:
        return []
    own = (character.temperature, character.atmosphere, *player.favours)
    return [need for need in FAVOURABLE if need not in own]


def make_favour_ask(state: State, seat: Seat) -> Ask:
    """D-5; the default makes most planets free of needs."""
    player = state.player(seat)
    among, number = list_favourable(player), count_gifts(state.assembly, player)
    options = {"favour": Option({facts.FAVOUR: Several("need", among, number, number)})}
    default = Reply("favour", {facts.FAVOUR: tuple(_best(state, player, number))})
    return Ask(seat, facts.ASK_FAVOUR, "R-2", options, default, {"left": number})


def _best(state: State, player: Player, number: int) -> list[Need]:
    """One value after another, each freeing most planets of needs; ties in the order of the tables."""
    trial = Player(player.character)
    for _ in range(number):

        def free(need: Need) -> int:
            other = Player(player.character, favours=[*trial.favours, need])
            return sum(not find_needs(state.assembly, other, planet) for planet in state.planets.values())

        trial.favours.append(max(list_favourable(trial), key=free))
    return [need for need in FAVOURABLE if need in trial.favours]


async def rolled_favours(state: State, seat: Seat) -> None:
    """Option `super`: 1-3 temperature, 4-6 atmosphere, then that table; what is favoured is rolled again."""
    player = state.player(seat)
    while len(player.favours) < count_gifts(state.assembly, player):
        table, face = await roll_dice("favour", 6, 2, whose=seat)
        need: Need = read_table(TEMPERATURES, face) if table <= 3 else read_table(ATMOSPHERES, face)
        if need in list_favourable(player):
            player.favours.append(need)
