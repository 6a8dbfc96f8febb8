import type { Culture } from '../../page-context.ts';

export const messages = {
  'de-DE': {
    region: 'Bundesland',
    all: 'Alle Regionen',
    show: 'Anzeigen',
    responsible: 'Zuständig für',
    everywhere: 'ganz Deutschland',
    nobody: 'Für diese Region ist niemand eingetragen.',
    card: 'Kontakt speichern',
    call: 'Anrufen',
    write: 'Schreiben',
    count: (count: number) => (count === 1 ? '1 Ansprechpartner' : `${count} Ansprechpartner`),
  },
  'pl-PL': {
    region: 'Województwo',
    all: 'Wszystkie regiony',
    show: 'Pokaż',
    responsible: 'Region',
    everywhere: 'cała Polska',
    nobody: 'Nikt nie jest przypisany do tego regionu.',
    card: 'Zapisz kontakt',
    call: 'Zadzwoń',
    write: 'Napisz',
    count: (count: number) => (count === 1 ? '1 osoba' : `Liczba osób: ${count}`),
  },
} as const satisfies Record<Culture, object>;
