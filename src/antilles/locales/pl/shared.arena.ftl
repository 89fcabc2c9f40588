### Mecze między botami.

arena-games = { $one } przeciw { $other }
arena-share = { $one } przeciw { $other }: { $share } z { $games } partii, 95 % od { $low } do { $high } (po równo byłoby { $fair })
arena-paired = według ziaren ({ $seeds }): od { $low } do { $high }
arena-points = średnio punktów: { $own } przeciw { $others }
arena-seat = miejsce { $seat } wygrywa { $share }
arena-unreadable = { $path } nie jest plikiem meczu; wybierz inną nazwę.
arena-other-match = { $path } zawiera inny mecz; wybierz inną nazwę.
arena-too-many-seats = Jeśli zajmiesz { $seats } miejsc przy stole na { $players }, nie będzie z kim grać.
cli-preparing-bots = Przygotowujemy boty, tylko za pierwszym razem
