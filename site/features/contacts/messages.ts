import type { Culture } from '../../page/page-context.ts';
import { allRegions } from './all-regions.ts';

export const messages = {
  'de-DE': {
    region: 'Bundesland',
    all: allRegions['de-DE'],
    show: 'Anzeigen',
    responsible: 'Zuständig für',
    everywhere: 'ganz Deutschland',
    card: 'Kontakt speichern',
  },
  'pl-PL': {
    region: 'Województwo',
    all: allRegions['pl-PL'],
    show: 'Pokaż',
    responsible: 'Region',
    everywhere: 'cała Polska',
    card: 'Zapisz kontakt',
  },
} as const satisfies Record<Culture, object>;
