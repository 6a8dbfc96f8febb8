import type { ReactNode } from 'react';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface DialogProps {
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
  footer?: ReactNode;
  /** Announced by a script after saving. */
  savedMessage?: string;
}

/** A native dialog: `showModal()` or `command="show-modal"` opens it, its form closes it. */
export function Dialog({ id, title, closeLabel, children, footer, savedMessage }: DialogProps) {
  const titleId = `${id}-title`;
  return (
    <dialog className={styles.dialog} id={id} aria-labelledby={titleId} data-saved={savedMessage}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <form method="dialog">
          <button className={styles.close} type="submit">
            <Icon name="x" />
            <VisuallyHidden>{closeLabel}</VisuallyHidden>
          </button>
        </form>
      </div>
      <div>{children}</div>
      {footer ? <div className={styles.foot}>{footer}</div> : null}
    </dialog>
  );
}
