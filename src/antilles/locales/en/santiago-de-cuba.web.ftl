### Santiago de Cuba on the web page: labels of the drawn table.

sdc-web-part-table = Street
sdc-web-part-market = Venues
sdc-web-part-me = My screen
sdc-web-part-rivals = Rivals
sdc-web-part-log = Log
sdc-web-stop-label = Stop { $stop }: { NAME($where) }, steps: { $steps }, pesos: { $pesos }
sdc-web-steps = { $steps ->
    [1] 1 step, free
   *[other] { $steps } steps
}
sdc-web-car-here = The car is here
sdc-web-set-aside = Set aside
sdc-web-no-demand = not wanted: { NAME($good) }
sdc-web-each-good = each good
sdc-web-die = { NAME($good, first: "upper") }: { $number }
sdc-web-good-left = { NAME($good, first: "upper") }: { $number }
sdc-web-held = { NAME($good, first: "upper") }: { $number }
sdc-web-behind-screen = behind your screen
sdc-web-screen-up = behind the screen
sdc-web-flowers-lead = Flowers lead the pawn
sdc-web-in-place-of = in place of: { NAME($good) }
sdc-web-buy-points = Buy points
sdc-web-sell-points = Sell points
sdc-web-exchange = Exchange
sdc-web-give = You give
sdc-web-take = You take
sdc-web-analyse = Analyse ship { $number }
sdc-web-turning-told = ship { $number }: { $played }, { $change }
