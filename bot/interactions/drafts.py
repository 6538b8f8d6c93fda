"""Half-filled forms, kept between two presses."""

from typing import Final

import msgspec
from msgspec.structs import replace

from bot.panels.custom_ids import Token
from bot.wording.forms import Draft
from storage.ports import Store

REFUSED: Final = " refused"
"""What no option's name ends in: what was refused of its form is kept beside the form."""


class Drafts:
    """Keeps what was filled in so far, by seat, place of the log and option; it is never trusted."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, token: Token) -> Draft:
        """The form that a token goes on with; an empty one where it begins."""
        if token.verb in ("form", "again"):
            return Draft()
        return await self.recall(token)

    async def recall(self, token: Token) -> Draft:
        """The form as it was filled in last."""
        kept = (await self._store.drafts(token.table_id, token.seat, token.place)).get(token.option)
        return msgspec.json.decode(kept, type=Draft) if kept else Draft()

    async def recall_refused(self, token: Token) -> Draft:
        """What was refused of a further window of the form."""
        return await self.recall(replace(token, option=token.option + REFUSED))

    async def keep_refused(self, table_id: int, seat: int, place: int, option: str, draft: Draft) -> None:
        """Keep what was refused of a further window, beside the form as it was filled in before."""
        await self.keep(table_id, seat, place, option + REFUSED, draft)

    async def keep(self, table_id: int, seat: int, place: int, option: str, draft: Draft) -> None:
        """Keep a form until its next press."""
        await self._store.save_draft(table_id, seat, place, option, msgspec.json.encode(draft))
