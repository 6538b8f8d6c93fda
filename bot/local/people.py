"""Who and what exists in local mode: one guild, its channels and six people, under fixed ids.

The bot's own database refers to these ids, so they must be the same at every start.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class LocalPerson(Struct, frozen=True):
    """Somebody who sits before the page; the viewer switches between them."""

    id: int
    name: str
    locale: str
    admin: bool = False

    @property
    def dm_id(self) -> int:
        """The id of this person's private channel with the bot."""
        return self.id + _DM_OFFSET


class LocalPlace(Struct, frozen=True):
    """A channel of the guild."""

    id: int
    name: str
    topic: str


_DM_OFFSET: Final = 10_000_000_000_000_000

PEOPLE: Final = (
    LocalPerson(801_000_000_000_000_001, "Amélie", "fr", admin=True),
    LocalPerson(801_000_000_000_000_002, "Bruno", "fr"),
    LocalPerson(801_000_000_000_000_003, "Clara", "en-US"),
    LocalPerson(801_000_000_000_000_004, "Dave", "en-US"),
    LocalPerson(801_000_000_000_000_005, "Élodie", "fr"),
    LocalPerson(801_000_000_000_000_006, "Frank", "en-US"),
)

PLACES: Final = (
    LocalPlace(803_000_000_000_000_001, "jeu", "Une table à la fois · one table at a time"),
    LocalPlace(803_000_000_000_000_002, "game", "Another table · une autre table"),
    LocalPlace(803_000_000_000_000_003, "taverne", "On y bavarde · small talk"),
)

BOT_ID: Final = 802_000_000_000_000_001
BOT_NAME: Final = "Porc Royal"
GUILD_ID: Final = 804_000_000_000_000_001
GUILD_NAME: Final = "Chez le Porc Royal"
GUILD_LOCALE: Final = "fr"
BOT_ROLE_ID: Final = 805_000_000_000_000_001
ADMIN_ROLE_ID: Final = 805_000_000_000_000_002


def find_person(user_id: int) -> LocalPerson:
    """Find one of the six by id; raises LookupError for anybody else."""
    for one in PEOPLE:
        if one.id == user_id:
            return one
    raise LookupError(user_id)
