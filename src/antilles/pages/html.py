"""A page by itself: headings, paragraphs, tables and plots, styled, without anything from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

STYLE = """
:root{--paper:#F5ECD7;--sheet:#FFFAEE;--ink:#1F2D36;--soft:#46535B;--line:#CFBF9C;--accent:#B4391F;--good:#2C6549;
--s0:#B4391F;--s1:#14495A;--s2:#D79A1E;--s3:#2C6549;--s4:#6A4A86;--s5:#A6553A;--s6:#2A7481;--s7:#74500A;--s8:#7C8A2E;--s9:#B04C86}
@media (prefers-color-scheme:dark){:root{--paper:#10222B;--sheet:#18303B;--ink:#F1E7D0;--soft:#B9C5C4;--line:#35505B;
--accent:#F0866A;--good:#8CCBA4;--s0:#F0866A;--s1:#7FC3D6;--s2:#E9BE5C;--s3:#8CCBA4;--s4:#BFA0D8;--s5:#DD9A80;
--s6:#74C6C9;--s7:#D3B36B;--s8:#BFCB74;--s9:#E59AC6}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);
font:15px/1.45 "Source Sans 3","Segoe UI",system-ui,"Noto Sans",sans-serif}
main{max-width:1080px;margin:0 auto;padding:18px 16px 40px;display:grid;gap:14px;
grid-template-columns:minmax(0,1fr);overflow-wrap:anywhere}
h1,h2{font-family:Alegreya,"Palatino Linotype",Georgia,serif;line-height:1.1;margin:0}
h1{font-size:30px}h2{font-size:20px}
section{background:var(--sheet);border:1px solid var(--line);border-radius:8px;padding:12px 16px;min-width:0}
.across{overflow-x:auto}.across:focus-visible{outline:2px solid var(--accent)}
p{margin:6px 0}.soft{color:var(--soft)}.bad{color:var(--accent);font-weight:700}.good{color:var(--good);font-weight:700}
table{border-collapse:collapse;margin-top:8px}th,td{padding:3px 14px 3px 0;text-align:left;white-space:nowrap}
th{font-size:13px;color:var(--soft)}td.n,th.n{text-align:right}tr+tr td{border-top:1px solid var(--line)}
td.wide{white-space:normal;min-width:260px}
.key{display:none;flex-wrap:wrap;gap:2px 14px;list-style:none;margin:6px 0 0;padding:0}
.key i{display:inline-block;width:10px;height:10px;margin-right:5px}
svg{display:block;width:100%;min-width:680px;height:auto;margin-top:8px}
svg text{font:12px "Source Sans 3",system-ui,sans-serif;fill:var(--ink)}svg .soft{fill:var(--soft)}
svg .grid{stroke:var(--line);stroke-width:1}
@media (max-width:640px){h1{font-size:24px}.key{display:flex}section{padding:12px}table.told{width:100%}
table.told tr:first-child{display:none}table.told tr{display:block;padding:8px 0;border-top:1px solid var(--line)}
table.told td,table.told td.n{display:block;border:0;padding:1px 0;text-align:left;white-space:normal;min-width:0}
table.told td:empty{display:none}table.told td[data-title]:before{content:attr(data-title) ": ";color:var(--soft)}}
"""


def page(title: str, language: str, *parts: str) -> str:
    """A whole page."""
    screen = '<meta name="viewport" content="width=device-width,initial-scale=1">'
    head = f'<meta charset="utf-8">{screen}<title>{escape(title)}</title>'
    body = "\n".join((f"<h1>{escape(title)}</h1>", *parts))
    return (
        f'<!doctype html>\n<html lang="{language}"><head>{head}<style>{STYLE}</style></head>\n'
        f"<body><main>\n{body}\n</main></body></html>\n"
    )


def section(title: str, *parts: str) -> str:
    """A part of a page under a heading."""
    return f"<section><h2>{escape(title)}</h2>\n" + "\n".join(parts) + "\n</section>"


def paragraph(text: str, kind: str = "") -> str:
    """A paragraph: `soft`, `bad` or `good`, or plain."""
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def table(titles: Sequence[str], rows: Iterable[Sequence[str]], numbers: Sequence[int] = (), wide: int = -1) -> str:
    """A table; columns of numbers stand to the right, a wide one breaks its lines.

    On a narrow screen a table with a wide column shows each row as a list, every cell under its title; any other
    table scrolls sideways by itself.
    """

    def cell(tag: str, place: int, text: str) -> str:
        kind = ' class="n"' if place in numbers else ' class="wide"' if place == wide and tag == "td" else ""
        titled = f' data-title="{escape(titles[place])}"' if tag == "td" and wide >= 0 and titles[place] else ""
        return f"<{tag}{kind}{titled}>{escape(text)}</{tag}>"

    lines = ["<tr>" + "".join(cell("th", place, text) for place, text in enumerate(titles)) + "</tr>"]
    lines += ["<tr>" + "".join(cell("td", place, text) for place, text in enumerate(row)) + "</tr>" for row in rows]
    if wide >= 0:
        return across('<table class="told">' + "".join(lines) + "</table>")
    return across("<table>" + "".join(lines) + "</table>")


def across(part: str) -> str:
    """A part that scrolls sideways by itself where it is wider than the screen, by keys too."""
    return f'<div class="across" tabindex="0">{part}</div>'
