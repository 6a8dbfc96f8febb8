import type { Culture } from '../../pages/page-context.ts';

/** By itself: of all these words the browser is sent this alone. */
export const personCount: Record<Culture, (count: number) => string> = {
  'de-DE': (count) =>
    count === 0 ? 'Für diese Region ist niemand eingetragen.' : `${count} Ansprechpartner`,
  'pl-PL': (count) =>
    count === 0 ? 'Nikt nie jest przypisany do tego regionu.' : `${count} ${personForm(count)}`,
};

function personForm(count: number): string {
  const forms = { one: 'osoba', few: 'osoby' } as Partial<Record<Intl.LDMLPluralRule, string>>;
  return forms[new Intl.PluralRules('pl').select(count)] ?? 'osób';
}
