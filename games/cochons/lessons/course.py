"""All lessons, in the order in which they are learnt."""

from games.cochons.lessons.complete import list_complete
from games.cochons.lessons.simplified import list_simplified
from games.cochons.state.state import State
from porc_royal.additions import Assembly
from porc_royal.lessons import Lesson


def list_lessons(assembly: Assembly) -> tuple[Lesson[State], ...]:
    """The simplified game, then what the complete one adds."""
    return (*list_simplified(assembly), *list_complete(assembly))
