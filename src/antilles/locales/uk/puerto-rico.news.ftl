### Кілька подій одного гравця поспіль, розказані як одна; кожна починається з імені, якого може й не бути.

pr-news-produced = { $player } виготовляє { $goods }.
pr-news-discarded = { $player } не може зберегти { $goods }.
pr-news-placed = { $player } розміщує людей: { $places }.
pr-news-dealt = { NAME("colonist-ship", case: "from", first: "upper") }: { $shares }.
pr-news-share = { $player } — { $colonists }
pr-news-share-noble = { $player } — 1 { NAME("person-noble", 1) }
pr-news-share-both = { $player } — { $colonists } і { -person-noble }
