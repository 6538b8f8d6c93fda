"""A small Discord of our own, on 127.0.0.1, that the real and unmodified discord.py client talks to.

Why: sockets fail in ways no mock does. Here a gateway really drops, a session really resumes, an answer
really gets lost after its effect took place, and a bot killed outright finds the world as it left it.

    async with FakeDiscord() as world:
        guild = world.guild()
        channel = world.channel(guild)
        rosa = world.person("Rosa", guild, locale="fr")
        ...start a bot, in this process or with world.env in another, and wait: await world.bot_connected()
        lobby = await rosa.slash("table open", {"game": "cochons"}, channel=channel)
        joined = await rosa.press(lobby, "Rejoindre")
        assert joined.ephemeral
        await world.until(lambda: rosa.sees(rosa.dm))
"""

from .faults import Fault
from .ids import age_of, made_at
from .interactions import Interaction
from .model import Attachment, Channel, Guild, Message, User
from .people import Person, labels
from .server import FakeDiscord, pointed
from .short_waits import shorten_waits
from .world import Request, World

__all__ = [
    "Attachment",
    "Channel",
    "FakeDiscord",
    "Fault",
    "Guild",
    "Interaction",
    "Message",
    "Person",
    "Request",
    "User",
    "World",
    "age_of",
    "labels",
    "made_at",
    "pointed",
    "shorten_waits",
]
