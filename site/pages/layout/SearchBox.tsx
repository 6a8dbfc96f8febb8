import { Icon } from '../../components/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { PageContext } from '../page-context.ts';
import { longestQuestion, parameters } from '../parameters.ts';
import { messages } from './messages.ts';
import styles from './SearchBox.module.css';

const id = 'site-search';

/**
 * The search behind the toggle of the header: a popover, which the browser opens and closes.
 * `behaviours/search-toggle.ts` gives the field the focus, `search-box.ts` adds suggestions while somebody types.
 */
export function SearchBox({ page }: { page: PageContext }) {
  const text = messages[page.culture].siteSearch;
  if (!page.searchPath) return null;
  return (
    <div className="screenOnly flex rigid">
      <button className={styles.toggle} type="button" popoverTarget={id}>
        <Icon name="search" />
        <span className="unseen">{text.toggle}</span>
      </button>
      <search className={styles.panel} id={id} popover="auto" data-menu="">
        <form className={styles.form} action={page.searchPath} method="get" data-search="">
          <label className={styles.name} htmlFor={`${id}-words`}>
            {text.label}
          </label>
          <input
            className={styles.input}
            id={`${id}-words`}
            name={parameters[page.culture].words}
            type="search"
            maxLength={longestQuestion}
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
