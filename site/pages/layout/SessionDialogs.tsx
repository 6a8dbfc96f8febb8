import type { ReactNode } from 'react';
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
      <SessionDialog id="session-ending" title={text.ending} text={text.until}>
        <Button type="submit" data-extend>
          {text.extend}
        </Button>
        <Button type="submit" variant="outline">
          {text.close}
        </Button>
      </SessionDialog>
      <SessionDialog id="session-ended" title={text.ended} text={text.again}>
        <ButtonLink href="?">{text.logIn}</ButtonLink>
      </SessionDialog>
    </>
  );
}

function SessionDialog(props: { id: string; title: string; text: string; children: ReactNode }) {
  const { children, id, text, title } = props;
  return (
    <dialog
      className={`${dialog.dialog} ${styles.dialog}`}
      id={id}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <form className={styles.inside} method="dialog">
        <h2 className="step2 anywhere" id={`${id}-title`}>
          {title}
        </h2>
        <p id={`${id}-text`} data-text={text}>
          {text}
        </p>
        <div className="wrap gap3">{children}</div>
      </form>
    </dialog>
  );
}
