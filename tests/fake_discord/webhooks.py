"""REST: the first answer to an interaction, and all that its token opens afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .components import Json, number
from .drafts import changes_of, check_modal, parts_of
from .faults import Refusal
from .interactions import AUTOCOMPLETE, MODAL_SUBMIT, Interaction
from .model import EPHEMERAL, LOADING, Message
from .rest import Call, Routes

if TYPE_CHECKING:
    from .world import World

MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
COMMAND_ANSWER: Final = 20
COMPONENT_ANSWER: Final = 19


class Webhooks:
    """Callbacks and followups."""

    def __init__(self, world: World, routes: Routes) -> None:
        self._world: Final = world
        routes.add("POST /interactions/{}/{}/callback", self._callback)
        routes.add("POST /webhooks/{}/{}", self._follow)
        routes.add("GET /webhooks/{}/{}/messages/{}", lambda _, *ids: self._message(*ids).json())
        routes.add("PATCH /webhooks/{}/{}/messages/{}", self._edit)
        routes.add("DELETE /webhooks/{}/{}/messages/{}", self._delete)

    # ---- the first answer

    def _callback(self, call: Call, interaction_id: str, token: str) -> Json | None:
        interaction = self._world.interactions.get(token)
        if interaction is None or str(interaction.id) != interaction_id:
            raise Refusal(404, 10062)
        if interaction.answered:
            raise Refusal(400, 40060)
        if interaction.late:
            raise Refusal(404, 10062)
        kind, data = int(call.body["type"]), dict(call.body.get("data") or {})
        self._check(interaction, kind)
        match kind:
            case 4:
                interaction.message = self._post(interaction, data, call)
            case 5:
                flags = LOADING | (int(data.get("flags") or 0) & EPHEMERAL)
                interaction.message = self._put(interaction, {"flags": flags})
            case 6:
                interaction.message = interaction.source
            case 7:
                assert interaction.source is not None
                if interaction.source.deleted:
                    raise Refusal(404, 10008)
                interaction.message = interaction.source
                self._world.edit(interaction.source, changes_of(self._world, interaction.source, data, call))
            case 9:
                check_modal(data)
                number(data["components"])
            case _:
                pass
        interaction.take(kind, data)
        return (
            self._receipt(interaction, kind)
            if call.query.get("with_response") in ("1", "true", "True")
            else None
        )

    @staticmethod
    def _check(interaction: Interaction, kind: int) -> None:
        """Refuse answers that do not fit what was asked."""
        wrong = (kind == CHOICES) != (interaction.kind == AUTOCOMPLETE)
        wrong |= kind in (DEFERRED_UPDATE, UPDATE) and interaction.source is None
        wrong |= kind == MODAL and interaction.kind == MODAL_SUBMIT
        if wrong:
            raise Refusal(400, 50035)

    @staticmethod
    def _receipt(interaction: Interaction, kind: int) -> Json:
        about: Json = {"id": str(interaction.id), "type": interaction.kind}
        message = interaction.message
        if message is None:
            return {"interaction": about}
        about["response_message_id"] = str(message.id)
        if kind in (MESSAGE, DEFERRED):
            about |= {
                "response_message_loading": message.loading,
                "response_message_ephemeral": message.ephemeral,
            }
        resource: Json = {"type": kind}
        if kind in (MESSAGE, UPDATE):
            resource["message"] = message.json()
        return {"interaction": about, "resource": resource}

    # ---- messages

    def _post(self, interaction: Interaction, body: Json, call: Call) -> Message:
        return self._put(interaction, parts_of(self._world, interaction.channel, body, call))

    def _put(self, interaction: Interaction, parts: dict[str, Any]) -> Message:
        command = interaction.source is None and interaction.kind != MODAL_SUBMIT
        viewer = interaction.person if parts["flags"] & EPHEMERAL else None
        kind = COMMAND_ANSWER if command else COMPONENT_ANSWER
        about = {"viewer": viewer, "kind": kind, "metadata": interaction.metadata(), "webhook": True}
        return self._world.post(interaction.channel, self._world.bot, **parts, **about)

    def _opened(self, application: str, token: str) -> Interaction:
        interaction = self._world.interactions.get(token)
        if interaction is None or int(application) != self._world.bot.id or not interaction.answered:
            raise Refusal(404, 10015)
        if interaction.expired:
            raise Refusal(401, 50027)
        return interaction

    def _message(self, application: str, token: str, which: str) -> Message:
        interaction = self._opened(application, token)
        mine = [interaction.message, *interaction.followups]
        if which == "@original":
            mine = [interaction.message]
        for message in mine:
            if message is not None and not message.deleted and which in ("@original", str(message.id)):
                return message
        raise Refusal(404, 10008)

    def _follow(self, call: Call, application: str, token: str) -> Json:
        """Post a followup. The first one after a deferral takes the place of "is thinking"."""
        interaction = self._opened(application, token)
        body = dict(call.body or {})
        if interaction.message is not None and interaction.message.loading:
            self._fill(interaction.message, parts_of(self._world, interaction.channel, body, call))
            return interaction.message.json()
        message = self._post(interaction, body, call)
        interaction.followups.append(message)
        self._world.changed()
        return message.json()

    def _edit(self, call: Call, application: str, token: str, which: str) -> Json:
        message = self._message(application, token, which)
        changes = changes_of(self._world, message, dict(call.body or {}), call)
        if message.loading:
            self._fill(message, changes)
        else:
            self._world.edit(message, changes)
        return message.json()

    def _fill(self, message: Message, changes: dict[str, Any]) -> None:
        """Put the answer where "is thinking" stood; who sees it was settled by the deferral."""
        flags = int(changes.get("flags") or 0) & ~EPHEMERAL | (message.flags & EPHEMERAL)
        self._world.edit(message, changes | {"flags": flags})

    def _delete(self, _: Call, application: str, token: str, which: str) -> None:
        self._world.delete(self._message(application, token, which))
