### Что может выбрать стол Пуэрто-Рико.

pr-tables-remark = Любое издание сочетается с любыми дополнениями, вариантами и настройками; чего нет ни в одном буклете — домашние правила.

## Издания, дополнения, варианты
pr-edition-classic = классический буклет
pr-edition-polish = польский буклет
pr-edition-rio-grande = английский буклет 2019 года
pr-edition-1897 = Пуэрто-Рико 1897
pr-expansion-buildings = { -expansion-buildings } ({ $number }): ещё четырнадцать фиолетовых зданий и выбор тех, что участвуют
pr-expansion-nobles = { -expansion-nobles } ({ $number }): двадцать дворян и восемь зданий
pr-expansion-smuggler = { -expansion-smuggler } ({ $number }): ещё одна роль с четырьмя делами
pr-expansion-festival = { -expansion-festival } ({ $number }): три цели с наградами
pr-variant-one-of-each = по одному из всех 31 фиолетового здания, без выбора
pr-variant-long-game = все колонисты и чипы; игру кончает только застроенный город

## Настройки
pr-option-vp-pool-5p = Победные очки в запасе при пяти игроках: все чипы коробки.
pr-option-vp-secret = Чипы лежат лицом вниз; 1897 оставляет это столу, и они скрыты, если не сказано иначе.
pr-option-mayor-rearrange = Можно ли перемещать колонистов, уже стоящих на кружках (R-29).
pr-option-hospice-hacienda = Какому тайлу { -building-hospice } даёт колониста, когда { -building-hacienda } приносит второй (R-39).
pr-option-hospice-hacienda-one-colonist-either-tile = один колонист, на любой из двух
pr-option-hospice-hacienda-ordinary-tile-only = только взятому обычным образом
pr-option-fortress-counts-limbo = Считает ли { -building-fortress } непоставленных колонистов.
pr-option-customs-counts-paper = Считает ли { -building-customs-house } очки, записанные на бумаге.
pr-option-vp-end-any-phase = Кончает ли последний чип игру в любой фазе (R-12).
pr-option-residence-least-tiles = Сколько клеток острова должно быть занято, чтобы { -building-residence } с колонистом приносила очки.
pr-option-draft-first = Кто выбирает здания первым.
pr-option-draft-first-governor = первый { -governor }
pr-option-draft-first-random = игрок по жребию
pr-option-x1-office-trading-post = Могут ли { -building-office } и { -building-trading-post } участвовать вместе. Recommended: порознь, если стол не скажет none.
pr-option-x1-office-trading-post-none = могут
pr-option-x1-office-trading-post-apart = только порознь
pr-option-x1-hacienda-forest-house = Могут ли { -building-hacienda } и { -building-forest-house } участвовать вместе. Recommended: порознь, если стол не скажет none.
pr-option-x1-hacienda-forest-house-none = могут
pr-option-x1-hacienda-forest-house-apart = только порознь
pr-option-forest-source = Откуда берётся { -tile-forest }.
pr-option-forest-source-face-up-plantation = плантация открытого ряда, положенная лицом вниз
pr-option-forest-source-stock = тайл из запаса лесов
pr-option-forest-hacienda = Можно ли посмотреть тайл, который даёт { -building-hacienda }, и сделать из него лес.
pr-option-forest-hacienda-face-up-only = нет: он кладётся лицом вверх
pr-option-forest-hacienda-peek-then-return = можно вернуть его и положить лес
pr-option-forest-hacienda-peek-then-place = можно положить его лицом вниз как лес
pr-option-guest-targets = Куда могут идти гости, которых держит { -building-guest-house }.
pr-option-guest-targets-all = на любой свободный кружок
pr-option-guest-targets-buildings = только в здания
pr-option-specialty-counts-bonus = Считает ли { -building-specialty-factory } добавочные товары, которые получает { -role-craftsman } (R-18); те, что даёт { -building-aqueduct }, считаются всегда.
pr-option-library-craftsman = Два добавочных товара, которые получает { -role-craftsman }, если у него есть { -building-library }.
pr-option-library-craftsman-any = любых видов
pr-option-library-craftsman-different = разных видов
pr-option-x2-all-colonists = Участвуют ли все 100 колонистов при любом числе игроков (выбор в rio-grande).
pr-option-land-office-sale = Куда попадает плантация, которую продаёт { -building-land-office }.
pr-option-land-office-sale-discard = в сброс
pr-option-land-office-sale-open-row = лицом вверх в открытый ряд
pr-option-land-office-forest = Нужно ли { -building-forest-house } с колонистом, чтобы продать лес; чтобы купить, нужно всегда.
pr-option-land-office-forest-needs-forest-house = нужно
pr-option-land-office-forest-sell-any = не нужно
pr-option-building-set = Как отбираются фиолетовые здания дополнения «buildings».
pr-option-building-set-draft = их выбирают игроки
pr-option-building-set-recommended = готовый набор для быстрого начала
pr-option-building-set-random = по жребию
pr-option-building-set-list = список из семнадцати имён
pr-option-ask-everything = Спрашивать и о том, от чего никто не отказывается: производство, прибавки, привилегии, скидки.
pr-option-corn-seats-poorer = У мест, где с начала { -good-corn }, на 1 дублон меньше.
pr-option-factory-8-university-7 = { -building-factory } стоит 8, а { -building-university } — 7.
