"""Which aliens a table plays with: by the set in which each was printed, and by the alert level on its sheet."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from games.cosmic.state.options import Options
from porc_royal.additions import Assembly, Table

Printed: TypeAlias = Literal["base", "dominion", "other"]
Alert: TypeAlias = Literal["green", "yellow", "red"]


@dataclass(frozen=True, slots=True)
class Origin:
    """Where an alien comes from.

    printed  the set in which it was printed
    alert    how hard it is to play, as its sheet says: green is the easiest
    is_late  whether it is left out of tables that did not choose their aliens, as all were once
    """

    printed: Printed = "base"
    alert: Alert = "yellow"
    is_late: bool = False


ORIGINS: Final[Table[Origin]] = Table("where aliens come from; those of an expansion alone come from nowhere")
ALERTS: Final[dict[str, frozenset[Alert]]] = {
    "all": frozenset({"green", "yellow", "red"}),
    "to-yellow": frozenset({"green", "yellow"}),
    "green": frozenset({"green"}),
}


def is_chosen(assembly: Assembly, options: Options, alien: str) -> bool:
    """Whether a table plays with an alien, as far as that is for its host to choose."""
    origin = assembly.table(ORIGINS).get(alien)
    if origin is None:
        return True
    if alien in options.unknown:
        return False
    if origin.alert not in ALERTS[options.alert]:
        return False
    match options.aliens:
        case "usual":
            return not origin.is_late
        case "all":
            return True
        case "base-dominion":
            return origin.printed != "other"
        case printed:
            return origin.printed == printed
