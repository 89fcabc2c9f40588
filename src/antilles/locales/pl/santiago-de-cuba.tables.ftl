### Co może wybrać stół Santiago de Cuba.

sdc-edition-original = Santiago de Cuba (2011)
sdc-option-flower = Kwiat na karcie: { NAME($cuban) }.
sdc-option-price-track = Punkty zwycięstwa za zwykły towar na każdej chorągiewce z liczbą.
sdc-option-price-track-list = liczby oddzielone przecinkami
sdc-option-street = Kubańczycy od pierwszego przystanku za portem.
sdc-option-street-list = wszystkie dziewięć imion oddzielonych przecinkami
sdc-option-venues = Lokale pod każdym kwiatem.
sdc-option-venues-list = po trzy nazwy na kwiat: { "{" }yellow: [...], ...{ "}" }
sdc-option-owner-vp-on-stay = Właściciele dostają punkty także wtedy, gdy pionek został.
sdc-option-end-immediately = Gra kończy się w chwili, gdy odpływa 7. statek.
sdc-option-open-holdings = Towary, peso i punkty zwycięstwa wszystkich są jawne.
sdc-option-ask-everything = Pytaj też gracza, który może tylko spasować.
sdc-option-turn-limit = Po tylu turach gra się kończy, a punkty liczy się według obecnej pozycji.
