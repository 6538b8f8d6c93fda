"""Settings: from the environment and `.env`, typed and checked before anything starts."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, Literal, get_args

import msgspec

from storage.rows import Retention

Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]
Snowflake = Annotated[int, msgspec.Meta(gt=0)]
Level = Literal["DEBUG", "INFO", "WARNING", "ERROR"]


class Settings(msgspec.Struct, frozen=True, rename="upper", kw_only=True):
    """Every setting, named in the environment by its name in capitals.

    discord_token         the bot's token; without one the local page is served instead
    dev_guild_id          commands are synced to this server only, at once
    discord_api_base      address of a Discord-compatible REST API, for tests
    discord_gateway_url   address of its gateway
    data_dir              everything that is kept
    database_url          a PostgreSQL database in which it is kept instead, postgresql://…; reports stay in `data_dir`
    database_connections  so many connections to it at most, of this process
    http_host             address they are served on
    http_port             port of /healthz, /readyz and /metrics; none without it
    interactions_port     port of /interactions and /events, which Discord calls; then no gateway is used
    discord_public_key    the application's public key, by which what is called there is known to come from Discord
    local_port            port of the local page
    log_level             DEBUG, INFO, WARNING or ERROR
    default_language      of a table opened by somebody whose language is not known
    tables_in_memory      how many tables are kept ready; others are played again from what is stored when needed
    practice_delay_ms     how long a practice player waits before it answers
    news_hold_ms          how long the news of a turn waits for the next step of that turn, to be told with it
    archive_days          after how many days a game that is over becomes one compressed record; 0: never
    forget_days           after how many days it goes for good; 0: never
    left_days             after how many days the tables of a server that has removed the bot go; 0: never
    backup_hours          every how many hours the database is copied into `data/backups`; 0: never
    backup_days           after how many days such a copy goes
    """

    discord_token: str = ""
    dev_guild_id: Snowflake | None = None
    discord_api_base: str = ""
    discord_gateway_url: str = ""
    data_dir: str = "./data"
    database_url: Annotated[str, msgspec.Meta(pattern="^(postgresql://.+)?$")] = ""
    database_connections: Annotated[int, msgspec.Meta(ge=6, le=1_000)] = 21
    http_host: str = "127.0.0.1"
    http_port: Port | None = None
    interactions_port: Port | None = None
    discord_public_key: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")] = ""
    local_port: Port = 8137
    log_level: Level = "INFO"
    default_language: str = "en"
    tables_in_memory: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] = 256
    practice_delay_ms: Annotated[int, msgspec.Meta(ge=0, le=60_000)] = 700
    news_hold_ms: Annotated[int, msgspec.Meta(ge=0, le=60_000)] = 20_000
    archive_days: Annotated[int, msgspec.Meta(ge=0, le=36_500)] = 90
    forget_days: Annotated[int, msgspec.Meta(ge=0, le=36_500)] = 1_095
    left_days: Annotated[int, msgspec.Meta(ge=0, le=36_500)] = 30
    backup_hours: Annotated[int, msgspec.Meta(ge=0, le=8_760)] = 24
    backup_days: Annotated[int, msgspec.Meta(ge=1, le=36_500)] = 14

    @property
    def local(self) -> bool:
        """Whether the local page is served instead of Discord."""
        return not self.discord_token

    @property
    def data(self) -> Path:
        """`data_dir` as a path."""
        return Path(self.data_dir)

    @property
    def terms(self) -> Retention:
        """How long what is over is kept."""
        return Retention(self.archive_days, self.forget_days, self.left_days)

    def __repr__(self) -> str:
        """Never the token."""
        return f"Settings(data_dir={self.data_dir!r}, local={self.local})"


NAMES: Final = tuple(name.upper() for name in Settings.__struct_fields__)


class WrongSettings(Exception):
    """One line for each setting that is wrong, in `faults`."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


def load(environment: Mapping[str, str] | None = None, dotenv: Path | None = None) -> Settings:
    """The settings of the environment, then of `.env`, then the defaults. Raises `WrongSettings`.

    An empty value counts as not set. A value never appears in a fault: it might be the token.
    """
    given = dict(_read_file(dotenv)) | dict(os.environ if environment is None else environment)
    chosen = {name: given[name].strip() for name in NAMES if given.get(name, "").strip()}
    faults = []
    for name, value in chosen.items():
        try:
            msgspec.convert({name: value}, Settings, strict=False)
        except msgspec.ValidationError as wrong:
            choices = get_args(Settings.__annotations__[name.lower()])
            said = str(wrong).split(" - at")[0]
            faults.append(
                f"{name}: Expected one of {', '.join(choices)}" if "enum" in said else f"{name}: {said}"
            )
    if chosen.get("INTERACTIONS_PORT") and not chosen.get("DISCORD_PUBLIC_KEY"):
        faults.append(
            "DISCORD_PUBLIC_KEY: Expected with INTERACTIONS_PORT, 64 digits as the application's page shows them"
        )
    faults += _check_language(chosen.get("DEFAULT_LANGUAGE"))
    if faults:
        raise WrongSettings(tuple(faults))
    return msgspec.convert(chosen, Settings, strict=False)


def _check_language(chosen: str | None) -> list[str]:
    """What is wrong with the usual language; what is spoken is looked up only where one was chosen."""
    if chosen is None:
        return []
    from bot.i18n.languages import LANGUAGES  # noqa: PLC0415 - the sentences take time to import

    return [] if chosen in LANGUAGES else [f"DEFAULT_LANGUAGE: Expected one of {', '.join(LANGUAGES)}"]


def _read_file(dotenv: Path | None) -> dict[str, str]:
    path = Path(".env") if dotenv is None else dotenv
    if not path.is_file():
        return {}
    from dotenv import dotenv_values  # noqa: PLC0415 - where there is no such file, it need not be imported

    return {name: value for name, value in dotenv_values(path).items() if value is not None}
