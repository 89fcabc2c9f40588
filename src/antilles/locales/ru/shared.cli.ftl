### Что говорит командная строка.

## Все команды
cli-error = Ошибка:
cli-house-table = Домашние правила: такого сочетания нет ни в одной книге правил.
cli-output-lost = Записать больше ничего нельзя: { $reason }.
cli-no-option = { $given } — не настройка; пишите имя=значение, например ask_everything=true.
cli-option-value = Значение настройки «{ $option }»: { $problem }.
cli-no-table-key = У { $game } нет { $key }; уберите --{ $key }.
cli-people = --people — от 0 до { $players }, числа игроков.
cli-seats = { $given ->
    [one] --seats называет { $given } место, а за столом их { $players }.
    [few] --seats называет { $given } места, а за столом их { $players }.
   *[many] --seats называет { $given } мест, а за столом их { $players }.
}

## Подготовка
cli-preparing = Подготовка программы, только в первый раз
cli-ready = { $game }: готово.
cli-no-cache = В { $folder } нельзя писать, поэтому программа готовится заново при каждом запуске.

## sim
cli-sim-games = Игры
cli-sim-speed = Игр: { $games }, секунд: { $seconds }; игр в секунду: { $speed }, решений в секунду: { $decisions }, раундов за игру: { $rounds }
cli-sim-seat = место { $seat }: побед { $share }, очков { $points }
cli-sim-ended = конец игры, { $reason }: { $share }

## dataset
dataset-games = Запись набора данных
dataset-done = Игр: { $games }, файлов: { $files }: { $path }
dataset-no-pyarrow = pyarrow не установлен: pip install 'antilles[dataset]'.
dataset-no-folder = { $path } — не папка; выберите другое имя.
dataset-other-folder = В { $path } лежит другое; выберите пустую папку или новую.
dataset-unreadable = { $path } не читается как часть набора данных; удалите, и это будет сделано заново.
dataset-other-settings = { $path } — другой набор данных: { $setting } там { $found }, а не { $given }. Выберите другую папку.
dataset-disk = { $path } нельзя записать: { $reason }. Готовое сохранено, та же команда продолжит.

## check
cli-no-scenarios = Там нет файлов .yaml.
cli-cannot-run = не удалось выполнить
cli-differs = не сходится
cli-checked = Сходится: { $held }, не сходится: { $failed }.
cli-unread = { $files ->
    [one] Не удалось выполнить { $files } файл.
    [few] Не удалось выполнить { $files } файла.
   *[many] Не удалось выполнить { $files } файлов.
}

## replay и explain
cli-move = { $number }. { $player }: { $action }
cli-score = { $points ->
    [one] { $player }: { $points } очко ({ $lines })
    [few] { $player }: { $points } очка ({ $lines })
   *[many] { $player }: { $points } очков ({ $lines })
}
cli-won = Победа: { $players }.
cli-asked = { $player }: { $question }
cli-choice = { $action }: { $meaning }

## rules
cli-no-rule = Ни одно правило не упоминает { $given }. `antilles rules` без слов показывает все правила.
cli-see-also = Смотрите также: { $rules }
cli-rules-found = { $rules ->
    [one] { $rules } правило; `antilles rules ID` печатает одно.
    [few] { $rules } правила; `antilles rules ID` печатает одно.
   *[many] { $rules } правил; `antilles rules ID` печатает одно.
}

## tables
cli-tables-editions = Издания (--edition ИМЯ)
cli-tables-expansions = Дополнения (--expansions ИМЯ,ИМЯ)
cli-tables-variants = Варианты (--variants ИМЯ,ИМЯ)
cli-tables-options = Настройки (--option ИМЯ=ЗНАЧЕНИЕ)
cli-tables-edition = { $meaning }; игроков: { $fewest }–{ $most }
cli-tables-usual-edition = { $meaning }; игроков: { $fewest }–{ $most }; по умолчанию
cli-tables-in-box = в коробке: { $names }
cli-tables-numbers = от { $least } до { $most }
cli-tables-usual = по умолчанию: { $value }
cli-tables-of-edition = { $editions }: { $value }

## Продолжение сохранённой игры
cli-resume-title = Сохранённые игры
cli-resume-number = №
cli-resume-date = последний ход
cli-resume-game = игра
cli-resume-names = игроки
cli-resume-state = чей ход
cli-resume-moves = ходов
cli-resume-finished = окончена
cli-resume-unreadable = не читается
cli-resume-ask = Номер игры, Enter — номер { $usual }, q — никакой:
cli-resume-ask-any = Номер игры, q — никакой:
cli-resume-which = В списке нет игры { $given }; игр в нём: { $games }.
cli-resume-chosen = Продолжаем { $file }.
cli-resume-none = В { $folder } нет сохранённых игр. Новую начинает `antilles play`.
cli-resume-all-finished = Неоконченных игр в { $folder } нет; посмотреть игру снова: antilles replay ФАЙЛ.
