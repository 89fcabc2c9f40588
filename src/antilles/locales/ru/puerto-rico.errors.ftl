### Что не так со столом, позицией или целым размещением в Пуэрто-Рико.
### Позиции на любом языке записываются английскими словами, поэтому имена в них остаются как есть.

## Столы
pr-error-edition-players = В издании «{ $edition }» нет игры на { $players } (есть на { $fewest }–{ $most }). Есть в изданиях: { $others }.
pr-error-option-needs-expansion = Настройке «{ $option }» нужно дополнение «{ $expansion }».
pr-error-every-violet = В варианте «{ $variant }» участвуют все фиолетовые здания, поэтому «{ $option }» не имеет смысла.
pr-error-must-be-apart = Издание «{ $edition }» требует, чтобы { -building-office } и { -building-trading-post } не участвовали вместе (PR-X1-05).
pr-error-kept-apart = { $first } и { $second } за этим столом не участвуют вместе (PR-X1-05); смотрите «{ $option }».
pr-error-recorded-only = «{ $option }» лишь сообщает, что сказано в книгах правил; за столом это не меняется.
pr-error-building-set = Настройка «{ $option }» — это { $known } или список названий, а не { $given }.
pr-error-building-set-twice = Настройка «{ $option }» называет здание дважды.
pr-error-no-violet = { $given } — не фиолетовое здание, которое можно выбрать.
pr-error-violet-spaces = { $spaces ->
    [one] На поле { $spaces } место для фиолетовых зданий ценой { $cost }, а в списке их { $given } (PR-X1-03).
    [few] На поле { $spaces } места для фиолетовых зданий ценой { $cost }, а в списке их { $given } (PR-X1-03).
   *[many] На поле { $spaces } мест для фиолетовых зданий ценой { $cost }, а в списке их { $given } (PR-X1-03).
}
pr-error-no-building = Нет здания { $given }. { $hint }
pr-error-no-building-number = Нет здания { $given }; номера — от 0 до { $last }.

## Целые размещения
pr-error-place-twice = { $given } называет то же место дважды.
pr-error-no-list = { $given } — не действие; список бывает только после { $words }.
pr-error-people-stay = { NAME($place, first: "upper") }: в этом издании размещённые раньше остаются (здесь их { $people }).
pr-error-settled = { NAME($place, first: "upper") }: в этом размещении уже решено, здесь { $people }.
pr-error-only-goods = У вас только { $held } { NAME($good, $held) }.
pr-error-line = { NAME($what, first: "upper") }: по правилам остаётся { $left }, а в строке { $given }.
pr-error-line-nobles = { NAME($place, first: "upper") }, { -person-noble(count: "plural") }: по правилам остаётся { $left }, а в строке { $given }.

## Позиции: планшеты
pr-error-not-in-box = без дополнения «{ $expansion }» в игре их 0
pr-error-forests-named = { $given ->
    [one] названа плантация { $given } леса, а лесов на острове { $there }
   *[many] названы плантации { $given } лесов, а лесов на острове { $there }
}
pr-error-island-list = должно быть [tiles, colonists] или [tiles, colonists, nobles]
pr-error-forest-circle = в лесу нет кружка
pr-error-island-full = { $given ->
    [one] здесь { $given } тайл, а клеток на острове { $spaces }
    [few] здесь { $given } тайла, а клеток на острове { $spaces }
   *[many] здесь { $given } тайлов, а клеток на острове { $spaces }
}
pr-error-city-twice = здание названо дважды; двух одинаковых ни у кого нет (PR-BUILDER-06)
pr-error-city-full = { $given ->
    [one] занимает { $given } клетку, а в городе их { $spaces }
    [few] занимает { $given } клетки, а в городе их { $spaces }
   *[many] занимает { $given } клеток, а в городе их { $spaces }
}
pr-error-paper-points = бывает только после того, как очки в резерве закончились (PR-CAPTAIN-10)
pr-error-captain-turn = забывается, когда наступает { -phase-storage }
pr-error-produced = это товары идущей фазы производителя, которые ещё на руках

## Позиции: стол
pr-error-remainder = в документе { $used }, а в игре только { $total }
pr-error-house-full = { $given ->
    [one] здесь { $given } товар, а мест в торговом доме { $spaces }
    [few] здесь { $given } товара, а мест в торговом доме { $spaces }
   *[many] здесь { $given } товаров, а мест в торговом доме { $spaces }
}
pr-error-needs-expansion = нужно дополнение «{ $expansion }»
pr-error-goal-goods = { $goods ->
    [one] { -goal-goods }: { $goods } товар
    [few] { -goal-goods }: { $goods } товара
   *[many] { -goal-goods }: { $goods } товаров
}
pr-error-goal-building = это должно быть участвующее в игре здание третьего столбца
pr-error-goal-crop = не может производить урожай { -goal-plantation(case: "genitive") } (PR-X4-02)
pr-error-not-draftable = { $building } нельзя выбрать вместе с этими (PR-X1-03, PR-X1-05)
pr-error-no-draft = за этим столом здания не выбирают
pr-error-drafted = { $drafted ->
    [one] выбрано { $drafted } здание
    [few] выбрано { $drafted } здания
   *[many] выбрано { $drafted } зданий
}
pr-error-ship-lacks-spaces = не хватает «spaces»
pr-error-ship-spaces = корабли этой игры: { $known } ячеек, по одному каждого
pr-error-ship-load = у гружёного корабля есть товар и груз, у пустого нет ни того, ни другого
pr-error-two-ships = { $good } везут два корабля (PR-CAPTAIN-03)
pr-error-row-full = { $given ->
    [one] здесь { $given } тайл, а в открытом ряду их { $spaces }
    [few] здесь { $given } тайла, а в открытом ряду их { $spaces }
   *[many] здесь { $given } тайлов, а в открытом ряду их { $spaces }
}
pr-error-script-long = { $given ->
    [one] назван { $given } тайл, а заранее разложить можно не больше { $most }
    [few] названо { $given } тайла, а заранее разложить можно не больше { $most }
   *[many] названо { $given } тайлов, а заранее разложить можно не больше { $most }
}
pr-error-script-kind = названо { $kind }: { $given }, а закрытых — { $there }

## Позиции: что происходит
pr-error-remembered-in = помнится только в фазе { $phase }
pr-error-remembered-in-a-phase = помнится только во время фазы
pr-error-needs-question = нужно «decision», заданный вопрос, или «at»
pr-error-needs-role = нужно «role», взятая роль
pr-error-taken-role-doubloons = на взятой роли нет дублонов (PR-ROUND-03)
pr-error-role-doubloons-twice = это дублоны на только что взятой роли, они называются один раз (PR-ROUND-03)
pr-error-takeover-parts = нужны «role» и «seat»
pr-error-takeover-role = это должна быть участвующая в игре роль, которую никто не взял
pr-error-takeover-running = нужны «role» и «holder», контрабандист
pr-error-takeover-early = бывает в конце раунда, когда все выбрали роли (PR-X3-07)
pr-error-role-taken-by = роль { $role } взяло место { $seat }
pr-error-roles-taken = { $taken ->
    [one] взята { $taken } роль, а в раунде их { $most } (PR-ROUND-08)
    [few] взято { $taken } роли, а в раунде их { $most } (PR-ROUND-08)
   *[many] взято { $taken } ролей, а в раунде их { $most } (PR-ROUND-08)
}
pr-error-governor = роли взяли места { $seats }; к губернатору { $governor } это не подходит (PR-ROUND-01)
pr-error-no-governor = роли взяли места { $seats }; это не подходит ни к какому губернатору (PR-ROUND-01)
pr-error-phase-role = не подходит к исполняемой роли
pr-error-over-without-end = у оконченной игры есть условие конца в «ended» и нет взятых ролей
pr-error-nothing-asked = можно не писать, но «nothing» бывает только после конца игры
pr-error-at-place = это момент фазы { $phase }, когда ещё ничего не спрошено
pr-error-said-by-at = это уже сказано в «at: { $place }»
pr-error-turn-place = бывает при «decision» или в такой момент, когда есть ходы

## Позиции: что помнит фаза
pr-error-tile-peeked = это последний взятый вслепую тайл, пока место спрошено о нём и ему есть куда лечь
pr-error-lured = зависит от { -person-noble(case: "genitive") } { -colonist-ship(case: "where") }
pr-error-placing-for = говорит, для чего идёт размещение, и больше ничего
pr-error-hand = люди на руках бывают только во время размещения
pr-error-hand-nobles = это часть людей на руках
pr-error-added = это только что размещённые люди
pr-error-not-in-phase = в этой фазе не спрашивается
pr-error-placer = это место { $seat }, чей сейчас ход
pr-error-added-standing = это люди, которые там стоят
pr-error-offered = называет выгоды ровно тогда, когда о них спрашивают
pr-error-not-earned = получателю не положено
pr-error-tile-placed = это тайл без колониста
pr-error-ship-empty = пуст после раздачи, пока его не заполнят (PR-MAYOR-02)
pr-error-turns-before-placing = 0, пока людей не размещают (PR-MAYOR-06)
pr-error-hand-counts = считает всех, кто ещё не размещён; дальше никто не стоит (PR-MAYOR-04)
pr-error-discount = бывает при вопросе о каменоломнях
pr-error-buying = это здание, которое место покупает
pr-error-purchase-step = бывает при вопросах о покупке
pr-error-no-chip = у места нет чипа, который можно вернуть
pr-error-just-built = это только что построенное здание
pr-error-supplied = это товары, которые лежат { -supply(case: "where") }
pr-error-kept = называет виды до того, о котором спрошено, и товары, которые у игрока есть
