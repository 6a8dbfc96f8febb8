import type { Locale } from '../../pages/page-context.ts';

const german = {
  label: 'Wonach suchen Sie?',
  submit: 'Suchen',
  intro:
    'Gesucht wird in allen Seiten, Meldungen, Veranstaltungen, Stationen und bei unseren Ansprechpartnern.',
  noResults: (words: string) => `Zu „${words}“ haben wir nichts gefunden.`,
  advice: 'Versuchen Sie es mit einem kürzeren oder allgemeineren Wort.',
  stations: 'Station finden',
  logIn: 'Anmelden',
  portalText: 'Datenblätter, Preislisten und Schulungen für Werkstätten und Flotten.',
  count: (total: number, words: string) =>
    total === 1 ? `Ein Treffer zu „${words}“` : `${total} Treffer zu „${words}“`,
  stationCount: (count: number) => (count === 1 ? 'Eine Station' : `${count} Stationen`),
  truncated: (shown: number) => `Gezeigt werden die ersten ${shown}.`,
  kinds: {
    page: 'Seite',
    news: 'Meldung',
    event: 'Veranstaltung',
    location: 'Station',
    contact: 'Ansprechpartner',
  },
};

export const messages: Record<Locale, typeof german> = {
  'de-DE': german,
  'pl-PL': {
    label: 'Czego Państwo szukają?',
    submit: 'Szukaj',
    intro:
      'Szukamy na wszystkich stronach, w aktualnościach, wydarzeniach, stacjach i wśród osób kontaktowych.',
    noResults: (words) => `Nic nie znaleźliśmy dla „${words}”.`,
    advice: 'Może pomoże krótsze albo ogólniejsze słowo.',
    stations: 'Znajdź stację',
    logIn: 'Logowanie',
    portalText: 'Karty danych, cenniki i\u00a0szkolenia dla warsztatów i\u00a0flot.',
    count: (total, words) => `Wyniki dla „${words}”: ${total}`,
    stationCount: (count) => `Stacje: ${count}`,
    truncated: (shown) => `Pokazujemy pierwsze ${shown}.`,
    kinds: {
      page: 'Strona',
      news: 'Aktualność',
      event: 'Wydarzenie',
      location: 'Stacja',
      contact: 'Osoba kontaktowa',
    },
  },
};
