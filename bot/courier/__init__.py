"""From the outbox to Discord: each owed letter arrives once, in order, whatever fails in between."""

from bot.courier.courier import Courier, CourierStopped, Status
from bot.courier.keepsakes import StoreKeepsakes
from bot.courier.line import Line
from bot.courier.ports import Keepsakes, Office, Pictures, Post
from bot.courier.wiring import Event, Wiring

__all__ = [
    "Courier",
    "CourierStopped",
    "Event",
    "Keepsakes",
    "Line",
    "Office",
    "Pictures",
    "Post",
    "Status",
    "StoreKeepsakes",
    "Wiring",
]
