### Santiago de Cuba na stronie: podpisy narysowanego stołu.

sdc-web-part-table = Ulica
sdc-web-part-market = Lokale
sdc-web-part-me = Moja zasłonka
sdc-web-part-rivals = Rywale
sdc-web-part-log = Dziennik
sdc-web-stop-label = Przystanek { $stop }: { NAME($where) }, kroki: { $steps }, peso: { $pesos }
sdc-web-steps = { $steps ->
    [1] 1 krok, za darmo
    [few] { $steps } kroki
   *[other] { $steps } kroków
}
sdc-web-car-here = Auto jest tutaj
sdc-web-set-aside = Odłożone
sdc-web-no-demand = bez popytu: { NAME($good) }
sdc-web-each-good = za towar
sdc-web-die = { NAME($good, first: "upper") }: { $number }
sdc-web-good-left = { NAME($good, first: "upper") }: { $number }
sdc-web-held = { NAME($good, first: "upper") }: { $number }
sdc-web-behind-screen = za twoją zasłonką
sdc-web-screen-up = za zasłonką
sdc-web-flowers-lead = Kwiaty prowadzą pionek
sdc-web-in-place-of = zamiast: { NAME($good) }
sdc-web-buy-points = Kup punkty
sdc-web-sell-points = Sprzedaj punkty
sdc-web-exchange = Wymień
sdc-web-give = Oddajesz
sdc-web-take = Bierzesz
sdc-web-analyse = Analizuj statek { $number }
sdc-web-turning-told = statek { $number }: { $played }, { $change }
