### Що може обрати стіл Пуерто-Ріко.

pr-tables-remark = Будь-яке видання поєднується з будь-якими доповненнями, варіантами й налаштуваннями; чого немає в жодних друкованих правилах — домашні правила.

## Видання, доповнення, варіанти
pr-edition-classic = класичні правила
pr-edition-polish = польські правила
pr-edition-rio-grande = англійські правила 2019 року
pr-edition-1897 = Пуерто-Ріко 1897
pr-expansion-buildings = { -expansion-buildings } ({ $number }): ще чотирнадцять фіолетових будівель і драфт тих, що будуть у грі
pr-expansion-nobles = { -expansion-nobles } ({ $number }): двадцять { -person-noble(count: "plural", case: "genitive") } і вісім будівель
pr-expansion-smuggler = { -expansion-smuggler } ({ $number }): ще одна роль із чотирма діями
pr-expansion-festival = { -expansion-festival } ({ $number }): три цілі з нагородами
pr-variant-one-of-each = кожна з 31 фіолетової будівлі в одному примірнику, без драфту
pr-variant-long-game = усі { -person-colonist(count: "plural") } й жетони; гру завершує лише забудоване місто

## Налаштування
pr-option-vp-pool-5p = Переможні очки { -supply(case: "where") } на п’ятьох гравців: усі жетони з коробки.
pr-option-vp-secret = Жетони лежать долілиць; правила 1897 лишають це на розсуд столу, і жетони приховано, якщо не вказано інакше.
pr-option-mayor-rearrange = Чи можна переміщувати { -person-colonist(count: "plural", case: "genitive") }, які вже стоять на місцях (R-29).
pr-option-hospice-hacienda = На який тайл { -building-hospice } дає { -person-colonist(case: "accusative") }, коли { -building-hacienda } приносить другий (R-39).
pr-option-hospice-hacienda-one-colonist-either-tile = один { -person-colonist }, на будь-який із двох
pr-option-hospice-hacienda-ordinary-tile-only = лише на взятий звичайним способом
pr-option-fortress-counts-limbo = Чи рахує { -building-fortress } нерозміщених { -person-colonist(count: "plural", case: "genitive") }.
pr-option-customs-counts-paper = Чи рахує { -building-customs-house } очки, записані на папері.
pr-option-vp-end-any-phase = Чи завершує останній жетон гру в будь-якій фазі (R-12).
pr-option-residence-least-tiles = Скільки { -island-space(count: "plural", case: "genitive") } має бути заповнено, щоб активна { -building-residence } приносила очки.
pr-option-draft-first = Хто обирає будівлі першим.
pr-option-draft-first-governor = перший { -governor }
pr-option-draft-first-random = гравець за жеребом
pr-option-x1-office-trading-post = Чи можуть { -building-office } і { -building-trading-post } бути в грі разом. Значення recommended: лише окремо, якщо стіл не вкаже none.
pr-option-x1-office-trading-post-none = можуть
pr-option-x1-office-trading-post-apart = лише окремо
pr-option-x1-hacienda-forest-house = Чи можуть { -building-hacienda } і { -building-forest-house } бути в грі разом. Значення recommended: лише окремо, якщо стіл не вкаже none.
pr-option-x1-hacienda-forest-house-none = можуть
pr-option-x1-hacienda-forest-house-apart = лише окремо
pr-option-forest-source = Звідки береться { -tile-forest }.
pr-option-forest-source-face-up-plantation = плантація відкритого ряду, покладена долілиць
pr-option-forest-source-stock = тайл з окремого стосу { -tile-forest(count: "plural", case: "genitive") }
pr-option-forest-hacienda = Чи можна подивитися тайл, який дає { -building-hacienda }, і покласти його як { -tile-forest(case: "accusative") }.
pr-option-forest-hacienda-face-up-only = ні: його кладуть горілиць
pr-option-forest-hacienda-peek-then-return = можна повернути його й натомість посадити ліс
pr-option-forest-hacienda-peek-then-place = можна покласти його долілиць як ліс
pr-option-guest-targets = Куди можуть іти гості ({ -building-guest-house }).
pr-option-guest-targets-all = на будь-яке вільне місце
pr-option-guest-targets-buildings = лише в будівлі
pr-option-specialty-counts-bonus = Чи рахує { -building-specialty-factory } додаткові товари, які отримує { -role-craftsman } (R-18); ті, що дає { -building-aqueduct }, рахуються завжди.
pr-option-library-craftsman = Два додаткові товари, які отримує { -role-craftsman }, коли діє { -building-library }.
pr-option-library-craftsman-any = будь-яких типів
pr-option-library-craftsman-different = різних типів
pr-option-x2-all-colonists = Чи беруть участь усі 100 { NAME("person-colonist", 100, case: "genitive") } за будь-якої кількості гравців (налаштування видання rio-grande).
pr-option-land-office-sale = Куди потрапляє плантація, яку продають { -building-land-office(case: "where") }.
pr-option-land-office-sale-discard = { -discards(case: "to") }
pr-option-land-office-sale-open-row = горілиць у відкритий ряд
pr-option-land-office-forest = Чи має стояти { -person-colonist } { -building-forest-house(case: "where") }, щоб продати { -tile-forest(case: "accusative") }; щоб купити — має завжди.
pr-option-land-office-forest-needs-forest-house = має
pr-option-land-office-forest-sell-any = не обов’язково
pr-option-building-set = Як добирають фіолетові будівлі доповнення «buildings».
pr-option-building-set-draft = їх обирають гравці
pr-option-building-set-recommended = готовий набір для швидкого початку
pr-option-building-set-random = за жеребом
pr-option-building-set-list = список із сімнадцяти назв
pr-option-ask-everything = Питати й про те, від чого ніхто не відмовляється: виробництво, бонуси, привілеї, знижки.
pr-option-corn-seats-poorer = Гравці, які починають із { -good-corn(case: "instrumental") }, мають на 1 { NAME("doubloon", 1, case: "accusative") } менше.
pr-option-factory-8-university-7 = { NAME("building-factory", first: "upper") } коштує 8, а { -building-university } — 7.
