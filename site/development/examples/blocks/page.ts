import { safeUrl } from '@oilway/store/url-validation.ts';
import type { Media, PageContext } from '../../../pages/page-context.ts';
import { photograph } from './photograph.ts';

/** The page of the examples: German, with placeholder links. */
export const examplePage: PageContext = {
  locale: 'de-DE',
  node: { id: 1, title: 'Bausteine', home: false },
  breadcrumbs: [
    { label: 'Startseite', href: '/' },
    { label: 'Bausteine', href: '/bausteine' },
  ],
  alternates: [{ locale: 'pl-PL', href: '/pl' }],
  href: (link) => {
    const path = link?.kind === 'url' ? safeUrl(link.url) : link?.page && '/bausteine';
    return path ? `${path}${link?.anchor ? `#${link.anchor}` : ''}` : undefined;
  },
  stations: { 'de-DE': 40, 'pl-PL': 25 },
  imageUrl: (_media, width) => `${photograph.path}?width=${width}`,
  header: {
    menu: [],
    locatorLabel: 'Station finden',
    locatorText: 'In der Nähe, ohne Termin.',
  },
  footer: { hours: '', social: [], columns: [], legal: [], copyright: '© Oilway GmbH, Dortmund' },
  notices: [],
  settings: { company: 'Oilway GmbH' },
  locationsPath: '/standorte',
  newsPath: '/aktuelles',
  eventsPath: '/veranstaltungen',
  searchPath: '/suche',
  privacyPath: '/datenschutz',
};

export const examplePhotograph: Media = {
  id: 1,
  alt: 'Ein Wagen steht über der Grube, die Ölwanne ist von unten zu sehen.',
  width: photograph.width,
  height: photograph.height,
  focalX: 50,
  focalY: 50,
  altDe: 'Ein Wagen steht über der Grube, die Ölwanne ist von unten zu sehen.',
  altPl: 'Samochód stoi nad kanałem, od dołu widać miskę olejową.',
  filename: 'grube.jpg',
  createdAt: '2025-10-01T08:00:00.000Z',
  updatedAt: '2025-10-01T08:00:00.000Z',
};
