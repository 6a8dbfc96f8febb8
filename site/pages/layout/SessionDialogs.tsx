import { Button, ButtonLink } from '../../components/Button.tsx';
import dialog from '../../components/Dialog.module.css';
import type { Locale } from '../page-context.ts';
import { portalMessages } from './portal-messages.ts';
import styles from './SessionDialogs.module.css';

/** The dialogs before and after the end of a session; `behaviours/session-timeout.ts` shows them. */
export function SessionDialogs({ locale }: { locale: Locale }) {
  const text = portalMessages[locale].session;
  return (
    <>
      <dialog
        className={`${dialog.dialog} ${styles.dialog}`}
        id="session-ending"
        role="alertdialog"
        aria-labelledby="session-ending-title"
        aria-describedby="session-ending-text"
      >
        <form className={styles.inside} method="dialog">
          <h2 className="step2 anywhere" id="session-ending-title">
            {text.ending}
          </h2>
          <p id="session-ending-text" data-text={text.until} />
          <div className="wrap gap3">
            <Button type="submit" data-extend>
              {text.extend}
            </Button>
            <Button type="submit" variant="outline">
              {text.close}
            </Button>
          </div>
        </form>
      </dialog>
      <dialog
        className={`${dialog.dialog} ${styles.dialog}`}
        id="session-ended"
        role="alertdialog"
        aria-labelledby="session-ended-title"
        aria-describedby="session-ended-text"
      >
        <div className={styles.inside}>
          <h2 className="step2 anywhere" id="session-ended-title">
            {text.ended}
          </h2>
          <p id="session-ended-text">{text.again}</p>
          <div className="wrap gap3">
            <ButtonLink href="?">{text.logIn}</ButtonLink>
          </div>
        </div>
      </dialog>
    </>
  );
}
