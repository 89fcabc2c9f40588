### Пуерто-Рико на веб-сторінці: підписи намальованого столу.

pr-web-edition-classic = Класичне
pr-web-edition-polish = Польське
pr-web-edition-rio-grande = Rio Grande
pr-web-edition-1897 = 1897
pr-web-theme-colonial = класичні назви
pr-web-theme-1897 = назви 1897 року
pr-web-expansion-buildings = { NAME("expansion-buildings", first: "upper") }
pr-web-expansion-nobles = { NAME("expansion-nobles", first: "upper") }
pr-web-expansion-smuggler = { NAME("expansion-smuggler", first: "upper") }
pr-web-expansion-festival = { NAME("expansion-festival", first: "upper") }

## Частини столу на телефоні

pr-web-part-table = Стіл
pr-web-part-market = Ринок
pr-web-part-me = Мій планшет
pr-web-part-rivals = Суперники
pr-web-part-log = Журнал

## Ролі

pr-web-role-settler = нова земля
pr-web-role-mayor = { NAME("person-colonist", "plural") }
pr-web-role-builder = будівництво, −1
pr-web-role-craftsman = товари
pr-web-role-trader = продаж
pr-web-role-captain = завантаження
pr-web-role-prospector = +1 { NAME("doubloon", 1) }
pr-web-role-smuggler = одна справа
pr-web-role-free = { $role }, монет на картці: { $doubloons }
pr-web-role-taken = { $role }, зайнято: { $player }
pr-web-role-of = { $role }: { $player }

## Гавань і спільні запаси

pr-web-ship-loaded = Вантажний корабель: { $load } з { $spaces }, { NAME($good) }
pr-web-ship-empty = Вантажний корабель: порожній, місць: { $spaces }
pr-web-colonist-ship = { NAME("colonist-ship", first: "upper") }: { $people }, { NAME("person-noble", "plural") }: { $nobles }
pr-web-plantations = { NAME("plantation", "plural", first: "upper") }
pr-web-quarries = { NAME("tile-quarry", "plural", first: "upper") }: { $number }
pr-web-face-down = Закрито: { $number }, скид: { $discards }
pr-web-goods = Товари
pr-web-left-price = решта, ціна
pr-web-supply-caption = Товари в запасі та їхня ціна
pr-web-good-left = { NAME($good, first: "upper") }: { $number }
pr-web-held = { NAME($good, first: "upper") }: { $number }
pr-web-goal-won = виграно
pr-web-goal-goods = за одну фазу
pr-web-goal-winner = { $player }, раунд { $round }
pr-web-goal-nobody = поки ніхто
pr-web-goal-left = поки ніхто, лишилося: { $number }

## Ринок і планшети

pr-web-up-to = до −{ $number }
pr-web-you-own-it = є
pr-web-sold-out = немає
pr-web-short-by = бракує { $number }
pr-web-building-label = { NAME($building, first: "upper") }, ціна { $cost }, для вас { $price }, очки { $points }, кружки { $circles }, лишилося { $left }
pr-web-city-label = { NAME($building, first: "upper") }, { $people } з { $circles }, очки { $points }
pr-web-tile-label = { $person ->
    [none] { NAME($tile, first: "upper") }, порожній кружок
   *[other] { NAME($tile, first: "upper") }, { NAME($person) }
}
pr-web-circle-label = { $person ->
    [none] { $place }: порожній кружок
   *[other] { $place }: { NAME($person) }
}
pr-web-vp-hidden = очки приховано
pr-web-vp-secret = { -vp } таємно
pr-web-made = вироблено
pr-web-makes = виробляє
pr-web-building-points = { -vp } за будівлі: { $points }
pr-web-quarries-at-work = { NAME("tile-quarry", "plural", first: "upper") }: { $number }
pr-web-free = вільно: { $number }
pr-web-spaces-free = вільно: { $number }

## Розстановка

pr-web-placing-how = клацніть кружок або перетягніть
pr-web-use-suggestion = Узяти запропоноване
pr-web-suggested = Запропоноване
pr-web-as-they-stood = Як стояли
pr-web-into-the-tray = Усіх на тацю
pr-web-ready-arrangements = Готові розстановки
pr-web-tray = Таця
pr-web-in-the-hand = У руці
pr-web-still-in-tray = ще на таці
pr-web-all-placed = розставляти більше нікого
pr-web-circles-filled = Кружків зайнято: { $people } з { $circles }.
pr-web-from-to = від { $least } до { $most }
pr-web-place = Розставити так
pr-web-would-make = Після розміщення ви виробите

## Товари, контрабандист, драфт

pr-web-keep-these = Залишити це
pr-web-ship-these = Відправити це
pr-web-discard = Скинути: { $goods }
pr-web-single-goods = Окремі товари
pr-web-whole-kinds = { $most ->
    [one] один вид цілком
    [few] { $most } види цілком, обрано { $number }
   *[other] { $most } видів цілком, обрано { $number }
}
pr-web-goods-chosen = Товарів: { $number } з { $most }
pr-web-who-moves = Хто йде?
pr-web-goes-back = Повернеться до запасу
pr-web-nothing-lost = Нічого не пропаде
pr-web-still-missing = ще бракує
pr-web-nothing-missing = вистачає
pr-web-chosen-of = обрано, не більше { $most }
pr-web-give-person = Людина: звідки?
pr-web-give-good = Товари
pr-web-give-point = Очко
pr-web-one-point = 1 { -vp }
pr-web-noble-from = { NAME("person-noble", first: "upper") }, { $place }
pr-web-give-these = Повернути це
pr-web-supply-these = Здати це
pr-web-ship = Корабель
pr-web-keep = Залишити
pr-web-take-how-many = Скільки взяти?
pr-web-draft = Драфт
pr-web-pick = вибір { $number }
pr-web-no-pick = поки нічого
pr-web-picked = Вибір { $number }: { $player }, { NAME($building) }
pr-web-draft-spaces = { $free ->
    [0] зайнято
   *[other] вільно: { $free } з { $spaces }
}
pr-web-draft-states = Що показують картки
pr-web-may-be-drafted = можна вибрати
pr-web-drafted-in-play = вибрано, у грі
pr-web-drafted-by = вибір { $number }: { $player }
pr-web-analyse = Розібрати раунд { $number }
pr-web-turning-told = раунд { $number }: { $played }, { $change }
