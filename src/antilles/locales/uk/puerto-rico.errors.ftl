### Що не так зі столом, позицією чи цілим розміщенням у Пуерто-Ріко.
### Позиції будь-якою мовою записують англійськими словами, тому імена в них лишаються як є.

## Столи
pr-error-edition-players = У виданні «{ $edition }» немає гри на { $players } (є на { $fewest }–{ $most }). Є у виданнях: { $others }.
pr-error-option-needs-expansion = Налаштуванню «{ $option }» потрібне доповнення «{ $expansion }».
pr-error-every-violet = У варіанті «{ $variant }» беруть участь усі фіолетові будівлі, тому «{ $option }» не має сенсу.
pr-error-must-be-apart = Видання «{ $edition }» вимагає, щоб { -building-office } і { -building-trading-post } не були в грі разом (PR-X1-05).
pr-error-kept-apart = { $first } і { $second } за цим столом не бувають у грі разом (PR-X1-05); дивіться «{ $option }».
pr-error-recorded-only = «{ $option }» лише повідомляє, що сказано в правилах; за столом це не змінюється.
pr-error-building-set = Налаштування «{ $option }» — це { $known } або список назв, а не { $given }.
pr-error-building-set-twice = Налаштування «{ $option }» називає будівлю двічі.
pr-error-no-violet = { $given } — не фіолетова будівля, яку можна обрати.
pr-error-violet-spaces = { $spaces ->
    [one] На полі { $spaces } місце для фіолетових будівель ціною { $cost }, а в списку їх { $given } (PR-X1-03).
    [few] На полі { $spaces } місця для фіолетових будівель ціною { $cost }, а в списку їх { $given } (PR-X1-03).
   *[many] На полі { $spaces } місць для фіолетових будівель ціною { $cost }, а в списку їх { $given } (PR-X1-03).
}
pr-error-no-building = Немає будівлі { $given }. { $hint }
pr-error-no-building-number = Немає будівлі { $given }; номери — від 0 до { $last }.

## Цілі розміщення
pr-error-place-twice = { $given } називає те саме місце двічі.
pr-error-no-list = { $given } — не дія; список буває лише після { $words }.
pr-error-people-stay = { NAME($place, first: "upper") }: у цьому виданні розміщені раніше лишаються (тут їх { $people }).
pr-error-settled = { NAME($place, first: "upper") }: у цьому розміщенні вже вирішено, тут { $people }.
pr-error-only-goods = У вас лише { $held } { NAME($good, $held) }.
pr-error-line = { NAME($what, first: "upper") }: за правилами лишається { $left }, а в рядку { $given }.
pr-error-line-nobles = { NAME($place, first: "upper") }, { -person-noble(count: "plural") }: за правилами лишається { $left }, а в рядку { $given }.

## Позиції: планшети
pr-error-not-in-box = без доповнення «{ $expansion }» у грі їх 0
pr-error-forests-named = { $given ->
    [one] названо плантацію { $given } лісу, а лісів на острові { $there }
    [few] названо плантації { $given } лісів, а лісів на острові { $there }
   *[many] названо плантації { $given } лісів, а лісів на острові { $there }
}
pr-error-island-list = має бути [tiles, colonists] або [tiles, colonists, nobles]
pr-error-forest-circle = у лісі немає місця для { -person-colonist(case: "genitive") }
pr-error-island-full = { $given ->
    [one] тут { $given } тайл, а полів на острові { $spaces }
    [few] тут { $given } тайли, а полів на острові { $spaces }
   *[many] тут { $given } тайлів, а полів на острові { $spaces }
}
pr-error-city-twice = будівлю названо двічі; двох однакових ні в кого немає (PR-BUILDER-06)
pr-error-city-full = { $given ->
    [one] займає { $given } ділянку, а в місті їх { $spaces }
    [few] займає { $given } ділянки, а в місті їх { $spaces }
   *[many] займає { $given } ділянок, а в місті їх { $spaces }
}
pr-error-paper-points = буває лише після того, як жетони закінчилися (PR-CAPTAIN-10)
pr-error-captain-turn = забувається, коли товари зберігають
pr-error-produced = це товари поточної { -phase-craftsman(case: "genitive") }, які ще на руках

## Позиції: стіл
pr-error-remainder = у документі { $used }, а в грі лише { $total }
pr-error-house-full = { $given ->
    [one] тут { $given } товар, а місць у торговому домі { $spaces }
    [few] тут { $given } товари, а місць у торговому домі { $spaces }
   *[many] тут { $given } товарів, а місць у торговому домі { $spaces }
}
pr-error-needs-expansion = потрібне доповнення «{ $expansion }»
pr-error-goal-goods = { $goods ->
    [one] на цілі «Товари» { $goods } товар
    [few] на цілі «Товари» { $goods } товари
   *[many] на цілі «Товари» { $goods } товарів
}
pr-error-goal-building = це має бути будівля третього ряду, яка є в грі
pr-error-goal-crop = не може виготовляти товар цілі «Плантації» (PR-X4-02)
pr-error-not-draftable = { $building } не можна обрати разом із цими (PR-X1-03, PR-X1-05)
pr-error-no-draft = за цим столом будівель не обирають
pr-error-drafted = { $drafted ->
    [one] обрано { $drafted } будівлю
    [few] обрано { $drafted } будівлі
   *[many] обрано { $drafted } будівель
}
pr-error-ship-lacks-spaces = бракує «spaces»
pr-error-ship-spaces = кораблі цієї гри — на { $known } місць, по одному кожного розміру
pr-error-ship-load = навантажений корабель має товар і вантаж, порожній не має ні того, ні того
pr-error-two-ships = { $good } везуть два кораблі (PR-CAPTAIN-03)
pr-error-row-full = { $given ->
    [one] тут { $given } тайл, а у відкритому ряду їх { $spaces }
    [few] тут { $given } тайли, а у відкритому ряду їх { $spaces }
   *[many] тут { $given } тайлів, а у відкритому ряду їх { $spaces }
}
pr-error-script-long = { $given ->
    [one] названо { $given } тайл, а наперед розкласти можна не більше ніж { $most }
    [few] названо { $given } тайли, а наперед розкласти можна не більше ніж { $most }
   *[many] названо { $given } тайлів, а наперед розкласти можна не більше ніж { $most }
}
pr-error-script-kind = названо { $kind }: { $given }, а долілиць лежить { $there }

## Позиції: що відбувається
pr-error-remembered-in = пам’ятається лише у фазі { $phase }
pr-error-remembered-in-a-phase = пам’ятається лише під час фази
pr-error-needs-question = потрібне «decision», поставлене запитання, або «at»
pr-error-needs-role = потрібне «role», узята роль
pr-error-taken-role-doubloons = на взятій ролі немає { -doubloon(count: "plural", case: "genitive") } (PR-ROUND-03)
pr-error-role-doubloons-twice = це { -doubloon(count: "plural") } на щойно взятій ролі, їх називають один раз (PR-ROUND-03)
pr-error-takeover-parts = потрібні «role» і «seat»
pr-error-takeover-role = це має бути роль у грі, якої ніхто не взяв
pr-error-takeover-running = потрібні «role» і «holder», контрабандист
pr-error-takeover-early = буває наприкінці раунду, коли всі обрали ролі (PR-X3-07)
pr-error-role-taken-by = роль { $role } взяло місце { $seat }
pr-error-roles-taken = { $taken ->
    [one] узято { $taken } роль, а в раунді їх { $most } (PR-ROUND-08)
    [few] узято { $taken } ролі, а в раунді їх { $most } (PR-ROUND-08)
   *[many] узято { $taken } ролей, а в раунді їх { $most } (PR-ROUND-08)
}
pr-error-governor = ролі взяли місця { $seats }; до губернатора { $governor } це не пасує (PR-ROUND-01)
pr-error-no-governor = ролі взяли місця { $seats }; це не пасує до жодного губернатора (PR-ROUND-01)
pr-error-phase-role = не пасує до ролі, яку виконують
pr-error-over-without-end = закінчена гра має умову кінця в «ended» і жодної взятої ролі
pr-error-nothing-asked = можна не писати, але «nothing» буває лише після кінця гри
pr-error-at-place = це місце фази { $phase }, де ще нічого не запитано
pr-error-said-by-at = це вже сказано в «at: { $place }»
pr-error-turn-place = буває при «decision» або там, де є ходи

## Позиції: що пам’ятає фаза
pr-error-tile-peeked = це останній узятий зі стосу тайл, поки місце запитано про нього і йому є куди лягти
pr-error-lured = вирішує { -person-noble } { -colonist-ship(case: "where") }
pr-error-placing-for = каже, для чого йде розміщення, і більше нічого
pr-error-hand = люди на руках бувають лише під час розміщення
pr-error-hand-nobles = це частина людей на руках
pr-error-added = це щойно розміщені люди
pr-error-not-in-phase = у цій фазі не питають
pr-error-placer = це місце { $seat }, чий зараз хід
pr-error-added-standing = це люди, які там стоять
pr-error-offered = називає бонуси саме тоді, коли про них питають
pr-error-not-earned = отримувачеві не належить
pr-error-tile-placed = це тайл без { -person-colonist(case: "genitive") }
pr-error-ship-empty = порожній після роздачі, поки його не заповнять (PR-MAYOR-02)
pr-error-turns-before-placing = 0, поки людей не розміщують (PR-MAYOR-06)
pr-error-hand-counts = рахує всіх, кого ще не розміщено; далі ніхто не стоїть (PR-MAYOR-04)
pr-error-discount = буває під час запитання про каменярні
pr-error-buying = це будівля, яку місце купує
pr-error-purchase-step = буває під час запитань про купівлю
pr-error-no-chip = місце не має жетона, який можна повернути
pr-error-just-built = це щойно зведена будівля
pr-error-supplied = це товари, які лежать у резерві
pr-error-kept = називає типи до того, про який питають, і товари, які гравець має
