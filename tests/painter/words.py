"""The words of a picture."""

from collections.abc import Iterator

from porc_royal.scene import Group, Scene, Shape, Text


def texts(scene: Scene) -> list[tuple[str, int]]:
    """Every line of words with its size as it will be seen."""

    def inside(shapes: tuple[Shape, ...], scale: int) -> Iterator[tuple[str, int]]:
        for shape in shapes:
            if isinstance(shape, Group):
                yield from inside(shape.shapes, scale * shape.scale // 100)
            elif isinstance(shape, Text):
                yield shape.words, shape.size * scale // 100

    return [text for layer in scene.layers for text in inside(layer.shapes, 100)]


def said(scene: Scene) -> list[str]:
    return [text for text, _ in texts(scene)]
