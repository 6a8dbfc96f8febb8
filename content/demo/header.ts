import { to } from './link.ts';
import type { DemoHeader, PageName } from './shape.ts';
import { typesetBoth } from './typography.ts';

export const header = typesetBoth<DemoHeader>({
  de: {
    menu: [
      {
        ...to('oil-change', 'Leistungen'),
        lead: [
          { ...to('oil-change', 'Ölwechsel'), text: 'Motoröl und Filter, in 18 Minuten' },
          { ...to('filters', 'Filter'), text: 'Öl, Luft, Innenraum, Kraftstoff' },
          {
            ...to('gearbox-oil', 'Getriebeöl'),
            text: 'Automatik und Doppelkupplung spülen',
          },
          { ...to('fleet', 'Flottenservice'), text: 'Ab drei Fahrzeugen, auch bei Ihnen vor Ort' },
        ],
        columns: [
          {
            heading: 'Gut zu wissen',
            links: [
              to('oil-change', 'Welches Öl braucht mein Auto?', 'oelsorten'),
              to('oil-change', 'Preise und Pakete', 'preise'),
              to('oil-change', 'Ablauf eines Ölwechsels', 'ablauf'),
              to('about', 'Was mit dem Altöl passiert', 'altoel'),
            ],
          },
          {
            heading: 'Für Betriebe',
            links: [
              to('fleet', 'Rahmenvertrag für Flotten', 'rahmenvertrag'),
              to('fleet', 'Ölwechsel auf Ihrem Hof', 'vor-ort'),
            ],
          },
        ],
      },
      plain('products', 'Produkte'),
      plain('locations', 'Standorte'),
      plain('fleet', 'Flotten'),
      plain('news', 'Aktuelles'),
      {
        ...to('about', 'Über uns'),
        lead: [
          { ...to('about', 'Das Unternehmen'), text: 'Seit 1998, aus Dortmund' },
          { ...to('news', 'Aktuelles'), text: 'Meldungen und Ratschläge' },
          { ...to('events', 'Veranstaltungen'), text: 'Werkstattabende, Wintercheck, Schulungen' },
          { ...to('careers', 'Karriere'), text: 'Freie Stellen und Ausbildung' },
        ],
        columns: [
          {
            heading: 'Wofür wir stehen',
            links: [
              to('about', 'Oilway Quality', 'oilway-quality'),
              to('about', 'Der Weg des Altöls', 'altoel'),
              to('sponsoring', 'Sponsoring'),
            ],
          },
          {
            heading: 'Im Gespräch',
            links: [
              to('contact', 'Kontakt'),
              to('contact', 'Die Abteilungen', 'abteilungen'),
              to('reporting', 'Hinweise geben'),
            ],
          },
        ],
      },
    ],
    locatorLabel: 'Standort finden',
    locatorText: 'Ohne Termin, gleich in Ihrer Nähe.',
  },
  pl: {
    menu: [
      {
        ...to('oil-change', 'Usługi'),
        lead: [
          { ...to('oil-change', 'Wymiana oleju'), text: 'Olej i filtr, w 18 minut' },
          { ...to('filters', 'Filtry'), text: 'Oleju, powietrza, kabinowy, paliwa' },
          {
            ...to('gearbox-oil', 'Olej przekładniowy'),
            text: 'Płukanie automatów i skrzyń dwusprzęgłowych',
          },
          { ...to('fleet', 'Obsługa flot'), text: 'Od trzech aut, także u Ciebie na placu' },
        ],
        columns: [
          {
            heading: 'Warto wiedzieć',
            links: [
              to('oil-change', 'Jaki olej do mojego auta?', 'jaki-olej'),
              to('oil-change', 'Cennik i pakiety', 'cennik'),
              to('oil-change', 'Jak przebiega wymiana', 'przebieg'),
              to('about', 'Co się dzieje ze zużytym olejem', 'zuzyty-olej'),
            ],
          },
          {
            heading: 'Dla firm',
            links: [
              to('fleet', 'Umowa dla flot', 'umowa'),
              to('fleet', 'Wymiana na Twoim placu', 'na-miejscu'),
            ],
          },
        ],
      },
      plain('products', 'Produkty'),
      plain('locations', 'Stacje'),
      plain('fleet', 'Floty'),
      plain('news', 'Aktualności'),
      {
        ...to('about', 'O nas'),
        lead: [
          { ...to('about', 'Firma'), text: 'W Polsce od 2011 roku' },
          { ...to('news', 'Aktualności'), text: 'Wiadomości i rady z kanału' },
          { ...to('events', 'Wydarzenia'), text: 'Wieczory w warsztacie, przegląd, szkolenia' },
          { ...to('careers', 'Kariera'), text: 'Oferty pracy i nauka zawodu' },
        ],
        columns: [
          {
            heading: 'Nasze zasady',
            links: [
              to('about', 'Oilway Quality', 'oilway-quality'),
              to('about', 'Drugie życie oleju', 'zuzyty-olej'),
              to('sponsoring', 'Sponsoring'),
            ],
          },
          {
            heading: 'Porozmawiajmy',
            links: [
              to('contact', 'Kontakt'),
              to('contact', 'Działy', 'dzialy'),
              to('reporting', 'Zgłoszenia sygnalistów'),
            ],
          },
        ],
      },
    ],
    locatorLabel: 'Znajdź stację',
    locatorText: 'Bez umawiania, blisko Ciebie.',
  },
});

function plain(page: PageName, label: string) {
  return { ...to(page, label), lead: [], columns: [] };
}
