import type {
  DemoFooter,
  DemoHeader,
  DemoLink,
  DemoSettings,
  DemoSideMenus,
  PageName,
} from './shape.ts';
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
            ...to('oil-change', 'Getriebeöl', 'getriebeoel'),
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
      plain('locations', 'Standorte'),
      plain('fleet', 'Flotten'),
      plain('about', 'Über uns'),
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
            ...to('oil-change', 'Olej przekładniowy', 'olej-przekladniowy'),
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
      plain('locations', 'Stacje'),
      plain('fleet', 'Floty'),
      plain('about', 'O nas'),
    ],
    locatorLabel: 'Znajdź stację',
    locatorText: 'Bez umawiania, blisko Ciebie.',
  },
});

export const footer = typesetBoth<DemoFooter>({
  de: {
    columns: [
      {
        heading: 'Leistungen',
        links: [
          to('oil-change', 'Ölwechsel'),
          to('filters', 'Filter'),
          to('oil-change', 'Getriebeöl', 'getriebeoel'),
          to('fleet', 'Flottenservice'),
        ],
      },
      {
        heading: 'Unternehmen',
        links: [
          to('about', 'Über uns'),
          to('about', 'Oilway Quality', 'oilway-quality'),
          to('about', 'Altöl wird Grundöl', 'altoel'),
        ],
      },
      {
        heading: 'Service',
        links: [
          to('locations', 'Standorte'),
          to('oil-change', 'Preise', 'preise'),
          to('oil-change', 'Das richtige Öl', 'oelsorten'),
        ],
      },
    ],
    legal: [to('imprint', 'Impressum'), to('privacy', 'Datenschutz')],
    copyright: '© Oilway GmbH, Dortmund',
  },
  pl: {
    columns: [
      {
        heading: 'Usługi',
        links: [
          to('oil-change', 'Wymiana oleju'),
          to('filters', 'Filtry'),
          to('oil-change', 'Olej przekładniowy', 'olej-przekladniowy'),
          to('fleet', 'Obsługa flot'),
        ],
      },
      {
        heading: 'Firma',
        links: [
          to('about', 'O nas'),
          to('about', 'Oilway Quality', 'oilway-quality'),
          to('about', 'Drugie życie oleju', 'zuzyty-olej'),
        ],
      },
      {
        heading: 'Pomoc',
        links: [
          to('locations', 'Stacje'),
          to('oil-change', 'Cennik', 'cennik'),
          to('oil-change', 'Jaki olej wybrać', 'jaki-olej'),
        ],
      },
    ],
    legal: [to('imprint', 'Informacje prawne'), to('privacy', 'Prywatność')],
    copyright: '© Oilway Polska sp. z o.o., Poznań',
  },
});

export const sideMenus = typesetBoth<DemoSideMenus>({
  de: {
    menus: [
      {
        heading: 'Leistungen',
        links: [
          to('oil-change', 'Ölwechsel'),
          to('filters', 'Filter'),
          to('fleet', 'Flottenservice'),
        ],
      },
      {
        heading: 'Unternehmen',
        links: [to('about', 'Über uns'), to('imprint', 'Impressum'), to('privacy', 'Datenschutz')],
      },
    ],
  },
  pl: {
    menus: [
      {
        heading: 'Usługi',
        links: [
          to('oil-change', 'Wymiana oleju'),
          to('filters', 'Filtry'),
          to('fleet', 'Obsługa flot'),
        ],
      },
      {
        heading: 'Firma',
        links: [
          to('about', 'O nas'),
          to('imprint', 'Informacje prawne'),
          to('privacy', 'Prywatność'),
        ],
      },
    ],
  },
});

export const settings = typesetBoth<DemoSettings>({
  de: {
    company: 'Oilway GmbH',
    address: 'Hannöversche Straße 22\n44143 Dortmund',
    // Kept free by the Bundesnetzagentur for films: it rings nowhere.
    phone: '+49 221 4710 100',
    email: 'info@oilway.example',
    seoTitleSuffix: 'Oilway',
    seoDescription:
      'Oilway wechselt Motoröl und Filter ohne Termin: 18 Minuten, feste Preise, 40 Standorte in Deutschland und 25 in Polen. Reinfahren genügt, jeden Werktag.',
  },
  pl: {
    company: 'Oilway Polska sp. z o.o.',
    address: 'ul. Obornicka 237\n60-650 Poznań',
    email: 'kontakt@oilway.example',
    seoTitleSuffix: 'Oilway',
    seoDescription:
      'Oilway wymienia olej i filtry bez umawiania: 18 minut, stałe ceny, 25 stacji w Polsce i 40 w Niemczech. Wystarczy wjechać, od poniedziałku do soboty.',
  },
});

/** The page that holds the whole map: the same in both languages. */
export const locationsPage: PageName = 'locations';

function to(page: PageName, label: string, anchor?: string): DemoLink {
  return { label, kind: 'page', page, ...(anchor === undefined ? {} : { anchor }) };
}

function plain(page: PageName, label: string) {
  return { ...to(page, label), lead: [], columns: [] };
}
