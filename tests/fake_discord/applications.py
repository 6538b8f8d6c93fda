"""REST: the bot itself, its commands, users, guilds and members."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .components import Json
from .faults import Refusal
from .model import Guild, User
from .rest import Call, Routes

if TYPE_CHECKING:
    from .world import World


class Applications:
    """Login, command registration, and looking people up."""

    def __init__(self, world: World, routes: Routes) -> None:
        self._world: Final = world
        routes.add("GET /users/@me", lambda _: world.bot.json() | {"verified": True, "mfa_enabled": False})
        routes.add("GET /users/@me/guilds", lambda _: [self._summarise(one) for one in world.guilds.values()])
        routes.add("GET /users/{}", lambda _, user: self._user(user).json())
        routes.add("GET /oauth2/applications/@me", lambda _: self._application())
        routes.add("GET /applications/@me", lambda _: self._application())
        routes.add("GET /gateway", lambda _: {"url": world.gateway_url})
        routes.add("GET /gateway/bot", lambda _: self._gateway())
        routes.add("POST /users/@me/channels", self._open_dm)
        routes.add("GET /guilds/{}", lambda _, guild: self._guild(guild).json_counted())
        routes.add("GET /guilds/{}/channels", self._channels)
        routes.add("GET /guilds/{}/roles/member-counts", lambda _, guild: self._guild(guild).count_roles())
        routes.add("GET /guilds/{}/members/{}", self._member)
        for place in ("/applications/{}/commands", "/applications/{}/guilds/{}/commands"):
            routes.add(f"GET {place}", self._commands)
            routes.add(f"PUT {place}", self._set_commands)
            routes.add(f"POST {place}", self._add_command)
            routes.add(f"GET {place}/{{}}", self._command)
            routes.add(f"DELETE {place}/{{}}", self._remove_command)

    def _application(self) -> Json:
        bot = self._world.bot
        owner = next((guild.owner for guild in self._world.guilds.values()), bot)
        return {
            "id": str(bot.id),
            "name": bot.name,
            "description": "",
            "icon": None,
            "bot_public": True,
            "bot_require_code_grant": False,
            "owner": owner.json(),
            "team": None,
            "verify_key": self._world.caller.public_key,
            "interactions_endpoint_url": self._world.caller.endpoint_url,
            "flags": 0,
            "tags": [],
            "approximate_guild_count": len(self._world.guilds),
        }

    def _summarise(self, guild: Guild) -> Json:
        """Return a server as the list of one's own tells of it."""
        may = guild.permissions_of(self._world.bot) & ~guild.withheld
        return {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "owner": False,
            "permissions": str(may),
        }

    def _gateway(self) -> Json:
        left = 1000 - self._world.gateway.identifies
        limit = {"total": 1000, "remaining": left, "reset_after": 1000, "max_concurrency": 1}
        return {
            "url": self._world.gateway_url,
            "shards": self._world.gateway.shards,
            "session_start_limit": limit,
        }

    def _user(self, user: str) -> User:
        found = self._world.users.get(int(user))
        if found is None:
            raise Refusal(404, 10013)
        return found

    def _guild(self, guild: str) -> Guild:
        found = self._world.guilds.get(int(guild))
        if found is None:
            raise Refusal(404, 10004)
        return found

    def _channels(self, _: Call, guild: str) -> list[Json]:
        return [channel.json() for channel in self._guild(guild).channels.values() if not channel.is_thread]

    def _member(self, _: Call, guild: str, user: str) -> Json:
        place, found = self._guild(guild), self._user(user)
        if found.id not in place.members:
            raise Refusal(404, 10007)
        return place.member_json(found)

    def _open_dm(self, call: Call) -> Json:
        return self._world.dm_of(self._user(str(call.body["recipient_id"]))).json()

    # ---- commands: of everywhere (no guild) or of one guild

    def _shelf(self, ids: tuple[str, ...]) -> dict[str, Json]:
        if int(ids[0]) != self._world.bot.id:
            raise Refusal(403, 20012, "You are not authorized to perform this action on this application")
        guild = int(ids[1]) if len(ids) > 1 else None
        if guild is not None and guild not in self._world.guilds:
            raise Refusal(403, 50001)
        return self._world.commands.setdefault(guild, {})

    def _store(self, shelf: dict[str, Json], body: Json, guild: str | None) -> Json:
        """Keep a command under its kind and name; one that is there already keeps its id."""
        key = f"{body.get('type', 1)} {body['name']}"
        old = shelf.get(key)
        command = {
            "id": old["id"] if old else str(self._world.ids.new()),
            "application_id": str(self._world.bot.id),
            "version": str(self._world.ids.new()),
            "type": 1,
            "description": "",
            "default_member_permissions": None,
            "contexts": None,
            "integration_types": [0],
            "nsfw": False,
            "name_localizations": None,
            "description_localizations": None,
        } | body
        shelf[key] = command | ({"guild_id": guild} if guild else {})
        self._world.changed()
        return shelf[key]

    def _commands(self, _: Call, *ids: str) -> list[Json]:
        return list(self._shelf(ids).values())

    def _set_commands(self, call: Call, *ids: str) -> list[Json]:
        shelf = self._shelf(ids)
        old = dict(shelf)
        shelf.clear()
        guild = ids[1] if len(ids) > 1 else None
        for body in call.body:
            key = f"{body.get('type', 1)} {body['name']}"
            kept = {"id": old[key]["id"]} if key in old else {}
            self._store(shelf, body | kept, guild)
        return list(shelf.values())

    def _add_command(self, call: Call, *ids: str) -> Json:
        return self._store(self._shelf(ids), call.body, ids[1] if len(ids) > 1 else None)

    def _key(self, shelf: dict[str, Json], command: str) -> str:
        for key, each in shelf.items():
            if each["id"] == command:
                return key
        raise Refusal(404, 10063)

    def _command(self, _: Call, *ids: str) -> Json:
        shelf = self._shelf(ids[:-1])
        return shelf[self._key(shelf, ids[-1])]

    def _remove_command(self, _: Call, *ids: str) -> None:
        shelf = self._shelf(ids[:-1])
        del shelf[self._key(shelf, ids[-1])]
        self._world.changed()
