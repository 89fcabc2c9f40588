### What a table of Puerto Rico may choose.

pr-tables-remark = Any edition may be combined with any expansion, variant and option; what no booklet covers is a house table.

## Editions, expansions, variants
pr-edition-classic = the classic booklet
pr-edition-polish = the Polish booklet
pr-edition-rio-grande = the English booklet of 2019
pr-edition-1897 = Puerto Rico 1897
pr-expansion-buildings = { -expansion-buildings } ({ $number }): fourteen more violets, and a draft of those in play
pr-expansion-nobles = { -expansion-nobles } ({ $number }): twenty { -person-noble(count: "plural") } and eight buildings
pr-expansion-smuggler = { -expansion-smuggler } ({ $number }): one more role with four deeds
pr-expansion-festival = { -expansion-festival } ({ $number }): three goals with prizes
pr-variant-one-of-each = one copy of each of the 31 violets, no draft
pr-variant-long-game = all colonists and chips; only a full city ends the game

## Options
pr-option-vp-pool-5p = Victory points in the pool with five players: all chips of the box.
pr-option-vp-secret = Chips lie face down; 1897 leaves it to the table, which hides them unless told otherwise.
pr-option-mayor-rearrange = Whether colonists already on circles may be moved (R-29).
pr-option-hospice-hacienda = Which tile the { -building-hospice } gives its colonist to when the { -building-hacienda } brings a second one (R-39).
pr-option-hospice-hacienda-one-colonist-either-tile = one colonist, on either tile
pr-option-hospice-hacienda-ordinary-tile-only = only the tile taken in the ordinary way
pr-option-fortress-counts-limbo = Whether unplaced colonists count for the { -building-fortress }.
pr-option-customs-counts-paper = Whether points noted on paper count for the { -building-customs-house }.
pr-option-vp-end-any-phase = Whether the last chip ends the game in any phase (R-12).
pr-option-residence-least-tiles = Filled island spaces below which an occupied { -building-residence } scores nothing.
pr-option-draft-first = Who drafts first.
pr-option-draft-first-governor = the first { -governor }
pr-option-draft-first-random = a player drawn by lot
pr-option-x1-office-trading-post = Whether { -building-office } and { -building-trading-post } may be in play together. Recommended: kept apart unless the table says none.
pr-option-x1-office-trading-post-none = they may
pr-option-x1-office-trading-post-apart = they are kept apart
pr-option-x1-hacienda-forest-house = Whether { -building-hacienda } and { -building-forest-house } may be in play together. Recommended: kept apart unless the table says none.
pr-option-x1-hacienda-forest-house-none = they may
pr-option-x1-hacienda-forest-house-apart = they are kept apart
pr-option-forest-source = Where a { -tile-forest } comes from.
pr-option-forest-source-face-up-plantation = a plantation of the open row, laid face down
pr-option-forest-source-stock = a tile from the stock of forests
pr-option-forest-hacienda = Whether the tile of the { -building-hacienda } may be looked at and become a { -tile-forest }.
pr-option-forest-hacienda-face-up-only = no: it is placed face up
pr-option-forest-hacienda-peek-then-return = it may be laid back and a forest placed instead
pr-option-forest-hacienda-peek-then-place = it may be placed face down as a forest
pr-option-guest-targets = Where guests of the { -building-guest-house } may go.
pr-option-guest-targets-all = to any free circle
pr-option-guest-targets-buildings = to buildings only
pr-option-specialty-counts-bonus = Whether the { -role-craftsman }'s extra goods count for the { -building-specialty-factory } (R-18); those of the { -building-aqueduct } always do.
pr-option-library-craftsman = The two extra goods of a { -role-craftsman } with a { -building-library }.
pr-option-library-craftsman-any = of any kinds
pr-option-library-craftsman-different = of different kinds
pr-option-x2-all-colonists = Whether all 100 colonists are used at any player count (an option of rio-grande).
pr-option-land-office-sale = Where a plantation sold by the { -building-land-office } goes.
pr-option-land-office-sale-discard = to the discards
pr-option-land-office-sale-open-row = face up into the open row
pr-option-land-office-forest = Whether selling a { -tile-forest } needs an occupied { -building-forest-house }; buying one always does.
pr-option-land-office-forest-needs-forest-house = it does
pr-option-land-office-forest-sell-any = it does not
pr-option-building-set = How the violets of the expansion "buildings" come into play.
pr-option-building-set-draft = the players draft them
pr-option-building-set-recommended = a set to start quickly
pr-option-building-set-random = drawn by lot
pr-option-building-set-list = a list of seventeen names
pr-option-ask-everything = Ask about benefits that nobody declines: producing, bonuses, privileges, discounts.
pr-option-corn-seats-poorer = Seats that start with { -good-corn } have 1 doubloon less.
pr-option-factory-8-university-7 = The { -building-factory } costs 8 and the { -building-university } 7.
