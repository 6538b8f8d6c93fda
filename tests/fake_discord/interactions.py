"""An interaction: what a person did, on its way to the bot, and what the bot answered."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from typing import TYPE_CHECKING, Any, Final, Self

from .components import Json
from .ids import age_of
from .model import Attachment, Channel, Message

if TYPE_CHECKING:
    from .people import Person
    from .world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
TOKEN_LIFE: Final = 15 * 60.0
ANSWERS: Final = {4: "message", 5: "deferred", 6: "deferred_update", 7: "update", 8: "choices", 9: "modal"}


class Interaction:
    """What one person did once. ``await`` it for the bot's first answer; it then reads as that answer.

    The message of the answer is live: after an edit ``content`` is the new one, and ``message.past`` has
    what was there before.
    """

    def __init__(
        self,
        world: World,
        person: Person,
        channel: Channel,
        kind: int,
        data: Json,
        *,
        source: Message | None = None,
        age: float = 0.0,
    ) -> None:
        self.world: Final = world
        self.person: Final = person
        self.channel: Final = channel
        self.kind: Final = kind
        self.data: Final = data
        self.source: Final = source
        self.id: Final = world.ids.new(age)
        self.token: Final = f"token{self.id}"
        self.callback: Json | None = None
        self._first: Final = asyncio.Event()
        self.message: Message | None = None
        self.followups: list[Message] = []

    # ---- on the way to the bot

    def send(self) -> Self:
        """Tell the bot of the interaction, by its gateway or by a call; again, and it gets the very same once more."""
        if self.world.caller.address is None:
            self.world.gateway.dispatch("INTERACTION_CREATE", self.json())
        else:
            self.world.caller.send("/interactions", self.json(), self.world.ids.now() // 1000)
        return self

    def json(self) -> Json:
        channel, guild, person = self.channel, self.channel.guild, self.person
        may = str(channel.permissions_of(person))
        found: Json = {
            "id": str(self.id),
            "application_id": str(self.world.bot.id),
            "type": self.kind,
            "token": self.token,
            "version": 1,
            "data": self.data,
            "channel_id": str(channel.id),
            "channel": channel.json() | ({"permissions": may} if guild else {}),
            "app_permissions": str(channel.bot_may),
            "locale": person.locale,
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(guild.id if guild else 0)},
            "context": 0 if guild else 1,
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if guild is not None:  # in direct messages these keys are absent, not null
            found["guild_id"] = str(guild.id)
            found["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
            found["guild_locale"] = guild.locale
            found["member"] = guild.member_json(person) | {"permissions": may}
        else:
            found["user"] = person.json()
        if self.source is not None:
            found["message"] = self.source.json()
        return found

    @property
    def late(self) -> bool:
        """Whether the time for a first answer is over."""
        return age_of(self.id) > self.world.answer_within

    @property
    def expired(self) -> bool:
        """Whether the token no longer opens anything."""
        return age_of(self.id) > TOKEN_LIFE

    def metadata(self) -> Json:
        """Return what a message that answers this says about it."""
        found: Json = {"id": str(self.id), "type": self.kind, "user": self.person.json()}
        found["authorizing_integration_owners"] = {
            "0": str(self.channel.guild.id if self.channel.guild else 0)
        }
        return found | {"interacted_message_id": str(self.source.id)} if self.source else found

    # ---- the answer

    def __await__(self) -> Generator[Any, None, Self]:
        return self._answered().__await__()

    async def _answered(self) -> Self:
        try:
            async with asyncio.timeout(self.world.patience):
                await self._first.wait()
        except TimeoutError:
            raise TimeoutError(f"no first answer to {self!r}") from None
        return self

    def take(self, kind: int, data: Json) -> None:
        """Take the bot's first answer."""
        self.callback = {"type": kind, "data": data}
        self._first.set()
        self.world.changed()

    async def filled(self) -> Message:
        """Wait until the answer is more than "is thinking", and return its message."""
        return await self.world.until(
            lambda: self.message if self.message and not self.message.loading else None,
            what=f"the answer to {self!r}",
        )

    async def edited(self, times: int = 1) -> Message:
        """Wait until the answer's message was edited so many times in all, and return it."""
        return await self.world.until(
            lambda: self.message if self.message and len(self.message.past) >= times else None,
            what=f"an edit of {self!r}",
        )

    async def followed(self, times: int = 1) -> Message:
        """Wait until so many followups came, and return the last of them."""
        await self.world.until(lambda: len(self.followups) >= times, what=f"{times} followups to {self!r}")
        return self.followups[times - 1]

    @property
    def answered(self) -> bool:
        return self.callback is not None

    @property
    def type(self) -> str:
        """Return message, deferred, deferred_update, update, choices or modal."""
        return ANSWERS[self._callback["type"]]

    @property
    def content(self) -> str:
        return self._message.content

    @property
    def text(self) -> str:
        return self._message.text

    @property
    def embeds(self) -> list[Json]:
        return self._message.embeds

    @property
    def components(self) -> list[Json]:
        return self._message.components

    @property
    def files(self) -> list[Attachment]:
        return self._message.files

    @property
    def ephemeral(self) -> bool:
        return self._message.ephemeral

    @property
    def choices(self) -> list[Json]:
        """Return what autocomplete proposes: ``{"name", "value"}`` each."""
        return list(self._callback["data"]["choices"])

    @property
    def modal(self) -> Json:
        """Return the modal that opened: custom_id, title, components."""
        if self.type != "modal":
            message = f"the answer is no modal but {self.type}"
            raise LookupError(message)
        return dict(self._callback["data"])

    @property
    def _callback(self) -> Json:
        if self.callback is None:
            message = f"no answer yet to {self!r}"
            raise LookupError(message)
        return self.callback

    @property
    def _message(self) -> Message:
        if self.message is None:
            message = f"the answer to {self!r} is no message"
            raise LookupError(message)
        return self.message

    def __repr__(self) -> str:
        what = self.data.get("custom_id") or self.data.get("name")
        return f"<Interaction {self.id}: {self.person.name} {what}>"
