### Що може обрати стіл Сантьяго-де-Куба.

sdc-edition-original = Сантьяго-де-Куба (2011)
sdc-option-flower = Квітка на картці: { NAME($cuban) }.
sdc-option-price-track = Переможні очки за товар (крім деревини) на кожному прапорці з числом.
sdc-option-price-track-list = числа через кому
sdc-option-street = Кубинці від першої зупинки після порту.
sdc-option-street-list = усі дев’ять імен через кому
sdc-option-venues = Заклади під кожною квіткою.
sdc-option-venues-list = по три назви на квітку: { "{" }yellow: [...], ...{ "}" }
sdc-option-owner-vp-on-stay = Власник отримує очко, навіть якщо фішка суперника лишилася на місці.
sdc-option-end-immediately = Гра завершується тієї миті, коли відпливає 7-й корабель.
sdc-option-open-holdings = Товари, песо й переможні очки всіх гравців відкриті.
sdc-option-ask-everything = Питати й того, хто може лише спасувати.
sdc-option-turn-limit = Після стількох ходів очки підраховують за поточною позицією.
