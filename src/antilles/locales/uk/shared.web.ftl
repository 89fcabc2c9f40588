### Що веб-сторінка каже від себе, у будь-якій грі.


## Лобі

web-hero = Два острови, одна гавань.
web-hero-sub = Грайте в «Пуерто-Рико» та «Сантьяго-де-Куба» з друзями й ботами.
web-play-bots-now = Зіграти з ботами
web-your-turn-in = { $games ->
    [one] Ваш хід в { $games } партії
   *[other] Ваш хід у { $games } партіях
}
web-new-game = Нова партія
web-game = Гра
web-edition = Видання
web-expansions = Доповнення
web-in-the-box = у цій коробці
web-house-table = домашній варіант
web-seats = Місця
web-table = Стіл
web-random-seats = Місця за жеребом
web-bring-file = Відкрити файл партії
web-file-unreadable = Цей файл не читається.
web-clock = Годинник
web-clock-none = без годинника
web-clock-move-60 = 1 хвилина на хід
web-clock-move-300 = 5 хвилин на хід
web-clock-game-900 = 15 хвилин + 20 с за хід
web-clock-game-1800 = 30 хвилин + 30 с за хід
web-listed = Показувати в лобі: сісти може будь-хто
web-watchable = Іншим можна дивитися
web-undo-allowed = Ходи можна брати назад
web-hints-allowed = Можна просити підказки
web-start-game = Почати гру
web-make-table = Відкрити стіл
web-one-seat-open = Гра почнеться, коли всі місця буде зайнято; далі з’явиться посилання для друзів.
web-add-seat = Додати місце
web-remove-seat = Прибрати місце { $seat }
web-who-sits = Хто сидить на місці { $seat }
web-level-of = Рівень бота на місці { $seat }
web-sits-me = Ви
web-sits-bot = Бот
web-sits-open = Вільно
web-link-after-start = за посиланням
web-players-from-to = гравців: { $fewest }–{ $most }
web-all-options = Варіанти й усі налаштування правил
web-as-usual = як зазвичай
web-yes = так
web-no = ні
web-my-games = Мої партії
web-no-games-yet = Партій ще немає. Кнопка вище почне гру проти трьох ботів.
web-level = { $bot ->
    [deckhand] Матрос
    [planter] Плантатор
    [merchant] Купець
    [captain] Капітан
    [governor] Губернатор
   *[other] { $bot }
}
web-ready-tables = Готові столи
web-ready-two = Пуерто-Рико вдвох
web-ready-about-two = ви і капітан
web-ready-everything = 1897 з усіма доповненнями
web-ready-about-everything = чотири доповнення, п’ять місць
web-ready-santiago = Сантьяго-де-Куба
web-ready-about-santiago = три боти, сім кораблів
web-join-by-link = Увійти за посиланням
web-invitation-link = Посилання-запрошення
web-paste-link = Вставте посилання
web-join = Увійти
web-no-link = Це не посилання на стіл.
web-open-tables = Відкриті столи
web-no-open-tables = Жоден стіл не чекає на гравців. Відкрийте місце в новій партії й надішліть посилання другові.
web-watch = Дивитися
web-nothing-to-watch = Дивитися зараз нічого. Тут з’являються відкриті партії, поки в них грають.
web-over = закінчено
web-seats-open = вільних місць: { $seats }
web-preparing-short = готується
web-preparing-engine = Готуємо рушій
web-preparing-failed = Рушій підготувати не вдалося
web-preparing-only-first = Лише першого разу: правила компілюються для цього комп’ютера.
web-first-start = Перший запуск на цьому комп’ютері
web-begins-by-itself = Партія почнеться сама, коли все буде готово.
web-language = Мова
web-your-name = Ваше ім’я
web-guest = Гість
web-save = Зберегти

## Збір за столом

web-table-waits = Стіл чекає на гравців
web-table-begins-when = Гра почнеться сама, коли всі зберуться.
web-seat-open = вільно
web-sit-down = Сісти
web-start-with-bots = Почати зараз, вільні місця займуть боти
web-copy = Копіювати
web-copied = Скопійовано
web-copy-link = Скопіювати посилання

## Стіл

web-loading = Накриваємо стіл
web-round = Раунд
web-players = гравців: { $players }
web-edition-players = { $edition } · { web-players }
web-turn-order = Порядок ходу
web-you = Ви
web-person = Людина
web-bot = Бот
web-bot-named = Бот, { $bot ->
    [deckhand] матрос
    [planter] плантатор
    [merchant] купець
    [captain] капітан
    [governor] губернатор
   *[other] { $bot }
}
web-away = не на зв’язку
web-reconnecting = відновлює зв’язок
web-bot-stands-in = грає бот
web-thinking = думає
web-watching = Дивляться: { $number }
web-rivals = Суперники
web-your-board = Ваш планшет
web-board-of = Планшет: { $player }
web-open-board = Відкрити планшет: { $player }
web-of = { $number } з { $most }
web-up-to = до { $number }
web-all = усе
web-one-less = на один менше
web-one-more = на один більше
web-your-clock = Ваш годинник
web-hurry = Лишилося менш ніж пів хвилини.
web-light-or-dark = Світла чи темна тема
web-sound = Звук
web-motion = Анімація
web-menu = Меню
web-close = Закрити
web-parts = Частини столу
web-skip-to-decision = До вашого рішення

## Рішення

web-your-turn = Ваш хід
web-not-your-turn = Вирішують інші
web-you-are-next = { $ahead ->
    [0] наступний хід ваш
    [1] ваш хід через одного
   *[other] перед вами: { $ahead }
}
web-meanwhile = А поки
web-at-once = Показувати ходи одразу
web-at-once-how = без руху
web-you-watch = Ви дивитеся
web-you-watch-with = Ви дивитеся · і ще: { $others }
web-watch-note = Приховане у гравців відкриється лише наприкінці.
web-view = Вигляд
web-view-nobody = Ні з чийого місця
web-turn-of = Хід: { $player }
web-on-this-move = { $time } на цей хід
web-ring-me = Дзвонити на мій хід
web-nudge = Поквапити
web-nudged = Нагадали
web-nudged-you = { $player } чекає на ваш хід.
web-choices = Варіанти
web-filter = Знайти варіант
web-filter-nothing = Такого варіанта немає.
web-how-many = Скільки
web-prepare = Підготуйте хід
web-prepare-how = він зіграє, коли настане ваша черга, якщо буде можна
web-prepared-note = Якщо тоді це буде не можна, вас запитають як завжди.
web-plays-prepared = Грається підготовлений хід.
web-prepared-in-vain = Підготовлений хід зараз неможливий.
web-prepared-otherwise = Підготовлений хід дав би тепер інше.
web-stop = Стоп
web-ask-no-more = Більше не питати в цій фазі
web-asks-no-more = У цій фазі вас більше не питатимуть: що може лишитися як є, лишається.
web-ask-again = Питати знову
web-fold = Згорнути чи відкрити запитання
web-choose-first = Спершу виберіть
web-pick-to-see = Виберіть щось на столі чи в списку, і буде видно, що це дасть.
web-why-not = Чому не можна?
web-rules-refuse = Правила цього не дозволяють
web-what-helps = Що допомогло б
web-instead = Натомість: { $action }
web-all-choices = Усі варіанти
web-everything-allowed = Тут дозволено все, про що запитують.
web-hint = Підказка
web-hint-says = Бот вибрав би: { $action }.
web-hint-chance = Шанс на перемогу: { $percent } %.
web-hint-use = Вибрати
web-undo = Назад
web-card = Картка
web-not-sent = Не надіслано
web-move-not-sent = Ваш хід не надіслано.
web-move-kept = Ваш хід збережено тут: { $action }. Надіслати його ще раз не зашкодить.
web-tried = Спроб: { $times }, остання о { $time }
web-try-again = Ще раз: { $action }
web-try-again-short = Ще раз
web-choose-again = Вибрати знову
web-waits-for-connection = Чекаємо на зв’язок; ваш вибір збережено
web-kept = Збережено: { $action }
web-sent-when-back = можна буде надіслати, коли повернеться зв’язок
web-skip-to-now = До поточного моменту
web-step = Крок
web-step-through = Покроково
web-go-on = Далі
web-is-away = { $player }: сторінку закрито.
web-let-a-bot-play = Хай грає бот
web-bot-plays-for-you = За вас грає бот.
web-take-seat-back = Повернутися на місце
web-seat-is-open = Є вільне місце.
web-wants-undo = { $player } просить узяти хід назад.
web-wants-bot = { $player } пропонує, щоб за гравця { $other } грав бот.
web-agree = Погодитися
web-refuse = Відмовити
web-waits-for-answer = Питаємо решту.

## Зв’язок і помилки

web-connection-lost = Зв’язок утрачено, пробуємо знову. Нічого не пропало.
web-try-now = Спробувати
web-no-answer = Сервер не відповідає.
web-server-error = Негаразд на сервері ({ $status }).
web-outdated = Ця сторінка старіша за сервер.
web-reload = Завантажити знову
web-rule-unknown = Такого правила немає.

## Журнал, чат, меню

web-log = Журнал
web-chat = Чат
web-log-and-chat = Журнал і чат
web-log-empty = Поки нічого не сталося.
web-message = Повідомлення столу
web-say-something = Скажіть щось добре
web-send = Надіслати
web-names-of = Назви
web-dark = Темна тема
web-setting-sound = Звуки
web-setting-ring = Дзвонити на мій хід, зі сповіщенням, якщо ви дозволите
web-setting-motion = Показувати ходи рухом
web-setting-quick = Швидкі ходи: одне клацання, якщо хід можна повернути
web-setting-forced = Єдиний хід робити без мене
web-setting-letters = Клавіші-літери
web-game-file = Файл партії
web-to-lobby = До лобі
web-leave = Встати з-за столу
web-keys = Клавіші
web-help = Довідка
web-key-choose = обрати відповідь
web-key-confirm = підтвердити
web-key-pass = пасувати
web-key-undo = взяти хід назад
web-key-hint = підказка
web-key-card = картка обраного
web-key-filter = знайти варіант за літерами
web-key-arrows = рухатися списком чи полем
web-key-space = поставити чи зняти людину
web-key-suggest = прийняти запропоноване
web-key-look = подивитися на місце
web-key-step = наступний хід інших
web-key-log = журнал
web-key-chat = чат
web-key-sound = звук
web-key-escape = до поточного ходу або зняти вибір
web-key-help = ця довідка й чому не можна
web-touch-help = На телефоні: змахніть убік, щоб змінити частину столу, вниз, щоб згорнути запитання.

## Після гри

web-result = Підсумок
web-final-score = Підсумковий рахунок
web-counting = Підрахунок очок
web-counting-how = Рядок за рядком; порядок ще може змінитися.
web-total = Усього
web-count-again = Порахувати знову
web-wins = { $player } перемагає
web-as-table = Таблицею
web-tie-break = За рівності
web-your-game = Ваша партія
web-see-in-replay = Подивитися в повторі
web-turning-point = перелом
web-accuracy = точність
web-accuracy-told = { $share } ваших ходів — з двох найкращих
web-judge-game = Розібрати партію
web-judge-about = Бот перегляне кожне рішення: який був шанс на перемогу і що було краще. Це займе кілька секунд.
web-judging = Розбір партії: { $done } з { $of }
web-judging-waits = Спершу розбирається інша партія
web-chances-at = Після ходу { $move }: { $chances }
web-all-of-them = Усі: { $number }
web-mine-of-them = Мої: { $number }
web-chance-to-win = Шанс на перемогу
web-plot-chance = Шанс
web-plot-points = Очки
web-rematch = Реванш
web-to-rematch = До реваншу
web-share = Поділитися
web-share-result = Поділитися результатом
web-share-how = За посиланням видно результат і запис партії.
web-share-what = Чим поділитися
web-share-link = Посилання на результат і запис
web-share-picture = Картинка з результатом
web-share-picture-how = Картинка (PNG) точно така, як показано тут.
web-share-file-how = Усі ходи партії; файл можна знову відкрити на головній сторінці.
web-share-seats = Показати номери замість імен
web-share-names-in-link = За посиланням імена однаково видно: воно веде до самого столу.
web-share-seats-in-picture = На картинці номери гравців, імен немає.
web-share-seats-in-file = У файлі місця, імен немає.
web-share-drawing = Картинка малюється.
web-share-send = Надіслати
web-share-not-sent = Надіслати не вдалося.
web-download-picture = Завантажити картинку
web-download-file = Завантажити файл
web-copy-picture = Скопіювати картинку
web-cannot-copy = Браузер не дозволяє сторінці копіювати. Виділіть посилання і скопіюйте його самі.
web-cannot-copy-picture = Браузер не дозволяє сторінці копіювати картинки; завантажте її.
web-cannot-draw = Цей браузер не може намалювати картинку.
web-seat-number = Гравець { $seat }
web-see-board = Показати стіл
web-replay = Повтор партії
web-play-from-here = Грати звідси
web-play-from-here-how = Новий стіл із цією позицією; на інших місцях боти.
web-first-move = На початок
web-last-move = У кінець
web-move-back = На хід назад
web-move-on = На хід уперед
web-move-number = Хід
web-play = Пуск
web-pause = Пауза
