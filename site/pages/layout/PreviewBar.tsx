import { ButtonLink } from '../../components/Button.tsx';
import type { PageContext } from '../page-context.ts';
import { messages } from './messages.ts';
import styles from './PreviewBar.module.css';

/** Tells an editor that this is a draft, on every page of the preview, and how to leave it. */
export function PreviewBar({ page, exitHref }: { page: PageContext; exitHref: string }) {
  const text = messages[page.culture];
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
