"""The four booklets: one row per switch, one column per edition.

A row with `changes_play` may be overridden at any table (`options={"mayor_rearrange": True}`). The other rows record
what a booklet says where it makes no difference in play, so that the documentation can show it side by side.
"""

from antilles.puerto_rico import switches
from antilles.puerto_rico.components import VP_POOL_RANGE
from antilles.puerto_rico.expansions.switches import EXPANSION_SWITCHES
from antilles.puerto_rico.switches import Switch, same

# fmt: off
SWITCHES = (
    # Components and set-up (editions.md B1)
    Switch("players", "PR-SETUP-10", ((3, 4, 5), (2, 3, 4, 5), (2, 3, 4, 5), (2, 3, 4, 5)), "Player counts the booklet has rules for."),
    Switch("vp_pool_5p", "PR-SETUP-04", (122, 122, 126, 126), changes_play=True, numbers=VP_POOL_RANGE),
    Switch("vp_chips", "PR-SETUP-04", ("32 x 1, 18 x 5", "32 x 1, 18 x 5", "31 x 1, 19 x 5", "31 x 1, 19 x 5"), "Display only."),
    Switch("coins", "PR-SETUP-01", ("46 x 1, 8 x 5", "46 x 1, 8 x 5", "46 x 1, 8 x 5", "43 x 1, 8 x 5"), "The bank never runs out (R-15)."),
    Switch("good2", "PR-SETUP-07", ("indigo", "indigo", "indigo", "fruit"), "The second good: another name, the same counts and price."),
    Switch("plantation_stacks", "PR-SETUP-05", ("5", "several", "5 (at the reshuffle)", "one or several"), "One stack plays the same."),
    Switch("ship_start", "PR-SETUP-08", same("one per player"), "On the colonist ship at the start, in addition to the supply."),
    Switch("vp_secret", "PR-SETUP-09", same(True), changes_play=True),
    Switch("limbo_name", "PR-MAYOR-03", ("San Juan", "San Juan", "windrose", "board corner"), "Where unplaced colonists wait; the same function."),
    Switch("expansions", "PR-SETUP-03", ("none", "I", "I, II", "I, II, III, IV"), "Expansions in the box."),
    # Base play (B2)
    Switch("mayor_rearrange", "PR-MAYOR-04", (False, True, True, True), changes_play=True),
    Switch("mayor_fill_forced", "PR-MAYOR-03", same(True), "Empty circles must be filled while unplaced colonists remain."),
    Switch(
        "hospice_hacienda",
        "PR-BLD-HOSPICE",
        (switches.ONE_COLONIST_EITHER_TILE, switches.ORDINARY_TILE_ONLY, switches.ORDINARY_TILE_ONLY, switches.ORDINARY_TILE_ONLY),
        changes_play=True,
        choices=(switches.ONE_COLONIST_EITHER_TILE, switches.ORDINARY_TILE_ONLY),
    ),
    Switch("fortress_counts_limbo", "PR-BLD-FORTRESS", (True, False, True, True), changes_play=True),
    Switch("customs_counts_paper", "PR-BLD-CUSTOMS-HOUSE", same(True), changes_play=True),
    Switch("wharf_capacity", "PR-BLD-WHARF", ("11", "unlimited and 11", "unlimited and 11", "unlimited"), "No good has more than 11 tokens."),
    Switch("wharf_frequency", "PR-BLD-WHARF", ("captain phase", "captain phase", "captain phase", "round"), "Once per; a round has one captain phase."),
    Switch("wharf_return_time", "PR-BLD-WHARF", ("at once", "end of phase", "at once", "at once"), "The supply is not used in the phase."),
    Switch("quarry_cap_by", "PR-BUILDER-04", ("building points", "column", "column", "column"), "Equal for every base building."),
    Switch("price_floor_zero", "PR-BUILDER-03", same(True), "A price is never below 0."),
    Switch("large_adjacent", "PR-BUILDER-02", ("vertical", "any", "any", "two plots"), "Shifting is free, so free spaces are counted (R-05)."),
    Switch("build_limit", "PR-BUILDER-01", ("one per phase", "one per phase", "one per round", "one per phase"), "A round has one builder phase."),
    Switch("city_limit_unit", "PR-BUILDER-07", ("spaces", "spaces", "spaces", "buildings, and plots"), "Spaces count (C-UA-12)."),
    Switch("craftsman_bonus_basis", "PR-CRAFTSMAN-04", ("kinds he can make", "kinds made", "kinds made", "kinds made"), "The same in practice (R-06)."),
    Switch("small_warehouse_kind", "PR-BLD-SMALL-WAREHOUSE", ("any one", "another than the single good", "any one", "any one"), "The same result."),
    Switch("both_warehouses", "PR-BLD-LARGE-WAREHOUSE", ("3 kinds", "3 kinds + 1 good", "3 kinds", "3 kinds + 1 good"), "The single good is always added."),
    Switch("one_ship_per_turn", "PR-CAPTAIN-02", same(True), "One kind onto one ship in a turn."),
    Switch("no_action_no_privilege", "PR-ROUND-06", ("in general", "per role", "per role", "per role"), "A holder who does not act has no privilege."),
    Switch("tile_taking_voluntary", "PR-SETTLER-02", ("in general", "in general", "explicit", "explicit"), "Nobody must take a tile."),
    Switch("reshuffle", "PR-SETTLER-06", ("rest, then discards", "rest, then discards", "rest, then discards", "discards"), "What is left comes first, then all discards."),
    Switch("replacement_good", "PR-CRAFTSMAN-03", same(False), "A missing token is not replaced by another kind."),
    Switch("vp_end_any_phase", "PR-END-03", same(True), changes_play=True),
    Switch("role_coins_in_any_case", "PR-ROUND-03", same(True), "Doubloons on the card are taken whether or not the role is used."),
    Switch("residence_counts_forests", "PR-BLD-RESIDENCE", same(True), "Filled spaces count, whatever lies there."),
    Switch("residence_least_tiles", "PR-BLD-RESIDENCE", (0, 0, 0, 1), changes_play=True, numbers=range(2)),
    Switch("private_ship_optional", "PR-CAPTAIN-08", same(True), "The wharf is voluntary (R-10)."),
    Switch("hospice_university_optional", "PR-BLD-UNIVERSITY", same(True), "The colonists of hospice and university may be declined."),
    # Two players (B3)
    Switch("two_player", "PR-TWO-01", (False, True, True, True), "Whether there is a game for two."),
    Switch("two_end_text", "PR-TWO-05", ("none", "unchanged", "unchanged", "no new workers"), "Read as the base rule."),
    *EXPANSION_SWITCHES,
)
# fmt: on

ASK_EVERYTHING = "ask_everything"
CORN_SEATS_POORER, OTHER_COSTS = "corn_seats_poorer", "factory_8_university_7"
HOUSE_OPTIONS = {ASK_EVERYTHING: "PR-BLD-03", CORN_SEATS_POORER: "PR-SETUP-01", OTHER_COSTS: "PR-SETUP-03"}
"""House options by name, with their rules; all are off unless a table says otherwise."""
BUILDING_SET = "building_set"
DRAFT_SET, RECOMMENDED_SET_NAME, RANDOM_SET = "draft", "recommended", "random"
SET_CHOICES = (DRAFT_SET, RECOMMENDED_SET_NAME, RANDOM_SET)
"""How the violets of expansion I come into play: these words, or a list of seventeen names."""
SWITCH = {switch.name: switch for switch in SWITCHES}
