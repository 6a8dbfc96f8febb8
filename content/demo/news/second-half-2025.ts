import { bold, h2, link, ol, p, richText, ul } from '../rich-text.ts';
import type { DemoNews } from '../shape-lists.ts';

export const secondHalf2025: readonly DemoNews[] = [
  {
    publishDate: '2025-07-10',
    image: 'station-front',
    de: {
      title: 'Wandsbek ist umgebaut: drei Gruben statt zwei',
      slug: 'hamburg-wandsbek-umgebaut',
      parentHeading: 'Standorte',
      intro:
        'Sechs Wochen lang wurde in Hamburg-Wandsbek bei laufendem Betrieb gebaut. Jetzt gibt es eine dritte Grube und eine Annahme ohne Stufe.',
      body: richText(
        p(
          'Die Halle von 1974 hat ein neues Dach, eine Absaugung an jeder Grube und Licht, bei dem man den Peilstab wirklich lesen kann.',
        ),
        p(
          'Auf dem Dach liegen 48 Solarmodule. Sie liefern an einem sonnigen Tag mehr Strom, als Kompressor und Beleuchtung verbrauchen.',
        ),
        h2('Was bleibt'),
        p(
          'Das Team, die Preise und die Einfahrt von der Zollstraße. Öffnungszeiten finden Sie in der ',
          link('Standortsuche', { page: 'locations' }),
          '.',
        ),
      ),
    },
    pl: {
      title: 'Poznań-Górczyn po remoncie: trzecia brama i nowy dach',
      slug: 'poznan-gorczyn-po-remoncie',
      parentHeading: 'Stacje',
      intro:
        'Nasza pierwsza stacja w Polsce ma czternaście lat. Przez sześć tygodni remontowaliśmy ją bez zamykania i dziś działają trzy kanały.',
      body: richText(
        p(
          'Hala dostała nowy dach, wyciąg spalin przy każdym kanale i światło, w którym naprawdę widać bagnet. Do recepcji nie prowadzi już żaden stopień.',
        ),
        p('Na dachu leży 36 paneli. W słoneczny dzień wystarcza to na sprężarkę i oświetlenie.'),
        h2('Co zostało po staremu'),
        p(
          'Załoga, ceny i kawa. Godziny otwarcia sprawdzisz w\u00a0',
          link('wyszukiwarce stacji', { page: 'locations' }),
          '.',
        ),
      ),
    },
  },
  {
    publishDate: '2025-08-05',
    image: 'training-room',
    de: {
      title: 'Neun Auszubildende haben angefangen',
      slug: 'neun-auszubildende-haben-angefangen',
      parentHeading: 'Unternehmen',
      intro:
        'Am 1. August begann für vier junge Frauen und fünf junge Männer die Ausbildung. Die erste Woche verbringen alle gemeinsam in Dortmund.',
      body: richText(
        p(
          'Auf dem Plan stehen Arbeitsschutz, Drehmoment und ein Motor, der am Montag zerlegt wird und am Freitag laufen soll. Bisher hat das jedes Jahr geklappt, manchmal erst am Freitagabend.',
        ),
        h2('Wie es weitergeht'),
        p(
          'Danach geht es an acht Stationen und für 14 Monate zu Partnerwerkstätten, denn zur Prüfung gehören auch Bremsen und Elektrik.',
        ),
        p(
          'Für 2026 sind noch Plätze frei. Alles Weitere steht unter ',
          link('Karriere', { page: 'careers' }),
          '.',
        ),
      ),
    },
    pl: {
      title: 'Pierwszy dzień pracy pięciorga uczniów',
      slug: 'pierwszy-dzien-uczniow',
      parentHeading: 'Firma',
      intro:
        'W tym roku naukę zawodu zaczynają u nas dwie uczennice i trzech uczniów. Pierwszy tydzień wszyscy spędzają razem w Poznaniu.',
      body: richText(
        p(
          'W planie są: bezpieczeństwo pracy, klucz dynamometryczny i silnik, który w poniedziałek rozbieramy, a w piątek ma zapalić. Jak dotąd zapalał zawsze, choć bywało, że dopiero wieczorem.',
        ),
        h2('Co dalej'),
        p(
          'Potem trzy dni w tygodniu na stacji i dwa w szkole. Hamulców i elektryki uczą warsztaty partnerskie.',
        ),
        p(
          'Nabór na następny rok już trwa, szczegóły są na stronie ',
          link('Kariera', { page: 'careers' }),
          '.',
        ),
      ),
    },
  },
  {
    publishDate: '2025-09-02',
    image: 'bottles-shelf',
    de: {
      title: '0W-20 wird zur Hauptsorte. Was heißt das für ältere Autos?',
      slug: '0w-20-wird-zur-hauptsorte',
      parentHeading: 'Technik',
      intro:
        'Jedes vierte Auto, das zu uns kommt, verlangt inzwischen 0W-20. Für Motoren ohne diese Freigabe bleibt es das falsche Öl.',
      body: richText(
        p(
          'Dünnes Öl senkt die Reibung und damit den Verbrauch. Motoren, die dafür gebaut sind, haben engere Lagerspiele und eine Ölpumpe, die ihren Druck regelt.',
        ),
        p(
          bold('Rückwärts gilt das nicht. '),
          'Ein Motor mit der Vorgabe VW 502 00 bekommt mit einem Öl nach VW 508 00 bei hoher Temperatur zu wenig Druck. Umgekehrt schadet 5W-40 einem 0W-20-Motor auf kurzen Strecken.',
        ),
        h2('Was Sie tun können'),
        p(
          'Lesen Sie die Freigabe im Bordbuch, nicht die Viskosität auf dem Angebot. Oder nennen Sie uns Ihr Kennzeichen: Beim ',
          link('Ölwechsel', { page: 'oil-change' }),
          ' schauen wir als Erstes nach.',
        ),
      ),
    },
    pl: {
      title: 'Olej 0W-20 czy 5W-30? Co naprawdę mówi etykieta',
      slug: 'olej-0w-20-czy-5w-30',
      parentHeading: 'Technika',
      intro:
        'Dwie liczby, jedna litera i mnóstwo nieporozumień. Wyjaśniamy, jak czytać oznaczenie lepkości i dlaczego „gęstszy” nie znaczy „lepszy”.',
      body: richText(
        p(
          'Litera W pochodzi od słowa winter. Liczba przed nią mówi, jak olej płynie podczas rozruchu na mrozie. Druga opisuje lepkość w temperaturze pracy.',
        ),
        p(
          bold('Rzadszy olej to nie oszczędność na silniku. '),
          'Nowoczesne jednostki mają mniejsze luzy i wydajniejsze pompy. W starszym silniku ten sam olej może okazać się zbyt rzadki.',
        ),
        h2('Co z tego wynika'),
        p(
          'Sprawdź aprobatę w instrukcji, a nie lepkość w ofercie. Możesz też podać nam numer rejestracyjny: przy ',
          link('wymianie oleju', { page: 'oil-change' }),
          ' zaczynamy właśnie od tego.',
        ),
      ),
    },
  },
  {
    publishDate: '2025-10-14',
    image: 'winter-yard',
    de: {
      title: 'Bei minus 25 Grad zählt die Zahl vor dem W',
      slug: 'bei-minus-25-grad',
      parentHeading: 'Ratgeber',
      intro:
        'Ein Kaltstart bei Frost verschleißt den Motor mehr als eine lange Fahrt. Welches Öl dann noch fließt und was fünf Handgriffe vor dem Winter bringen.',
      body: richText(
        p(
          'Ein 10W-Öl lässt sich bis −30 °C noch pumpen, ein 5W-Öl bis −35 °C, ein 0W-Öl bis −40 °C. So legt es die Norm SAE J300 fest. Je früher das Öl oben ankommt, desto kürzer reibt Metall auf Metall.',
        ),
        h2('Vor dem ersten Frost'),
        ol(
          'Ölstand messen, fälligen Wechsel vorziehen.',
          'Frostschutz im Kühlmittel prüfen lassen.',
          'Batterie testen, sie verliert bei −10 °C ein Drittel ihrer Kraft.',
          'Wischwasser mit Frostschutz füllen.',
          'Innenraumfilter erneuern, dann beschlägt weniger.',
        ),
        p(
          'Alles zusammen dauert beim Wintercheck 25 Minuten. Termine stehen unter ',
          link('Veranstaltungen', { page: 'events' }),
          '.',
        ),
      ),
    },
    pl: {
      title: 'Przy −25 °C liczy się cyfra przed literą W',
      slug: 'przy-minus-25-stopniach',
      parentHeading: 'Porady',
      intro:
        'Rozruch na mrozie zużywa silnik bardziej niż długa trasa. Jaki olej wtedy jeszcze płynie i co zrobić przed pierwszym przymrozkiem.',
      body: richText(
        p(
          'Według normy SAE J300 olej 10W da się pompować do −30 °C, 5W do −35 °C, a 0W do −40 °C. Im szybciej dotrze na górę, tym krócej metal trze o metal.',
        ),
        h2('Zanim przyjdzie mróz'),
        ol(
          'Zmierz poziom, zbliżającą się wymianę zrób wcześniej.',
          'Sprawdź temperaturę krzepnięcia płynu chłodniczego.',
          'Zbadaj akumulator, na mrozie traci jedną trzecią mocy.',
          'Wlej zimowy płyn do spryskiwaczy.',
          'Wymień filtr kabinowy, szyby będą mniej parować.',
        ),
        p(
          'Wszystko razem zajmuje 25 minut. Terminy zimowego przeglądu są na stronie ',
          link('Wydarzenia', { page: 'events' }),
          '.',
        ),
      ),
    },
  },
  {
    publishDate: '2025-11-06',
    image: 'team-counter',
    de: {
      title: 'Der Preis hängt jetzt auch im Netz',
      slug: 'der-preis-haengt-auch-im-netz',
      parentHeading: 'Unternehmen',
      intro:
        'Drei Pakete, drei Preise: Was in jeder Einfahrt steht, steht jetzt auch auf dieser Website, mit allem, was dazugehört.',
      body: richText(
        p(
          'Klein 79 €, mittel 99 €, groß 139 €. Enthalten sind Öl, Ölfilter, Arbeitszeit, Mehrwertsteuer und die Rücknahme des Altöls. Einen Aufschlag gibt es nur für Öle mit Sonderfreigabe: 15 €.',
        ),
        p(
          'Was wir unter dem Auto sonst entdecken, zeigen wir Ihnen. Es kommt erst auf die Rechnung, wenn Sie zugestimmt haben.',
        ),
        p('Zu den ', link('Preisen', { page: 'oil-change' }), '.'),
      ),
    },
    pl: {
      title: 'Cennik z tablicy jest teraz na stronie',
      slug: 'cennik-na-stronie',
      parentHeading: 'Firma',
      intro:
        'Trzy pakiety i trzy ceny. To, co wisi przy każdym wjeździe, znajdziesz odtąd także tutaj, ze wszystkim, co wchodzi w skład.',
      body: richText(
        p(
          'Mały 249 zł, średni 319 zł, duży 449 zł. W środku są: olej, filtr, robocizna, VAT i odbiór starego oleju. Dopłata dotyczy tylko olejów ze specjalną normą i wynosi 50 zł.',
        ),
        p(
          'Jeśli pod autem zobaczymy coś jeszcze, pokażemy. Na paragonie znajdzie się dopiero wtedy, gdy się zgodzisz.',
        ),
        p('Zobacz ', link('cennik', { page: 'oil-change' }), '.'),
      ),
    },
  },
  {
    publishDate: '2025-12-09',
    de: {
      title: 'Öffnungszeiten zwischen den Jahren',
      slug: 'oeffnungszeiten-zwischen-den-jahren-2025',
      parentHeading: 'Standorte',
      intro:
        'Am 24. und 31. Dezember schließen wir um 12 Uhr. Dazwischen ist an allen 40 Standorten geöffnet wie immer.',
      body: richText(
        p(
          'An den Feiertagen bleiben die Tore zu. Am 27. Dezember, einem Samstag, arbeiten alle, die sonst samstags öffnen.',
        ),
        ul(
          '24. Dezember: bis 12 Uhr',
          '25. und 26. Dezember: geschlossen',
          '27. bis 30. Dezember: wie gewohnt',
          '31. Dezember: bis 12 Uhr',
          '1. Januar: geschlossen',
        ),
        p(
          'Die Zeiten jeder Station stehen in der ',
          link('Standortsuche', { page: 'locations' }),
          '. Danke für ein Jahr voller sauberer Ölwannen.',
        ),
      ),
    },
    pl: {
      title: 'Godziny otwarcia w święta i w Nowy Rok',
      slug: 'godziny-otwarcia-swieta-2025',
      parentHeading: 'Stacje',
      intro:
        'Wigilia jest w tym roku po raz pierwszy wolna od pracy w całej Polsce, więc nasze stacje są zamknięte. W sylwestra pracujemy do 13.',
      body: richText(
        p(
          'Między świętami a Nowym Rokiem wszystkie 25 stacji działa jak zwykle. Wolne jest to, co wolne w kalendarzu.',
        ),
        ul(
          'od 24 do 26 grudnia: zamknięte',
          '27 grudnia, sobota: jak w każdą sobotę',
          '29 i 30 grudnia: jak zwykle',
          '31 grudnia: do godziny 13',
          '1 stycznia: zamknięte',
        ),
        p(
          'Godziny każdej stacji pokazuje ',
          link('wyszukiwarka', { page: 'locations' }),
          '. Dziękujemy za ten rok i za każde pytanie zadane pod autem.',
        ),
      ),
    },
  },
];
