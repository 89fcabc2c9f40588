### Матчі між ботами.

arena-games = Партії
arena-looking = Розбір партій
arena-played = Партій: { $games }, сідів: { $seeds }, дій за партію: { $actions }
arena-column-bot = бот
arena-column-share = перемог
arena-column-interval = 95 %
arena-column-points = очок
arena-column-rating = рейтинг
arena-fair = Якби всі були рівні, кожен вигравав би { $share }.
arena-together = Разом на { $seats } місцях { $bot } виграє { $share } ({ $low } – { $high }); рівні вигравали б { $fair }.
arena-seat = місце { $seat } виграє { $share }
arena-repeated = { $games ->
    [one] { $games } партія повторює зіграну раніше вибір за вибором: нового вона не каже.
    [few] { $games } партії повторюють зіграні раніше вибір за вибором: нового вони не кажуть.
   *[many] { $games } партій повторюють зіграні раніше вибір за вибором: нового вони не кажуть.
}
arena-rounded = Щоб кожен бот сидів на кожному місці однаково часто, партій буде { $games }, а не { $asked }.
arena-unreadable = { $path } — не файл матчу; оберіть іншу назву.
arena-other-match = У { $path } інший матч; оберіть іншу назву.
arena-damaged = Рядок { $line } у { $path } — не партія цього матчу. Видаліть рядок, і партію буде зіграно знову; або виберіть інше ім’я.
arena-in-use = У { $path } пише інша програма; дочекайтеся її кінця або виберіть інше ім’я.
arena-disk = { $path } не записати: { $reason }. Записані раніше партії залишаються, та сама команда продовжить.
arena-alone = Для матчу потрібні щонайменше два боти, по одному на місце: --bots planner,greedy,greedy,greedy.
spread-workers-die = Робочі процеси перервалися, кількість разів: { $times }; роботу зупинено. Записане збережено.
spread-no-ray = Ray не встановлено: pip install 'antilles[ray]'.
cli-preparing-bots = Готуємо ботів, лише першого разу
cli-preparing-envs = Підготовка пакетів і середовищ для навчання, лише першого разу

## Звіт про матч
arena-report-title = { $game }: { $bots }
arena-report-result = Результат
arena-report-seats = Перемоги за місцями
arena-report-seat = місце { $seat }
arena-report-scores = Очки наприкінці
arena-report-winners = переможці
arena-report-mean-winner = Переможці набирають у середньому { $points }.
arena-report-ends = Чим закінчуються партії
arena-report-owned = { $share }; у { $players } гравців
arena-report-had-note = Частка перемог тих, хто це мав, і в якої частки гравців це було. Риска — рівна частка.
arena-report-openings = З чого починає перший гравець
arena-report-opening-moves = перші рішення
arena-report-opening-games = партій
arena-report-opening-won = перемог
