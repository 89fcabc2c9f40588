### Что не так со столом или позицией Сантьяго-де-Куба.
### Позиции на любом языке записываются английскими словами, поэтому имена в них остаются как есть.

## Столы и действия
sdc-error-no-list = { $given }: в игре «Сантьяго-де-Куба» каждое действие даётся отдельно.
sdc-error-track-price = Настройка «{ $option }» принимает цены от 0 до { $most }, а не { $given }.
sdc-error-track-length = Настройка «{ $option }» принимает от 1 до { $most } цен, а не { $given }.
sdc-error-unknown-name = Настройка «{ $option }»: нет { $given }. { $hint }
sdc-error-missing = Настройка «{ $option }» называет каждого по одному разу; не хватает: { $missing }.
sdc-error-once = Настройка «{ $option }» называет каждого по одному разу; кто-то назван дважды.
sdc-error-venues = Настройка «{ $option }» — это «{ $random }» или по три заведения на каждый цветок, а не { $given }.
sdc-error-venues-of = { $given ->
    [one] Настройка «{ $option }»: у { $flower } { $given } заведение, а нужно { $wanted }.
    [few] Настройка «{ $option }»: у { $flower } { $given } заведения, а нужно { $wanted }.
   *[many] Настройка «{ $option }»: у { $flower } { $given } заведений, а нужно { $wanted }.
}

## Позиции: улица, заведения, места
sdc-error-street = называет каждого кубинца один раз, начиная с остановки после порта
sdc-error-two-flowers = лежит под двумя цветками
sdc-error-venues-under = { $most ->
    [one] под { $flower } больше { $most } заведения
   *[many] под { $flower } больше { $most } заведений
}
sdc-error-held = { $good } на руках: { $held }, а всего их { $tokens }
sdc-error-supply = { $good }: здесь { $given }, но на руках { $held } из { $tokens }, остаётся { $left }
sdc-error-pawn-there = там стоит другая фишка
sdc-error-owned = у { $venue } уже есть владелец
sdc-error-owns = { $most ->
    [one] у места не больше { $most } заведения
   *[many] у места не больше { $most } заведений
}
sdc-error-markers = { $owned ->
    [one] { $owned } маркер из { $markers } лежит на заведении
    [few] { $owned } маркера из { $markers } лежат на заведениях
   *[many] { $owned } маркеров из { $markers } лежат на заведениях
}

## Позиции: корабль и кубики
sdc-error-ship-gone = корабля здесь в порту нет
sdc-error-no-ship = в порту нет корабля
sdc-error-price = должно быть одно из: { $known }
sdc-error-flag-price = флажок { $flag } стоит { $price }
sdc-error-first-flag = без корабля в порту маркер стоит на первом флажке
sdc-error-rolled = кубики бросают, только когда спрошено «demand»
sdc-error-dice = { $given ->
    [one] здесь { $given } кубик, а всего их { $dice }: { $known }
    [few] здесь { $given } кубика, а всего их { $dice }: { $known }
   *[many] здесь { $given } кубиков, а всего их { $dice }: { $known }
}
sdc-error-die-twice = этот кубик назван здесь дважды
sdc-error-die-face = на кубике { $good } нет { $face }
sdc-error-die-blank = каждый брошенный кубик показывает число
sdc-error-dice-needed = когда спрошено «demand», нужны пять кубиков; now: { "{" }phase: demand{ "}" } бросит их
sdc-error-five-zeros = при пяти нулях решать нечего (SDC-SHIP-6)
sdc-error-four-zeros = корабль в порту чего-то ждёт; с четырьмя нулями он уже отплыл (SDC-SHIP-1)
sdc-error-one-die-aside = рядом с полем лежит ровно один кубик
sdc-error-all-dice = названы все пять кубиков, а один из них лежит рядом с полем
sdc-error-set-aside = { $good } отложен
sdc-error-rolls = { $ships ->
    [one] бросков здесь { $given }, а придёт ещё { $ships } корабль
    [few] бросков здесь { $given }, а придут ещё { $ships } корабля
   *[many] бросков здесь { $given }, а придёт ещё { $ships } кораблей
}

## Позиции: что происходит
sdc-error-ship-at-turn = когда начинается ход, в порту стоит корабль
sdc-error-loading-in-port = раунд погрузки бывает, когда автомобиль в порту
sdc-error-available-cuban = должен стоять у свободного кубинца
sdc-error-pawn-nowhere = фишка места { $seat } не стоит ни в каком заведении
sdc-error-asked-passed = спрошенное место уже спасовало
sdc-error-loading-needs-ship = для раунда погрузки нужен корабль
sdc-error-gives-itself = активное место ничего не даёт само себе
sdc-error-leads-not = { $cuban } не ведёт в { $venue }
sdc-error-pawn-stayed = фишка не могла остаться: было свободно { $venue } (SDC-TURN-4)
sdc-error-only-active = «{ $decision }» спрашивают только у активного места { $seat }
sdc-error-phase-or-question = либо начинается фаза, либо задан вопрос
sdc-error-passed = спасовавшие места бывают только в раунде погрузки
sdc-error-pawn-later = фишка ходит после этого вопроса
sdc-error-no-reason = у оконченной игры есть причина: { $known }
sdc-error-turns = не меньше 1, раз первый ход начался
sdc-error-first-demand = первый спрос выбирает последнее место, { $seat }
sdc-error-last-ship = последний корабль отплыл, только если корабля { $ship } больше нет в порту
sdc-error-after-last-ship = после последнего корабля игра так не продолжается
sdc-error-next-ship = когда корабль отплыл, номер следующего не меньше 2
sdc-error-turn-limit = предел ходов завершает игру после хода { $turn }
sdc-error-no-demand = после последнего хода спрос не выбирают
