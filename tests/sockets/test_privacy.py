"""`/privacy`: what is kept of somebody, and its erasure amid a game: nothing is left, and the others play on."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.ops.bug_reports import Reports
from porc_royal.play import RulesBroke
from tests.fake_discord import Interaction, Person
from tests.sockets.scenario import Scenario
from tests.sockets.tables import find_button

ZONE = "Pacific/Chatham"


async def ask(scenario: Scenario, person: Person, name: str) -> Interaction:
    answer = await person.slash(f"privacy {name}", channel=scenario.channel)
    await scenario.running.settle()
    assert answer.ephemeral
    return answer


async def erase(scenario: Scenario, person: Person) -> str:
    """Ask for it, and say yes."""
    asked = await ask(scenario, person, "erase")
    done = await person.press(asked, scenario.running.text("privacy-erase-button"))
    await scenario.running.settle()
    return done.text


def find_left(folder: Path, *wanted: str) -> list[str]:
    """Where any of it stands: in a column, or in a file beside the database."""
    found = []
    for path in folder.rglob("*"):
        if path.is_file() and not path.name.startswith("porc."):
            found += [f"{path}: {one}" for one in wanted if one.encode() in path.read_bytes()]
    with closing(sqlite3.connect(folder / "porc.sqlite3")) as connection:
        for (table,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
            for row in connection.execute(f"SELECT * FROM {table}"):
                cells = [
                    one.decode("utf-8", "replace") if isinstance(one, bytes) else str(one) for one in row
                ]
                found += [f"{table}: {cell[:200]}" for one in wanted for cell in cells if one in cell]
    return found


async def test_amid_a_game_somebody_is_erased_everywhere_and_the_others_play_on(scenario: Scenario) -> None:
    zoe = scenario.world.person("Zéphyrine", scenario.guild)
    await zoe.slash("settings", {"zone": ZONE}, channel=scenario.channel)
    lobby = await scenario.seated()
    await zoe.press(lobby, scenario.running.text("lobby-join"))
    await scenario.ana.press(lobby, scenario.running.text("lobby-start"))
    await scenario.running.settle()
    running = scenario.running
    folder = running.bot.settings.data
    await Reports(running.bot.store, folder / "reports").write(1, RulesBroke(("x",)))
    report = next((folder / "reports").iterdir())
    report.write_text(report.read_text().replace('"trace": "', '"trace": "Zéphyrine '))
    shown = await ask(scenario, zoe, "show")
    assert ZONE in shown.text
    (file,) = (await ask(scenario, zoe, "export")).files
    kept = json.loads(file.data)
    assert kept["seats.user_id"][0]["name"] == "Zéphyrine"
    told = await erase(scenario, zoe)
    assert running.text("privacy-leaves-seat", table=1, when="<t").partition("<t")[0] in told.replace(
        "\\", ""
    )
    assert find_left(folder, "Zéphyrine", str(zoe.id), ZONE) == []
    live = await running.live()
    (seat,) = [row for row in live.seats if row.is_open]
    assert seat.user_id is None
    assert live.table.status == "playing"
    dan = scenario.world.person("Dan", scenario.guild)
    message, button = find_button(scenario, "take")
    await dan.press(message, button)
    await running.settle()
    assert (await running.live()).seat_of(dan.id) is not None
    length = len(await running.bot.store.log(1))
    assert len((await running.bot.store.replay(1)).entries) <= length


async def test_whoever_is_alone_at_a_table_closes_it(scenario: Scenario) -> None:
    await scenario.lobby()
    told = await erase(scenario, scenario.ana)
    assert scenario.running.text("privacy-erased") in told
    table = await scenario.running.bot.store.table(1)
    assert table is not None
    assert (table.status, table.host_id) == ("cancelled", 0)
    assert find_left(scenario.running.bot.settings.data, str(scenario.ana.id)) == []
    await scenario.ana.slash("settings", {"zone": ZONE}, channel=scenario.channel)  # and may come back
