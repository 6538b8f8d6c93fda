"""What is said of a result besides its facts: by which rule a tie was settled where nothing else says so."""

from collections.abc import Sequence

from games.election import facts
from games.election.views.view import View
from porc_royal.facts import Saying


def list_remarks(_before: View, after: View, told: Sequence[Saying]) -> list[tuple[int, Saying]]:
    """C-64, R-111: a tie that goes by the order of seats; a lot and the presider's word are told as they fall."""
    if after.options.tie != "order":
        return []
    return [(place, Saying(facts.TIE_ORDER)) for place, said in enumerate(told) if said.key == facts.TIED]
