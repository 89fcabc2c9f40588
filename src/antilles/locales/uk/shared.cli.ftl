### Що каже командний рядок.

## Усі команди
cli-error = Помилка:
cli-house-table = Домашні правила: такого поєднання немає в жодних друкованих правилах.
cli-output-lost = Записати більше нічого не можна: { $reason }.
cli-no-option = { $given } — не налаштування; пишіть ім’я=значення, наприклад ask_everything=true.
cli-option-value = Значення налаштування «{ $option }»: { $problem }.
cli-no-table-key = { $game } не має { $key }; приберіть --{ $key }.
cli-people = --people — від 0 до { $players }, кількості гравців.
cli-seats = { $given ->
    [one] --seats називає { $given } місце, а за столом їх { $players }.
    [few] --seats називає { $given } місця, а за столом їх { $players }.
   *[many] --seats називає { $given } місць, а за столом їх { $players }.
}

## Підготовка
cli-preparing = Підготовка програми, лише першого разу
cli-ready = { $game }: готово.
cli-no-cache = У { $folder } не можна писати, тому програма готується наново за кожного запуску.

## sim
cli-sim-games = Ігри
cli-sim-speed = Ігор: { $games }, секунд: { $seconds }; ігор за секунду: { $speed }, рішень за секунду: { $decisions }, раундів за гру: { $rounds }
cli-sim-seat = місце { $seat }: перемог { $share }, очок { $points }
cli-sim-ended = кінець гри, { $reason }: { $share }

## dataset
dataset-games = Запис набору даних
dataset-done = Ігор: { $games }, файлів: { $files }: { $path }
dataset-no-pyarrow = pyarrow не встановлено: pip install 'antilles[dataset]'.
dataset-no-folder = { $path } — не тека; виберіть іншу назву.
dataset-other-folder = У { $path } лежить інше; виберіть порожню теку або нову.
dataset-unreadable = { $path } не читається як частина набору даних; видаліть, і це буде зроблено наново.
dataset-other-settings = { $path } — інший набір даних: { $setting } там { $found }, а не { $given }. Виберіть іншу теку.
dataset-disk = { $path } не записати: { $reason }. Готове збережено, та сама команда продовжить.

## check
cli-no-scenarios = Там немає файлів .yaml.
cli-cannot-run = не виконати
cli-differs = не сходиться
cli-checked = Сходиться: { $held }, не сходиться: { $failed }.
cli-unread = { $files ->
    [one] Не виконати { $files } файл.
    [few] Не виконати { $files } файли.
   *[many] Не виконати { $files } файлів.
}

## replay і explain
cli-move = { $number }. { $player }: { $action }
cli-score = { $points ->
    [one] { $player }: { $points } очко ({ $lines })
    [few] { $player }: { $points } очки ({ $lines })
   *[many] { $player }: { $points } очок ({ $lines })
}
cli-won = Перемога: { $players }.
cli-asked = { $player }: { $question }
cli-choice = { $action }: { $meaning }

## rules
cli-no-rule = Жодне правило не згадує { $given }. `antilles rules` без слів показує всі правила.
cli-see-also = Дивіться також: { $rules }
cli-rules-found = { $rules ->
    [one] { $rules } правило; `antilles rules ID` друкує одне.
    [few] { $rules } правила; `antilles rules ID` друкує одне.
   *[many] { $rules } правил; `antilles rules ID` друкує одне.
}

## tables
cli-tables-editions = Видання (--edition ІМ’Я)
cli-tables-expansions = Доповнення (--expansions ІМ’Я,ІМ’Я)
cli-tables-variants = Варіанти (--variants ІМ’Я,ІМ’Я)
cli-tables-options = Налаштування (--option ІМ’Я=ЗНАЧЕННЯ)
cli-tables-edition = { $meaning }; гравців: { $fewest }–{ $most }
cli-tables-usual-edition = { $meaning }; гравців: { $fewest }–{ $most }; звичайне
cli-tables-in-box = у коробці: { $names }
cli-tables-numbers = від { $least } до { $most }
cli-tables-usual = зазвичай: { $value }
cli-tables-of-edition = { $editions }: { $value }

## Продовження збереженої гри
cli-resume-title = Збережені ігри
cli-resume-number = №
cli-resume-date = останній хід
cli-resume-game = гра
cli-resume-names = гравці
cli-resume-state = чий хід
cli-resume-moves = ходів
cli-resume-finished = закінчено
cli-resume-unreadable = не читається
cli-resume-ask = Номер гри, Enter — номер { $usual }, q — жодної:
cli-resume-ask-any = Номер гри, q — жодної:
cli-resume-which = У списку немає гри { $given }; ігор у ньому: { $games }.
cli-resume-chosen = Продовжуємо { $file }.
cli-resume-none = У { $folder } немає збережених ігор. Нову починає `antilles play`.
cli-resume-all-finished = Незакінчених ігор у { $folder } немає; переглянути гру знову: antilles replay ФАЙЛ.
