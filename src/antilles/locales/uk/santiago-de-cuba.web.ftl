### Сантьяго-де-Куба на веб-сторінці: підписи намальованого столу.

sdc-web-part-table = Вулиця
sdc-web-part-market = Місця
sdc-web-part-me = Моя ширма
sdc-web-part-rivals = Суперники
sdc-web-part-log = Журнал
sdc-web-stop-label = Зупинка { $stop }: { NAME($where) }, кроків: { $steps }, песо: { $pesos }
sdc-web-steps = { $steps ->
    [1] 1 крок, задарма
    [few] { $steps } кроки
   *[other] { $steps } кроків
}
sdc-web-car-here = Автомобіль тут
sdc-web-set-aside = Відкладено
sdc-web-no-demand = попиту немає: { NAME($good) }
sdc-web-each-good = за товар
sdc-web-die = { NAME($good, first: "upper") }: { $number }
sdc-web-good-left = { NAME($good, first: "upper") }: { $number }
sdc-web-held = { NAME($good, first: "upper") }: { $number }
sdc-web-behind-screen = за вашою ширмою
sdc-web-screen-up = за ширмою
sdc-web-flowers-lead = Квіти ведуть фішку
sdc-web-in-place-of = замість: { NAME($good) }
sdc-web-buy-points = Купити очки
sdc-web-sell-points = Продати очки
sdc-web-exchange = Обміняти
sdc-web-give = Ви віддаєте
sdc-web-take = Ви берете
sdc-web-analyse = Розібрати корабель { $number }
sdc-web-turning-told = корабель { $number }: { $played }, { $change }
