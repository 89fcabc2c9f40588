### Что может выбрать стол Пуэрто-Рико.

pr-tables-remark = Любое издание сочетается с любыми дополнениями, вариантами и настройками; сочетания, которых нет ни в одной книге правил, — домашние правила.

## Издания, дополнения, варианты
pr-edition-classic = классические правила
pr-edition-polish = польские правила
pr-edition-rio-grande = английские правила 2019 года
pr-edition-1897 = Пуэрто-Рико 1897
pr-expansion-buildings = { -expansion-buildings } ({ $number }): ещё четырнадцать видов { -violet-building(count: "plural", case: "genitive") } и драфт тех, что участвуют в игре
pr-expansion-nobles = { -expansion-nobles } ({ $number }): двадцать { -person-noble(count: "plural", case: "genitive") } и восемь видов зданий
pr-expansion-smuggler = { -expansion-smuggler } ({ $number }): ещё одна роль с четырьмя делами
pr-expansion-festival = { -expansion-festival } ({ $number }): три цели с наградами
pr-variant-one-of-each = каждое из 31 фиолетового здания в одном экземпляре, без драфта
pr-variant-long-game = все { -person-colonist(count: "plural") } и чипы; игру завершает только застроенный город

## Настройки
pr-option-vp-pool-5p = Победные очки в резерве при пяти игроках: все чипы из коробки.
pr-option-vp-secret = Чипы лежат рубашкой вверх; издание 1897 оставляет выбор за столом, и они скрыты, если не сказано иначе.
pr-option-mayor-rearrange = Можно ли перемещать { -person-colonist(count: "plural", case: "accusative") }, уже стоящих на кружках (R-29).
pr-option-hospice-hacienda = Какому тайлу { -building-hospice } даёт { -person-colonist(case: "accusative") }, когда { -building-hacienda } приносит второй (R-39).
pr-option-hospice-hacienda-one-colonist-either-tile = один { -person-colonist }, любому из двух
pr-option-hospice-hacienda-ordinary-tile-only = только взятому обычным образом
pr-option-fortress-counts-limbo = Считает ли { -building-fortress } { -person-colonist(count: "plural", case: "accusative") }, которые { -limbo(case: "where") }.
pr-option-customs-counts-paper = Считает ли { -building-customs-house } очки, записанные на бумаге.
pr-option-vp-end-any-phase = Завершает ли последний чип игру в любой фазе (R-12).
pr-option-residence-least-tiles = Сколько клеток острова должно быть занято, чтобы функционирующее здание «{ -building-residence }» приносило очки.
pr-option-draft-first = Кто выбирает здания первым.
pr-option-draft-first-governor = первый { -governor }
pr-option-draft-first-random = игрок по жребию
pr-option-x1-office-trading-post = Могут ли { -building-office } и { -building-trading-post } участвовать вместе. Recommended: порознь, если за столом не выбрано none.
pr-option-x1-office-trading-post-none = могут
pr-option-x1-office-trading-post-apart = только порознь
pr-option-x1-hacienda-forest-house = Могут ли { -building-hacienda } и { -building-forest-house } участвовать вместе. Recommended: порознь, если за столом не выбрано none.
pr-option-x1-hacienda-forest-house-none = могут
pr-option-x1-hacienda-forest-house-apart = только порознь
pr-option-forest-source = Откуда берётся { -tile-forest }.
pr-option-forest-source-face-up-plantation = плантация открытого ряда, положенная рубашкой вверх
pr-option-forest-source-stock = тайл из запаса лесов
pr-option-forest-hacienda = Можно ли посмотреть тайл, который даёт { -building-hacienda }, и сделать из него лес.
pr-option-forest-hacienda-face-up-only = нет: его кладут лицевой стороной вверх
pr-option-forest-hacienda-peek-then-return = можно вернуть его и посадить лес
pr-option-forest-hacienda-peek-then-place = можно положить его рубашкой вверх как лес
pr-option-guest-targets = Куда можно переводить гостей, которые стоят { -building-guest-house(case: "where") }.
pr-option-guest-targets-all = на любой свободный кружок
pr-option-guest-targets-buildings = только в здания
pr-option-specialty-counts-bonus = Считает ли { -building-specialty-factory } дополнительные товары, которые получает { -role-craftsman } (R-18); те, что даёт { -building-aqueduct }, считаются всегда.
pr-option-library-craftsman = Два дополнительных товара, которые получает { -role-craftsman }, если у него есть { -building-library }.
pr-option-library-craftsman-any = любых видов
pr-option-library-craftsman-different = разных видов
pr-option-x2-all-colonists = Участвуют ли все 100 { NAME("person-colonist", 100) } при любом числе игроков (выбор в rio-grande).
pr-option-land-office-sale = Куда попадает плантация, проданная { -building-land-office(case: "where") }.
pr-option-land-office-sale-discard = в сброс
pr-option-land-office-sale-open-row = лицевой стороной вверх в открытый ряд
pr-option-land-office-forest = Требуется ли функционирующее здание «{ -building-forest-house }», чтобы продать лес; чтобы купить, требуется всегда.
pr-option-land-office-forest-needs-forest-house = требуется
pr-option-land-office-forest-sell-any = не требуется
pr-option-building-set = Как выбирают фиолетовые здания дополнения «buildings».
pr-option-building-set-draft = их выбирают игроки
pr-option-building-set-recommended = готовый набор для быстрого начала
pr-option-building-set-random = по жребию
pr-option-building-set-list = список из семнадцати названий
pr-option-ask-everything = Спрашивать и о том, от чего никто не отказывается: производство, бонусы, привилегии, скидки.
pr-option-corn-seats-poorer = У тех, кто начинает с { -good-corn(case: "instrumental") }, на 1 { -doubloon } меньше.
pr-option-factory-8-university-7 = { NAME("building-factory", first: "upper") } стоит 8, а { -building-university } — 7.
