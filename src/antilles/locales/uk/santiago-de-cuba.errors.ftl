### Що не так зі столом чи позицією Сантьяго-де-Куба.
### Позиції будь-якою мовою записують англійськими словами, тому імена в них лишаються як є.

## Столи й дії
sdc-error-no-list = { $given }: у Сантьяго-де-Куба кожну дію подають окремо.
sdc-error-track-price = Налаштування «{ $option }» приймає ціни від 0 до { $most }, а не { $given }.
sdc-error-track-length = Налаштування «{ $option }» приймає від 1 до { $most } цін, а не { $given }.
sdc-error-unknown-name = Налаштування «{ $option }»: немає { $given }. { $hint }
sdc-error-missing = Налаштування «{ $option }» називає кожного по одному разу; бракує: { $missing }.
sdc-error-once = Налаштування «{ $option }» називає кожного по одному разу; когось названо двічі.
sdc-error-venues = Налаштування «{ $option }» — це «{ $random }» або по три заклади на кожну квітку, а не { $given }.
sdc-error-venues-of = { $given ->
    [one] Налаштування «{ $option }»: { $flower } має { $given } заклад, а треба { $wanted }.
    [few] Налаштування «{ $option }»: { $flower } має { $given } заклади, а треба { $wanted }.
   *[many] Налаштування «{ $option }»: { $flower } має { $given } закладів, а треба { $wanted }.
}

## Позиції: вулиця, заклади, місця
sdc-error-street = називає кожного кубинця один раз, від зупинки після порту
sdc-error-two-flowers = лежить під двома квітками
sdc-error-venues-under = { $most ->
    [one] під { $flower } більше ніж { $most } заклад
    [few] під { $flower } більше ніж { $most } заклади
   *[many] під { $flower } більше ніж { $most } закладів
}
sdc-error-held = { $good } на руках: { $held }, а всього їх { $tokens }
sdc-error-supply = { $good }: тут { $given }, але на руках { $held } із { $tokens }, лишається { $left }
sdc-error-pawn-there = там стоїть інша фішка
sdc-error-owned = { $venue } уже має власника
sdc-error-owns = { $most ->
    [one] місце має не більше ніж { $most } заклад
    [few] місце має не більше ніж { $most } заклади
   *[many] місце має не більше ніж { $most } закладів
}
sdc-error-markers = { $owned ->
    [one] { $owned } маркер із { $markers } лежить на закладі
    [few] { $owned } маркери із { $markers } лежать на закладах
   *[many] { $owned } маркерів із { $markers } лежать на закладах
}

## Позиції: корабель і кубики
sdc-error-ship-gone = корабля тут у порту немає
sdc-error-no-ship = у порту немає корабля
sdc-error-price = має бути одне з: { $known }
sdc-error-flag-price = прапорець { $flag } вартий { $price }
sdc-error-first-flag = без корабля в порту маркер стоїть на першому прапорці
sdc-error-rolled = кубики кидають, лише коли запитано «demand»
sdc-error-dice = { $given ->
    [one] тут { $given } кубик, а всього їх { $dice }: { $known }
    [few] тут { $given } кубики, а всього їх { $dice }: { $known }
   *[many] тут { $given } кубиків, а всього їх { $dice }: { $known }
}
sdc-error-die-twice = цей кубик названо тут двічі
sdc-error-die-face = на кубику { $good } немає { $face }
sdc-error-die-blank = кожен кинутий кубик показує число
sdc-error-dice-needed = коли запитано «demand», потрібні п’ять кубиків; now: { "{" }phase: demand{ "}" } кине їх
sdc-error-five-zeros = за п’яти нулів вирішувати нічого (SDC-SHIP-6)
sdc-error-four-zeros = корабель у порту чогось чекає; з чотирма нулями він уже відплив (SDC-SHIP-1)
sdc-error-one-die-aside = біля поля лежить рівно один кубик
sdc-error-all-dice = названо всі п’ять кубиків, а один із них лежить біля поля
sdc-error-set-aside = { $good } відкладено
sdc-error-rolls = { $ships ->
    [one] кидків тут { $given }, а прийде ще { $ships } корабель
    [few] кидків тут { $given }, а прийдуть ще { $ships } кораблі
   *[many] кидків тут { $given }, а прийде ще { $ships } кораблів
}

## Позиції: що відбувається
sdc-error-ship-at-turn = коли починається хід, у порту стоїть корабель
sdc-error-loading-in-port = раунд завантаження буває, коли автомобіль у порту
sdc-error-available-cuban = має стояти біля вільного кубинця
sdc-error-pawn-nowhere = фішка місця { $seat } не стоїть у жодному закладі
sdc-error-asked-passed = запитане місце вже спасувало
sdc-error-loading-needs-ship = для раунду завантаження потрібен корабель
sdc-error-gives-itself = активне місце нічого не дає саме собі
sdc-error-leads-not = { $cuban } не веде до { $venue }
sdc-error-pawn-stayed = фішка не могла лишитися: було відкрито { $venue } (SDC-TURN-4)
sdc-error-only-active = «{ $decision }» питають лише в активного місця { $seat }
sdc-error-phase-or-question = або починається фаза, або поставлено запитання
sdc-error-passed = місця, що спасували, бувають лише в раунді завантаження
sdc-error-pawn-later = фішка ходить після цього запитання
sdc-error-no-reason = закінчена гра має причину: { $known }
sdc-error-turns = не менше ніж 1, раз перший хід почався
sdc-error-first-demand = перший попит обирає останнє місце, { $seat }
sdc-error-last-ship = останній корабель відплив, лише якщо корабля { $ship } вже немає в порту
sdc-error-after-last-ship = після останнього корабля гра так не триває
sdc-error-next-ship = коли корабель відплив, номер наступного не менший ніж 2
sdc-error-turn-limit = межа ходів закінчує гру після ходу { $turn }
sdc-error-no-demand = після останнього ходу попиту не обирають
