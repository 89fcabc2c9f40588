### Що може обрати стіл Пуерто-Рико.

pr-tables-remark = Будь-яке видання поєднується з будь-якими доповненнями, варіантами й налаштуваннями; чого немає в жодному буклеті — домашні правила.

## Видання, доповнення, варіанти
pr-edition-classic = класичний буклет
pr-edition-polish = польський буклет
pr-edition-rio-grande = англійський буклет 2019 року
pr-edition-1897 = Пуерто-Рико 1897
pr-expansion-buildings = { -expansion-buildings } ({ $number }): ще чотирнадцять фіолетових будівель і вибір тих, що в грі
pr-expansion-nobles = { -expansion-nobles } ({ $number }): двадцять дворян і вісім будівель
pr-expansion-smuggler = { -expansion-smuggler } ({ $number }): ще одна роль із чотирма діями
pr-expansion-festival = { -expansion-festival } ({ $number }): три цілі з нагородами
pr-variant-one-of-each = по одній з усіх 31 фіолетової будівлі, без вибору
pr-variant-long-game = усі колоністи й жетони; гру закінчує лише забудоване місто

## Налаштування
pr-option-vp-pool-5p = Переможні очки в запасі за п’ятьох гравців: усі жетони коробки.
pr-option-vp-secret = Жетони лежать долілиць; 1897 лишає це столові, і вони приховані, якщо не сказано інакше.
pr-option-mayor-rearrange = Чи можна переміщати колоністів, які вже стоять на місцях (R-29).
pr-option-hospice-hacienda = Якому тайлу { -building-hospice } дає колоніста, коли { -building-hacienda } приносить другий (R-39).
pr-option-hospice-hacienda-one-colonist-either-tile = один колоніст, на будь-який із двох
pr-option-hospice-hacienda-ordinary-tile-only = лише взятому звичайним способом
pr-option-fortress-counts-limbo = Чи рахує { -building-fortress } непоставлених колоністів.
pr-option-customs-counts-paper = Чи рахує { -building-customs-house } очки, записані на папері.
pr-option-vp-end-any-phase = Чи закінчує останній жетон гру в будь-якій фазі (R-12).
pr-option-residence-least-tiles = Скільки полів острова має бути зайнято, щоб { -building-residence } з колоністом приносила очки.
pr-option-draft-first = Хто обирає будівлі першим.
pr-option-draft-first-governor = перший { -governor }
pr-option-draft-first-random = гравець за жеребом
pr-option-x1-office-trading-post = Чи можуть { -building-office } і { -building-trading-post } бути в грі разом. Recommended: окремо, якщо стіл не скаже none.
pr-option-x1-office-trading-post-none = можуть
pr-option-x1-office-trading-post-apart = лише окремо
pr-option-x1-hacienda-forest-house = Чи можуть { -building-hacienda } і { -building-forest-house } бути в грі разом. Recommended: окремо, якщо стіл не скаже none.
pr-option-x1-hacienda-forest-house-none = можуть
pr-option-x1-hacienda-forest-house-apart = лише окремо
pr-option-forest-source = Звідки береться { -tile-forest }.
pr-option-forest-source-face-up-plantation = плантація відкритого ряду, покладена долілиць
pr-option-forest-source-stock = тайл із запасу лісів
pr-option-forest-hacienda = Чи можна подивитися тайл, який дає { -building-hacienda }, і зробити з нього ліс.
pr-option-forest-hacienda-face-up-only = ні: його кладуть горілиць
pr-option-forest-hacienda-peek-then-return = можна повернути його й покласти ліс
pr-option-forest-hacienda-peek-then-place = можна покласти його долілиць як ліс
pr-option-guest-targets = Куди можуть іти гості, яких тримає { -building-guest-house }.
pr-option-guest-targets-all = на будь-яке вільне місце
pr-option-guest-targets-buildings = лише в будівлі
pr-option-specialty-counts-bonus = Чи рахує { -building-specialty-factory } додаткові товари, які отримує { -role-craftsman } (R-18); ті, що дає { -building-aqueduct }, рахуються завжди.
pr-option-library-craftsman = Два додаткові товари, які отримує { -role-craftsman }, якщо має таку будівлю: { -building-library }.
pr-option-library-craftsman-any = будь-яких типів
pr-option-library-craftsman-different = різних типів
pr-option-x2-all-colonists = Чи беруть участь усі 100 колоністів за будь-якої кількості гравців (вибір у rio-grande).
pr-option-land-office-sale = Куди потрапляє плантація, яку продає { -building-land-office }.
pr-option-land-office-sale-discard = у скид
pr-option-land-office-sale-open-row = горілиць у відкритий ряд
pr-option-land-office-forest = Чи потрібне { -building-forest-house } з колоністом, щоб продати ліс; щоб купити, потрібне завжди.
pr-option-land-office-forest-needs-forest-house = потрібне
pr-option-land-office-forest-sell-any = не потрібне
pr-option-building-set = Як добирають фіолетові будівлі доповнення «buildings».
pr-option-building-set-draft = їх обирають гравці
pr-option-building-set-recommended = готовий набір для швидкого початку
pr-option-building-set-random = за жеребом
pr-option-building-set-list = список із сімнадцяти імен
pr-option-ask-everything = Питати й про те, від чого ніхто не відмовляється: виробництво, додатки, привілеї, знижки.
pr-option-corn-seats-poorer = Місця, де спочатку { -good-corn }, мають на 1 дублон менше.
pr-option-factory-8-university-7 = { -building-factory } коштує 8, а { -building-university } — 7.
