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
  /** What a script says once the dialog has done its work. */
  saved?: string;
}

/** The browser's own dialog; `showModal()` or `command="show-modal"` opens it, its form closes it. */
export function Dialog({ id, title, closeLabel, children, footer, saved }: DialogProps) {
  const titleId = `${id}-title`;
  return (
    <dialog className={styles.dialog} id={id} aria-labelledby={titleId} data-saved={saved}>
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
