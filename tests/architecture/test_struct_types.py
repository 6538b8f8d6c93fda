"""What replaces fields is checked by mypy: `dataclasses.replace` takes no struct, and a struct's fields are its own."""

from pathlib import Path
from typing import Final

from mypy import api

from tests.architecture import tree

SOURCE: Final = """
import dataclasses
from dataclasses import replace

import msgspec


class Struct(msgspec.Struct):
    x: int = 0


@dataclasses.dataclass
class Plain:
    x: int = 0


def run(struct: Struct, plain: Plain, either: Struct | Plain) -> None:
    replace(plain, x=1)
    msgspec.structs.replace(struct, x=1)
    replace(struct, x=1)
    dataclasses.replace(either, x=1)
    msgspec.structs.replace(struct, y=1)
"""
FAULTS: Final = {
    20: '"Struct" is a msgspec Struct: use msgspec.structs.replace',
    21: '"Struct" is a msgspec Struct: use msgspec.structs.replace',
    22: '"Struct" has no field "y"',
}


def test_a_field_is_replaced_by_what_knows_it(tmp_path: Path) -> None:
    source = tmp_path / "replacing.py"
    source.write_text(SOURCE, encoding="utf-8")
    config = tree.ROOT / "pyproject.toml"
    told, _, _ = api.run(["--config-file", str(config), "--cache-dir", str(tmp_path), str(source)])
    found = [line.split(":", 3) for line in told.splitlines() if "error:" in line]
    assert {int(line): said.partition("  [")[0].strip() for _, line, _, said in found} == FAULTS
