import { Dialog } from '../../ui/Dialog.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { Culture, PageContext } from '../page-context.ts';
import styles from './CountryDialog.module.css';
import { messages } from './messages.ts';

const countries = { 'de-DE': 'de', 'pl-PL': 'pl' } as const;
const roots = { 'de-DE': '/', 'pl-PL': '/pl' } as const;
const cultures: Culture[] = ['de-DE', 'pl-PL'];

/** Opens the dialog in the page's language. Not shown without scripts, where the link beside it does the same. */
export function CountryButton({ culture }: { culture: Culture }) {
  const text = messages[culture];
  return (
    <button
      className={styles.opener}
      type="button"
      data-country-opener={countries[culture]}
      aria-haspopup="dialog"
    >
      <Flag country={countries[culture]} />
      <span>
        {text.country}
        <VisuallyHidden>, {text.countries.change}</VisuallyHidden>
      </span>
    </button>
  );
}

/** One dialog for readers of each language; `furniture/country.ts` opens and remembers. */
export function CountryDialogs({ page }: { page: Pick<PageContext, 'culture'> }) {
  return cultures.map((reader) => (
    <CountryDialog key={reader} reader={reader} current={page.culture} />
  ));
}

/** Two fields of land, the reader's own country first and in oil. */
function CountryDialog({ reader, current }: { reader: Culture; current: Culture }) {
  const text = messages[reader].countries;
  const ordered = [reader, ...cultures.filter((culture) => culture !== reader)];
  return (
    <div lang={countries[reader]}>
      <Dialog
        id={`country-${countries[reader]}`}
        title={text.title}
        closeLabel={text.close}
        footer={text.remembered}
      >
        <div className={styles.fields}>
          {ordered.map((culture) => (
            <a
              className={`${styles.field} ${styles[countries[culture]]}`}
              key={culture}
              href={roots[culture]}
              hrefLang={culture}
              data-country={countries[culture]}
              data-tone={culture === reader ? 'amber' : undefined}
              aria-current={culture === current ? 'true' : undefined}
            >
              <Flag country={countries[culture]} />
              <span className={styles.name} lang={countries[culture]}>
                {messages[culture].country}
              </span>
              <span>
                {text.languages[countries[culture]]}
                {culture === current ? ` ${text.here}` : ''}
              </span>
            </a>
          ))}
        </div>
      </Dialog>
    </div>
  );
}
