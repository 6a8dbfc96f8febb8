import type { Culture } from '../../page/page-context.ts';
import type { SearchHit } from './search-hit.ts';

interface SearchMessages {
  label: string;
  submit: string;
  ask: string;
  nothing: (words: string) => string;
  advice: string;
  count: (total: number, words: string) => string;
  first: (shown: number) => string;
  kinds: Record<SearchHit['kind'], string>;
}

export const messages: Record<Culture, SearchMessages> = {
  'de-DE': {
    label: 'Wonach suchen Sie?',
    submit: 'Suchen',
    ask: 'Gesucht wird in allen Seiten, Meldungen, Veranstaltungen, Stationen und bei unseren Ansprechpartnern.',
    nothing: (words) => `Zu „${words}“ haben wir nichts gefunden.`,
    advice: 'Versuchen Sie es mit einem kürzeren oder allgemeineren Wort.',
    count: (total, words) =>
      total === 1 ? `Ein Treffer zu „${words}“` : `${total} Treffer zu „${words}“`,
    first: (shown) => `Gezeigt werden die ersten ${shown}.`,
    kinds: {
      page: 'Seite',
      news: 'Meldung',
      event: 'Veranstaltung',
      location: 'Station',
      contact: 'Ansprechpartner',
    },
  },
  'pl-PL': {
    label: 'Czego szukasz?',
    submit: 'Szukaj',
    ask: 'Szukamy na wszystkich stronach, w aktualnościach, wydarzeniach, stacjach i wśród osób kontaktowych.',
    nothing: (words) => `Nic nie znaleźliśmy dla „${words}”.`,
    advice: 'Spróbuj krótszego albo ogólniejszego słowa.',
    count: (total, words) => `Wyniki dla „${words}”: ${total}`,
    first: (shown) => `Pokazujemy pierwsze ${shown}.`,
    kinds: {
      page: 'Strona',
      news: 'Aktualność',
      event: 'Wydarzenie',
      location: 'Stacja',
      contact: 'Osoba kontaktowa',
    },
  },
};
