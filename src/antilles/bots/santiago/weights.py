"""What things are worth to a bot at Santiago de Cuba: one table, in hundredths of a victory point."""

from antilles.bots.weights import USUAL, Style, Weight, weight_table
from antilles.core.records import Record

# fmt: off
WEIGHTS = (
    Weight("good", 95, "A good that nobody wants now will be wanted by a later ship."),
    Weight("made_good", 150, "Rum and cigars are wanted like others, and the café serves them."),
    Weight("wood", 75, "Wood takes any place on a ship, for one point."),
    Weight("wanted", 55, "Of the price of a good that is wanted now, in hundredths: others may load first."),
    Weight("peso", 30, "Pesos drive the car further, and three of them are a point in the casino."),
    Weight("many_pesos", 14, "More pesos than a lap costs are only worth what the casino gives."),
    Weight("owned", 130, "A venue of one's own pays a point whenever a rival stays there."),
    Weight("others", 40, "What rivals load in a loading round is taken off, in hundredths of their mean."),
    Weight("deny", 20, "Closing a die that a rival could load."),
    Weight("venue", 70, "Where a pawn goes counts a little less than what it does there, in hundredths."),
)
# fmt: on

TABLE = weight_table(WEIGHTS)
STYLES = {
    style.name: style
    for style in (
        USUAL,
        Style("shipper", "Collects what the ship wants and waits for the port.", {"wanted": 150, "good": 120}),
        Style("builder", "Captures venues early.", {"owned": 300}),
        Style("factory", "Makes rum and cigars.", {"made_good": 170}),
        Style("quarry-banker", "Hoards pesos and changes them.", {"peso": 200, "many_pesos": 220}),
        Style("spoiler", "Takes what hurts the others most.", {"others": 250, "deny": 400}),
    )
}


def weights_of(style: Style) -> Record:
    """The weights of a style."""
    return style.filled(TABLE, WEIGHTS, {})


__all__ = ["STYLES", "TABLE", "USUAL", "weights_of"]
