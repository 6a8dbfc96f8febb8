import { bold, h2, link, ol, p, richText, ul } from '../rich-text.ts';
import type { DemoNews } from '../shape-lists.ts';

export const secondHalf2026: readonly DemoNews[] = [
  {
    publishDate: '2026-07-14',
    image: 'vans-yard',
    de: {
      title: 'Ein zweiter Servicewagen für Hannover',
      slug: 'zweiter-servicewagen-hannover',
      parentHeading: 'Flotten',
      intro:
        'Ab zehn Fahrzeugen kommen wir auf den Hof. Weil die Warteliste im Norden auf drei Wochen gewachsen war, fahren dort jetzt zwei Wagen.',
      body: richText(
        p(
          'Der neue Wagen hat zwei Öltanks, eine Absauganlage und eine Wanne, die auch Regenwasser auffängt. Strom liefert eine Batterie; der Motor bleibt aus.',
        ),
        h2('Was wir bei Ihnen brauchen'),
        ul(
          'zwei nebeneinanderliegende Stellplätze auf ebenem, festem Boden',
          'die Schlüssel und eine Liste der Kennzeichen',
          'niemanden, der daneben wartet',
        ),
        p(
          'An einem Abend schaffen zwei Leute zwölf Transporter. Preise und Vertrag stehen beim ',
          link('Flottenservice', { page: 'fleet' }),
          '.',
        ),
      ),
    },
    pl: {
      title: 'Drugi wóz serwisowy rusza z Katowic',
      slug: 'drugi-woz-serwisowy-katowice',
      parentHeading: 'Floty',
      intro:
        'Od dziesięciu aut przyjeżdżamy na plac klienta. Na Śląsku czekało się już trzy tygodnie, więc jeżdżą tam teraz dwa wozy.',
      body: richText(
        p(
          'Nowy wóz ma dwa zbiorniki, odsysarkę i wannę, która zatrzyma też deszczówkę. Prąd daje bateria, silnik jest wyłączony.',
        ),
        h2('Czego potrzebujemy'),
        ul(
          'dwóch sąsiednich miejsc na równym, utwardzonym placu,',
          'kluczyków i listy numerów rejestracyjnych,',
          'nikogo, kto by czekał obok.',
        ),
        p(
          'Dwie osoby obsługują wieczorem dwanaście busów. Ceny i umowę opisuje strona ',
          link('Obsługa flot', { page: 'fleet' }),
          '.',
        ),
      ),
    },
  },
  {
    publishDate: '2026-08-11',
    image: 'training-room',
    de: {
      title: 'Alle neun bestanden, alle neun bleiben',
      slug: 'alle-neun-bestanden',
      parentHeading: 'Unternehmen',
      intro:
        'Der Jahrgang 2023 hat die vorgezogene Gesellenprüfung hinter sich. Wer in den nächsten Monaten seinen Ölwechsel bekommt, trifft vielleicht jemanden davon.',
      body: richText(
        p(
          'Geprüft wurde vor der Handwerkskammer, nicht bei uns: Bremsen, Elektrik, Motor, Kundengespräch. Die beste Arbeit kam aus Leipzig, die ordentlichste Werkbank aus Bielefeld.',
        ),
        p(bold('Seit August lernen elf Neue. '), 'Damit sind es 34 Auszubildende in Deutschland.'),
        p(
          'Wer 2027 beginnen möchte, kommt am besten zum Tag der Ausbildung. Den Termin finden Sie unter ',
          link('Veranstaltungen', { page: 'events' }),
          ', die Stellen unter ',
          link('Karriere', { page: 'careers' }),
          '.',
        ),
      ),
    },
    pl: {
      title: 'Czworo absolwentów, cztery etaty',
      slug: 'czworo-absolwentow-cztery-etaty',
      parentHeading: 'Firma',
      intro:
        'Pierwsi uczniowie, którzy przeszli u nas pełne trzy lata, zdali egzamin zawodowy. Od sierpnia pracują w Poznaniu, Wrocławiu i Krakowie.',
      body: richText(
        p(
          'Egzamin jest państwowy: silnik, hamulce, elektryka i rozmowa z klientem. Najtrudniejsza była podobno ta ostatnia.',
        ),
        p(
          bold('We wrześniu dołączy czworo nowych. '),
          'Razem będzie się u nas uczyć dwanaście osób.',
        ),
        p(
          'Chcesz zacząć za rok? Przyjdź na dzień uczniów, termin jest na stronie ',
          link('Wydarzenia', { page: 'events' }),
          '. Zasady opisujemy pod hasłem ',
          link('Kariera', { page: 'careers' }),
          '.',
        ),
      ),
    },
  },
  {
    publishDate: '2026-09-08',
    image: 'gearbox-open',
    de: {
      title: 'DSG mit 60.000 km: Was im Filter hängen bleibt',
      slug: 'dsg-mit-60000-km',
      parentHeading: 'Technik',
      intro:
        'Nasse Doppelkupplungen verschleißen ins eigene Öl. Wir haben 50 Filter geöffnet und zeigen, warum das Intervall kein Vorschlag ist.',
      body: richText(
        p(
          'Kupplungslamellen geben feinen Abrieb ab. Filter und Magnet halten ihn fest, bis sie voll sind. Danach wandert er zu den Ventilen der Mechatronik, und die sind teuer.',
        ),
        h2('Was wir gefunden haben'),
        ul(
          'Bei 60.000 km war der Filter im Schnitt zu zwei Dritteln belegt.',
          'Über 100.000 km ohne Wechsel hatten vier von zehn Spuren von Metall.',
          'Nach dem Wechsel sanken die Schaltzeiten messbar, wenn keine Mechanik verschlissen war.',
        ),
        p(
          'Ein Wechsel mit Filter kostet ab 289 €. Wie er abläuft, steht unter ',
          link('Getriebeöl', { page: 'gearbox-oil' }),
          '.',
        ),
      ),
    },
    pl: {
      title: 'DSG po 60 tysiącach: co zostaje w filtrze',
      slug: 'dsg-po-60-tysiacach',
      parentHeading: 'Technika',
      intro:
        'Mokre sprzęgła ścierają się do własnego oleju. Otworzyliśmy 50 filtrów i pokazujemy, dlaczego termin wymiany nie jest propozycją.',
      body: richText(
        p(
          'Tarcze oddają drobny pył. Filtr i magnes zatrzymują go, dopóki mają miejsce. Potem pył trafia do zaworów mechatroniki, a ta jest droga.',
        ),
        h2('Co znaleźliśmy'),
        ul(
          'Po 60 tys. km filtr był pełny średnio w dwóch trzecich.',
          'Powyżej 100 tys. km bez wymiany cztery na dziesięć miały ślady metalu.',
          'Po wymianie czasy przełączeń spadały, o ile nic nie było zużyte mechanicznie.',
        ),
        p(
          'Wymiana z filtrem kosztuje od 899 zł. Jak przebiega, piszemy na stronie ',
          link('Olej przekładniowy', { page: 'gearbox-oil' }),
          '.',
        ),
      ),
    },
  },
  {
    publishDate: '2026-10-06',
    image: 'tool-wall',
    de: {
      title: 'Zwanzig Stationen, zwanzig Testkäufe, ein verlorenes Zeichen',
      slug: 'zwanzig-testkaeufe',
      parentHeading: 'Standorte',
      intro:
        'Einmal im Jahr prüfen wir jede Station mit dem Zeichen Oilway Quality, unangekündigt. Eine hat es diesmal verloren und sich zurückgeholt.',
      body: richText(
        p(
          'Geprüft wird mit einem gewöhnlichen Auto: Freigabe, Menge, Drehmoment, Rechnung. An einer Station stand auf der Rechnung ein anderes Öl als im Motor. Beide waren zugelassen, aber das genügt nicht.',
        ),
        ol(
          'Das Zeichen wurde am selben Tag abgenommen.',
          'Alle Rechnungen der letzten 14 Tage wurden nachgeprüft.',
          'Nach sechs Wochen kam die zweite Prüfung, ohne Befund.',
        ),
        p(
          'Welche Standorte das Zeichen tragen, zeigt die ',
          link('Standortsuche', { page: 'locations' }),
          '.',
        ),
      ),
    },
    pl: {
      title: 'Kontrola Oilway Quality: jedenaście razy dobrze, raz nie',
      slug: 'kontrola-oilway-quality',
      parentHeading: 'Stacje',
      intro:
        'Raz w roku sprawdzamy bez zapowiedzi każdą stację ze znakiem. Jedna go straciła, a po sześciu tygodniach odzyskała.',
      body: richText(
        p(
          'Przyjeżdżamy zwykłym autem i sprawdzamy aprobatę, ilość oleju, moment dokręcenia oraz paragon. W jednym miejscu na paragonie był inny olej niż w silniku. Oba były dopuszczone, ale to za mało.',
        ),
        ol(
          'Znak zdjęliśmy tego samego dnia.',
          'Sprawdziliśmy wszystkie paragony z 14 dni.',
          'Po sześciu tygodniach druga kontrola wypadła bez uwag.',
        ),
        p('Stacje ze znakiem pokazuje ', link('wyszukiwarka', { page: 'locations' }), '.'),
      ),
    },
  },
  {
    publishDate: '2026-11-03',
    image: 'winter-yard',
    de: {
      title: 'Der Wintercheck ist da: 25 Minuten, kein Termin',
      slug: 'wintercheck-2026',
      parentHeading: 'Standorte',
      intro:
        'Bis Ende Februar prüfen wir Öl, Frostschutz, Batterie, Licht und Wischer. Zum Ölwechsel kostet es nichts, allein 19 €.',
      body: richText(
        p(
          'Sie bekommen ein Blatt mit fünf Ampeln und den gemessenen Werten. Was rot ist, zeigen wir am Auto. Repariert wird nur, was Sie beauftragen.',
        ),
        h2('Selbst tun können Sie das'),
        ul(
          'Dichtungen der Türen mit Pflegestift einreiben.',
          'Scheibenwischer anheben und die Kanten abwischen.',
          'Eine volle Flasche Wischwasser in den Kofferraum legen.',
        ),
        p(
          'Die Aktion läuft an allen 40 ',
          link('Standorten', { page: 'locations' }),
          '. Besondere Abende mit Vorführung finden Sie unter ',
          link('Veranstaltungen', { page: 'events' }),
          '.',
        ),
      ),
    },
    pl: {
      title: 'Ruszył zimowy przegląd: 25 minut, bez umawiania',
      slug: 'zimowy-przeglad-2026',
      parentHeading: 'Stacje',
      intro:
        'Do końca lutego sprawdzamy olej, płyn chłodniczy, akumulator, światła i wycieraczki. Przy wymianie oleju gratis, osobno za 49 zł.',
      body: richText(
        p(
          'Dostajesz kartkę z pięcioma światłami i zmierzonymi wartościami. To, co czerwone, pokazujemy przy aucie. Naprawiamy tylko to, co zlecisz.',
        ),
        h2('Co zrobisz sam'),
        ul(
          'Przetrzyj uszczelki drzwi sztyftem.',
          'Podnieś wycieraczki i oczyść krawędzie.',
          'Włóż do bagażnika pełną butelkę zimowego płynu.',
        ),
        p(
          'Przegląd robi każda z 25 ',
          link('stacji', { page: 'locations' }),
          '. Wieczory z pokazem są na stronie ',
          link('Wydarzenia', { page: 'events' }),
          '.',
        ),
      ),
    },
  },
  {
    publishDate: '2026-11-19',
    de: {
      title: 'Ansprechpartner für jedes Bundesland',
      slug: 'ansprechpartner-fuer-jedes-bundesland',
      parentHeading: 'Unternehmen',
      intro:
        'Elf Menschen, sechzehn Länder: Auf der neuen Kontaktseite sehen Sie, wer für Ihre Region zuständig ist, mit Nummer und E-Mail.',
      body: richText(
        p(
          'Bisher landeten alle Anrufe in Dortmund und wurden verbunden. Jetzt wählen Sie Ihr Bundesland und sprechen gleich mit der richtigen Person.',
        ),
        h2('Wofür sie da sind'),
        ul(
          'Angebote für Fuhrparks und Besuche auf Ihrem Hof',
          'Fragen zu einer bestimmten Station',
          'Veranstaltungen und Sponsoring in der Region',
        ),
        p(
          'Für einen Ölwechsel müssen Sie weiterhin niemanden anrufen. Zur ',
          link('Kontaktseite', { page: 'contact' }),
          '.',
        ),
      ),
    },
    pl: {
      title: 'Każde województwo ma swojego opiekuna',
      slug: 'kazde-wojewodztwo-ma-opiekuna',
      parentHeading: 'Firma',
      intro:
        'Siedem osób, szesnaście województw. Nowa strona kontaktu pokazuje, kto zajmuje się Twoim regionem, z numerem i adresem e-mail.',
      body: richText(
        p(
          'Dotąd każdy telefon trafiał do Poznania i był przełączany. Teraz wybierasz województwo i rozmawiasz od razu z właściwą osobą.',
        ),
        h2('W czym pomogą'),
        ul(
          'oferta dla floty i wizyta na Twoim placu,',
          'pytania o konkretną stację,',
          'wydarzenia i sponsoring w regionie.',
        ),
        p(
          'Na samą wymianę oleju dalej nie trzeba dzwonić. Zobacz ',
          link('stronę kontaktu', { page: 'contact' }),
          '.',
        ),
      ),
    },
  },
];
