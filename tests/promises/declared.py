"""What each game that is found declares that it hides."""

from collections.abc import Mapping
from typing import Any, Final

from bot.games import GAMES
from porc_royal.secrets import Secrets

DECLARED: Final[Mapping[str, Secrets[Any]]] = {name: GAMES.known[name].load_secrets() for name in GAMES.known}
