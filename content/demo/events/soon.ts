import { bold, link, p, richText, ul } from '../rich-text.ts';
import type { DemoEvent } from '../shape-lists.ts';

/** Within the next month or so. */
export const soon: readonly DemoEvent[] = [
  {
    inDays: 9,
    starts: '16:00',
    ends: '19:30',
    image: 'winter-yard',
    de: {
      title: 'Wintercheck mit Vorführung',
      slug: 'wintercheck-mit-vorfuehrung',
      venue: 'Oilway Berlin-Tempelhof',
      address: 'Tempelhofer Damm 178, 12099 Berlin',
      capacity: 40,
      intro:
        'Fünf Prüfungen in 25 Minuten, und Sie schauen zu. Danach zeigen wir, wie Öl bei −25 °C aus der Flasche kommt.',
      body: richText(
        p(
          'Bringen Sie Ihr Auto mit. Wir messen Öl, Frostschutz und Batterie, prüfen Licht und Wischer und geben Ihnen die Werte auf einem Blatt mit.',
        ),
        p(
          bold('Um 18 Uhr: '),
          'Drei Öle kommen aus der Kühltruhe, 0W-20, 5W-30 und 15W-40. Eines davon bleibt in der Flasche.',
        ),
        p(
          'Die Prüfung kostet an diesem Abend nichts. Ein ',
          link('Ölwechsel', { page: 'oil-change' }),
          ' im Anschluss ist möglich.',
        ),
      ),
    },
    pl: {
      title: 'Zimowy przegląd z pokazem',
      slug: 'zimowy-przeglad-z-pokazem',
      venue: 'Oilway Warszawa-Ursynów',
      address: 'ul. Puławska 427, 02-801 Warszawa',
      capacity: 30,
      intro:
        'Pięć pomiarów w 25 minut, a Ty patrzysz. Potem pokażemy, jak olej wypływa z butelki przy −25 °C.',
      body: richText(
        p(
          'Przyjedź autem. Zmierzymy olej, płyn chłodniczy i akumulator, sprawdzimy światła i wycieraczki, a wyniki dostaniesz na kartce.',
        ),
        p(
          bold('O godzinie 18: '),
          'wyjmujemy z zamrażarki trzy oleje, 0W-20, 5W-30 i 15W-40. Jeden nie zechce wypłynąć.',
        ),
        p(
          'Tego wieczoru przegląd nic nie kosztuje. Potem można od razu zrobić ',
          link('wymianę oleju', { page: 'oil-change' }),
          '.',
        ),
      ),
    },
  },
  {
    inDays: 17,
    starts: '18:00',
    ends: '21:00',
    image: 'tool-wall',
    de: {
      title: 'Offener Werkstattabend',
      slug: 'offener-werkstattabend',
      venue: 'Oilway Dortmund-Hörde',
      address: 'Hermannstraße 128, 44263 Dortmund',
      capacity: 24,
      intro:
        'Einmal selbst in die Grube steigen, eine Schraube mit dem richtigen Drehmoment anziehen und alles fragen, was man sonst nicht fragt.',
      body: richText(
        p(
          'Die erste Oilway Station ist an diesem Abend für alle offen. Detlef Kowalczyk, seit 1998 dabei, zeigt einen Ölwechsel in Zeitlupe.',
        ),
        ul(
          '18 Uhr: Rundgang und Sicherheit',
          '18:30 Uhr: ein Ölwechsel, Schritt für Schritt',
          '19:30 Uhr: Sie sind dran, an unseren Wagen',
          '20:30 Uhr: Suppe und Fragen',
        ),
        p('Feste Schuhe genügen, Brille und Handschuhe haben wir.'),
      ),
    },
    pl: {
      title: 'Otwarty wieczór w warsztacie',
      slug: 'otwarty-wieczor-w-warsztacie',
      venue: 'Oilway Poznań-Górczyn',
      address: 'ul. Głogowska 218, 60-104 Poznań',
      capacity: 24,
      intro:
        'Zejdź do kanału, dokręć śrubę kluczem dynamometrycznym i zapytaj o wszystko, o co zwykle nie wypada pytać.',
      body: richText(
        p(
          'Nasza pierwsza stacja w Polsce jest tego wieczoru otwarta dla każdego. Agnieszka Żurawska pokaże wymianę oleju w zwolnionym tempie.',
        ),
        ul(
          '18:00 spacer po hali i zasady bezpieczeństwa',
          '18:30 wymiana krok po kroku',
          '19:30 Twoja kolej, na naszych autach',
          '20:30 zupa i pytania',
        ),
        p('Wystarczą pełne buty, okulary i rękawice mamy.'),
      ),
    },
  },
  {
    inDays: 31,
    starts: '09:00',
    ends: '15:30',
    image: 'training-room',
    de: {
      title: 'Schulungstag für Fuhrparks',
      slug: 'schulungstag-fuer-fuhrparks',
      venue: 'Oilway Leipzig-Neulindenau, Flottenzentrum',
      address: 'Lützner Straße 155, 04179 Leipzig',
      capacity: 18,
      intro:
        'Wartungspläne lesen, Intervalle planen, Fahrer einweisen: ein Tag für alle, die mehr als drei Fahrzeuge verantworten.',
      body: richText(
        p(
          'Vormittags geht es um Papier, nachmittags um Autos. Sie nehmen einen Wartungskalender für Ihre eigenen Fahrzeuge mit.',
        ),
        ul(
          'Freigaben und Intervalle, am Beispiel von drei Transportern',
          'Prüfung nach § 57 der DGUV Vorschrift 70',
          'Abfahrtkontrolle in vier Minuten',
          'E-Rechnung und Kundenportal',
        ),
        p(
          'Mittagessen ist dabei. Was der Rahmenvertrag enthält, steht beim ',
          link('Flottenservice', { page: 'fleet' }),
          '.',
        ),
      ),
    },
    pl: {
      title: 'Szkolenie dla kierowników flot',
      slug: 'szkolenie-dla-kierownikow-flot',
      venue: 'Oilway Warszawa-Bemowo, centrum flotowe',
      address: 'ul. Połczyńska 33, 01-377 Warszawa',
      capacity: 12,
      intro:
        'Plan przeglądów, odstępy między wymianami i codzienna kontrola: dzień dla każdego, kto odpowiada za więcej niż trzy auta.',
      body: richText(
        p(
          'Rano zajmiemy się papierami, po południu autami. Wyjedziesz z kalendarzem przeglądów dla własnej floty.',
        ),
        ul(
          'aprobaty i odstępy na przykładzie trzech busów,',
          'kontrola przed wyjazdem w cztery minuty,',
          'faktury w KSeF i portal klienta.',
        ),
        p(
          'Obiad jest wliczony. O umowie piszemy na stronie ',
          link('Obsługa flot', { page: 'fleet' }),
          '.',
        ),
      ),
    },
  },
];
