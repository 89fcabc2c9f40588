"""Differences between the booklets that concern the expansions (editions.md B4 and B5)."""

from antilles.puerto_rico import switches
from antilles.puerto_rico.switches import Switch, same

# fmt: off
EXPANSION_SWITCHES = (
    Switch("two_x1_copies", "PR-X1-02", ("none", "1", "1", "1"), "Copies of a drafted small violet with two players."),
    # Expansion I (B4)
    Switch("forest_component", "PR-BLD-FOREST-HOUSE", ("none", "plantation back", "forest tiles", "plantation back"), "What a forest is; forest tiles are not counted anywhere, so they never run out (R-14)."),
    Switch("draft_first", "PR-X1-02", (switches.GOVERNOR_FIRST, switches.RANDOM_FIRST, switches.GOVERNOR_FIRST, switches.GOVERNOR_FIRST), changes_play=True, choices=(switches.GOVERNOR_FIRST, switches.RANDOM_FIRST)),
    Switch("draft_match", "PR-X1-03", ("cost", "cost and points", "cost", "cost"), "The cost alone fixes the space."),
    Switch("draft_pairs", "PR-X1-04", same(True), "Small violets come in pairs (single with two players)."),
    Switch("x1_office_trading_post", "PR-X1-05", (switches.RECOMMENDED, switches.RECOMMENDED, switches.RECOMMENDED, switches.REQUIRED), changes_play=True, choices=(switches.NONE, switches.APART)),
    Switch("x1_hacienda_forest_house", "PR-X1-05", (switches.RECOMMENDED, switches.RECOMMENDED, switches.NONE, switches.NONE), changes_play=True, choices=(switches.NONE, switches.APART)),
    Switch("aqueduct_test", "PR-BLD-AQUEDUCT", ("none", "active large plant", "made in large plant", "owning large plant"), "Read as: the large plant is occupied and one of the kind is made (R-30)."),
    Switch("forest_source", "PR-BLD-FOREST-HOUSE", (switches.FACE_UP_PLANTATION, switches.FACE_UP_PLANTATION, switches.STOCK, switches.FACE_UP_PLANTATION), changes_play=True, choices=(switches.FACE_UP_PLANTATION, switches.STOCK)),
    Switch("forest_hacienda", "PR-BLD-FOREST-HOUSE", (switches.FACE_UP_ONLY, switches.FACE_UP_ONLY, switches.PEEK_THEN_RETURN, switches.PEEK_THEN_PLACE), changes_play=True, choices=(switches.FACE_UP_ONLY, switches.PEEK_THEN_RETURN, switches.PEEK_THEN_PLACE)),
    Switch("forest_hospice", "PR-BLD-FOREST-HOUSE", same("to limbo"), "The hospice colonist of a forest."),
    Switch("forest_library", "PR-BLD-FOREST-HOUSE", same("0 to 2 forests"), "Both tiles of a library owner may be forests."),
    Switch("black_market_own_colonist", "PR-BLD-BLACK-MARKET", same(False), "Whether its own last colonist may be returned."),
    Switch("black_market_exact", "PR-BLD-BLACK-MARKET", same(True), "No doubloon may be left."),
    Switch("black_market_undo_end", "PR-BLD-BLACK-MARKET", same(False), "Whether returns can cancel an end condition."),
    Switch("guest_timing", "PR-BLD-GUEST-HOUSE", ("none", "start, during, end of any round", "start, during, end of other phases", "any phase"), "Read as the windows of R-17."),
    Switch("guest_targets", "PR-BLD-GUEST-HOUSE", (switches.GUESTS_ANYWHERE, switches.GUESTS_ANYWHERE, switches.GUESTS_ANYWHERE, switches.GUESTS_TO_BUILDINGS), changes_play=True, choices=(switches.GUESTS_ANYWHERE, switches.GUESTS_TO_BUILDINGS)),
    Switch("trading_post_full_house", "PR-BLD-TRADING-POST", same(True), "It works when the trading house is full."),
    Switch("trading_post_return_time", "PR-BLD-TRADING-POST", ("none", "end of phase", "at once", "at once"), "The supply is not used in the phase."),
    Switch("small_wharf_min", "PR-BLD-SMALL-WHARF", same("1 good"), "The least it ships."),
    Switch("lighthouse_private_ships", "PR-BLD-LIGHTHOUSE", same(True), "It pays for loads by wharf and small wharf."),
    Switch("specialty_counts_bonus", "PR-BLD-SPECIALTY-FACTORY", same(True), changes_play=True),
    Switch("library_craftsman", "PR-BLD-LIBRARY", (switches.ANY_GOODS, switches.ANY_GOODS, switches.DIFFERENT_GOODS, switches.DIFFERENT_GOODS), changes_play=True, choices=(switches.ANY_GOODS, switches.DIFFERENT_GOODS)),
    Switch("library_hut_second_quarry", "PR-BLD-LIBRARY", same(True), "The second tile may be a quarry with a construction hut."),
    Switch("university_statue", "PR-BLD-STATUE", same("to limbo"), "The university colonist of a statue (R-20)."),
    Switch("union_hall_time", "PR-BLD-UNION-HALL", ("none", "first opportunity", "before first shipping", "first turn"), "Read as: at the first captain turn (R-19)."),
    Switch("cloister_tiles", "PR-BLD-CLOISTER", same("equal tiles"), "Plantations, quarries and forests alike."),
    # Expansions II to IV (B5)
    Switch("x2_base_set", "PR-X2-01", same("added on top"), "The noble buildings are never drafted."),
    Switch("x2_all_colonists", "PR-X2-04", same(False), changes_play=True),
    Switch("land_office_sale", "PR-BLD-LAND-OFFICE", (switches.DISCARD, switches.DISCARD, switches.DISCARD, switches.OPEN_ROW), changes_play=True, choices=(switches.DISCARD, switches.OPEN_ROW)),
    Switch("land_office_forest", "PR-BLD-LAND-OFFICE", (switches.NEEDS_FOREST_HOUSE, switches.NEEDS_FOREST_HOUSE, switches.NEEDS_FOREST_HOUSE, switches.SELL_ANY), changes_play=True, choices=(switches.NEEDS_FOREST_HOUSE, switches.SELL_ANY)),
    Switch("lodge_tie", "PR-BLD-HUNTING-LODGE", same("no points"), "A tie for the most empty spaces."),
    Switch("lodge_measure", "PR-BLD-HUNTING-LODGE", same("most empty island spaces"), "C-UA-9."),
    Switch("lodge_discard_to", "PR-BLD-HUNTING-LODGE", same("discard pile"), "Where the given-up tile goes."),
    Switch("zoning_small", "PR-BLD-ZONING-OFFICE", same("columns 1 to 3"), "Production buildings included (R-23)."),
    Switch("villa_mode", "PR-BLD-VILLA", same("additional"), "The villa's noble comes on top (R-24)."),
    Switch("villa_optional", "PR-BLD-VILLA", same(True), "It may be declined."),
    Switch("smuggler", "PR-X3-01", (False, False, False, True), "Whether the box has the smuggler."),
    Switch("festival", "PR-X4-01", (False, False, False, True), "Whether the box has the festival."),
)
# fmt: on
