import { type Culture, cultures, localeOf, rootOf } from '@oilway/store/cultures.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { Flag } from '../../components/Flag.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { PageContext } from '../page-context.ts';
import styles from './CountryDialog.module.css';
import { messages } from './messages.ts';

/** Opens the dialog in the page's language. Not shown without scripts, where the link beside it does the same. */
export function CountryButton({ culture }: { culture: Culture }) {
  const text = messages[culture];
  return (
    <button
      className={styles.opener}
      type="button"
      data-country-opener={localeOf(culture)}
      aria-haspopup="dialog"
    >
      <Flag country={localeOf(culture)} />
      <span>
        {text.country}
        <VisuallyHidden>, {text.countries.change}</VisuallyHidden>
      </span>
    </button>
  );
}

type Shown = Pick<PageContext, 'culture' | 'stations'>;

/** One dialog for readers of each language; `behaviours/country.ts` opens and remembers. */
export function CountryDialogs({ page }: { page: Shown }) {
  return cultures.map((reader) => <CountryDialog key={reader} reader={reader} page={page} />);
}

/** Two fields of land, each in the language of its country, the reader's own first and in oil. */
function CountryDialog({ reader, page }: { reader: Culture; page: Shown }) {
  const text = messages[reader].countries;
  const ordered = [reader, ...cultures.filter((culture) => culture !== reader)];
  return (
    <div lang={localeOf(reader)}>
      <Dialog
        id={`country-${localeOf(reader)}`}
        title={text.title}
        closeLabel={text.close}
        footer={text.remembered}
      >
        <div className={styles.fields}>
          {ordered.map((culture) => (
            <a
              className={`${styles.field} ${styles[localeOf(culture)]}`}
              key={culture}
              href={rootOf(culture)}
              hrefLang={culture}
              lang={localeOf(culture)}
              data-country={localeOf(culture)}
              data-tone={culture === reader ? 'amber' : undefined}
              aria-current={culture === page.culture ? 'true' : undefined}
            >
              <Flag country={localeOf(culture)} />
              <span className={styles.name}>{messages[culture].country}</span>
              <span>
                {messages[culture].countries.site(page.stations[culture])}
                {culture === page.culture ? ` ${messages[culture].countries.here}` : ''}
              </span>
            </a>
          ))}
        </div>
      </Dialog>
    </div>
  );
}
