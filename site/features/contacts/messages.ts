import type { Culture } from '../../pages/page-context.ts';

export const messages = {
  'de-DE': {
    region: 'Bundesland',
    /** What the choice of a region offers first. */
    all: 'Alle Regionen',
    show: 'Anzeigen',
    responsible: 'Zuständig für',
    everywhere: 'ganz Deutschland',
    card: 'Kontakt speichern',
    nobody: 'Hier steht gerade niemand. Ihre Station hilft Ihnen weiter.',
    stations: 'Station finden',
  },
  'pl-PL': {
    region: 'Województwo',
    all: 'Wszystkie regiony',
    show: 'Pokaż',
    responsible: 'Region',
    everywhere: 'cała Polska',
    card: 'Zapisz kontakt',
    nobody: 'Nie ma tu teraz nikogo. Pomoże Państwu najbliższa stacja.',
    stations: 'Znajdź stację',
  },
} as const satisfies Record<Culture, object>;
