import { ButtonLink } from '../../ui/Button.tsx';
import type { Culture } from '../page-context.ts';
import styles from './Pagination.module.css';
import { messages } from './pagination-messages.ts';

interface Props {
  page: number;
  last: number;
  culture: Culture;
  href: (page: number) => string;
  /** What comes before and after; of news the newer and the older. */
  words?: { back: string; onward: string };
}

const ofNews = {
  'de-DE': { back: 'Neuere', onward: 'Ältere' },
  'pl-PL': { back: 'Nowsze', onward: 'Starsze' },
} as const satisfies Record<Culture, object>;

/** The way to the pages beside this one of a list; nothing where there is only one. */
export function Pagination({ page, last, culture, href, words = ofNews[culture] }: Props) {
  if (last <= 1) {
    return null;
  }
  return (
    <nav className={styles.pages} aria-label={messages[culture].pages}>
      <p>
        {page > 1 ? (
          <ButtonLink href={href(page - 1)} variant="outline" icon="arrow-left" iconAt="start">
            {words.back}
          </ButtonLink>
        ) : null}
      </p>
      <p className={styles.at}>{messages[culture].page(page, last)}</p>
      <p className={styles.onward}>
        {page < last ? (
          <ButtonLink href={href(page + 1)} variant="outline" icon="arrow-right">
            {words.onward}
          </ButtonLink>
        ) : null}
      </p>
    </nav>
  );
}
