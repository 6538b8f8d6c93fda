"""Homo sapiens (CP-26): takes the place of Anti-Matter (A2), and lets the higher total win.

CP-7, CP-8, CP-R24, CP-R25: which aliens may be dealt.
"""

from typing import Final

from games.cosmic.expansions.cosmic_pig.state.pig_kept import HOMO_SAPIENS, PIG
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now
from games.cosmic.extension.pool import BARRED, Applies, Barred
from games.cosmic.extension.zaps import Deed
from games.cosmic.state.catalogue import ATTACK, find_kind, list_all
from games.cosmic.state.options import Options
from games.cosmic.state.roles import is_involved, is_main
from porc_royal.additions import Assembly
from porc_royal.facts import Seat, Who
from porc_royal.script import tell

ADDS: Final = PIG.part()

HOMO: Final = Alien("homo_sapiens", dealt=False)
DECLARES: Final = HOMO.keys.fact("pig-homo-sapiens", "who")
REPLACED: Final = "anti_matter"
DESTROYING: Final = frozenset({"omega_missile"})
WINNING: Final = ("masochist", "tick_tock", "ace", "lizard")
"""CP-R24: powers that win by themselves."""
BY_ITSELF: Final = ADDS.keys.line("barred-wins")


@HOMO.uses(hooks.selected, is_main, optional=True)
async def declares(at: Now, seat: Seat) -> None:
    """As a main player, when cards are chosen: bases do not count, ships are added, the higher total wins."""
    await declare(at, seat)


async def declare(at: Now, seat: Seat) -> None:
    """For both sides, until the encounter ends."""
    at.state.now.marks[HOMO_SAPIENS] = 1
    await tell(DECLARES, who=Who(seat))


def is_wild(deed: Deed, seat: Seat) -> bool:
    """A wild flare, as a main player or an ally."""
    return deed.name.endswith(".wild") and is_involved(deed, seat)


def is_undeclared(at: Now, seat: Seat) -> bool:
    """A main player, and nobody has declared it."""
    return is_main(at, seat) and not at.state.now.marks.get(HOMO_SAPIENS)


HOMO.wild.cancels(is_wild, prevents=True)


@HOMO.super.plays(hooks.revealed, is_undeclared)
async def declares_late(at: Now, seat: Seat) -> None:
    """CP-R28: when the cards are revealed, too."""
    await declare(at, seat)


@ADDS.changes(hooks.pool)
def choose_aliens(pool: tuple[str, ...], at: Now) -> tuple[str, ...]:
    """CP-7: it is dealt with the others."""
    return (*pool, HOMO.name)


def leave_out(alien: str, why: str, applies: Applies = lambda assembly, chosen, players: True) -> None:
    """An alien is not dealt in Cosmic Pig, where it `applies`."""

    def is_barred(assembly: Assembly, chosen: Options, players: int) -> bool:
        return PIG.is_chosen(chosen) and applies(assembly, chosen, players)

    ADDS.add(BARRED, Barred(alien, is_barred, why))


@ADDS.changes(hooks.techs)
def choose_techs(techs: tuple[str, ...], at: Now) -> tuple[str, ...]:
    """CP-7: nothing destroys planets."""
    return tuple(tech for tech in techs if tech not in DESTROYING)


def has_negatives(assembly: Assembly, chosen: Options, players: int) -> bool:
    """CP-8, X-9: whether attacks below nought are in the game."""
    cards = map(find_kind, list_all(assembly, chosen, players))
    return any(kind.type == ATTACK and kind.value < 0 for kind in cards)


leave_out(REPLACED, ADDS.keys.line("barred-replaced"))
for _winning in WINNING:
    leave_out(_winning, BY_ITSELF)
leave_out("virus", ADDS.keys.line("barred-virus"), lambda *table: not has_negatives(*table))
leave_out(
    "trader",
    ADDS.keys.line("barred-trader"),
    lambda _, chosen, players: not PIG.options_of(chosen).pig_trader,
)
