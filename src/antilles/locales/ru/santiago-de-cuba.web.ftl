### Сантьяго-де-Куба на веб-странице: подписи нарисованного стола.

sdc-web-part-table = Улица
sdc-web-part-market = Места
sdc-web-part-me = Моя ширма
sdc-web-part-rivals = Соперники
sdc-web-part-log = Журнал
sdc-web-stop-label = Остановка { $stop }: { NAME($where) }, шагов: { $steps }, песо: { $pesos }
sdc-web-steps = { $steps ->
    [1] 1 шаг, даром
    [few] { $steps } шага
   *[other] { $steps } шагов
}
sdc-web-car-here = Машина здесь
sdc-web-set-aside = Отложено
sdc-web-no-demand = спроса нет: { NAME($good) }
sdc-web-each-good = за товар
sdc-web-die = { NAME($good, first: "upper") }: { $number }
sdc-web-good-left = { NAME($good, first: "upper") }: { $number }
sdc-web-held = { NAME($good, first: "upper") }: { $number }
sdc-web-behind-screen = за вашей ширмой
sdc-web-screen-up = за ширмой
sdc-web-flowers-lead = Цветы ведут фишку
sdc-web-in-place-of = вместо: { NAME($good) }
sdc-web-buy-points = Купить очки
sdc-web-sell-points = Продать очки
sdc-web-exchange = Обменять
sdc-web-give = Вы отдаёте
sdc-web-take = Вы берёте
sdc-web-analyse = Разобрать корабль { $number }
sdc-web-turning-told = корабль { $number }: { $played }, { $change }
