"""The locks say what pyproject.toml asks for, agree with one another, and name no index."""

import re
import tomllib
from typing import Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.architecture import tree

LOCKS: Final = {
    "requirements.lock": ("local", "build"),
    "requirements-dev.lock": ("local", "build", "dev"),
    "requirements-server.lock": (),
}
"""Lock: the extras it holds besides what the bot always needs."""
BENCH: Final = "requirements-bench.lock"
"""What the bot needs, and what the bench measures it beside: it is put on top of the lock for tests."""
BUILD: Final = "requirements-build.lock"
"""What builds the project, and nothing else: it is not in the image."""


def locked(lock: str) -> dict[str, Requirement]:
    """The requirements of one lock, by name; each has exactly one version and at least one hash."""
    text = (tree.ROOT / lock).read_text(encoding="utf-8")
    found: dict[str, Requirement] = {}
    for entry in re.sub(r"\s*\\\n\s*", " ", text).splitlines():
        if entry and not entry.startswith("#"):
            wanted, *hashes = entry.split(" --hash=")
            assert hashes, entry
            assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", each.strip()) for each in hashes), entry
            requirement = Requirement(wanted)
            assert re.fullmatch(r"==[^,*]+", str(requirement.specifier)), entry
            found[canonicalize_name(requirement.name)] = requirement
    return found


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_all_that_is_asked_for(lock: str) -> None:
    project = tomllib.loads((tree.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *(line for extra in LOCKS[lock] for line in extras[extra])]
    versions = {name: str(held.specifier).removeprefix("==") for name, held in locked(lock).items()}
    missing = []
    for requirement in map(Requirement, wanted):
        version = versions.get(canonicalize_name(requirement.name))
        if version is None or not requirement.specifier.contains(version, prereleases=True):
            missing.append(f"{requirement} (locked: {version}); run make lock")
    assert not missing, "\n".join(missing)


def test_what_builds_the_project_is_not_in_the_image() -> None:
    project = tomllib.loads((tree.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    tools = {canonicalize_name(Requirement(line).name) for line in project["optional-dependencies"]["build"]}
    assert tools <= set(locked(BUILD))
    assert not set(locked(BUILD)) & set(locked("requirements-server.lock"))


@pytest.mark.parametrize("lock", [*LOCKS, BUILD])
def test_the_locks_are_parts_of_the_one_for_tests(lock: str) -> None:
    everything = locked("requirements-dev.lock")
    differing = [
        name for name, held in locked(lock).items() if str(everything[name].specifier) != str(held.specifier)
    ]
    assert differing == []


def test_what_the_bench_needs_changes_nothing_that_tests_have() -> None:
    tested, benched = locked("requirements-dev.lock"), locked(BENCH)
    assert "open-spiel" in benched
    differing = [
        name
        for name in tested.keys() & benched
        if str(tested[name].specifier) != str(benched[name].specifier)
    ]
    assert differing == []


@pytest.mark.parametrize("lock", [*LOCKS, BENCH, BUILD])
def test_no_lock_names_an_index(lock: str) -> None:
    text = (tree.ROOT / lock).read_text(encoding="utf-8")
    assert re.findall(r"\S*://\S*|^-.*$", text, flags=re.MULTILINE) == []


def test_the_image_has_no_pretended_discord() -> None:
    assert "simcord" not in locked("requirements-server.lock")
