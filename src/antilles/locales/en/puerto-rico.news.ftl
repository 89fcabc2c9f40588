### Several events of one player in a row, told as one; each begins with the name, which may be left out.

pr-news-produced = { $player } produces { $goods }.
pr-news-discarded = { $player } cannot store { $goods }.
pr-news-placed = { $player } places { $places }.
pr-news-dealt = From the ship: { $shares }.
pr-news-share = { $player } { $colonists }
pr-news-share-noble = { $player } { NAME("person-noble", article: "a") }
pr-news-share-both = { $player } { $colonists } and { NAME("person-noble", article: "a") }
