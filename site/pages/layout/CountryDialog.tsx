import { countryOf, homePathOf, type Locale, locales } from '@oilway/store/locales.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { Flag } from '../../components/Flag.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { PageContext } from '../page-context.ts';
import styles from './CountryDialog.module.css';
import { messages } from './messages.ts';

/** Opens the dialog in the page's language. Not shown without scripts, where the link beside it does the same. */
export function CountryButton({ locale }: { locale: Locale }) {
  const text = messages[locale];
  return (
    <button
      className="row small gap2 jsOnly touch strong link"
      type="button"
      data-country-opener={countryOf(locale)}
      aria-haspopup="dialog"
    >
      <Flag country={countryOf(locale)} />
      <span>
        {text.country}
        <VisuallyHidden>, {text.countries.change}</VisuallyHidden>
      </span>
    </button>
  );
}

type CountryDialogContext = Pick<PageContext, 'locale' | 'stations'>;

/** A dialog in each language; `behaviours/country-dialogs.ts` opens them and stores the choice. */
export function CountryDialogs({ page }: { page: CountryDialogContext }) {
  return locales.map((readerLocale) => (
    <CountryDialog key={readerLocale} readerLocale={readerLocale} page={page} />
  ));
}

/** Both countries, each in its own language, the reader's own first and in amber. */
function CountryDialog({
  readerLocale,
  page,
}: {
  readerLocale: Locale;
  page: CountryDialogContext;
}) {
  const text = messages[readerLocale].countries;
  const ordered = [readerLocale, ...locales.filter((locale) => locale !== readerLocale)];
  return (
    <div lang={countryOf(readerLocale)}>
      <Dialog
        id={`country-${countryOf(readerLocale)}`}
        title={text.title}
        closeLabel={text.close}
        footer={text.remembered}
      >
        <div className={styles.fields}>
          {ordered.map((locale) => (
            <a
              className={`${styles.field} ${styles[countryOf(locale)]}`}
              key={locale}
              href={homePathOf(locale)}
              hrefLang={locale}
              lang={countryOf(locale)}
              data-country={countryOf(locale)}
              data-tone={locale === readerLocale ? 'amber' : undefined}
              aria-current={locale === page.locale ? 'true' : undefined}
            >
              <Flag country={countryOf(locale)} />
              <span className={styles.name}>{messages[locale].country}</span>
              <span>
                {messages[locale].countries.site(page.stations[locale])}
                {locale === page.locale ? ` ${messages[locale].countries.here}` : ''}
              </span>
            </a>
          ))}
        </div>
      </Dialog>
    </div>
  );
}
