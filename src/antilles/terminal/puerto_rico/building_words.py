"""What a building does, in a few words."""

from antilles.puerto_rico import buildings, goods
from antilles.puerto_rico.words import plural


def building_words(building: int) -> str:
    """What a building does: the good it is for, or its function."""
    row = buildings.BUILDINGS[building]
    if row.makes != goods.NONE:
        return f"{plural(row.circles, 'circle')} for {goods.NAMES[row.makes]}"
    return row.brief
