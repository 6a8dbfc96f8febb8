import type { Locale } from '../page-context.ts';

const german = {
  place: 'Ort, PLZ oder Straße',
  placeSearch: 'Ölwechsel finden',
  whereAreYou: 'Wo stehen Sie gerade?',
  myPosition: 'Mein Standort',
  route: 'Route',
  allStations: 'Alle auf der Karte',
  /** These two are parts of URLs: `#galerie3-2` is the second image of the page's third block. */
  gallery: 'galerie',
  picture: 'bild',
  enlarge: 'Vergrößern:',
  /** Of a paginated list. */
  pages: 'Seiten der Liste',
  part: (page: number) => `Seite ${page}`,
  page: (page: number, last: number) => `Seite ${page} von ${last}`,
  /** Labels of the previous and the next page. */
  ofNews: { back: 'Neuere', onward: 'Ältere' },
};

export const messages: Record<Locale, typeof german> = {
  'de-DE': german,
  'pl-PL': {
    place: 'Miejscowość, kod lub ulica',
    placeSearch: 'Znajdź stację',
    whereAreYou: 'Gdzie są Państwo teraz?',
    myPosition: 'Moja lokalizacja',
    route: 'Trasa',
    allStations: 'Wszystkie na mapie',
    gallery: 'galeria',
    picture: 'obraz',
    enlarge: 'Powiększ:',
    pages: 'Strony listy',
    part: (page) => `strona ${page}`,
    page: (page, last) => `Strona ${page} z ${last}`,
    ofNews: { back: 'Nowsze', onward: 'Starsze' },
  },
};
