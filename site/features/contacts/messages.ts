import type { Culture } from '../../page/page-context.ts';

export const messages = {
  'de-DE': {
    region: 'Bundesland',
    /** What the choice of a region offers first. */
    all: 'Alle Regionen',
    show: 'Anzeigen',
    responsible: 'Zuständig für',
    everywhere: 'ganz Deutschland',
    card: 'Kontakt speichern',
  },
  'pl-PL': {
    region: 'Województwo',
    all: 'Wszystkie regiony',
    show: 'Pokaż',
    responsible: 'Region',
    everywhere: 'cała Polska',
    card: 'Zapisz kontakt',
  },
} as const satisfies Record<Culture, object>;
