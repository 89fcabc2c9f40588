### Co o tej grze mówią raporty i omówienia.

pr-arena-report-had = Budynki a wygrana
pr-arena-report-timing = Kiedy brane są role
pr-arena-report-timing-note = Ile razy w rundzie brana jest każda rola, w partiach, które do niej doszły.
