### Матчи между ботами.

arena-games = Партии
arena-looking = Разбор партий
arena-played = Партий: { $games }, сидов: { $seeds }, действий за партию: { $actions }
arena-column-bot = бот
arena-column-share = побед
arena-column-interval = 95 %
arena-column-points = очков
arena-column-rating = рейтинг
arena-fair = Будь все равны, каждый выигрывал бы { $share }.
arena-together = Вместе на { $seats } местах { $bot } выигрывает { $share } ({ $low } – { $high }); равные выигрывали бы { $fair }.
arena-seat = место { $seat } выигрывает { $share }
arena-repeated = { $games ->
    [one] { $games } партия повторяет сыгранную раньше выбор в выбор: нового она не говорит.
    [few] { $games } партии повторяют сыгранные раньше выбор в выбор: нового они не говорят.
   *[many] { $games } партий повторяют сыгранные раньше выбор в выбор: нового они не говорят.
}
arena-rounded = Чтобы каждый бот сидел на каждом месте одинаково часто, партий будет { $games }, а не { $asked }.
arena-unreadable = { $path } — не файл матча; выберите другое имя.
arena-other-match = В { $path } другой матч; выберите другое имя.
arena-damaged = Строка { $line } в { $path } — не партия этого матча. Удалите строку, и партия будет сыграна заново; или выберите другое имя.
arena-in-use = В { $path } пишет другая программа; дождитесь её конца или выберите другое имя.
arena-disk = { $path } нельзя записать: { $reason }. Записанные раньше партии остаются, та же команда продолжит.
arena-alone = Для матча нужны хотя бы два бота, по одному на место: --bots planner,greedy,greedy,greedy.
spread-workers-die = Рабочие процессы прервались, число раз: { $times }; работа остановлена. Записанное сохранено.
spread-no-ray = Ray не установлен: pip install 'antilles[ray]'.
cli-preparing-bots = Готовим ботов, только в первый раз
cli-preparing-envs = Подготовка пакетов и сред для обучения, только в первый раз

## Отчёт о матче
arena-report-title = { $game }: { $bots }
arena-report-result = Результат
arena-report-seats = Победы по местам
arena-report-seat = место { $seat }
arena-report-scores = Очки в конце
arena-report-winners = победители
arena-report-mean-winner = Победители набирают в среднем { $points }.
arena-report-ends = Чем кончаются партии
arena-report-owned = { $share }; у { $players } игроков
arena-report-had-note = Доля побед тех, у кого это было, и у какой доли игроков это было. Черта — равная доля.
arena-report-openings = С чего начинает первый игрок
arena-report-opening-moves = первые решения
arena-report-opening-games = партий
arena-report-opening-won = побед
