import type { Culture } from '@oilway/store/cultures.ts';

/** Titles of the error pages, for the tab and the history. */
export const errorTitles: Record<Culture, Record<404 | 500 | 'form', string>> = {
  'de-DE': {
    404: 'Seite nicht gefunden | Oilway',
    500: 'Vorübergehend gestört | Oilway',
    form: 'Nicht angenommen | Oilway',
  },
  'pl-PL': {
    404: 'Nie znaleziono strony | Oilway',
    500: 'Chwilowa awaria | Oilway',
    form: 'Nie przyjęto | Oilway',
  },
};
