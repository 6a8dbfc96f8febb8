import { polishForm } from '../../components/polish-form.ts';
import type { Culture } from '../../pages/page-context.ts';

/** By itself: of all these words the browser is sent this alone. */
export const personCount: Record<Culture, (count: number) => string> = {
  'de-DE': (count) =>
    count === 0 ? 'Für diese Region ist niemand eingetragen.' : `${count} Ansprechpartner`,
  'pl-PL': (count) =>
    count === 0
      ? 'Nikt nie jest przypisany do tego regionu.'
      : `${count} ${polishForm(count, 'osoba', 'osoby', 'osób')}`,
};
