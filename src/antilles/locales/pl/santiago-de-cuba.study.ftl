### Co o tej grze mówią raporty i omówienia.

sdc-arena-report-had = Przejęte lokale a wygrana
sdc-arena-report-timing = Gdzie i kiedy staje samochód
sdc-arena-report-timing-note = Ile razy samochód staje tutaj podczas jednego statku, w partiach, które do niego doszły.
