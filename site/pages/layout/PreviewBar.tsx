import { ButtonLink } from '../../components/Button.tsx';
import type { PageContext } from '../page-context.ts';
import { messages } from './messages.ts';
import styles from './PreviewBar.module.css';

/** Marks every page of a preview as a draft, with a link that ends the preview. */
export function PreviewBar({ page, exitHref }: { page: PageContext; exitHref: string }) {
  const text = messages[page.locale];
  return (
    <aside className={styles.bar} aria-label={text.draft} data-tone="graphite">
      <p className="row small gap1x4 wrap">
        <strong className={styles.tag}>{text.draft}</strong>
        <span className={styles.more}>{text.draftText}</span>
      </p>
      <ButtonLink href={exitHref} variant="outline" on="graphite" size="small" icon="x">
        {text.exitDraft}
      </ButtonLink>
    </aside>
  );
}
