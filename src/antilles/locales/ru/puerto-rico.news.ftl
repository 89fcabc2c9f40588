### Несколько событий одного игрока подряд, рассказанные как одно; каждое начинается с имени, которое может и отсутствовать.

pr-news-produced = { $player } производит { $goods }.
pr-news-discarded = { $player } не может сохранить { $goods }.
pr-news-placed = { $player } размещает людей: { $places }.
pr-news-dealt = { NAME("colonist-ship", case: "from", first: "upper") }: { $shares }.
pr-news-share = { $player } — { $colonists }
pr-news-share-noble = { $player } — 1 { NAME("person-noble", 1) }
pr-news-share-both = { $player } — { $colonists } и { -person-noble }
