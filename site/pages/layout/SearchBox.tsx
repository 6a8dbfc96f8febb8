import { Icon } from '../../components/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { PageContext } from '../page-context.ts';
import { maxQueryLength, searchParamNames } from '../search-param-names.ts';
import { messages } from './messages.ts';
import styles from './SearchBox.module.css';

const id = 'site-search';

/**
 * The search behind the toggle of the header: a popover, which the browser opens and closes. `behaviours/search-toggle.ts` focuses the field,
 * `search-box.ts` adds suggestions.
 */
export function SearchBox({ page }: { page: PageContext }) {
  const text = messages[page.locale].siteSearch;
  if (!page.searchPath) return null;
  return (
    <div className="screenOnly flex rigid">
      <button className={styles.toggle} type="button" popoverTarget={id}>
        <Icon name="search" />
        <span className="visuallyHidden">{text.toggle}</span>
      </button>
      <search className={styles.panel} id={id} popover="auto" data-menu="">
        <form className={styles.form} action={page.searchPath} method="get" data-search="">
          <label className={`${styles.name} across strong`} htmlFor={`${id}-words`}>
            {text.label}
          </label>
          <input
            className={styles.input}
            id={`${id}-words`}
            name={searchParamNames[page.locale].words}
            type="search"
            maxLength={maxQueryLength}
            required
            autoComplete="off"
          />
          <button className={styles.submit} type="submit">
            {text.submit}
          </button>
          <button
            className={styles.close}
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            <Icon name="x" />
            <VisuallyHidden>{text.close}</VisuallyHidden>
          </button>
          <div className={styles.suggestions} data-suggestions={text.suggestions} />
        </form>
      </search>
    </div>
  );
}
