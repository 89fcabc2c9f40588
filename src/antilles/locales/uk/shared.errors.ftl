### Що не так. Сказане з малої літери йде після місця: «seats[0].doubloons: має бути ...».
### Введені кимось тексти ($given) приходять уже в лапках.

## Мови й теми
error-no-language = Немає мови «{ $given }». Є: { $known }.
error-no-theme = Немає теми { $given }. { $hint }

## Аргументи й столи
error-seed = seed має бути цілим числом від 0 до 2**63 - 1, а не { $given }.
error-count = Їх має бути від 0 до { $most }, а не { $given }.
error-no-seat = Немає місця { $given }; місця — від 0 до { $last }.
error-list-of-names = { $what } — це список імен, а не { $given }.
error-seat-names = { $given ->
    [one] Дано { $given } ім’я на { $players } гравців.
    [few] Дано { $given } імені на { $players } гравців.
   *[many] Дано { $given } імен на { $players } гравців.
}
error-seat-name-text = Ім’я місця має бути текстом, а не { $given }.
error-players-number = players — це ціле число, а не { $given }.
error-players-range = { $title } — гра для { $fewest }–{ $most } гравців, а не для { $given }.
error-no-game = Немає гри { $given }. { $hint }
error-no-edition = Немає видання { $given }. { $hint }
error-no-expansion = Немає доповнення { $given }. { $hint }
error-no-variant = Немає варіанта { $given }. { $hint }
error-no-option = Немає налаштування { $given }. { $hint }
error-no-bot = Немає бота { $given }. { $hint }
error-no-table-key = { $game } не має «{ $key }»; стіл описують { $known }.
error-table-entry = { $field }: { $problem }.
error-options-mapping = options — це пари імен і значень, а не { $given }.
error-option-flag = Налаштування «{ $option }» — це true або false, а не { $given }.
error-option-choice = Налаштування «{ $option }» — одне з: { $known }, а не { $given }.
error-option-number = Налаштування «{ $option }» — ціле число від { $least } до { $most }, а не { $given }.
error-option-list = Налаштування «{ $option }» — це список, а не { $given }.

## Дії
error-game-over = Гру закінчено; pop() повертає останній хід.
error-not-your-turn = Вирішує місце { $turn }, а не місце { $given }.
error-nothing-to-take-back = Повертати нічого.
error-no-action = { $given } — не дія. { $hint }
error-no-action-id = Немає дії { $given }; номери йдуть від 0 до { $last }.
error-action-kind = Дія — це текст або ціле число, а не { $given }.
error-action-too-long = { $most ->
    [one] Дія має не більше ніж { $most } знак, а в цьому тексті їх { $given }.
    [few] Дія має не більше ніж { $most } знаки, а в цьому тексті їх { $given }.
   *[many] Дія має не більше ніж { $most } знаків, а в цьому тексті їх { $given }.
}

## Документи
error-must-be-mapping = тут мають бути пари «ім’я: значення», а не { $given }
error-must-be-list = має бути список, а не { $given }
error-must-be-number = має бути ціле число, а не { $given }
error-must-be-in-range = має бути від { $least } до { $most }, а не { $given }
error-must-be-flag = має бути true або false, а не { $given }
error-must-be-game = має бути «{ $game }»
error-unknown-key = такого немає; { $hint }
error-unknown-name = немає { $given }; { $hint }
error-twice = названо тут двічі
error-named-twice = { $given } названо тут двічі
error-no-seat-here = немає місця { $given }; місця — від 0 до { $last }
error-too-many-seats = { $given ->
    [one] тут { $given } місце, а в грі їх { $players }
    [few] тут { $given } місця, а в грі їх { $players }
   *[many] тут { $given } місць, а в грі їх { $players }
}
error-at-most = тут не більше ніж { $most }
error-seat-decides = вирішує тут місце { $seat }
error-not-asked = правила не питають тут «{ $decision }»
error-no-answer = відповісти на це тут нічим
error-in-line = рядок { $line }: { $problem }
error-no-yaml = це не YAML і не JSON
error-anchors = якорі й посилання (& і *) тут не читаються; напишіть значення повністю
error-documents = тут більше ніж один документ (---)
error-document-too-long = { $most ->
    [one] довше ніж { $most } знак
    [few] довше ніж { $most } знаки
   *[many] довше ніж { $most } знаків
}
error-text-too-long = { $most ->
    [one] тут є текст, довший ніж { $most } знак
    [few] тут є текст, довший ніж { $most } знаки
   *[many] тут є текст, довший ніж { $most } знаків
}
error-too-many-values = { $most ->
    [one] тут більше ніж { $most } значення
    [few] тут більше ніж { $most } значення
   *[many] тут більше ніж { $most } значень
}
error-too-deep = { $most ->
    [one] вкладено глибше ніж на { $most } рівень
    [few] вкладено глибше ніж на { $most } рівні
   *[many] вкладено глибше ніж на { $most } рівнів
}
error-number-too-large = тут є завелике число

## Файли
file-nameless = файл гри
file-path-wanted = Файл гри задають шляхом, а не значенням типу { $kind }.
file-text-wanted = Файл гри — це текст, а не значення типу { $kind }.
file-unreadable = не читається: { $reason }.
file-not-ordinary = не читається: це не звичайний файл.
file-too-large = { $most ->
    [one] більший ніж { $most } байт, тому це не файл гри.
    [few] більший ніж { $most } байти, тому це не файл гри.
   *[many] більший ніж { $most } байтів, тому це не файл гри.
}
file-not-utf-8 = це не текст в UTF-8.
file-neither = це не файл гри й не позиція
file-text-too-long = { $most ->
    [one] текст довший ніж { $most } знак, тому це не гра.
    [few] текст довший ніж { $most } знаки, тому це не гра.
   *[many] текст довший ніж { $most } знаків, тому це не гра.
}
file-no-moves = немає рядка «{ $line }»; файл обрізано або це не файл гри.
file-header-lacks = у заголовку немає «{ $key }».
file-no-header-line = { $given } — не рядок заголовка «ім’я: значення».
file-header-twice = «{ $key }» стоїть тут удруге.
file-header-too-long = заголовок тут задовгий: «{ $key }».
file-value-unreadable = значення «{ $key }» не читається: { $problem }.
file-name-wanted = { $key } — це ім’я, а не { $given }.
file-number-wanted = { $key } — це ціле число, а не { $given }.
file-unknown-entry = у заголовку цієї гри не буває «{ $key }».
file-seats = seats — це список імен.
file-sitting = sitting — це список із записом для кожного місця.
file-sitter = { $given } — це не «person» і не «bot ІМ’Я».
file-format = формат { $given } невідомий; найновіший — { $newest }.
file-rules-version = файл записано за версією правил { $given }, а ця програма грає за версією { $ours }.
file-position-differs = «{ $key }» не пасує до позиції цього файла.
file-no-move = { $given } — не хід; хід — це місце й дія, наприклад «0 pass».
file-game-over = гру тут уже закінчено.
file-other-seat = вирішує тут місце { $turn }, а не місце { $given }.
file-cut-off = файл обрізано: останній рядок має бути на зразок «{ $example }».
file-after-end = після кінцевого рядка є ще щось.
file-end-mark = { $moves ->
    [one] кінцевий рядок { $given } хибний: перед ним { $moves } хід.
    [few] кінцевий рядок { $given } хибний: перед ним { $moves } ходи.
   *[many] кінцевий рядок { $given } хибний: перед ним { $moves } ходів.
}

## Запис файлів
file-choose-ordinary = це не звичайний файл; оберіть інше ім’я.
file-in-use = файл зайнятий іншою програмою; закрийте ту гру або оберіть інше ім’я.
file-exists = файл уже є, { $reason }; оберіть інше ім’я.
file-is-no-game = і це не файл гри
file-holds-unreadable-game = і гра в ньому не читається
file-holds-another-game = і в ньому інша гра
file-holds-further-game = і ця гра в ньому зайшла далі (продовжте її з --resume)
save-failed = Не вдалося зберегти в { $path }: { $reason }.
save-refused = Не збережено: { $problem }
save-no-directory = Не збережено: немає теки { $path }.

## Сценарії
scenario-name = { $players ->
    [one] { $source }: { $title } [{ $edition }, { $players } гравець]
    [few] { $source }: { $title } [{ $edition }, { $players } гравці]
   *[many] { $source }: { $title } [{ $edition }, { $players } гравців]
}
scenario-where = { $file } (сценарій { $number })
scenario-in-step = { $where }: do, крок { $number }
scenario-none = У { $file } немає сценаріїв.
scenario-no-document = { $file }, { $problem }.
scenario-no-mapping = { $where }: сценарій складається із записів { $known }.
scenario-no-edition = { $where }: немає видання { $given } в «editions»: { $known }.
scenario-no-players = { $where }: «players»: жодне з цих видань не розраховане на { $given }.
scenario-no-step = { $where }: { $given } — не дія й не перевірка ({ $known }).
scenario-unknown-key = { $where }: невідомий запис { $given }; є: { $known }.
scenario-wrong-kind = { $where }: «{ $key }» — це { $kind }, а не { $given }.
scenario-text = текст
scenario-texts = текст або список різних текстів
scenario-number = ціле число
scenario-numbers = ціле число або список різних чисел
scenario-names = ім’я або список різних імен
scenario-mapping = пари імен і значень
scenario-by-seat = пари з номерів місць та їхніх записів
scenario-steps = список кроків
scenario-refusals = список дій або пари з дій і правил
scenario-flag = true або false
scenario-seats = список різних місць

## Що вийшло не так, як каже сценарій
difference-at = { $where }: { $difference }
difference-step = do, крок { $number }
difference-is = { $path }: { $found }, а не { $wanted }
difference-change = { $path }: зміна { $change } (з { $before } до { $after }), а не { $wanted }
difference-no-number = { $path } — не число
difference-no-entry = немає { $name }
difference-no-part = у позиції не буває { $key }
difference-no-seat = немає місця { $seat }
difference-shown = { $path } видно: { $found }
difference-set-up = очікувалася помилка про { $because }, але стіл підготовлено
difference-turn = вирішує місце { $turn }, а не { $given }
difference-asked = запитано місце { $turn }, а не місце { $wanted }
difference-allowed = { $action } має бути можна; { $explanation }
difference-refused = { $action } відхилено: { $problem }
difference-refused-by = { $action } відхилено за { $rule }, а не за { $wanted }: { $problem }
difference-not-refused = { $action } мало бути відхилено, але його зіграно
difference-changed-by-refusal = відхилене { $action } змінило гру
difference-skip-stopped = skip_to { $decision }: зупинка на { $asked }, де місце { $turn } має вибір
difference-skip-never = skip_to { $decision }: до цього не дійшло

## Боти
error-bot-answer = Бот { $bot } на місці { $seat } відповідає типом { $given }; бот відповідає через Decision.
error-bot-broken = Бот { $bot } з іншого пакета не завантажується з { $place }: { $why }
error-bot-move = Бот { $bot } на місці { $seat } хоче зробити недозволене: { $why }
error-bot-parameter = Параметр { $given } бота { $bot } записано не так, як ms=500.
error-bot-number = { $key } має бути цілим числом від { $least } до { $most }, а не { $given }.
error-bot-no-parameter = У цього бота немає параметра { $given }; є { $known }.
error-bot-no-parameters = У цього бота немає параметрів; приберіть { $given }.
error-bot-parameter-twice = У бота { $bot } параметр { $given } вказано двічі; вкажіть його один раз.
error-bot-two-budgets = Бот search отримує ms або iters, але не обидва; приберіть один із них.
error-no-style = Немає стилю { $given }. { $hint }
error-bots-per-seat = { $given ->
    [one] --bots називає { $given } бота, а місць за столом { $players }.
    [few] --bots називає { $given } ботів, а місць за столом { $players }; назвіть по одному на місце або одного на всі.
   *[many] --bots називає { $given } ботів, а місць за столом { $players }; назвіть по одному на місце або одного на всі.
}

error-no-view = Немає вигляду { $given }; виберіть seat, full або none.
error-no-reward = Немає винагороди { $given }; виберіть одну з { $known }.
error-batch-actions = Крок бере по одному номеру дії, від 0 до { $last }, на кожну гру; ігор: { $games }.
error-opponents = Назвіть одного бота на всі інші місця або по одному на кожне: місць { $others }, ботів { $given }.
error-no-cuda-target = У цьому процесі правила скомпільовано для процесора; задайте ANTILLES_TARGET=cuda до імпорту antilles.
error-device = Немає пристрою { $given }; виберіть cpu або cuda.
error-no-gpu = На цій машині немає відеокарти, якою може користуватися CUDA; приберіть device="cuda" (--device cuda).
error-batch-refused = Гра { $game } відхиляє дію { $action }.
error-no-gpu-extra = Доповнення gpu не встановлено: pip install 'antilles[gpu]'.
error-gpu-random-only = На відеокарті граються лише випадкові ігри; приберіть --bots.
outside-not-offered = Чужа програма не пропонує дію { $action }, яку вибрав бот.
outside-refused = Чужа програма пропонує { $move }, по-нашому { $line }, а наші правила це відхиляють: { $problem }
