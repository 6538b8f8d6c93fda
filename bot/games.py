"""The games this bot moderates. A new game is one more line here."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from games.cochons.rulebook import RULEBOOK as COCHONS
from games.table.play import Play
from games.table.rulebook import Rulebook

AnyRulebook: TypeAlias = Rulebook[Any, Any]
AnyPlay: TypeAlias = Play[Any, Any]

GAMES: Final[Mapping[str, AnyRulebook]] = {book.name: book for book in (COCHONS,)}
