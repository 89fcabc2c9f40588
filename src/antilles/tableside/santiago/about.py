"""The circumstances of a question: money, the venue, the price, whatever the answer depends on."""

from antilles.core.messages import Message, thing
from antilles.santiago import cubans, goods
from antilles.santiago.game import Santiago
from antilles.tableside.santiago.table import View, flower_name, own


def about(game: Santiago, view: View) -> tuple[Message, ...]:
    """What the answer depends on."""
    asked, player = game.decision, own(view)
    if asked == "drive":
        return (Message("sdc-about-drive", pesos=player["pesos"]),)
    if asked == "zorro":
        return (Message("sdc-about-zorro", rival=game.seats[view["now"]["active"]]),)
    if asked == "alonso":
        return (Message("sdc-about-alonso", markers=player["markers"]),)
    if asked == "pawn":
        return (about_pawn(game, view),)
    if asked == "venue":
        return (Message("sdc-about-venue", venue=thing("venue", player["pawn"])),)
    if asked == "load":
        return (Message("sdc-about-load", price=view["price"], wood=goods.WOOD_POINTS),)
    return (Message("sdc-about-demand", ship=view["ship"]),) if asked == "demand" else ()


def about_pawn(game: Santiago, view: View) -> Message:
    """The flower of the Cuban where the car stands."""
    name = view["street"][view["car"] - 1]
    flower = flower_name(game.rules.cuban_flower[cubans.NAMES.index(name)])
    return Message("sdc-about-pawn", cuban=thing("cuban", name), flower=thing("flower", flower))
