import { bold, h2, link, p, richText, ul } from '../rich-text.ts';
import type { DemoNews } from '../shape-lists.ts';

export const firstHalf2025: readonly DemoNews[] = [
  {
    publishDate: '2025-03-04',
    image: 'dipstick',
    de: {
      title: 'Ölstand richtig messen: warten, wischen, zweimal hinsehen',
      slug: 'oelstand-richtig-messen',
      parentHeading: 'Ratgeber',
      intro:
        'Fünf Minuten nach dem Abstellen, auf ebener Fläche. Warum der erste Blick auf den Peilstab fast immer täuscht und was zwischen den Marken liegt.',
      body: richText(
        p(
          'Direkt nach der Fahrt hängt ein Teil des Öls noch im Zylinderkopf. Wer sofort misst, liest zu wenig ab und füllt zu viel nach. Warten Sie bei warmem Motor fünf Minuten.',
        ),
        h2('So geht es'),
        ul(
          'Auf ebener Fläche parken, Motor aus, fünf Minuten warten.',
          'Peilstab ziehen, mit einem fusselfreien Tuch abwischen.',
          'Ganz einschieben, wieder ziehen, beide Seiten ansehen. Die niedrigere zählt.',
        ),
        p(
          'Zwischen Minimum und Maximum liegt bei den meisten Motoren ein Liter. Steht das Öl in der Mitte, fehlt also nichts. Zu viel Öl schadet ebenfalls: Die Kurbelwelle schlägt es schaumig, und Schaum schmiert schlecht.',
        ),
        p(
          'Welches Öl zum Nachfüllen passt, steht unter ',
          link('Produkte', { page: 'products' }),
          '.',
        ),
      ),
    },
    pl: {
      title: 'Jak zmierzyć poziom oleju: poczekać, wytrzeć, spojrzeć dwa razy',
      slug: 'jak-zmierzyc-poziom-oleju',
      parentHeading: 'Porady',
      intro:
        'Pięć minut po zgaszeniu silnika, na równym. Dlaczego pierwszy odczyt z bagnetu prawie zawsze myli i ile oleju mieści się między znakami.',
      body: richText(
        p(
          'Tuż po jeździe część oleju jest jeszcze w głowicy. Kto mierzy od razu, widzi za mało i dolewa za dużo. Przy ciepłym silniku trzeba odczekać pięć minut.',
        ),
        h2('Po kolei'),
        ul(
          'Zaparkuj na równym, zgaś silnik, poczekaj pięć minut.',
          'Wyjmij bagnet i wytrzyj go szmatką, która nie zostawia nitek.',
          'Wsuń do końca, wyjmij i obejrzyj z obu stron. Liczy się niższy poziom.',
        ),
        p(
          'Między minimum a maksimum mieści się zwykle litr. Poziom w połowie jest więc dobry. Nadmiar też szkodzi: wał korbowy ubija olej na pianę, a piana słabo smaruje.',
        ),
        p('Jaki olej dolać, podpowiada strona ', link('Produkty', { page: 'products' }), '.'),
      ),
    },
  },
  {
    publishDate: '2025-03-27',
    de: {
      title: 'Pollenzeit: Der Innenraumfilter ist jetzt dran',
      slug: 'pollenzeit-innenraumfilter',
      parentHeading: 'Ratgeber',
      intro:
        'Birke und Hasel blühen, und viele Filter stecken seit zwei Jahren im Auto. Woran Sie einen vollen erkennen und was Aktivkohle bringt.',
      body: richText(
        p(
          'Der Innenraumfilter hält Pollen, Ruß und Staub zurück. Ist er voll, beschlagen die Scheiben schneller, und das Gebläse wird lauter, ohne mehr Luft zu liefern.',
        ),
        p(
          bold('Aktivkohle '),
          'bindet zusätzlich Gerüche und Stickoxide. Der Aufpreis liegt bei 16 €, die Wirkung lässt nach etwa einem Jahr nach.',
        ),
        h2('Wie oft?'),
        p(
          'Alle 15.000 km oder einmal im Jahr, am besten im Frühjahr. Wir schauen ohne Berechnung nach und zeigen Ihnen den alten. Preise stehen bei den ',
          link('Filtern', { page: 'filters' }),
          '.',
        ),
      ),
    },
    pl: {
      title: 'Pylą brzozy: pora na filtr kabinowy',
      slug: 'pora-na-filtr-kabinowy',
      parentHeading: 'Porady',
      intro:
        'Zaczyna się sezon pyłkowy, a w wielu autach filtr kabinowy siedzi od dwóch lat. Po czym poznać, że jest pełny, i co daje węgiel aktywny.',
      body: richText(
        p(
          'Filtr kabinowy zatrzymuje pyłki, sadzę i kurz. Gdy jest pełny, szyby szybciej parują, a dmuchawa szumi głośniej, choć wieje słabiej.',
        ),
        p(
          bold('Węgiel aktywny '),
          'wiąże dodatkowo zapachy i tlenki azotu. Po roku działa już wyraźnie słabiej.',
        ),
        h2('Jak często?'),
        p(
          'Co 15 tys. km albo raz w roku, najlepiej wiosną. Zaglądamy za darmo i pokazujemy stary filtr. Ceny są na stronie ',
          link('Filtry', { page: 'filters' }),
          '.',
        ),
      ),
    },
  },
  {
    publishDate: '2025-04-15',
    image: 'gearbox-open',
    de: {
      title: 'Fünf weitere Stationen spülen jetzt Getriebe',
      slug: 'fuenf-weitere-stationen-spuelen-getriebe',
      parentHeading: 'Standorte',
      intro:
        'Spandau, Löbtau, Bielefeld, Saarbrücken und Augsburg haben neue Spülgeräte bekommen. Die Leute dort waren dafür zwei Wochen in Dortmund-Hörde.',
      body: richText(
        p(
          'Eine Getriebespülung dauert zwei bis drei Stunden und verlangt mehr als ein Gerät: die richtige Öltemperatur, die richtige Adaption, und manchmal den Rat, es zu lassen.',
        ),
        h2('Was geschult wurde'),
        ul(
          'Wandlerautomaten von ZF und Aisin mit Filter in der Wanne',
          'nasse Doppelkupplungen mit sechs und sieben Gängen',
          'stufenlose Getriebe und ihre besonderen Öle',
          'Diagnose vor und nach der Arbeit',
        ),
        p(
          'Termine gibt es meist in derselben Woche. Was es kostet, steht unter ',
          link('Getriebeöl', { page: 'gearbox-oil' }),
          '.',
        ),
      ),
    },
    pl: {
      title: 'Płukanie skrzyń także w Bielsku-Białej i Lublinie',
      slug: 'plukanie-skrzyn-bielsko-biala-lublin',
      parentHeading: 'Stacje',
      intro:
        'Dwie kolejne stacje dostały urządzenia do płukania automatów. Ich załogi spędziły wcześniej dwa tygodnie na szkoleniu w Poznaniu.',
      body: richText(
        p(
          'Płukanie trwa dwie do trzech godzin i wymaga czegoś więcej niż urządzenia: właściwej temperatury oleju, adaptacji, a czasem rady, żeby go nie robić.',
        ),
        h2('Czego się uczyliśmy'),
        ul(
          'automaty ZF i Aisin z filtrem w misce,',
          'mokre skrzynie dwusprzęgłowe,',
          'przekładnie bezstopniowe i ich oleje,',
          'diagnoza przed pracą i po niej.',
        ),
        p(
          'Termin jest zwykle w tym samym tygodniu. Ceny podajemy na stronie ',
          link('Olej przekładniowy', { page: 'gearbox-oil' }),
          '.',
        ),
      ),
    },
  },
  {
    publishDate: '2025-05-06',
    image: 'recycling-tank',
    de: {
      title: 'Aus Altöl wird Grundöl: unser Kreislauf in Zahlen',
      slug: 'aus-altoel-wird-grundoel',
      parentHeading: 'Umwelt',
      intro:
        '2.210 Tonnen Altöl haben wir 2024 in Deutschland und Polen gesammelt. Wohin sie gegangen sind und was von drei Prozent übrig bleibt.',
      body: richText(
        p(
          '97 % gingen an Raffinerien, die daraus Grundöl destillieren. Der Rest bestand aus Wasser, Kraftstoff und Schlamm; er wird getrennt behandelt.',
        ),
        h2('Warum Trennen zählt'),
        p(
          'Altöl mit dem Abfallschlüssel 13 02 05 lässt sich sehr gut aufbereiten. Ein Liter Bremsflüssigkeit im Tank kann die ganze Ladung entwerten. Deshalb haben unsere Tanks einen eigenen Stutzen, einen Schlüssel und einen Menschen, der beides verwaltet.',
        ),
        p(
          'Die Altölverordnung gibt der Aufbereitung Vorrang vor der Verbrennung. Das Grundöl kommt am Ende zurück: Es steckt in neuem Motoröl. Mehr dazu auf ',
          link('Über uns', { page: 'about' }),
          '.',
        ),
      ),
    },
    pl: {
      title: 'Zużyty olej w liczbach: 680 ton i trzy procent reszty',
      slug: 'zuzyty-olej-w-liczbach',
      parentHeading: 'Środowisko',
      intro:
        'Tyle oleju zebraliśmy w 2024 roku na polskich stacjach. Dokąd pojechał, co z niego powstało i czym są brakujące trzy procent.',
      body: richText(
        p(
          'Do rafinerii, które robią z niego bazę olejową, trafiło 97 %. Reszta to woda, paliwo i osad, które unieszkodliwia się osobno.',
        ),
        h2('Dlaczego segregujemy'),
        p(
          'Olej o kodzie 13 02 05 świetnie nadaje się do regeneracji. Wystarczy jednak litr płynu hamulcowego, żeby zepsuć cały zbiornik. Dlatego wlew ma u nas kłódkę, a klucz ma jedna osoba na zmianie.',
        ),
        p(
          'Ustawa o odpadach stawia regenerację przed spalaniem, a każdą partię potwierdza karta przekazania w BDO. Całą drogę oleju opisujemy na stronie ',
          link('O nas', { page: 'about' }),
          '.',
        ),
      ),
    },
  },
  {
    publishDate: '2025-05-28',
    image: 'vans-yard',
    de: {
      title: 'Flottenrechnung kommt jetzt als E-Rechnung',
      slug: 'flottenrechnung-als-e-rechnung',
      parentHeading: 'Flotten',
      intro:
        'Seit Januar müssen Betriebe E-Rechnungen empfangen können. Wir schicken unsere Monatsrechnung deshalb im Format ZUGFeRD oder XRechnung.',
      body: richText(
        p(
          'Die Rechnung bleibt, wie sie war: eine im Monat, nach Kennzeichen sortiert. Neu ist die Datei dahinter. Ihre Buchhaltung kann sie einlesen, ohne etwas abzutippen.',
        ),
        ul(
          'ZUGFeRD: ein PDF zum Lesen, mit Datensatz im Inneren',
          'XRechnung: nur der Datensatz, etwa für öffentliche Auftraggeber',
          'Versand an eine feste Adresse, auf Wunsch mit Bestellnummer',
        ),
        p(
          'Wer wechseln möchte, schreibt an rechnung@oilway.example. Fragen zum Rahmenvertrag beantwortet der ',
          link('Flottenservice', { page: 'fleet' }),
          '.',
        ),
      ),
    },
    pl: {
      title: 'Faktury dla flot: przygotowujemy się do KSeF',
      slug: 'faktury-dla-flot-ksef',
      parentHeading: 'Floty',
      intro:
        'Krajowy System e-Faktur stanie się obowiązkowy w 2026 roku. Klientom flotowym proponujemy próbne faktury już teraz.',
      body: richText(
        p(
          'Sama faktura się nie zmienia: jedna w miesiącu, z podziałem na numery rejestracyjne. Zmienia się droga. Zamiast e-mailem trafi do Ciebie przez KSeF.',
        ),
        ul(
          'próbne faktury w środowisku testowym,',
          'numer zamówienia w osobnym polu,',
          'zestawienie aut jako załącznik, tak jak dotąd.',
        ),
        p(
          'Napisz na faktury@oilway.example, a ustawimy to razem. O umowie mówi strona ',
          link('Obsługa flot', { page: 'fleet' }),
          '.',
        ),
      ),
    },
  },
  {
    publishDate: '2025-06-19',
    de: {
      title: 'Hitze und Öl: Was im Stau auf der Autobahn passiert',
      slug: 'hitze-und-oel-im-stau',
      parentHeading: 'Technik',
      intro:
        'Bei 35 °C im Stau wird das Öl heißer als bei 130 km/h. Warum das moderne Öle aushalten und wann Sie trotzdem nachsehen sollten.',
      body: richText(
        p(
          'Während der Fahrt kühlt der Wind auch die Ölwanne. Im Stau fehlt er, und das Öl erreicht 120 °C und mehr. Ein freigegebenes Öl hält das aus: Die zweite Zahl auf dem Etikett steht genau für diesen Fall.',
        ),
        h2('Vor der langen Fahrt'),
        ul(
          'Ölstand messen und das passende Öl mitnehmen, einen Liter.',
          'Kühlmittelstand prüfen, bei kaltem Motor.',
          'Mit Anhänger: Ist der nächste Wechsel bald fällig, ziehen Sie ihn vor.',
        ),
        p(
          'Bei roter Öldrucklampe gilt: sofort anhalten, Motor aus. Gelb heißt meist nur, dass Öl fehlt. Im Zweifel hilft der nächste ',
          link('Standort', { page: 'locations' }),
          '.',
        ),
      ),
    },
    pl: {
      title: 'Upał i korek: co wtedy dzieje się z olejem',
      slug: 'upal-i-korek-a-olej',
      parentHeading: 'Technika',
      intro:
        'W korku przy 35 °C olej bywa gorętszy niż na autostradzie. Dlaczego współczesne oleje to wytrzymują i kiedy mimo to warto zajrzeć pod maskę.',
      body: richText(
        p(
          'W czasie jazdy miskę olejową chłodzi powietrze. W korku go brakuje i olej przekracza 120 °C. Olej z aprobatą to zniesie: właśnie o tym mówi druga liczba na etykiecie.',
        ),
        h2('Przed długą trasą'),
        ul(
          'Zmierz poziom i weź litr tego samego oleju.',
          'Sprawdź płyn chłodniczy, na zimnym silniku.',
          'Jedziesz z przyczepą, a wymiana wypada wkrótce? Zrób ją wcześniej.',
        ),
        p(
          'Czerwona kontrolka ciśnienia oznacza: stań i zgaś silnik. Żółta mówi zwykle, że oleju jest mało. W razie wątpliwości jedź na najbliższą ',
          link('stację', { page: 'locations' }),
          '.',
        ),
      ),
    },
  },
];
