"""The games this bot moderates. A new game is one more line here."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from games.cochons.rulebook import RULEBOOK as COCHONS
from games.cosmic.rulebook import RULEBOOK as COSMIC
from games.election.rulebook import RULEBOOK as ELECTION
from games.interstellar_pig.rulebook import RULEBOOK as INTERSTELLAR_PIG
from porc_royal.play import Play
from porc_royal.rulebook import Look, Rulebook

AnyRulebook: TypeAlias = Rulebook[Any, Any]
AnyPlay: TypeAlias = Play[Any, Any]
AnyLook: TypeAlias = Look[Any]

GAMES: Final[Mapping[str, AnyRulebook]] = {
    book.name: book for book in (COCHONS, INTERSTELLAR_PIG, COSMIC, ELECTION)
}
