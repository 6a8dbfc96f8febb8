import { link, p, richText } from '../rich-text.ts';
import type { DemoEvent } from '../shape-lists.ts';

/** Later on. */
export const later: readonly DemoEvent[] = [
  {
    inDays: 48,
    starts: '14:00',
    ends: '16:30',
    image: 'recycling-tank',
    de: {
      title: 'Der Weg des Altöls: eine Führung',
      slug: 'der-weg-des-altoels',
      venue: 'Oilway Mannheim-Neckarau',
      address: 'Neckarauer Straße 168, 68199 Mannheim',
      capacity: 20,
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
      capacity: 20,
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
    image: 'lift-bay',
    de: {
      title: 'Tag der Ausbildung',
      slug: 'tag-der-ausbildung',
      venue: 'Oilway Hannover-Vahrenheide',
      address: 'Vahrenwalder Straße 253, 30179 Hannover',
      capacity: 60,
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
      capacity: 48,
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
    image: 'gearbox-open',
    de: {
      title: 'Getriebe, aufgeschnitten',
      slug: 'getriebe-aufgeschnitten',
      venue: 'Oilway München-Laim',
      address: 'Landsberger Straße 270, 80687 München',
      capacity: 16,
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
      capacity: 16,
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
