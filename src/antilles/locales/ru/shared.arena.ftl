### Матчи между ботами.

arena-games = { $one } против { $other }
arena-share = { $one } против { $other }: { $share } из { $games } партий, 95 % от { $low } до { $high } (поровну было бы { $fair })
arena-paired = по сидам ({ $seeds }): от { $low } до { $high }
arena-points = в среднем очков: { $own } против { $others }
arena-seat = место { $seat } выигрывает { $share }
arena-unreadable = { $path } — не файл матча; выберите другое имя.
arena-other-match = В { $path } другой матч; выберите другое имя.
arena-too-many-seats = Если занять { $seats } мест за столом на { $players }, играть будет не с кем.
cli-preparing-bots = Готовим ботов, только в первый раз
