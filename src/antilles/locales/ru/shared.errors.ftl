### Что не так. Сказанное с маленькой буквы следует за местом: «seats[0].doubloons: должно быть ...».
### Введённые кем-то тексты ($given) приходят уже в кавычках.

## Языки и темы
error-no-language = Нет языка «{ $given }». Есть: { $known }.
error-no-theme = Нет темы { $given }. { $hint }

## Аргументы и столы
error-seed = seed должен быть целым числом от 0 до 2**63 - 1, а не { $given }.
error-count = Их должно быть от 0 до { $most }, а не { $given }.
error-no-seat = Нет места { $given }; места — от 0 до { $last }.
error-list-of-names = { $what } — это список имён, а не { $given }.
error-seat-names = { $given ->
    [one] Дано { $given } имя на { $players } игроков.
    [few] Дано { $given } имени на { $players } игроков.
   *[many] Дано { $given } имён на { $players } игроков.
}
error-seat-name-text = Имя места должно быть текстом, а не { $given }.
error-players-number = players — это целое число, а не { $given }.
error-players-range = { $title } — игра для { $fewest }–{ $most } игроков, а не для { $given }.
error-no-game = Нет игры { $given }. { $hint }
error-no-edition = Нет издания { $given }. { $hint }
error-no-expansion = Нет дополнения { $given }. { $hint }
error-no-variant = Нет варианта { $given }. { $hint }
error-no-option = Нет настройки { $given }. { $hint }
error-no-bot = Нет бота { $given }. { $hint }
error-no-table-key = У { $game } нет «{ $key }»; стол описывают { $known }.
error-table-entry = { $field }: { $problem }.
error-options-mapping = options — это пары имён и значений, а не { $given }.
error-option-flag = Настройка «{ $option }» — это true или false, а не { $given }.
error-option-choice = Настройка «{ $option }» — одно из: { $known }, а не { $given }.
error-option-number = Настройка «{ $option }» — целое число от { $least } до { $most }, а не { $given }.
error-option-list = Настройка «{ $option }» — это список, а не { $given }.

## Действия
error-game-over = Игра окончена; pop() отменяет последний ход.
error-not-your-turn = Решает место { $turn }, а не место { $given }.
error-nothing-to-take-back = Отменять нечего.
error-no-action = { $given } — не действие. { $hint }
error-no-action-id = Нет действия { $given }; номера идут от 0 до { $last }.
error-action-kind = Действие — это текст или целое число, а не { $given }.
error-action-too-long = { $most ->
    [one] В действии не больше { $most } знака, а в этом тексте их { $given }.
   *[many] В действии не больше { $most } знаков, а в этом тексте их { $given }.
}

## Документы
error-must-be-mapping = здесь должны быть пары «имя: значение», а не { $given }
error-must-be-list = должен быть список, а не { $given }
error-must-be-number = должно быть целое число, а не { $given }
error-must-be-in-range = должно быть от { $least } до { $most }, а не { $given }
error-must-be-flag = должно быть true или false, а не { $given }
error-must-be-game = должно быть «{ $game }»
error-unknown-key = такого нет; { $hint }
error-unknown-name = нет { $given }; { $hint }
error-twice = стоит здесь дважды
error-named-twice = { $given } стоит здесь дважды
error-no-seat-here = нет места { $given }; места — от 0 до { $last }
error-too-many-seats = { $given ->
    [one] здесь { $given } место, а в игре их { $players }
    [few] здесь { $given } места, а в игре их { $players }
   *[many] здесь { $given } мест, а в игре их { $players }
}
error-at-most = здесь не больше { $most }
error-seat-decides = решает здесь место { $seat }
error-not-asked = правила не спрашивают здесь «{ $decision }»
error-no-answer = ответить на это здесь нечего
error-in-line = строка { $line }: { $problem }
error-no-yaml = это не YAML и не JSON
error-anchors = якоря и ссылки (& и *) здесь не читаются; напишите значение полностью
error-documents = здесь больше одного документа (---)
error-document-too-long = { $most ->
    [one] длиннее { $most } знака
   *[many] длиннее { $most } знаков
}
error-text-too-long = { $most ->
    [one] здесь есть текст длиннее { $most } знака
   *[many] здесь есть текст длиннее { $most } знаков
}
error-too-many-values = { $most ->
    [one] здесь больше { $most } значения
   *[many] здесь больше { $most } значений
}
error-too-deep = { $most ->
    [one] вложено глубже { $most } уровня
   *[many] вложено глубже { $most } уровней
}
error-number-too-large = здесь есть слишком большое число

## Файлы
file-nameless = файл игры
file-path-wanted = Файл игры задаётся путём, а не значением типа { $kind }.
file-text-wanted = Файл игры — это текст, а не значение типа { $kind }.
file-unreadable = не читается: { $reason }.
file-not-ordinary = не читается: это не обычный файл.
file-too-large = { $most ->
    [one] больше { $most } байта, поэтому это не файл игры.
   *[many] больше { $most } байт, поэтому это не файл игры.
}
file-not-utf-8 = это не текст в UTF-8.
file-neither = это не файл игры и не позиция
file-text-too-long = { $most ->
    [one] текст длиннее { $most } знака, поэтому это не игра.
   *[many] текст длиннее { $most } знаков, поэтому это не игра.
}
file-no-moves = нет строки «{ $line }»; файл обрезан или это не файл игры.
file-header-lacks = в заголовке нет «{ $key }».
file-no-header-line = { $given } — не строка заголовка «имя: значение».
file-header-twice = «{ $key }» стоит здесь второй раз.
file-header-too-long = заголовок здесь слишком длинный: «{ $key }».
file-value-unreadable = значение «{ $key }» не читается: { $problem }.
file-name-wanted = { $key } — это имя, а не { $given }.
file-number-wanted = { $key } — это целое число, а не { $given }.
file-unknown-entry = в заголовке этой игры не бывает «{ $key }».
file-seats = seats — это список имён.
file-sitting = sitting — это список с записью для каждого места.
file-sitter = { $given } — это не «person» и не «bot ИМЯ».
file-format = формат { $given } неизвестен; самый новый — { $newest }.
file-rules-version = файл записан по версии правил { $given }, а эта программа играет по версии { $ours }.
file-position-differs = «{ $key }» не подходит к позиции этого файла.
file-no-move = { $given } — не ход; ход — это место и действие, например «0 pass».
file-game-over = игра здесь уже окончена.
file-other-seat = решает здесь место { $turn }, а не место { $given }.
file-cut-off = файл обрезан: последняя строка должна быть вида «{ $example }».
file-after-end = после конечной строки есть что-то ещё.
file-end-mark = { $moves ->
    [one] конечная строка { $given } неверна: перед ней { $moves } ход.
    [few] конечная строка { $given } неверна: перед ней { $moves } хода.
   *[many] конечная строка { $given } неверна: перед ней { $moves } ходов.
}

## Запись файлов
file-choose-ordinary = это не обычный файл; выберите другое имя.
file-in-use = файл занят другой программой; закройте ту игру или выберите другое имя.
file-exists = файл уже есть, { $reason }; выберите другое имя.
file-is-no-game = и это не файл игры
file-holds-unreadable-game = и игра в нём не читается
file-holds-another-game = и в нём другая игра
file-holds-further-game = и эта игра в нём зашла дальше (продолжите её с --resume)
save-failed = Не удалось сохранить в { $path }: { $reason }.
save-refused = Не сохранено: { $problem }
save-no-directory = Не сохранено: нет папки { $path }.

## Сценарии
scenario-name = { $players ->
    [one] { $source }: { $title } [{ $edition }, { $players } игрок]
    [few] { $source }: { $title } [{ $edition }, { $players } игрока]
   *[many] { $source }: { $title } [{ $edition }, { $players } игроков]
}
scenario-where = { $file } (сценарий { $number })
scenario-in-step = { $where }: do, шаг { $number }
scenario-none = В { $file } нет сценариев.
scenario-no-document = { $file }, { $problem }.
scenario-no-mapping = { $where }: сценарий состоит из записей { $known }.
scenario-no-edition = { $where }: нет издания { $given } в «editions»: { $known }.
scenario-no-players = { $where }: «players»: ни одно из этих изданий не рассчитано на { $given }.
scenario-no-step = { $where }: { $given } — не действие и не проверка ({ $known }).
scenario-unknown-key = { $where }: неизвестная запись { $given }; есть: { $known }.
scenario-wrong-kind = { $where }: «{ $key }» — это { $kind }, а не { $given }.
scenario-text = текст
scenario-texts = текст или список разных текстов
scenario-number = целое число
scenario-numbers = целое число или список разных чисел
scenario-names = имя или список разных имён
scenario-mapping = пары имён и значений
scenario-by-seat = пары из номеров мест и их записей
scenario-steps = список шагов
scenario-refusals = список действий или пары из действий и правил
scenario-flag = true или false
scenario-seats = список разных мест

## Что вышло не так, как говорит сценарий
difference-at = { $where }: { $difference }
difference-step = do, шаг { $number }
difference-is = { $path }: { $found }, а не { $wanted }
difference-change = { $path }: изменение { $change } (с { $before } до { $after }), а не { $wanted }
difference-no-number = { $path } — не число
difference-no-entry = нет { $name }
difference-no-part = в позиции не бывает { $key }
difference-no-seat = нет места { $seat }
difference-shown = { $path } видно: { $found }
difference-set-up = ожидалась ошибка про { $because }, но стол создан
difference-turn = решает место { $turn }, а не { $given }
difference-asked = спрошено место { $turn }, а не место { $wanted }
difference-allowed = { $action } должно быть можно; { $explanation }
difference-refused = { $action } отклонено: { $problem }
difference-refused-by = { $action } отклонено по { $rule }, а не по { $wanted }: { $problem }
difference-not-refused = { $action } должно быть отклонено, но сыграно
difference-changed-by-refusal = отклонённое { $action } изменило игру
difference-skip-stopped = skip_to { $decision }: остановка на { $asked }, где у места { $turn } есть выбор
difference-skip-never = skip_to { $decision }: до этого не дошло

## Боты
error-bot-answer = Бот { $bot } на месте { $seat } отвечает типом { $given }; бот отвечает через Decision.
error-bot-broken = Бот { $bot } из другого пакета не загружается из { $place }: { $why }
error-bot-move = Бот { $bot } на месте { $seat } хочет сделать недозволенное: { $why }
error-bot-parameter = Параметр { $given } бота { $bot } записан не так, как ms=500.
error-bot-number = { $key } должно быть целым числом от { $least } до { $most }, а не { $given }.
error-bot-no-parameter = У этого бота нет параметра { $given }; есть { $known }.
error-bot-no-parameters = У этого бота нет параметров; уберите { $given }.
error-bot-parameter-twice = У бота { $bot } параметр { $given } указан дважды; укажите его один раз.
error-bot-two-budgets = Бот search получает ms или iters, но не оба; уберите один из них.
error-no-style = Нет стиля { $given }. { $hint }
error-bots-per-seat = { $given ->
    [one] --bots называет { $given } бота, а мест за столом { $players }.
    [few] --bots называет { $given } ботов, а мест за столом { $players }; назовите по одному на место или одного на все.
   *[many] --bots называет { $given } ботов, а мест за столом { $players }; назовите по одному на место или одного на все.
}

error-no-view = Нет вида { $given }; выберите seat, full или none.
error-no-reward = Нет награды { $given }; выберите одну из { $known }.
error-batch-actions = Шаг берёт по одному номеру действия, от 0 до { $last }, на каждую игру; игр: { $games }.
error-opponents = Назовите одного бота на все остальные места или по одному на каждое: мест { $others }, ботов { $given }.
error-no-cuda-target = В этом процессе правила скомпилированы для процессора; задайте ANTILLES_TARGET=cuda до импорта antilles.
error-device = Нет устройства { $given }; выберите cpu или cuda.
error-no-gpu = На этой машине нет видеокарты, которой может пользоваться CUDA; уберите device="cuda" (--device cuda).
error-batch-refused = Игра { $game } отвергает действие { $action }.
error-no-gpu-extra = Дополнение gpu не установлено: pip install 'antilles[gpu]'.
error-gpu-random-only = На видеокарте играются только случайные игры; уберите --bots.
outside-not-offered = Чужая программа не предлагает действие { $action }, которое выбрал бот.
outside-refused = Чужая программа предлагает { $move }, по-нашему { $line }, а наши правила это отвергают: { $problem }
