### Гра на пів сторінки, і як люди називають речі, коли запитують про них.

pr-newcomer =
    У вас свій острів і своє місто. Перемагає той, у кого наприкінці найбільше { NAME("victory-point", "plural", case: "genitive") }: їх дають відправлені товари й будівлі.
    Кожного раунду гравці по черзі обирають ролі. Дію ролі виконують усі, а той, хто її обрав, — першим і з привілеєм.
    { NAME("role-settler", first: "upper") }: взяти тайл. { NAME("role-mayor", first: "upper") }: отримати { -person-colonist(count: "plural", case: "accusative") }. { NAME("role-builder", first: "upper") }: збудувати будівлю. { NAME("role-craftsman", first: "upper") }: виробити товари. { NAME("role-trader", first: "upper") }: продати один товар. { NAME("role-captain", first: "upper") }: відправити товари за очки.
    Без людей ніщо не працює: тайл або будівля діє лише тоді, коли на її місцях хтось стоїть. Щоб виробити товар «{ -good-corn }», досить самої { -plantation(case: "genitive") }; для інших товарів потрібна ще й будівля.
    На ролі, яких ніхто не взяв, кладуть по 1 { NAME("doubloon", 1, case: "accusative") }: можна й зачекати. Гра закінчується, коли чиєсь місто забудоване або бракує { -person-colonist(count: "plural", case: "genitive") } чи очок.
pr-help-answers = Відповідайте номером або словами: поселенець, збудувати порт; або записом: role settler, build harbor, load sugar 7.
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
pr-also-cargo-ship = корабель, кораблі, завантаження, відправлення
pr-also-colonist-ship = корабель поселенців
pr-also-phase-storage = зберігання, склад
pr-also-person-colonist = люди, працівники, робітники
pr-also-person-noble = громадяни, знать
pr-also-circle = місця, кола, розстановка
pr-also-limbo = чекають, без місця
pr-also-building-construction-hut = двір
pr-also-building-specialty-factory = спеціалізація
pr-also-tile-quarry = кар’єр, камінь
pr-also-trading-house = ринок, продаж
pr-also-privilege = привілеї
pr-also-phase-draft = драфт
pr-also-wanted-token = розшук
