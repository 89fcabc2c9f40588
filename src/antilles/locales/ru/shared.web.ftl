### Что веб-страница говорит от себя, в любой игре.


## Лобби

web-hero = Два острова, одна гавань.
web-hero-sub = Играйте в «Пуэрто-Рико» и «Сантьяго-де-Куба» с друзьями и ботами.
web-play-bots-now = Сыграть с ботами
web-your-turn-in = { $games ->
    [one] Ваш ход в { $games } партии
   *[other] Ваш ход в { $games } партиях
}
web-new-game = Новая партия
web-game = Игра
web-edition = Издание
web-expansions = Дополнения
web-in-the-box = в этой коробке
web-house-table = домашний вариант
web-seats = Места
web-table = Стол
web-random-seats = Места по жребию
web-bring-file = Открыть файл партии
web-file-unreadable = Этот файл не читается.
web-clock = Часы
web-clock-none = без часов
web-clock-move-60 = 1 минута на ход
web-clock-move-300 = 5 минут на ход
web-clock-game-900 = 15 минут + 20 с за ход
web-clock-game-1800 = 30 минут + 30 с за ход
web-listed = Показывать в лобби: сесть может любой
web-watchable = Другим можно смотреть
web-undo-allowed = Ходы можно брать назад
web-hints-allowed = Можно просить подсказки
web-start-game = Начать игру
web-make-table = Открыть стол
web-one-seat-open = Игра начнётся, когда все места будут заняты; дальше появится ссылка для друзей.
web-add-seat = Добавить место
web-remove-seat = Убрать место { $seat }
web-who-sits = Кто сидит на месте { $seat }
web-level-of = Уровень бота на месте { $seat }
web-sits-me = Вы
web-sits-bot = Бот
web-sits-open = Свободно
web-link-after-start = по ссылке
web-players-from-to = игроков: { $fewest }–{ $most }
web-all-options = Варианты и все настройки правил
web-as-usual = как обычно
web-yes = да
web-no = нет
web-my-games = Мои партии
web-no-games-yet = Партий пока нет. Кнопка выше начнёт игру против трёх ботов.
web-level = { $bot ->
    [deckhand] Матрос
    [planter] Плантатор
    [merchant] Купец
    [captain] Капитан
    [governor] Губернатор
   *[other] { $bot }
}
web-ready-tables = Готовые столы
web-ready-two = Пуэрто-Рико вдвоём
web-ready-about-two = вы и капитан
web-ready-everything = 1897 со всеми дополнениями
web-ready-about-everything = четыре дополнения, пять мест
web-ready-santiago = Сантьяго-де-Куба
web-ready-about-santiago = три бота, семь кораблей
web-join-by-link = Войти по ссылке
web-invitation-link = Ссылка-приглашение
web-paste-link = Вставьте ссылку
web-join = Войти
web-no-link = Это не ссылка на стол.
web-open-tables = Открытые столы
web-no-open-tables = Ни один стол не ждёт игроков. Откройте место в новой партии и пошлите ссылку другу.
web-watch = Смотреть
web-nothing-to-watch = Смотреть сейчас нечего. Здесь появляются открытые партии, пока в них играют.
web-over = окончена
web-seats-open = свободно мест: { $seats }
web-preparing-short = готовится
web-preparing-engine = Готовим движок
web-preparing-failed = Движок подготовить не удалось
web-preparing-only-first = Только в первый раз: правила компилируются для этого компьютера.
web-first-start = Первый запуск на этом компьютере
web-begins-by-itself = Партия начнётся сама, когда всё будет готово.
web-language = Язык
web-your-name = Ваше имя
web-guest = Гость
web-save = Сохранить

## Сбор за столом

web-table-waits = Стол ждёт игроков
web-table-begins-when = Игра начнётся сама, когда все соберутся.
web-seat-open = свободно
web-sit-down = Сесть
web-start-with-bots = Начать сейчас, свободные места займут боты
web-copy = Копировать
web-copied = Скопировано
web-copy-link = Скопировать ссылку

## Стол

web-loading = Накрываем стол
web-round = Раунд
web-players = игроков: { $players }
web-edition-players = { $edition } · { web-players }
web-turn-order = Порядок хода
web-you = Вы
web-person = Человек
web-bot = Бот
web-bot-named = Бот, { $bot ->
    [deckhand] матрос
    [planter] плантатор
    [merchant] купец
    [captain] капитан
    [governor] губернатор
   *[other] { $bot }
}
web-away = нет на связи
web-reconnecting = восстанавливает связь
web-bot-stands-in = играет бот
web-thinking = думает
web-watching = Смотрят: { $number }
web-rivals = Соперники
web-your-board = Ваш планшет
web-board-of = Планшет: { $player }
web-open-board = Открыть планшет: { $player }
web-of = { $number } из { $most }
web-up-to = до { $number }
web-all = всё
web-one-less = на один меньше
web-one-more = на один больше
web-your-clock = Ваши часы
web-hurry = Осталось меньше полуминуты.
web-light-or-dark = Светлая или тёмная тема
web-sound = Звук
web-motion = Анимация
web-menu = Меню
web-close = Закрыть
web-parts = Части стола
web-skip-to-decision = К вашему решению

## Решение

web-your-turn = Ваш ход
web-not-your-turn = Решают другие
web-you-are-next = { $ahead ->
    [0] следующий ход ваш
    [1] ваш ход через одного
   *[other] перед вами: { $ahead }
}
web-meanwhile = А пока
web-at-once = Показывать ходы сразу
web-at-once-how = без движения
web-you-watch = Вы смотрите
web-you-watch-with = Вы смотрите · и ещё: { $others }
web-watch-note = Скрытое у игроков откроется только в конце.
web-view = Вид
web-view-nobody = Ни с чьего места
web-turn-of = Ход: { $player }
web-on-this-move = { $time } на этот ход
web-ring-me = Звонить на мой ход
web-nudge = Поторопить
web-nudged = Напомнили
web-nudged-you = { $player } ждёт вашего хода.
web-choices = Варианты
web-filter = Найти вариант
web-filter-nothing = Такого варианта нет.
web-how-many = Сколько
web-prepare = Подготовьте ход
web-prepare-how = он сыграет, когда придёт ваш черёд, если будет можно
web-prepared-note = Если тогда это будет нельзя, вас спросят как обычно.
web-plays-prepared = Играет подготовленный ход.
web-prepared-in-vain = Подготовленный ход сейчас невозможен.
web-prepared-otherwise = Подготовленный ход дал бы теперь другое.
web-stop = Стоп
web-ask-no-more = Больше не спрашивать в этой фазе
web-asks-no-more = В этой фазе вас больше не спросят: что может остаться как есть, остаётся.
web-ask-again = Спрашивать снова
web-fold = Свернуть или открыть вопрос
web-choose-first = Сначала выберите
web-pick-to-see = Выберите что-нибудь на столе или в списке, и будет видно, что это даст.
web-why-not = Почему нельзя?
web-rules-refuse = Правила этого не позволяют
web-what-helps = Что помогло бы
web-instead = Вместо этого: { $action }
web-all-choices = Все варианты
web-everything-allowed = Здесь можно всё, о чём спрашивают.
web-hint = Подсказка
web-hint-says = Бот выбрал бы: { $action }.
web-hint-chance = Шанс на победу: { $percent } %.
web-hint-use = Выбрать
web-undo = Назад
web-card = Карточка
web-not-sent = Не отправлено
web-move-not-sent = Ваш ход не отправлен.
web-move-kept = Ваш ход сохранён здесь: { $action }. Отправить его ещё раз не повредит.
web-tried = Попыток: { $times }, последняя в { $time }
web-try-again = Ещё раз: { $action }
web-try-again-short = Ещё раз
web-choose-again = Выбрать заново
web-waits-for-connection = Ждём связи; ваш выбор сохранён
web-kept = Сохранено: { $action }
web-sent-when-back = можно будет отправить, когда вернётся связь
web-skip-to-now = К настоящему моменту
web-step = Шаг
web-step-through = По шагам
web-go-on = Дальше
web-is-away = { $player }: страница закрыта.
web-let-a-bot-play = Пусть играет бот
web-bot-plays-for-you = За вас играет бот.
web-take-seat-back = Вернуться на место
web-seat-is-open = Есть свободное место.
web-wants-undo = { $player } просит взять ход назад.
web-wants-bot = { $player } предлагает, чтобы за игрока { $other } играл бот.
web-agree = Согласиться
web-refuse = Отказать
web-waits-for-answer = Спрашиваем остальных.

## Связь и ошибки

web-connection-lost = Связь потеряна, пробуем снова. Ничего не пропало.
web-try-now = Попробовать
web-no-answer = Сервер не отвечает.
web-server-error = Неполадка на сервере ({ $status }).
web-outdated = Эта страница старее сервера.
web-reload = Загрузить заново
web-rule-unknown = Такого правила нет.

## Журнал, чат, меню

web-log = Журнал
web-chat = Чат
web-log-and-chat = Журнал и чат
web-log-empty = Пока ничего не произошло.
web-message = Сообщение столу
web-say-something = Скажите что-нибудь доброе
web-send = Отправить
web-names-of = Названия
web-dark = Тёмная тема
web-setting-sound = Звуки
web-setting-ring = Звонить на мой ход, с уведомлением, если вы разрешите
web-setting-motion = Показывать ходы движением
web-setting-quick = Быстрые ходы: один щелчок, если ход можно вернуть
web-setting-forced = Единственный ход делать без меня
web-setting-letters = Клавиши-буквы
web-game-file = Файл партии
web-to-lobby = В лобби
web-leave = Встать из-за стола
web-keys = Клавиши
web-help = Справка
web-key-choose = выбрать ответ
web-key-confirm = подтвердить
web-key-pass = пасовать
web-key-undo = взять ход назад
web-key-hint = подсказка
web-key-card = карточка выбранного
web-key-filter = найти вариант по буквам
web-key-arrows = двигаться по списку или по полю
web-key-space = поставить или снять человека
web-key-suggest = принять предложенное
web-key-look = посмотреть на место
web-key-step = следующий ход других
web-key-log = журнал
web-key-chat = чат
web-key-sound = звук
web-key-escape = к текущему ходу или снять выбор
web-key-help = эта справка и почему нельзя
web-touch-help = На телефоне: смахните вбок, чтобы сменить часть стола, вниз, чтобы свернуть вопрос.

## После игры

web-result = Итог
web-final-score = Итоговый счёт
web-counting = Подсчёт очков
web-counting-how = Строка за строкой; порядок ещё может измениться.
web-total = Всего
web-count-again = Посчитать снова
web-wins = { $player } побеждает
web-as-table = Таблицей
web-tie-break = При равенстве
web-your-game = Ваша партия
web-see-in-replay = Посмотреть в повторе
web-turning-point = перелом
web-accuracy = точность
web-accuracy-told = { $share } ваших ходов — из двух лучших
web-judge-game = Разобрать партию
web-judge-about = Бот просмотрит каждое решение: каков был шанс на победу и что было лучше. Это займёт несколько секунд.
web-judging = Разбор партии: { $done } из { $of }
web-judging-waits = Сначала разбирается другая партия
web-chances-at = После хода { $move }: { $chances }
web-all-of-them = Все: { $number }
web-mine-of-them = Мои: { $number }
web-chance-to-win = Шанс на победу
web-plot-chance = Шанс
web-plot-points = Очки
web-rematch = Реванш
web-to-rematch = К реваншу
web-share = Поделиться
web-share-result = Поделиться результатом
web-share-how = По ссылке видны результат и запись партии.
web-share-what = Чем поделиться
web-share-link = Ссылка на результат и запись
web-share-picture = Картинка с результатом
web-share-picture-how = Картинка (PNG) в точности как показано здесь.
web-share-file-how = Все ходы партии; файл можно снова открыть на главной странице.
web-share-seats = Показать номера вместо имён
web-share-names-in-link = По ссылке имена всё равно видны: она ведёт к самому столу.
web-share-seats-in-picture = На картинке номера игроков, имён нет.
web-share-seats-in-file = В файле места, имён нет.
web-share-drawing = Картинка рисуется.
web-share-send = Отправить
web-share-not-sent = Отправить не удалось.
web-download-picture = Скачать картинку
web-download-file = Скачать файл
web-copy-picture = Скопировать картинку
web-cannot-copy = Браузер не даёт странице копировать. Выделите ссылку и скопируйте её сами.
web-cannot-copy-picture = Браузер не даёт странице копировать картинки; скачайте её.
web-cannot-draw = Этот браузер не может нарисовать картинку.
web-seat-number = Игрок { $seat }
web-see-board = Показать стол
web-replay = Повтор партии
web-play-from-here = Играть отсюда
web-play-from-here-how = Новый стол с этой позицией; на остальных местах боты.
web-first-move = В начало
web-last-move = В конец
web-move-back = На ход назад
web-move-on = На ход вперёд
web-move-number = Ход
web-play = Пуск
web-pause = Пауза
