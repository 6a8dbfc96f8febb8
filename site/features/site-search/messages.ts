import { polishPlural } from '../../components/polish-plural.ts';
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
  pageCount: (count: number) => (count === 1 ? 'Eine Seite' : `${count}\u00a0Seiten`),
  stationCount: (count: number) => (count === 1 ? '1\u00a0Station' : `${count}\u00a0Stationen`),
  /** @param counts the counts of pages and stations. */
  found: (counts: string, words: string) => `${counts} zu „${words}“`,
  more: (count: number) => `Weitere ${count} zeigen`,
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
    pageCount: (count) => `${count}\u00a0${polishPlural(count, 'strona', 'strony', 'stron')}`,
    stationCount: (count) => `${count}\u00a0${polishPlural(count, 'stacja', 'stacje', 'stacji')}`,
    found: (counts, words) => `${counts} dla „${words}”`,
    more: (count) => `Pokaż jeszcze ${count}`,
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
