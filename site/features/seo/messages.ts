import type { Culture } from '@oilway/store/cultures.ts';

export const messages = {
  'de-DE': {
    country: 'Deutschland',
    section: 'Deutsch (Deutschland)',
    about: 'Ölwechsel ohne Termin: Website und Stationen von Oilway in Deutschland und Polen.',
  },
  'pl-PL': {
    country: 'Polska',
    section: 'Polski (Polska)',
    about: 'Wymiana oleju bez umawiania się: strona i stacje Oilway w Niemczech i w Polsce.',
  },
} as const satisfies Record<Culture, Record<'country' | 'section' | 'about', string>>;
