"""Driving a fake Discord from another process: one address, JSON in, JSON out.

``POST /control`` with ``{"do": "slash", "person": "1", "line": "table open", ...}``. Things are named by
their ids. What cannot be done is answered 400 with ``{"error": ...}``.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from aiohttp import web

from .components import Json
from .interactions import Interaction
from .model import Channel, Message
from .people import Person
from .world import World


def _shown(message: Message) -> Json:
    viewer = str(message.viewer.id) if message.viewer else None
    return message.json() | {"text": message.text, "ephemeral_for": viewer, "buttons": message.buttons}


class Control:
    """The verbs of the control address."""

    def __init__(self, world: World) -> None:
        self._world: Final = world
        self._verbs: Final[dict[str, Callable[[Json], Awaitable[Any]]]] = {
            "make_guild": self._make_guild,
            "make_channel": self._make_channel,
            "make_person": self._make_person,
            "connected": self._connected,
            "slash": self._slash,
            "press": self._press,
            "choose": self._choose,
            "submit": self._submit,
            "autocomplete": self._autocomplete,
            "answer": self._answer,
            "sees": self._sees,
            "messages": self._messages,
            "fail_next": self._fail_next,
            "reset_next": self._reset_next,
            "drop": self._drop,
        }

    async def serve(self, request: web.Request) -> web.Response:
        given: Json = await request.json()
        verb = self._verbs.get(str(given.pop("do", None)))
        if verb is None:
            return web.json_response({"error": f"verbs: {sorted(self._verbs)}"}, status=400)
        try:
            found, status = await verb(given), 200
        except (LookupError, ValueError, TypeError, OSError) as error:
            found, status = {"error": f"{type(error).__name__}: {error}"}, 400
        return web.json_response(found, status=status)

    # ---- finding things by their ids

    def _channel(self, given: Json) -> Channel:
        if given.get("channel") == "dm":
            return self._person(given).dm
        return self._world.channels[int(given["channel"])]

    def _person(self, given: Json) -> Person:
        person = self._world.users[int(given["person"])]
        if not isinstance(person, Person):
            raise TypeError(f"{person.name} is no person")
        return person

    def _message(self, given: Json) -> Message:
        wanted = int(given["message"])
        for message in self._world.messages():
            if message.id == wanted:
                return message
        raise LookupError(f"no message {wanted}")

    def _interaction(self, given: Json) -> Interaction:
        return self._world.interactions[f"token{given['interaction']}"]

    # ---- making

    async def _make_guild(self, given: Json) -> Json:
        return {"id": str(self._world.guild(**given).id)}

    async def _make_channel(self, given: Json) -> Json:
        guild = self._world.guilds[int(given["guild"])]
        return {"id": str(self._world.channel(guild, given.get("name", "table")).id)}

    async def _make_person(self, given: Json) -> Json:
        guilds = [self._world.guilds[int(given["guild"])]] if "guild" in given else []
        person = self._world.person(given["name"], *guilds, locale=given.get("locale", "fr"))
        return {"id": str(person.id), "dm": str(person.dm.id)}

    # ---- doing: each returns the interaction; ``answer`` then waits for what the bot says

    async def _slash(self, given: Json) -> Json:
        options = given.get("options") or {}
        return _id(self._person(given).slash(given["line"], options, channel=self._channel(given)))

    async def _press(self, given: Json) -> Json:
        forged = bool(given.get("forged"))
        return _id(self._person(given).press(self._message(given), given["which"], forged=forged))

    async def _choose(self, given: Json) -> Json:
        return _id(self._person(given).choose(self._message(given), given["which"], given["values"]))

    async def _submit(self, given: Json) -> Json:
        return _id(self._person(given).submit(self._interaction(given), given.get("fields") or {}))

    async def _autocomplete(self, given: Json) -> list[Json]:
        person, channel = self._person(given), self._channel(given)
        typed, options = given.get("typed", ""), given.get("options") or {}
        return await person.autocomplete(given["line"], given["focused"], typed, options, channel=channel)

    async def _answer(self, given: Json) -> Json:
        interaction = await self._interaction(given)
        message = _shown(interaction.message) if interaction.message else None
        data = interaction.callback["data"] if interaction.callback else {}
        return {"type": interaction.type, "message": message, "data": data}

    # ---- seeing

    async def _sees(self, given: Json) -> list[Json]:
        channel = self._channel(given) if "channel" in given else None
        return [_shown(message) for message in self._person(given).sees(channel)]

    async def _messages(self, given: Json) -> list[Json]:
        channel = self._channel(given) if "channel" in given else None
        return [_shown(message) for message in self._world.messages(channel)]

    async def _connected(self, given: Json) -> Json:
        await self._world.bot_connected(int(given.get("identifies", 1)), given.get("timeout"))
        return {"identifies": self._world.gateway.identifies, "resumes": self._world.gateway.resumes}

    # ---- faults

    async def _fail_next(self, given: Json) -> Json:
        self._world.fail_next(**given)
        return {}

    async def _reset_next(self, given: Json) -> Json:
        self._world.reset_next(**given)
        return {}

    async def _drop(self, given: Json) -> Json:
        await self._world.gateway.drop(given.get("code", 4000))
        return {}


def _id(interaction: Interaction) -> Json:
    return {"interaction": str(interaction.id)}
