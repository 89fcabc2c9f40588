### Что может выбрать стол Сантьяго-де-Куба.

sdc-edition-original = Сантьяго-де-Куба (2011)
sdc-option-flower = Цветок на карточке: { NAME($cuban) }.
sdc-option-price-track = Победные очки за товар (кроме древесины) на каждом пронумерованном флажке.
sdc-option-price-track-list = числа через запятую
sdc-option-street = Кубинцы, начиная с первой остановки после порта.
sdc-option-street-list = все девять имён через запятую
sdc-option-venues = Заведения под каждым цветком.
sdc-option-venues-list = по три названия на цветок: { "{" }yellow: [...], ...{ "}" }
sdc-option-owner-vp-on-stay = Владельцы получают очко, и когда фишка осталась на месте.
sdc-option-end-immediately = Игра заканчивается сразу, как только отплывает 7-й корабль.
sdc-option-open-holdings = Товары, песо и победные очки всех открыты.
sdc-option-ask-everything = Спрашивать и того, кто может только спасовать.
sdc-option-turn-limit = После стольких ходов подсчитывают очки по текущему положению.
