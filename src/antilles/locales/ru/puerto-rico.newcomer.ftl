### Игра на полстраницы, и как люди называют вещи, когда спрашивают о них.

pr-newcomer =
    У вас свой остров и свой город. Побеждает тот, у кого в конце больше всего { NAME("victory-point", "plural", case: "genitive") }: их дают отправленные товары и здания.
    В каждом раунде игроки по очереди выбирают роли. Действие роли выполняют все, а тот, кто её выбрал, — первым и с привилегией.
    { NAME("role-settler", first: "upper") }: взять тайл. { NAME("role-mayor", first: "upper") }: получить { -person-colonist(count: "plural", case: "accusative") }. { NAME("role-builder", first: "upper") }: построить здание. { NAME("role-craftsman", first: "upper") }: произвести товары. { NAME("role-trader", first: "upper") }: продать один товар за { -doubloon(count: "plural", case: "accusative") }. { NAME("role-captain", first: "upper") }: отправить товары за очки.
    Без людей ничего не работает: тайл или здание функционирует, только когда на его кружках кто-то стоит. Для { -good-corn(case: "genitive") } хватает { -plantation(case: "genitive") }; для остальных товаров требуется ещё и { -production-building }.
    На каждую роль, которую никто не взял, кладут 1 { NAME("doubloon", 1, case: "accusative") }, так что дождитесь удобного момента. Игра заканчивается, когда чей-то город застроен, не хватает { -person-colonist(count: "plural", case: "genitive") } или закончились очки.
pr-help-answers = Отвечайте номером или словами: поселенец, построить порт; или записью: role settler, build harbor, load sugar 7.
pr-help-more = ? порт, ? 2, ? load sugar 7 или ? PR-CAPTAIN-04
pr-help-examples = Ещё: ? порт, ? капитан, ? 2, ? каменоломня, ? очки, ? load sugar 7, ? PR-CAPTAIN-04

## Другие слова для вещей, через запятую

pr-also-building-harbor = гавань
pr-also-building-wharf = свой корабль
pr-also-building-small-wharf = маленькая верфь
pr-also-building-jeweler = ювелир
pr-also-building-hospice = госпиталь
pr-also-building-university = школа
pr-also-victory-point = очки, по, счёт, счет, подсчёт
pr-also-doubloon = деньги, монеты, золото, цена
pr-also-cargo-ship = корабль, корабли, погрузка, отправка
pr-also-colonist-ship = корабль поселенцев
pr-also-phase-storage = хранение, склад
pr-also-person-colonist = люди, работники, рабочие
pr-also-person-noble = граждане, знать
pr-also-circle = кружки, размещение, расстановка
pr-also-limbo = ждут, без места
pr-also-building-construction-hut = бюро
pr-also-building-specialty-factory = специализация
pr-also-tile-quarry = карьер, камень
pr-also-trading-house = рынок, продажа
pr-also-privilege = привилегии
pr-also-phase-draft = драфт
pr-also-wanted-token = розыск
