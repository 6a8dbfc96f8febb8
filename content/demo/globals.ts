import { to } from './link.ts';
import type { DemoFooter, DemoSettings, DemoSideMenus, PageName } from './shape.ts';
import { typesetBoth } from './typography.ts';

export const footer = typesetBoth<DemoFooter>({
  de: {
    columns: [
      {
        heading: 'Leistungen',
        links: [
          to('oil-change', 'Ölwechsel'),
          to('filters', 'Filter'),
          to('gearbox-oil', 'Getriebeöl'),
          to('fleet', 'Flottenservice'),
          to('products', 'Produkte'),
        ],
      },
      {
        heading: 'Unternehmen',
        links: [
          to('about', 'Über uns'),
          to('news', 'Aktuelles'),
          to('events', 'Veranstaltungen'),
          to('careers', 'Karriere'),
          to('sponsoring', 'Sponsoring'),
        ],
      },
      {
        heading: 'Service',
        links: [
          to('locations', 'Standorte'),
          to('oil-change', 'Preise', 'preise'),
          to('oil-change', 'Das richtige Öl', 'oelsorten'),
          to('contact', 'Kontakt'),
          to('search', 'Suche'),
          to('reporting', 'Hinweise geben'),
        ],
      },
    ],
    legal: [
      to('imprint', 'Impressum'),
      to('privacy', 'Datenschutz'),
      to('accessibility', 'Barrierefreiheit'),
    ],
    copyright: '© Oilway GmbH, Dortmund',
  },
  pl: {
    columns: [
      {
        heading: 'Usługi',
        links: [
          to('oil-change', 'Wymiana oleju'),
          to('filters', 'Filtry'),
          to('gearbox-oil', 'Olej przekładniowy'),
          to('fleet', 'Obsługa flot'),
          to('products', 'Produkty'),
        ],
      },
      {
        heading: 'Firma',
        links: [
          to('about', 'O nas'),
          to('news', 'Aktualności'),
          to('events', 'Wydarzenia'),
          to('careers', 'Kariera'),
          to('sponsoring', 'Sponsoring'),
        ],
      },
      {
        heading: 'Pomoc',
        links: [
          to('locations', 'Stacje'),
          to('oil-change', 'Cennik', 'cennik'),
          to('oil-change', 'Jaki olej wybrać', 'jaki-olej'),
          to('contact', 'Kontakt'),
          to('search', 'Wyszukiwanie'),
          to('reporting', 'Zgłoszenia sygnalistów'),
        ],
      },
    ],
    legal: [
      to('imprint', 'Informacje prawne'),
      to('privacy', 'Prywatność'),
      to('accessibility', 'Dostępność'),
    ],
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
          to('gearbox-oil', 'Getriebeöl'),
          to('fleet', 'Flottenservice'),
        ],
      },
      {
        heading: 'Unternehmen',
        links: [to('about', 'Über uns'), to('careers', 'Karriere'), to('sponsoring', 'Sponsoring')],
      },
      {
        heading: 'Rechtliches',
        links: [
          to('imprint', 'Impressum'),
          to('privacy', 'Datenschutz'),
          to('accessibility', 'Barrierefreiheit'),
        ],
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
          to('gearbox-oil', 'Olej przekładniowy'),
          to('fleet', 'Obsługa flot'),
        ],
      },
      {
        heading: 'Firma',
        links: [to('about', 'O nas'), to('careers', 'Kariera'), to('sponsoring', 'Sponsoring')],
      },
      {
        heading: 'Informacje prawne',
        links: [
          to('imprint', 'Informacje prawne'),
          to('privacy', 'Prywatność'),
          to('accessibility', 'Dostępność'),
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
