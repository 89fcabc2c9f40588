"""Why an action is not allowed: one number, rule id and sentence for each reason the rules can give."""

from __future__ import annotations

from dataclasses import dataclass

OF_THE_QUESTION = ""
"""In place of a rule id: the rule behind the question that is asked."""


@dataclass(frozen=True)
class Reason:
    """A refusal. The sentence may use the fields that `describe.why_not` fills in."""

    rule: str
    sentence: str


(
    ALLOWED,
    NOT_ASKED,
    MUST_TAKE_ROLE,
    ROLE_TAKEN,
    ROLE_NOT_IN_PLAY,
    ISLAND_FULL,
    NOT_FACE_UP,
    QUARRY_FOR_SETTLER,
    NO_QUARRY_LEFT,
    NOTHING_TO_DRAW,
    NO_COLONIST_LEFT,
    OTHER_CIRCLES_NOW,
    CIRCLES_MUST_BE_FILLED,
    TOO_FEW_COLONISTS,
    TOO_FEW_CIRCLES,
    COLONISTS_STAY,
    ALREADY_OWNED,
    SOLD_OUT,
    CITY_SPACES_LACKING,
    TOO_EXPENSIVE,
    NOT_PRODUCED,
    NO_TOKEN_LEFT,
    NO_SUCH_GOOD,
    HOUSE_FULL,
    KIND_IN_HOUSE,
    NO_SUCH_SHIP,
    SHIP_HAS_OTHER_KIND,
    SHIP_FULL,
    KIND_ON_OTHER_SHIP,
    ANOTHER_SHIP_TAKES_MORE,
    NO_WHARF,
    WHARF_USED,
    MUST_LOAD,
    OTHER_KIND_NOW,
    CANNOT_STORE,
    NEEDS_DISCOUNT,
    TOO_FEW_QUARRIES,
    GAME_IS_OVER,
    SETTLER_NOT_FACE_UP,
    NOTHING_FOR_WHARF,
    TOO_FEW_GOODS,
) = range(41)

REASONS = (
    Reason("PR-ROUND-05", "This is allowed."),
    Reason(OF_THE_QUESTION, "Not now; the question is: {asked}"),
    Reason("PR-ROUND-02", "A player whose turn it is must take a role."),
    Reason("PR-ROUND-07", "The {role} was already taken in this round."),
    Reason("PR-SETUP-06", "The {role} is not used with {players} players."),
    Reason("PR-SETTLER-03", "All 12 island spaces are filled."),
    Reason("PR-SETTLER-02", "No {tile} plantation lies face up."),
    Reason("PR-SETTLER-02", "Only the settler, or the owner of an occupied construction hut, may take a quarry."),
    Reason("PR-SETTLER-04", "No quarry is left."),
    Reason("PR-BLD-HACIENDA", "There is no face-down plantation to draw."),
    Reason(OF_THE_QUESTION, "No colonist is left to take."),
    Reason("PR-MAYOR-03", "Circles are filled in a fixed order; now it is: {slot}."),
    Reason("PR-MAYOR-03", "Empty circles must be filled while colonists remain: at least {least} must stand here."),
    Reason("PR-MAYOR-03", "There are not that many colonists: at most {most} can stand here."),
    Reason("PR-MAYOR-03", "There are not that many circles: at most {most} can stand here."),
    Reason("PR-MAYOR-04", "In this edition placed colonists stay: at least {least} remain here."),
    Reason("PR-BUILDER-06", "You already own the {building}; nobody may own two equal buildings."),
    Reason("PR-BUILDER-09", "No {building} is left on the board."),
    Reason("PR-BUILDER-07", "The {building} needs {spaces}; you have {free}."),
    Reason("PR-BUILDER-03", "The {building} costs you {price}; you have {money}."),
    Reason("PR-CRAFTSMAN-04", "The privilege gives a kind that you produced in this phase; {good} is not one."),
    Reason("PR-CRAFTSMAN-04", "No {good} is left in the supply."),
    Reason(OF_THE_QUESTION, "You have no {good}."),
    Reason("PR-TRADER-03", "The trading house is full."),
    Reason("PR-TRADER-04", "The trading house already has {good}, and you have no occupied office."),
    Reason("PR-SETUP-07", "There is no cargo ship with {capacity} spaces at this table."),
    Reason("PR-CAPTAIN-03", "The ship with {capacity} spaces carries another kind."),
    Reason("PR-CAPTAIN-03", "The ship with {capacity} spaces is full."),
    Reason("PR-CAPTAIN-03", "Another ship already carries {good}."),
    Reason("PR-CAPTAIN-04", "Another empty ship can take more of your {good}."),
    Reason("PR-BLD-WHARF", "You have no occupied wharf."),
    Reason("PR-BLD-WHARF", "The wharf was already used in this captain phase."),
    Reason("PR-CAPTAIN-02", "You can load a cargo ship, so you must load (or use the wharf)."),
    Reason("PR-STORAGE-01", "Goods are decided kind by kind; now it is: {kind}."),
    Reason(
        "PR-STORAGE-03",
        "Keeping {number} {good} fits no use of your storage: whole kinds {kinds}, single goods {singles}.",
    ),
    Reason("PR-BUILDER-03", "Without this discount the {building} would cost more than you have."),
    Reason("PR-BUILDER-04", "You cannot use {number} quarries for the {building}."),
    Reason("PR-END-04", "The game is over."),
    Reason("PR-SETTLER-01", "No {tile} plantation lies face up."),
    Reason("PR-BLD-WHARF", "You have no {good} to ship."),
    Reason(OF_THE_QUESTION, "You have only {held} {good}."),
)
