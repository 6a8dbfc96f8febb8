import { polishPlural } from '../../components/polish-plural.ts';
import type { Locale } from '../../pages/page-context.ts';

/** In a separate module, because it is the only message that the browser needs. */
export const personCountText: Record<Locale, (count: number) => string> = {
  'de-DE': (count) =>
    count === 0 ? 'Für diese Region ist niemand eingetragen.' : `${count} Ansprechpartner`,
  'pl-PL': (count) =>
    count === 0
      ? 'Nikt nie jest przypisany do tego regionu.'
      : `${count} ${polishPlural(count, 'osoba', 'osoby', 'osób')}`,
};
