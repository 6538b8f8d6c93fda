"""Sessions: what every connection asks of the server, above all to be given up in time when its machine is gone.

A process that dies says so: its system closes what it had. A machine without power, or behind a cable that is cut, says
nothing; the server would wait for hours, with the row of a table locked. It is asked to look after every connection
(DEC-533): what is alive is answered for by its system, however busy the process is, and is not given up.
"""

from contextlib import suppress
from typing import Any, Final

import asyncpg

__all__ = ["ANSWER_SECONDS", "GONE_MS", "REACH_SECONDS", "SETTINGS", "ask_to_watch"]

ANSWER_SECONDS: Final = 30.0
"""So long one statement may take, with its wait for a row: whoever does not answer then is given up."""
REACH_SECONDS: Final = 5.0
"""So long it may take to connect, and to let go of a connection."""
GONE_MS: Final = 3_000
"""A machine that has confirmed nothing for so long is gone: what it held is free within five seconds."""
_LOOK_MS: Final = 1_000

SETTINGS: Final = {
    "application_name": "porc-royal",
    "timezone": "UTC",
    "jit": "off",  # nothing here is so long that to compile it would save time
    "lock_timeout": "20s",  # whoever waits so long for a table tries again, and says so
    "idle_in_transaction_session_timeout": "60s",  # a process that stands still gives up the row that it holds
    # And so does one whose machine is gone, in a moment: where nothing is under way it is asked whether it is there...
    "tcp_keepalives_idle": f"{_LOOK_MS // 1000}",
    "tcp_keepalives_interval": f"{_LOOK_MS // 1000}",
    "tcp_keepalives_count": f"{(GONE_MS - _LOOK_MS) // _LOOK_MS}",
    # ... and where the server has said something it is to be confirmed: else that would be said again for minutes.
    "tcp_user_timeout": f"{GONE_MS}",
}

_WATCH: Final = f"SET client_connection_check_interval = {_LOOK_MS}"


async def ask_to_watch(connection: Any) -> None:  # noqa: ANN401 - the driver brings no types
    """Let the server look after the client also while it is at a statement, as one that waits for another row.

    Not every system on which a server runs can do that.
    """
    with suppress(asyncpg.DataError, asyncpg.UndefinedObjectError):
        await connection.execute(_WATCH)
