### What a table of Santiago de Cuba may choose.

sdc-edition-original = Santiago de Cuba (2011)
sdc-option-flower = The flower on the card of { NAME($cuban) }.
sdc-option-price-track = Victory points for a plain good on each numbered flag.
sdc-option-price-track-list = numbers between commas
sdc-option-street = The Cubans from the first stop after the port on.
sdc-option-street-list = all nine names between commas
sdc-option-venues = The venues under each flower.
sdc-option-venues-list = three names for each flower: { "{" }yellow: [...], ...{ "}" }
sdc-option-owner-vp-on-stay = Owners are paid also when the pawn stayed.
sdc-option-end-immediately = The game ends the moment the 7th ship leaves.
sdc-option-open-holdings = Goods, pesos and victory points of all are open.
sdc-option-ask-everything = Ask also a seat that can only pass.
sdc-option-turn-limit = The game is scored as it stands after so many turns.
