import type { Culture } from '@oilway/store/cultures.ts';

/** Titles of the error pages, for the tab and the history. */
export const errorTitles: Record<Culture, Record<404 | 500 | 'form', string>> = {
  'de-DE': {
    404: 'Seite nicht gefunden',
    500: 'Vorübergehend gestört',
    form: 'Nicht angenommen',
  },
  'pl-PL': {
    404: 'Nie znaleziono strony',
    500: 'Chwilowa awaria',
    form: 'Nie przyjęto',
  },
};
