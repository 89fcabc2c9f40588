### Гра на пів сторінки, і як люди називають речі, коли запитують про них.

pr-newcomer =
    У вас свій острів і своє місто. Перемагає той, у кого наприкінці найбільше { NAME("victory-point", "plural", case: "genitive") }: їх дають відвантажені товари й будівлі.
    Кожного раунду гравці по черзі обирають ролі. Дію ролі виконують усі, а той, хто її обрав, — першим і з привілеєм.
    { NAME("role-settler", first: "upper") }: взяти тайл. { NAME("role-mayor", first: "upper") }: отримати { -person-colonist(count: "plural", case: "accusative") }. { NAME("role-builder", first: "upper") }: звести будівлю. { NAME("role-craftsman", first: "upper") }: виготовити товари. { NAME("role-trader", first: "upper") }: продати один товар за { -doubloon(count: "plural", case: "accusative") }. { NAME("role-captain", first: "upper") }: відвантажити товари за очки.
    Без людей ніщо не працює: тайли й будівлі діють лише тоді, коли на їхніх місцях хтось стоїть. Для { -good-corn(case: "genitive") } досить самої { -plantation(case: "genitive") }; для кожного іншого товару потрібна ще й { -production-building }.
    На кожну роль, якої ніхто не взяв, кладуть 1 { NAME("doubloon", 1, case: "accusative") }, тож чекайте слушної миті. Гра завершується, коли чиєсь місто забудоване або бракує { -person-colonist(count: "plural", case: "genitive") } чи очок.
pr-help-answers = Відповідайте номером або словами: { -role-settler }, звести { -building-harbor(case: "accusative") }; або нотацією: role settler, build harbor, load sugar 7.
pr-help-more = ? порт, ? 2, ? load sugar 7 або ? PR-CAPTAIN-04
pr-help-examples = Ще: ? порт, ? капітан, ? 2, ? каменярня, ? очки, ? load sugar 7, ? PR-CAPTAIN-04

## Інші слова для речей, через кому

pr-also-building-harbor = гавань
pr-also-building-wharf = свій корабель
pr-also-building-small-wharf = маленька верф
pr-also-building-jeweler = ювелір
pr-also-building-hospice = шпиталь
pr-also-building-university = школа
pr-also-victory-point = очки, по, рахунок, підрахунок
pr-also-doubloon = гроші, монети, золото, ціна
pr-also-cargo-ship = корабель, кораблі, відвантаження, завантаження
pr-also-colonist-ship = корабель поселенців, реєстр
pr-also-phase-storage = зберігання, склад
pr-also-person-colonist = люди, працівники, робітники
pr-also-person-noble = громадяни, знать
pr-also-circle = місця, півкола, розміщення
pr-also-limbo = нерозміщені, чекають, без місця
pr-also-building-construction-hut = двір
pr-also-building-specialty-factory = спеціалізація
pr-also-tile-quarry = каменоломня, кар’єр, камінь
pr-also-trading-house = ринок, продаж
pr-also-privilege = привілеї
pr-also-phase-draft = драфт
pr-also-wanted-token = розшук
