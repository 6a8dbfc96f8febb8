import { ButtonLink } from '../../components/Button.tsx';
import type { Locale } from '../page-context.ts';
import { messages } from './messages.ts';
import styles from './Pagination.module.css';

interface Props {
  page: number;
  last: number;
  locale: Locale;
  href: (page: number) => string;
  /** Labels of the previous and the next page; newer and older by default. */
  labels?: { back: string; onward: string };
}

/** Links to the previous and the next page of a list; nothing for a single page. */
export function Pagination({ page, last, locale, href, labels }: Props) {
  if (last <= 1) {
    return null;
  }
  const text = messages[locale];
  const { back, onward } = labels ?? text.ofNews;
  return (
    <nav className={styles.pages} aria-label={text.pages}>
      <p>
        {page > 1 ? (
          <ButtonLink href={href(page - 1)} variant="outline" icon="arrow-left" iconAt="start">
            {back}
          </ButtonLink>
        ) : null}
      </p>
      <p className={styles.current}>{text.page(page, last)}</p>
      <p className={styles.next}>
        {page < last ? (
          <ButtonLink href={href(page + 1)} variant="outline" icon="arrow-right">
            {onward}
          </ButtonLink>
        ) : null}
      </p>
    </nav>
  );
}
