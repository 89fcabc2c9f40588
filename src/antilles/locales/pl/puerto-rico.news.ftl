### Kilka wydarzeń jednego gracza z rzędu, opowiedzianych jako jedno; każde zaczyna się od imienia, którego może nie być.

pr-news-produced = { $player } produkuje { $goods }.
pr-news-discarded = { $player } traci { $goods } z braku miejsca.
pr-news-placed = { $player } rozmieszcza osoby: { $places }.
pr-news-dealt = { NAME("colonist-ship", case: "from", first: "upper") }: { $shares }.
pr-news-share = { $player } { $colonists }
pr-news-share-noble = { $player } 1 { NAME("person-noble", 1) }
pr-news-share-both = { $player } { $colonists } i { -person-noble }
