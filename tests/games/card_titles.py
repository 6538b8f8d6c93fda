"""Where the files of a folder say the title of a card as a text."""

from collections.abc import Iterable
from pathlib import Path


def list_titles_said(folder: Path, titles: Iterable[str]) -> list[str]:
    """Each file with each title that stands in it between quotation marks."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))}
    assert texts, folder
    return [f"{name}: {title}" for title in titles for name, text in texts.items() if f'"{title}"' in text]
