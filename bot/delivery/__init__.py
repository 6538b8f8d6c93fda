"""From the outbox to Discord: each owed message arrives once, in order, whatever fails in between."""

from bot.delivery.channels import Channels
from bot.delivery.deps import DeliveryDeps, Event
from bot.delivery.limiter import Limiter
from bot.delivery.message_ids import StoredMessageIds, find_message, is_to_change
from bot.delivery.ports import FailurePort, ImagePort, MessageIds, OutboxPort
from bot.delivery.priorities import Priority
from bot.delivery.rate_guard import RateGuard
from bot.delivery.worker import DeliveryStopped, DeliveryWorker, Status

__all__ = [
    "Channels",
    "DeliveryDeps",
    "DeliveryStopped",
    "DeliveryWorker",
    "Event",
    "FailurePort",
    "ImagePort",
    "Limiter",
    "MessageIds",
    "OutboxPort",
    "Priority",
    "RateGuard",
    "Status",
    "StoredMessageIds",
    "find_message",
    "is_to_change",
]
