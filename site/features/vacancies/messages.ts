import type { VacancyBlock } from '@oilway/store/published/documents.ts';
import type { Locale } from '../../pages/page-context.ts';

interface Messages {
  where: string;
  start: string;
  hours: string;
  hoursOf: Record<VacancyBlock['hours'], string>;
  pay: string;
  until: string;
  apply: string;
  /** Subject of the application in the contact form. */
  subject: (title: string) => string;
  filled: string;
  none: string;
}

export const messages: Record<Locale, Messages> = {
  'de-DE': {
    where: 'Ort',
    start: 'Beginn',
    hours: 'Umfang',
    hoursOf: {
      full: 'Vollzeit',
      either: 'Vollzeit oder Teilzeit',
      part: 'Teilzeit',
      apprentice: 'Ausbildung',
    },
    pay: 'Gehalt',
    until: 'Bewerbung bis',
    apply: 'Jetzt bewerben',
    subject: (title) => `Bewerbung: ${title}`,
    filled: 'Diese Stelle ist vergeben.',
    none: 'Zurzeit ist keine Stelle ausgeschrieben.',
  },
  'pl-PL': {
    where: 'Miejsce pracy',
    start: 'Początek',
    hours: 'Wymiar',
    hoursOf: {
      full: 'pełny etat',
      either: 'pełny etat lub jego część',
      part: 'część etatu',
      apprentice: 'nauka zawodu',
    },
    pay: 'Wynagrodzenie',
    until: 'Zgłoszenia do',
    apply: 'Aplikuj',
    subject: (title) => `Rekrutacja: ${title}`,
    filled: 'Ta oferta jest już nieaktualna.',
    none: 'Obecnie nie prowadzimy rekrutacji.',
  },
};
