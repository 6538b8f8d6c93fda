"""The Dockerfile, as far as it can be known without an engine: its steps replayed, its promises read."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from tests.architecture import tree

NO_NETWORK: Final = re.compile(
    r"Temporary failure in name resolution|Name or service not known|Network is unreachable|ConnectTimeout"
    r"|NewConnectionError|NameResolutionError|ProxyError|No matching distribution found",
)


@dataclass(frozen=True, slots=True)
class Step:
    """One instruction: `RUN`, and what follows it."""

    word: str
    rest: str


def stages() -> list[list[Step]]:
    """The instructions of the Dockerfile, by stage."""
    text = (tree.ROOT / "Dockerfile").read_text(encoding="utf-8")
    joined = re.sub(r"\\\n\s*", " ", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    found: list[list[Step]] = []
    for line in filter(None, map(str.strip, joined.splitlines())):
        word, _, rest = line.partition(" ")
        if word == "FROM":
            found.append([])
        if word == "ARG" and not found:
            continue  # what all stages begin with
        found[-1].append(Step(word, rest.strip()))
    return found


def said(stage: list[Step], word: str) -> list[str]:
    """What follows this word, each time it stands in the stage."""
    return [step.rest for step in stage if step.word == word]


def test_the_bot_runs_as_nobody_in_particular_and_keeps_its_data_in_a_volume() -> None:
    *_, final = stages()
    [user] = said(final, "USER")
    assert int(user.split(":")[0]) > 0
    assert said(final, "VOLUME") == ["/data"]
    [environment] = said(final, "ENV")
    variables = dict(word.split("=", 1) for word in shlex.split(environment))
    assert variables["DATA_DIR"] == "/data"
    assert "DISCORD_TOKEN" not in variables


def test_the_bot_itself_gets_the_signal_to_stop() -> None:
    *_, final = stages()
    [command] = said(final, "CMD")
    assert json.loads(command) == ["python", "-m", "bot"]
    assert said(final, "ENTRYPOINT") == []
    assert said(final, "STOPSIGNAL") == ["SIGTERM"]


def test_the_image_knows_whether_the_bot_is_ready() -> None:
    *_, final = stages()
    [check] = said(final, "HEALTHCHECK")
    program = json.loads(check[check.index("CMD ") + 4 :])
    assert program[:2] == ["python", "-c"]
    compile(program[2], "HEALTHCHECK", "exec")
    assert "/readyz" in program[2]


def test_nothing_but_what_is_copied_goes_to_the_engine() -> None:
    ignore = (tree.ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    allowed = {line[1:] for line in ignore if line.startswith("!")}
    build, *_ = stages()
    *_, final = stages()
    assert all("--from=build" in each for each in said(final, "COPY"))
    copied = {source for copy in said(build, "COPY") for source in copy.split()[:-1]}
    assert "*" in ignore
    assert copied == allowed


def test_the_base_image_can_be_named_by_its_digest_for_all_stages_at_once() -> None:
    text = (tree.ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert re.findall(r"^FROM (\S+)", text, flags=re.MULTILINE) == ["${BASE}", "${BASE}"]
    compose = (tree.ROOT / "compose.yaml").read_text(encoding="utf-8")
    assert "BASE: ${PORC_BASE:-python:3.13-slim}" in compose
    assert "@sha256:" in (tree.ROOT / "docs" / "operating.md").read_text(encoding="utf-8")


def test_the_log_of_the_container_is_bounded() -> None:
    compose = (tree.ROOT / "compose.yaml").read_text(encoding="utf-8")
    assert re.search(r"max-size: \d+m", compose)
    assert re.search(r'max-file: "\d+"', compose)


def test_the_image_installs_nothing_any_more() -> None:
    *_, final = stages()
    [made] = said(final, "RUN")
    assert "pip uninstall --yes" in made


@pytest.fixture
def image(tmp_path: Path) -> Path:
    """What the first stage leaves behind: a virtual environment, made by its own steps in an empty folder.

    The last of those it makes is the one that goes into the image.
    """
    build, *_ = stages()
    source = tmp_path / "src"
    source.mkdir()
    made = [path for command in said(build, "RUN") for path in re.findall(r"-m venv .*?(/\S+)", command)]
    environments = {path: str(tmp_path / Path(path).name) for path in made}
    for step in build:
        if step.word == "COPY":
            copy(step.rest, source)
        elif step.word == "RUN":
            line = step.rest
            for path, instead in environments.items():
                line = line.replace(path, instead)
            run(quicken([word for word in shlex.split(line) if word != "--no-cache-dir"]), source)
    return Path(environments[made[-1]])


def quicken(words: list[str]) -> list[str]:
    """The same step by the pip that is here: to install another one first takes longer than what it is for."""
    match words:
        case ["python", "-m", "venv", *_, path]:
            return [sys.executable, "-m", "venv", "--without-pip", path]
        case [_, "-m", "pip", "--python", *rest]:
            return [sys.executable, "-m", "pip", "--python", *rest]
        case [python, "-m", "pip", *rest]:
            return [sys.executable, "-m", "pip", "--python", python, *rest]
        case _:
            return words


def copy(instruction: str, source: Path) -> None:
    """Do as COPY does, without what .dockerignore leaves out."""
    *names, into = instruction.split()
    for name in names:
        path = tree.ROOT / name
        if path.is_dir():
            shutil.copytree(path, source / into, ignore=shutil.ignore_patterns("__pycache__", "*.py[cod]"))
        else:
            shutil.copy(path, source / into)


def run(words: list[str], folder: Path) -> None:
    """Run one install step; skip the test where no package index can be reached."""
    # Nothing installed is compiled in advance: hardly anything of it runs here.
    plain = os.environ | {"PIP_COMPILE": "0"}
    done = subprocess.run(words, cwd=folder, env=plain, capture_output=True, text=True, check=False)
    if done.returncode and "install" in words and NO_NETWORK.search(done.stderr):
        pytest.skip(
            "no package index can be reached from here, so the image's install steps cannot be replayed"
        )
    assert done.returncode == 0, f"{shlex.join(words)}\n{done.stdout}\n{done.stderr}"


@pytest.mark.thorough
@pytest.mark.slow
def test_the_install_steps_give_a_whole_bot(image: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    program = f"""
import importlib, json, pathlib
folders = [pathlib.Path(importlib.import_module(name).__file__).parent for name in {tree.PACKAGES!r}]
for name in ("bot.__main__", "bot.ops.logs", "discord"):
    importlib.import_module(name)
from bot.applications import find_applications
from bot.games import GAMES
assert [*GAMES] == {tree.games()!r} and not [one for one in GAMES.packages if one.fault], GAMES.packages
assert find_applications()
files = (path.relative_to(folder.parent) for folder in folders for path in folder.rglob("*"))
print(json.dumps([path.as_posix() for path in files]))
"""
    bare = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))
    }
    python = image / "bin" / "python"
    done = subprocess.run(
        [python, "-c", program], cwd=data, env=bare, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    there = {one.name for one in (image / "lib").glob("python*/site-packages/*")}
    assert not [one for one in there if one.startswith(("pip", "hatch", "editables", "setuptools"))]
    kept = map(tree.name, tree.kept_files())
    expected = {name for name in kept if name.split("/")[0] in tree.PACKAGES}
    assert expected - set(json.loads(done.stdout)) == set()
