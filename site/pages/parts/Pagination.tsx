import { ButtonLink } from '../../components/Button.tsx';
import type { Culture } from '../page-context.ts';
import { messages } from './messages.ts';
import styles from './Pagination.module.css';

interface Props {
  page: number;
  last: number;
  culture: Culture;
  href: (page: number) => string;
  /** What comes before and after; of news the newer and the older. */
  words?: { back: string; onward: string };
}

/** The way to the pages beside this one of a list; nothing where there is only one. */
export function Pagination({ page, last, culture, href, words }: Props) {
  if (last <= 1) {
    return null;
  }
  const text = messages[culture];
  const { back, onward } = words ?? text.ofNews;
  return (
    <nav className={styles.pages} aria-label={text.pages}>
      <p>
        {page > 1 ? (
          <ButtonLink href={href(page - 1)} variant="outline" icon="arrow-left" iconAt="start">
            {back}
          </ButtonLink>
        ) : null}
      </p>
      <p className={styles.at}>{text.page(page, last)}</p>
      <p className={styles.onward}>
        {page < last ? (
          <ButtonLink href={href(page + 1)} variant="outline" icon="arrow-right">
            {onward}
          </ButtonLink>
        ) : null}
      </p>
    </nav>
  );
}
