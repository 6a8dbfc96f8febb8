import { bold, link, p, richText, ul } from './rich-text.ts';
import type { DemoEvent } from './shape.ts';
import { typesetBoth } from './typography.ts';

const written: readonly DemoEvent[] = [
  {
    inDays: 9,
    starts: '16:00',
    ends: '19:30',
    capacity: 40,
    image: 'winter-yard',
    de: {
      title: 'Wintercheck mit Vorführung',
      slug: 'wintercheck-mit-vorfuehrung',
      venue: 'Oilway Berlin-Tempelhof',
      address: 'Tempelhofer Damm 178, 12099 Berlin',
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
    capacity: 24,
    image: 'tool-wall',
    de: {
      title: 'Offener Werkstattabend',
      slug: 'offener-werkstattabend',
      venue: 'Oilway Dortmund-Hörde',
      address: 'Hermannstraße 128, 44263 Dortmund',
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
    capacity: 18,
    image: 'training-room',
    de: {
      title: 'Schulungstag für Fuhrparks',
      slug: 'schulungstag-fuer-fuhrparks',
      venue: 'Oilway Leipzig-Neulindenau, Flottenzentrum',
      address: 'Lützner Straße 155, 04179 Leipzig',
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
  {
    inDays: 48,
    starts: '14:00',
    ends: '16:30',
    capacity: 20,
    image: 'recycling-tank',
    de: {
      title: 'Der Weg des Altöls: eine Führung',
      slug: 'der-weg-des-altoels',
      venue: 'Oilway Mannheim-Neckarau',
      address: 'Neckarauer Straße 168, 68199 Mannheim',
      intro:
        'Vom Ablassen bis zum Tankwagen: wie Altöl getrennt, geprüft und abgeholt wird, mit Proben zum Anschauen und Riechen.',
      body: richText(
        p(
          'Wir öffnen den Tankraum. Ein Chemiker der Raffinerie bringt vier Gläser mit: Altöl, getrocknetes Öl, Destillat und fertiges Grundöl.',
        ),
        p(
          'Sie erfahren, warum ein Liter Bremsflüssigkeit einen ganzen Tank verdirbt, was im Nachweis steht und wohin der Rest geht.',
        ),
        p(
          'Geeignet ab zwölf Jahren. Schulklassen bekommen auf Anfrage einen eigenen ',
          link('Termin', { page: 'contact' }),
          '.',
        ),
      ),
    },
    pl: {
      title: 'Droga zużytego oleju: zwiedzanie',
      slug: 'droga-zuzytego-oleju',
      venue: 'Oilway Katowice-Dąb',
      address: 'ul. Chorzowska 150, 40-101 Katowice',
      intro:
        'Od korka spustowego do cysterny: jak segregujemy, badamy i oddajemy olej. Będą próbki, które można obejrzeć i powąchać.',
      body: richText(
        p(
          'Otwieramy pomieszczenie ze zbiornikami. Chemiczka z rafinerii przywiezie cztery słoiki: olej zużyty, osuszony, destylat i gotową bazę.',
        ),
        p(
          'Dowiesz się, dlaczego litr płynu hamulcowego psuje cały zbiornik i co zapisujemy w BDO.',
        ),
        p(
          'Od dwunastu lat. Klasy szkolne umówimy na osobny ',
          link('termin', { page: 'contact' }),
          '.',
        ),
      ),
    },
  },
  {
    inDays: 74,
    starts: '10:00',
    ends: '14:00',
    capacity: 60,
    image: 'lift-bay',
    de: {
      title: 'Tag der Ausbildung',
      slug: 'tag-der-ausbildung',
      venue: 'Oilway Hannover-Vahrenheide',
      address: 'Vahrenwalder Straße 253, 30179 Hannover',
      intro:
        'Auszubildende zeigen ihren Arbeitstag, ohne Chef daneben. Mit Motor zum Zerlegen und Bewerbung auf einem Blatt.',
      body: richText(
        p(
          'Acht Auszubildende haben acht Stationen aufgebaut. An jeder gibt es etwas zu tun: messen, schrauben, auslesen, erklären.',
        ),
        p(
          'Eltern sind willkommen und bekommen Kaffee und eine ehrliche Auskunft über Lohn und Zeiten.',
        ),
        p(
          'Wer möchte, füllt vor Ort eine Bewerbung aus. Sie hat eine Seite. Die Stellen stehen unter ',
          link('Karriere', { page: 'careers' }),
          '.',
        ),
      ),
    },
    pl: {
      title: 'Dzień uczniów',
      slug: 'dzien-uczniow',
      venue: 'Oilway Wrocław-Popowice',
      address: 'ul. Legnicka 62, 54-204 Wrocław',
      intro:
        'Uczniowie pokazują swój dzień pracy, bez szefa obok. Będzie silnik do rozebrania i podanie na jednej kartce.',
      body: richText(
        p(
          'Sześcioro uczniów przygotowało sześć stanowisk. Na każdym jest coś do zrobienia: pomiar, klucz, odczyt, wyjaśnienie.',
        ),
        p('Rodzice też są mile widziani. Dostaną kawę i szczere odpowiedzi o pensji i godzinach.'),
        p(
          'Podanie można wypełnić na miejscu, ma jedną stronę. O nauce zawodu piszemy na stronie ',
          link('Kariera', { page: 'careers' }),
          '.',
        ),
      ),
    },
  },
  {
    inDays: 102,
    starts: '17:30',
    ends: '20:00',
    capacity: 16,
    image: 'gearbox-open',
    de: {
      title: 'Getriebe, aufgeschnitten',
      slug: 'getriebe-aufgeschnitten',
      venue: 'Oilway München-Laim',
      address: 'Landsberger Straße 270, 80687 München',
      intro:
        'Drei Getriebe liegen offen auf der Werkbank. Ein Abend über ATF, Kupplungslamellen und das Wort Lebensdauerfüllung.',
      body: richText(
        p(
          'Wandlerautomatik, Doppelkupplung, stufenlos: Wir zeigen, wo das Öl fließt, wo es altert und warum nicht jedes in jedes Getriebe darf.',
        ),
        p(
          'Danach läuft eine Spülung an einem echten Auto, mit Blick auf das Schauglas. Sie sehen, wann aus Braun wieder Rot wird.',
        ),
        p(
          'Vorwissen braucht es nicht. Wer nachlesen will: ',
          link('Getriebeöl', { page: 'gearbox-oil' }),
          '.',
        ),
      ),
    },
    pl: {
      title: 'Skrzynia biegów w przekroju',
      slug: 'skrzynia-biegow-w-przekroju',
      venue: 'Oilway Kraków-Podgórze',
      address: 'ul. Wielicka 72, 30-552 Kraków',
      intro:
        'Trzy otwarte skrzynie na jednym stole. Wieczór o ATF, tarczach sprzęgła i o tym, co znaczy „olej dożywotni”.',
      body: richText(
        p(
          'Automat, dwusprzęgłowa, bezstopniowa: pokażemy, którędy płynie olej, gdzie się starzeje i dlaczego nie każdy pasuje do każdej skrzyni.',
        ),
        p(
          'Potem wypłuczemy skrzynię w prawdziwym aucie. Przez szkło widać, kiedy brąz znów robi się czerwony.',
        ),
        p(
          'Nie trzeba nic wiedzieć wcześniej. Kto chce poczytać: ',
          link('Olej przekładniowy', { page: 'gearbox-oil' }),
          '.',
        ),
      ),
    },
  },
];

/** The next one first. */
export const events: readonly DemoEvent[] = written.map(({ de, pl, ...event }) => ({
  ...event,
  ...typesetBoth({ de, pl }),
}));
