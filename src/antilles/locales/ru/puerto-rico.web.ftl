### Пуэрто-Рико на веб-странице: подписи нарисованного стола.

pr-web-edition-classic = Классическое
pr-web-edition-polish = Польское
pr-web-edition-rio-grande = Rio Grande
pr-web-edition-1897 = 1897
pr-web-theme-colonial = классические названия
pr-web-theme-1897 = названия 1897 года
pr-web-expansion-buildings = { NAME("expansion-buildings", first: "upper") }
pr-web-expansion-nobles = { NAME("expansion-nobles", first: "upper") }
pr-web-expansion-smuggler = { NAME("expansion-smuggler", first: "upper") }
pr-web-expansion-festival = { NAME("expansion-festival", first: "upper") }

## Части стола на телефоне

pr-web-part-table = Стол
pr-web-part-market = Рынок
pr-web-part-me = Мой планшет
pr-web-part-rivals = Соперники
pr-web-part-log = Журнал

## Роли

pr-web-role-settler = новая земля
pr-web-role-mayor = { NAME("person-colonist", "plural") }
pr-web-role-builder = стройка, −1
pr-web-role-craftsman = товары
pr-web-role-trader = продажа
pr-web-role-captain = погрузка
pr-web-role-prospector = +1 { NAME("doubloon", 1) }
pr-web-role-smuggler = одно дело
pr-web-role-free = { $role }, монет на карточке: { $doubloons }
pr-web-role-taken = { $role }, занято: { $player }
pr-web-role-of = { $role }: { $player }

## Гавань и общие запасы

pr-web-ship-loaded = Грузовой корабль: { $load } из { $spaces }, { NAME($good) }
pr-web-ship-empty = Грузовой корабль: пуст, мест: { $spaces }
pr-web-colonist-ship = { NAME("colonist-ship", first: "upper") }: { $people }, { NAME("person-noble", "plural") }: { $nobles }
pr-web-plantations = { NAME("plantation", "plural", first: "upper") }
pr-web-quarries = { NAME("tile-quarry", "plural", first: "upper") }: { $number }
pr-web-face-down = Закрыто: { $number }, сброс: { $discards }
pr-web-goods = Товары
pr-web-left-price = остаток, цена
pr-web-supply-caption = Товары в резерве и их цена
pr-web-good-left = { NAME($good, first: "upper") }: { $number }
pr-web-held = { NAME($good, first: "upper") }: { $number }
pr-web-goal-won = выиграно
pr-web-goal-goods = за одну фазу
pr-web-goal-winner = { $player }, раунд { $round }
pr-web-goal-nobody = пока никто
pr-web-goal-left = пока никто, осталось: { $number }

## Рынок и планшеты

pr-web-up-to = до −{ $number }
pr-web-you-own-it = есть
pr-web-sold-out = нет
pr-web-short-by = не хватает { $number }
pr-web-building-label = { NAME($building, first: "upper") }, цена { $cost }, для вас { $price }, очки { $points }, кружки { $circles }, осталось { $left }
pr-web-city-label = { NAME($building, first: "upper") }, { $people } из { $circles }, очки { $points }
pr-web-tile-label = { $person ->
    [none] { NAME($tile, first: "upper") }, пустой кружок
   *[other] { NAME($tile, first: "upper") }, { NAME($person) }
}
pr-web-circle-label = { $person ->
    [none] { $place }: пустой кружок
   *[other] { $place }: { NAME($person) }
}
pr-web-vp-hidden = очки скрыты
pr-web-vp-secret = { -vp } тайно
pr-web-made = создано
pr-web-makes = создаёт
pr-web-building-points = { -vp } за здания: { $points }
pr-web-quarries-at-work = { NAME("tile-quarry", "plural", first: "upper") }: { $number }
pr-web-free = свободно: { $number }
pr-web-spaces-free = свободно: { $number }

## Расстановка

pr-web-placing-how = щёлкните по кружку или перетащите
pr-web-use-suggestion = Взять предложенное
pr-web-suggested = Предложенное
pr-web-as-they-stood = Как стояли
pr-web-into-the-tray = Всех на поднос
pr-web-ready-arrangements = Готовые расстановки
pr-web-tray = Поднос
pr-web-in-the-hand = В руке
pr-web-still-in-tray = ещё на подносе
pr-web-all-placed = расставлять больше некого
pr-web-circles-filled = Кружков занято: { $people } из { $circles }.
pr-web-from-to = от { $least } до { $most }
pr-web-place = Расставить так
pr-web-would-make = После размещения вы произведёте

## Товары, контрабандист, драфт

pr-web-keep-these = Оставить это
pr-web-ship-these = Отправить это
pr-web-discard = Сбросить: { $goods }
pr-web-single-goods = Отдельные товары
pr-web-whole-kinds = { $most ->
    [one] один вид целиком
    [few] { $most } вида целиком, выбрано { $number }
   *[other] { $most } видов целиком, выбрано { $number }
}
pr-web-goods-chosen = Товаров: { $number } из { $most }
pr-web-who-moves = Кто идёт?
pr-web-goes-back = Вернётся в резерв
pr-web-nothing-lost = Ничего не пропадёт
pr-web-still-missing = ещё не хватает
pr-web-nothing-missing = хватает
pr-web-chosen-of = выбрано, не больше { $most }
pr-web-give-person = Человек: откуда?
pr-web-give-good = Товары
pr-web-give-point = Очко
pr-web-one-point = 1 { -vp }
pr-web-noble-from = { NAME("person-noble", first: "upper") }, { $place }
pr-web-give-these = Вернуть это
pr-web-supply-these = Поставить это
pr-web-ship = Корабль
pr-web-keep = Оставить
pr-web-take-how-many = Сколько взять?
pr-web-draft = Драфт
pr-web-pick = выбор { $number }
pr-web-no-pick = пока ничего
pr-web-picked = Выбор { $number }: { $player }, { NAME($building) }
pr-web-draft-spaces = { $free ->
    [0] занято
   *[other] свободно: { $free } из { $spaces }
}
pr-web-draft-states = Что показывают карточки
pr-web-may-be-drafted = можно выбрать
pr-web-drafted-in-play = выбрано, в игре
pr-web-drafted-by = выбор { $number }: { $player }
pr-web-analyse = Разобрать раунд { $number }
pr-web-turning-told = раунд { $number }: { $played }, { $change }
