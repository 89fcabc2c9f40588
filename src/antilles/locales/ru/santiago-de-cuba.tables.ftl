### Что может выбрать стол Сантьяго-де-Куба.

sdc-edition-original = Сантьяго-де-Куба (2011)
sdc-option-flower = Цветок на карте: { NAME($cuban) }.
sdc-option-price-track = Победные очки за простой товар на каждом пронумерованном флажке.
sdc-option-price-track-list = числа через запятую
sdc-option-street = Кубинцы, начиная с первой остановки после порта.
sdc-option-street-list = все девять имён через запятую
sdc-option-venues = Заведения под каждым цветком.
sdc-option-venues-list = по три имени на цветок: { "{" }yellow: [...], ...{ "}" }
sdc-option-owner-vp-on-stay = Владельцам платят, и когда фишка осталась на месте.
sdc-option-end-immediately = Игра кончается в тот миг, когда уходит 7-й корабль.
sdc-option-open-holdings = Товары, песо и победные очки всех открыты.
sdc-option-ask-everything = Спрашивать и того, кто может только спасовать.
sdc-option-turn-limit = После стольких ходов очки считают как есть.
