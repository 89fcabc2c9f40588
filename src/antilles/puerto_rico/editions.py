"""The four booklets: one row per switch, one column per edition.

A row with `changes_play` may be overridden at any table (`options={"mayor_rearrange": True}`). The other rows record
what a booklet says where it makes no difference in play, so that the documentation can show it side by side.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Value: TypeAlias = bool | int | str | tuple[int, ...]

CLASSIC, POLISH, RIO_GRANDE, EDITION_1897 = "classic", "polish", "rio-grande", "1897"
EDITIONS = (CLASSIC, POLISH, RIO_GRANDE, EDITION_1897)
DEFAULT_EDITION = RIO_GRANDE
EDITION_TITLES = {
    CLASSIC: "the classic booklet (3 to 5 players, base game)",
    POLISH: "the Polish booklet (2 to 5 players)",
    RIO_GRANDE: "the English booklet of 2019 (2 to 5 players)",
    EDITION_1897: "Puerto Rico 1897 (2 to 5 players)",
}

GOVERNOR_FIRST, RANDOM_FIRST = "governor", "random"
NONE, RECOMMENDED, REQUIRED, APART = "none", "recommended", "required", "apart"
FACE_UP_PLANTATION, STOCK = "face_up_plantation", "stock"
FACE_UP_ONLY, PEEK_THEN_RETURN, PEEK_THEN_PLACE = "face_up_only", "peek_then_return", "peek_then_place"
GUESTS_ANYWHERE, GUESTS_TO_BUILDINGS = "all", "buildings"
ANY_GOODS, DIFFERENT_GOODS = "any", "different"
DISCARD, OPEN_ROW = "discard", "open_row"
NEEDS_FOREST_HOUSE, SELL_ANY = "needs_forest_house", "sell_any"
ONE_COLONIST_EITHER_TILE = "one_colonist_either_tile"
ORDINARY_TILE_ONLY = "ordinary_tile_only"
VP_POOL_RANGE = range(1, 1001)


@dataclass(frozen=True)
class Switch:
    """One difference between the booklets. `values` are in the order of EDITIONS."""

    name: str
    rule: str
    values: tuple[Value, Value, Value, Value]
    remark: str
    changes_play: bool = False
    choices: tuple[str, ...] = ()

    def value(self, edition: str) -> Value:
        """What the booklet of this edition says."""
        return self.values[EDITIONS.index(edition)]


def same(value: Value) -> tuple[Value, Value, Value, Value]:
    """All four booklets agree in play."""
    return (value, value, value, value)


SWITCHES = (
    # Components and set-up (editions.md B1)
    Switch(
        "players",
        "PR-SETUP-10",
        ((3, 4, 5), (2, 3, 4, 5), (2, 3, 4, 5), (2, 3, 4, 5)),
        "Player counts the booklet has rules for.",
    ),
    Switch(
        "vp_pool_5p",
        "PR-SETUP-04",
        (122, 122, 126, 126),
        "Victory points in the pool with five players: all chips of the box.",
        changes_play=True,
    ),
    Switch(
        "vp_chips",
        "PR-SETUP-04",
        ("32 x 1, 18 x 5", "32 x 1, 18 x 5", "31 x 1, 19 x 5", "31 x 1, 19 x 5"),
        "Display only.",
    ),
    Switch(
        "coins",
        "PR-SETUP-01",
        ("46 x 1, 8 x 5", "46 x 1, 8 x 5", "46 x 1, 8 x 5", "43 x 1, 8 x 5"),
        "The bank never runs out (R-15).",
    ),
    Switch(
        "good2",
        "PR-SETUP-07",
        ("indigo", "indigo", "indigo", "fruit"),
        "The second good: another name, the same counts and price.",
    ),
    Switch(
        "plantation_stacks",
        "PR-SETUP-05",
        ("5", "several", "5 (at the reshuffle)", "one or several"),
        "One stack plays the same.",
    ),
    Switch(
        "ship_start",
        "PR-SETUP-08",
        same("one per player"),
        "On the colonist ship at the start, in addition to the supply.",
    ),
    Switch(
        "vp_secret",
        "PR-SETUP-09",
        same(True),
        "Chips lie face down; 1897 leaves it to the table, which hides them unless told otherwise.",
        changes_play=True,
    ),
    Switch(
        "limbo_name",
        "PR-MAYOR-03",
        ("San Juan", "San Juan", "windrose", "board corner"),
        "Where unplaced colonists wait; the same function.",
    ),
    Switch("expansions", "PR-SETUP-03", ("none", "I", "I, II", "I, II, III, IV"), "Expansions in the box."),
    # Base play (B2)
    Switch(
        "mayor_rearrange",
        "PR-MAYOR-04",
        (False, True, True, True),
        "Whether colonists already on circles may be moved (R-29).",
        changes_play=True,
    ),
    Switch(
        "mayor_fill_forced", "PR-MAYOR-03", same(True), "Empty circles must be filled while unplaced colonists remain."
    ),
    Switch(
        "hospice_hacienda",
        "PR-BLD-HOSPICE",
        (ONE_COLONIST_EITHER_TILE, ORDINARY_TILE_ONLY, ORDINARY_TILE_ONLY, ORDINARY_TILE_ONLY),
        "Whether the hospice colonist may go onto the hacienda tile (then none for the second tile; R-39).",
        changes_play=True,
        choices=(ONE_COLONIST_EITHER_TILE, ORDINARY_TILE_ONLY),
    ),
    Switch(
        "fortress_counts_limbo",
        "PR-BLD-FORTRESS",
        (True, False, True, True),
        "Whether unplaced colonists count for the fortress.",
        changes_play=True,
    ),
    Switch(
        "customs_counts_paper",
        "PR-BLD-CUSTOMS-HOUSE",
        same(True),
        "Whether points noted on paper count for the customs house.",
        changes_play=True,
    ),
    Switch(
        "wharf_capacity",
        "PR-BLD-WHARF",
        ("11", "unlimited and 11", "unlimited and 11", "unlimited"),
        "No good has more than 11 tokens.",
    ),
    Switch(
        "wharf_frequency",
        "PR-BLD-WHARF",
        ("captain phase", "captain phase", "captain phase", "round"),
        "Once per; a round has one captain phase.",
    ),
    Switch(
        "wharf_return_time",
        "PR-BLD-WHARF",
        ("at once", "end of phase", "at once", "at once"),
        "The supply is not used in the phase.",
    ),
    Switch(
        "quarry_cap_by",
        "PR-BUILDER-04",
        ("building points", "column", "column", "column"),
        "Equal for every base building.",
    ),
    Switch("price_floor_zero", "PR-BUILDER-03", same(True), "A price is never below 0."),
    Switch(
        "large_adjacent",
        "PR-BUILDER-02",
        ("vertical", "any", "any", "two plots"),
        "Shifting is free, so free spaces are counted (R-05).",
    ),
    Switch(
        "build_limit",
        "PR-BUILDER-01",
        ("one per phase", "one per phase", "one per round", "one per phase"),
        "A round has one builder phase.",
    ),
    Switch(
        "city_limit_unit",
        "PR-BUILDER-07",
        ("spaces", "spaces", "spaces", "buildings, and plots"),
        "Spaces count (C-UA-12).",
    ),
    Switch(
        "craftsman_bonus_basis",
        "PR-CRAFTSMAN-04",
        ("kinds he can make", "kinds made", "kinds made", "kinds made"),
        "The same in practice (R-06).",
    ),
    Switch(
        "small_warehouse_kind",
        "PR-BLD-SMALL-WAREHOUSE",
        ("any one", "another than the single good", "any one", "any one"),
        "The same result.",
    ),
    Switch(
        "both_warehouses",
        "PR-BLD-LARGE-WAREHOUSE",
        ("3 kinds", "3 kinds + 1 good", "3 kinds", "3 kinds + 1 good"),
        "The single good is always added.",
    ),
    Switch("one_ship_per_turn", "PR-CAPTAIN-02", same(True), "One kind onto one ship in a turn."),
    Switch(
        "no_action_no_privilege",
        "PR-ROUND-06",
        ("in general", "per role", "per role", "per role"),
        "A holder who does not act has no privilege.",
    ),
    Switch(
        "tile_taking_voluntary",
        "PR-SETTLER-02",
        ("in general", "in general", "explicit", "explicit"),
        "Nobody must take a tile.",
    ),
    Switch(
        "reshuffle",
        "PR-SETTLER-06",
        ("rest, then discards", "rest, then discards", "rest, then discards", "discards"),
        "What is left comes first, then all discards.",
    ),
    Switch("replacement_good", "PR-CRAFTSMAN-03", same(False), "A missing token is not replaced by another kind."),
    Switch(
        "vp_end_any_phase",
        "PR-END-03",
        same(True),
        "Whether the last chip ends the game in any phase (R-12).",
        changes_play=True,
    ),
    Switch(
        "role_coins_in_any_case",
        "PR-ROUND-03",
        same(True),
        "Doubloons on the card are taken whether or not the role is used.",
    ),
    Switch("residence_counts_forests", "PR-BLD-RESIDENCE", same(True), "Filled spaces count, whatever lies there."),
    Switch("private_ship_optional", "PR-CAPTAIN-08", same(True), "The wharf is voluntary (R-10)."),
    Switch(
        "hospice_university_optional",
        "PR-BLD-UNIVERSITY",
        same(True),
        "The colonists of hospice and university may be declined.",
    ),
    # Two players (B3)
    Switch("two_player", "PR-TWO-01", (False, True, True, True), "Whether there is a game for two."),
    Switch("two_end_text", "PR-TWO-05", ("none", "unchanged", "unchanged", "no new workers"), "Read as the base rule."),
    Switch("two_x1_copies", "PR-X1-02", ("none", "1", "1", "1"), "Copies of a drafted small violet with two players."),
    # Expansion I (B4)
    Switch(
        "forest_component",
        "PR-BLD-FOREST-HOUSE",
        ("none", "plantation back", "forest tiles", "plantation back"),
        "What a forest is; forest tiles are not counted anywhere, so they never run out (R-14).",
    ),
    Switch(
        "draft_first",
        "PR-X1-02",
        (GOVERNOR_FIRST, RANDOM_FIRST, GOVERNOR_FIRST, GOVERNOR_FIRST),
        "Who drafts first.",
        changes_play=True,
        choices=(GOVERNOR_FIRST, RANDOM_FIRST),
    ),
    Switch("draft_match", "PR-X1-03", ("cost", "cost and points", "cost", "cost"), "The cost alone fixes the space."),
    Switch("draft_pairs", "PR-X1-04", same(True), "Small violets come in pairs (single with two players)."),
    Switch(
        "x1_office_trading_post",
        "PR-X1-05",
        (RECOMMENDED, RECOMMENDED, RECOMMENDED, REQUIRED),
        "Office and trading post not together. Recommended: kept apart unless the table says none.",
        changes_play=True,
        choices=(NONE, APART),
    ),
    Switch(
        "x1_hacienda_forest_house",
        "PR-X1-05",
        (RECOMMENDED, RECOMMENDED, NONE, NONE),
        "Hacienda and forest house not together. Recommended: kept apart unless the table says none.",
        changes_play=True,
        choices=(NONE, APART),
    ),
    Switch(
        "aqueduct_test",
        "PR-BLD-AQUEDUCT",
        ("none", "active large plant", "made in large plant", "owning large plant"),
        "Read as: the large plant is occupied and one of the kind is made (R-30).",
    ),
    Switch(
        "forest_source",
        "PR-BLD-FOREST-HOUSE",
        (FACE_UP_PLANTATION, FACE_UP_PLANTATION, STOCK, FACE_UP_PLANTATION),
        "A face-up plantation laid face down, or a forest tile from the stock.",
        changes_play=True,
        choices=(FACE_UP_PLANTATION, STOCK),
    ),
    Switch(
        "forest_hacienda",
        "PR-BLD-FOREST-HOUSE",
        (FACE_UP_ONLY, FACE_UP_ONLY, PEEK_THEN_RETURN, PEEK_THEN_PLACE),
        "Whether the hacienda tile may be looked at and replaced by, or become, a forest.",
        changes_play=True,
        choices=(FACE_UP_ONLY, PEEK_THEN_RETURN, PEEK_THEN_PLACE),
    ),
    Switch("forest_hospice", "PR-BLD-FOREST-HOUSE", same("to limbo"), "The hospice colonist of a forest."),
    Switch(
        "forest_library", "PR-BLD-FOREST-HOUSE", same("0 to 2 forests"), "Both tiles of a library owner may be forests."
    ),
    Switch(
        "black_market_own_colonist",
        "PR-BLD-BLACK-MARKET",
        same(False),
        "Whether its own last colonist may be returned.",
    ),
    Switch("black_market_exact", "PR-BLD-BLACK-MARKET", same(True), "No doubloon may be left."),
    Switch("black_market_undo_end", "PR-BLD-BLACK-MARKET", same(False), "Whether returns can cancel an end condition."),
    Switch(
        "guest_timing",
        "PR-BLD-GUEST-HOUSE",
        ("none", "start, during, end of any round", "start, during, end of other phases", "any phase"),
        "Read as the windows of R-17.",
    ),
    Switch(
        "guest_targets",
        "PR-BLD-GUEST-HOUSE",
        (GUESTS_ANYWHERE, GUESTS_ANYWHERE, GUESTS_ANYWHERE, GUESTS_TO_BUILDINGS),
        "Where guests may go: anywhere, or to buildings only.",
        changes_play=True,
        choices=(GUESTS_ANYWHERE, GUESTS_TO_BUILDINGS),
    ),
    Switch("trading_post_full_house", "PR-BLD-TRADING-POST", same(True), "It works when the trading house is full."),
    Switch(
        "trading_post_return_time",
        "PR-BLD-TRADING-POST",
        ("none", "end of phase", "at once", "at once"),
        "The supply is not used in the phase.",
    ),
    Switch("small_wharf_min", "PR-BLD-SMALL-WHARF", same("1 good"), "The least it ships."),
    Switch("lighthouse_private_ships", "PR-BLD-LIGHTHOUSE", same(True), "It pays for loads by wharf and small wharf."),
    Switch(
        "specialty_counts_bonus",
        "PR-BLD-SPECIALTY-FACTORY",
        same(True),
        "Whether aqueduct and privilege goods count (R-18).",
        changes_play=True,
    ),
    Switch(
        "library_craftsman",
        "PR-BLD-LIBRARY",
        (ANY_GOODS, ANY_GOODS, DIFFERENT_GOODS, DIFFERENT_GOODS),
        "The two goods of a craftsman with a library: any, or of different kinds.",
        changes_play=True,
        choices=(ANY_GOODS, DIFFERENT_GOODS),
    ),
    Switch(
        "library_hut_second_quarry",
        "PR-BLD-LIBRARY",
        same(True),
        "The second tile may be a quarry with a construction hut.",
    ),
    Switch("university_statue", "PR-BLD-STATUE", same("to limbo"), "The university colonist of a statue (R-20)."),
    Switch(
        "union_hall_time",
        "PR-BLD-UNION-HALL",
        ("none", "first opportunity", "before first shipping", "first turn"),
        "Read as: at the first captain turn (R-19).",
    ),
    Switch("cloister_tiles", "PR-BLD-CLOISTER", same("equal tiles"), "Plantations, quarries and forests alike."),
    # Expansions II to IV (B5)
    Switch("x2_base_set", "PR-X2-01", same("added on top"), "The noble buildings are never drafted."),
    Switch(
        "x2_all_colonists",
        "PR-X2-04",
        same(False),
        "Whether all 100 colonists are used at any player count (an option of rio-grande).",
        changes_play=True,
    ),
    Switch(
        "land_office_sale",
        "PR-BLD-LAND-OFFICE",
        (DISCARD, DISCARD, DISCARD, OPEN_ROW),
        "Where a sold plantation goes: the discards, or face up into the open row.",
        changes_play=True,
        choices=(DISCARD, OPEN_ROW),
    ),
    Switch(
        "land_office_forest",
        "PR-BLD-LAND-OFFICE",
        (NEEDS_FOREST_HOUSE, NEEDS_FOREST_HOUSE, NEEDS_FOREST_HOUSE, SELL_ANY),
        "Whether selling a forest needs an occupied forest house; buying one always does.",
        changes_play=True,
        choices=(NEEDS_FOREST_HOUSE, SELL_ANY),
    ),
    Switch("lodge_tie", "PR-BLD-HUNTING-LODGE", same("no points"), "A tie for the most empty spaces."),
    Switch("lodge_measure", "PR-BLD-HUNTING-LODGE", same("most empty island spaces"), "C-UA-9."),
    Switch("lodge_discard_to", "PR-BLD-HUNTING-LODGE", same("discard pile"), "Where the given-up tile goes."),
    Switch("zoning_small", "PR-BLD-ZONING-OFFICE", same("columns 1 to 3"), "Production buildings included (R-23)."),
    Switch("villa_mode", "PR-BLD-VILLA", same("additional"), "The villa's noble comes on top (R-24)."),
    Switch("villa_optional", "PR-BLD-VILLA", same(True), "It may be declined."),
    Switch("smuggler", "PR-X3-01", (False, False, False, True), "Whether the box has the smuggler."),
    Switch("festival", "PR-X4-01", (False, False, False, True), "Whether the box has the festival."),
)

ASK_EVERYTHING = "ask_everything"
CORN_SEATS_POORER, OTHER_COSTS = "corn_seats_poorer", "factory_8_university_7"
HOUSE_OPTIONS = {
    ASK_EVERYTHING: "Ask about benefits that nobody declines: producing, bonuses, privileges, discounts (PR-BLD-03).",
    CORN_SEATS_POORER: "Seats that start with corn have 1 doubloon less (PR-SETUP-01).",
    OTHER_COSTS: "The factory costs 8 and the university 7 (PR-SETUP-03).",
}
BUILDING_SET = "building_set"
DRAFT_SET, RECOMMENDED_SET_NAME, RANDOM_SET = "draft", "recommended", "random"
SET_CHOICES = (DRAFT_SET, RECOMMENDED_SET_NAME, RANDOM_SET)
"""How the violets of expansion I come into play: these words, or a list of seventeen names."""
SWITCH = {switch.name: switch for switch in SWITCHES}


def differing() -> list[Switch]:
    """Rows whose four columns are not all the same."""
    return [switch for switch in SWITCHES if len(set(switch.values)) > 1]
