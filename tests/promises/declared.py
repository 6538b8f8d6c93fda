"""What each game declares that it hides."""

from collections.abc import Mapping
from typing import Any, Final

from games.cochons.secrets import SECRETS as COCHONS
from games.cosmic.secrets import SECRETS as COSMIC
from games.election.secrets import SECRETS as ELECTION
from games.interstellar_pig.secrets import SECRETS as INTERSTELLAR_PIG
from porc_royal.secrets import Secrets

DECLARED: Final[Mapping[str, Secrets[Any]]] = {
    "cochons": COCHONS,
    "cosmic": COSMIC,
    "election": ELECTION,
    "interstellar_pig": INTERSTELLAR_PIG,
}
