### Matches between bots.

arena-games = { $one } against { $other }
arena-share = { $one } against { $other }: { $share } of { $games } games, 95 % { $low } to { $high } (fair { $fair })
arena-paired = by seed ({ $seeds } seeds): { $low } to { $high }
arena-points = mean points { $own } against { $others }
arena-seat = seat { $seat } wins { $share }
arena-unreadable = { $path } is no file of a match; choose another name.
arena-other-match = { $path } holds another match; choose another name.
arena-too-many-seats = { $seats } seats leave nobody to play against at a table of { $players }.
cli-preparing-bots = Preparing the bots, only the first time
