# Analiza skończonej gry i podpowiedzi.

analysis = Analiza
analysis-working = Analizuję grę…
analysis-none = Analiza jest teraz niedostępna.
analysis-retry = Spróbuj ponownie
analysis-why = Szanse szacuje bot mistrz, który przewiduje każdą turę do końca.
analysis-deep = Spójrz głębiej
analysis-deep-sub = kluczowe chwile zostaną dograne setki razy; potrwa to około minuty
analysis-deep-done = Kluczowe chwile dograno wiele razy; ± to margines błędu.
graph-view = Co pokazuje wykres
graph-chances = Szanse
graph-points = Punkty
chances-sub = Szanse wszystkich na wygraną, ruch po ruchu
chances-at = Tura { $turn }: { $all }
chance-of = { $monster } { $n }
chance-error = { $n } ± { $error }

## One moment

moment-choice = Decyduje { $who }
moment-luck = Szczęście w tej chwili
moment-quiet = W tym kroku nic nie było do wygrania.
answer-list = Możliwości i szansa na wygraną po każdej z nich
answer-given = wybrano
answer-keep = Zachowaj { $dice }
answer-keep-none = Nie zachowuj nic
answer-use = Użyj { KIND($card) ->
    [tile] kafelka
   *[card] karty
} { $card }
answer-take = Weź kafelek { $card }
answer-pass = Nie używaj niczego
judged-best = Najlepszy wybór
judged-good = Równie dobry jak najlepszy
judged-inaccuracy = Drobna niedokładność: koszt { $n }
judged-mistake = Błąd: koszt { $n }
judged-blunder = Poważny błąd: koszt { $n }
what-if = A gdyby? Graj dalej od tego miejsca
what-if-sub = Za { CASE($who, "acc") } decydujesz ty, resztą grają boty

## Moments worth a look

highlights = Kluczowe chwile
highlight-inaccuracy = { $who } wybiera niedokładnie: { $n }
highlight-mistake = { $who } popełnia błąd: { $n }
highlight-blunder = { $who } popełnia poważny błąd: { $n }
luck-up = { $who } ma szczęście: { $n }
luck-down = { $who } ma pecha: { $n }

## Luck and skill

skill = Szczęście i umiejętności
skill-sub = Co zmieniło szanse wszystkich na wygraną
skill-who = Potwór
skill-luck = Szczęście
skill-own = Własne wybory
skill-others = Pozostali
skill-slips = Błędy
skill-mean = śr. { $n }
skill-why = Szczęście: co dały kostki i karty w porównaniu ze średnią. Własne wybory: ile zachowałyby lepsze. Mała liczba to średni koszt decyzji.
skill-replay = Zobacz każdy wybór w powtórce

## Hints during a game: the best answer in one sentence to learn from

hint = Podpowiedź
hint-thinking = Myślę…
hint-close = Wychodzi mniej więcej na to samo.
hint-hope = co najmniej { $n }×
hint-out = odpadniesz przed swoją następną turą: { $n }
hint-keep-all = Nie rzucaj dalej: kolejny rzut to więcej ryzyka niż zysku.
hint-keep-none = Nic nie warto zachować. Rzuć wszystkimi.
hint-keep-number = Trzy takie same cyfry punktują, a każda następna dodaje punkt.
hint-keep-claw = Uderz teraz: osłabić innych jest warte więcej niż punkty.
hint-keep-heart = Najpierw serca: kto odpadł, nie wygra.
hint-keep-energy = Energia teraz to wkrótce karta.
hint-yield = Wyjdź: jeśli zostaniesz, szansa, że odpadniesz przed swoją następną turą, to { $n }.
hint-stay = Zostań: Tokio jest warte ryzyka. Szansa, że odpadniesz przed swoją następną turą, to { $n }.
hint-buy = Kup kartę { $card }: zyskasz więcej, niż jest warta energia.
hint-take = Weź kafelek: pomoże ci najbardziej.
hint-end = Oszczędzaj energię: żadna karta nie jest jej teraz warta.
hint-sweep = Nic z tego wiele ci nie da. Nowe karty mogą.
hint-use = Użyj teraz: to jest ta chwila.
hint-pass = Zostaw na później.
hint-order = To zrób najpierw.
