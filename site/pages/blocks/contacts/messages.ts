import { allRegions } from '../../../features/contacts/all-regions.ts';
import type { Culture } from '../../page-context.ts';

export const messages = {
  'de-DE': {
    region: 'Bundesland',
    all: allRegions['de-DE'],
    show: 'Anzeigen',
    responsible: 'Zuständig für',
    everywhere: 'ganz Deutschland',
    card: 'Kontakt speichern',
    count: (count: number) =>
      count === 0 ? 'Für diese Region ist niemand eingetragen.' : `${count} Ansprechpartner`,
  },
  'pl-PL': {
    region: 'Województwo',
    all: allRegions['pl-PL'],
    show: 'Pokaż',
    responsible: 'Region',
    everywhere: 'cała Polska',
    card: 'Zapisz kontakt',
    count: (count: number) =>
      count === 0 ? 'Nikt nie jest przypisany do tego regionu.' : `${count} ${personForm(count)}`,
  },
} as const satisfies Record<Culture, object>;

function personForm(count: number): string {
  const forms = { one: 'osoba', few: 'osoby' } as Partial<Record<Intl.LDMLPluralRule, string>>;
  return forms[new Intl.PluralRules('pl').select(count)] ?? 'osób';
}
