### Матчі між ботами.

arena-games = { $one } проти { $other }
arena-share = { $one } проти { $other }: { $share } з { $games } партій, 95 % від { $low } до { $high } (порівну було б { $fair })
arena-paired = за сідами ({ $seeds }): від { $low } до { $high }
arena-points = у середньому очок: { $own } проти { $others }
arena-seat = місце { $seat } виграє { $share }
arena-unreadable = { $path } — не файл матчу; оберіть іншу назву.
arena-other-match = У { $path } інший матч; оберіть іншу назву.
arena-too-many-seats = Якщо зайняти { $seats } місць за столом на { $players }, грати буде ні з ким.
cli-preparing-bots = Готуємо ботів, лише першого разу
