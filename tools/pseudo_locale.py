"""Write the English catalogue as a pseudo-language, with accents and 35 % more letters.

`python -m tools.pseudo_locale DIR`. Layouts that hold in it hold in languages that need more room. Ids, arguments and
notation stay.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from antilles.words.catalogue import LOCALES

ACCENTS = str.maketrans("aceinosuyzACEINOSUYZ", "áçéîñöšúýžÁÇÉÎÑÖŠÚÝŽ")
LONGER = 0.35
TYPED = re.compile(r"^(command-names-|\w+-also-|pr-placing-word-)")
"""Messages that are words to type."""


def longer(word: re.Match[str]) -> str:
    """A word with accents and more length."""
    return word[0].translate(ACCENTS) + "~" * round(len(word[0]) * LONGER)


class Pseudo(Transformer):
    """Makes the texts longer; attributes (articles, short forms) stay."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (the library's name)
        """Lengthen a text."""
        node.value = re.sub(r"[^\W\d_]+", longer, node.value)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:  # noqa: N802
        """Leave an attribute as it is."""
        return node

    def visit_Message(self, node: ast.Message) -> ast.BaseNode:  # noqa: N802
        """Lengthen a message, unless it holds words to type."""
        return node if TYPED.match(node.id.name) else self.generic_visit(node)


def write_pseudo(folder: Path) -> None:
    """The pseudo-language in a folder, as `en`."""
    home = folder / "en"
    home.mkdir(parents=True, exist_ok=True)
    for path in sorted((LOCALES / "en").glob("*.ftl")):
        resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
        (home / path.name).write_text(FluentSerializer().serialize(Pseudo().visit(resource)), encoding="utf-8")


if __name__ == "__main__":
    write_pseudo(Path(sys.argv[1]))
