import type { Locale } from '../../pages/page-context.ts';

export const messages = {
  'de-DE': {
    region: 'Bundesland',
    /** The first option of the region select. */
    all: 'Alle Regionen',
    show: 'Anzeigen',
    responsible: 'Zuständig für',
    everywhere: 'ganz Deutschland',
    card: 'Kontakt speichern',
    mail: 'E-Mail',
    save: 'Speichern',
    noContacts: 'Hier steht gerade niemand. Ihre Station hilft Ihnen weiter.',
    stations: 'Station finden',
  },
  'pl-PL': {
    region: 'Województwo',
    all: 'Wszystkie regiony',
    show: 'Pokaż',
    responsible: 'Region',
    everywhere: 'cała Polska',
    card: 'Zapisz kontakt',
    mail: 'E-mail',
    save: 'Zapisz',
    noContacts: 'Nie ma tu teraz nikogo. Pomoże Państwu najbliższa stacja.',
    stations: 'Znajdź stację',
  },
} as const satisfies Record<Locale, object>;
