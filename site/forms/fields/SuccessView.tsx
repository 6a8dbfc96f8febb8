import { homePathOf } from '@oilway/store/locales.ts';
import { useEffect, useRef, useState } from 'react';
import { autoFocusProps } from '../../components/auto-focus.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { ThreadTip } from '../../components/pour/Pour.tsx';
import { PourScene } from '../../components/pour/PourScene.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { type FormLocale, formMessages } from './form-messages.ts';
import styles from './SuccessView.module.css';

/** Texts shown after a successful submission. */
export interface FormSuccess {
  heading: string;
  text: string;
  /** Next steps: when or for whom, and what. */
  steps: readonly (readonly [when: string, what: string])[];
  /** Link to an iCalendar file. */
  calendar?: { label: string; href: string } | undefined;
}

interface SuccessViewProps {
  id: string;
  locale: FormLocale;
  reference: string;
  success: FormSuccess;
  /** Rendered in the browser; otherwise the buttons that need scripts are omitted. */
  hydrated: boolean;
}

/** Replaces the page after a submission: thanks, the reference number and the next steps. */
export function SuccessView({ hydrated, locale, id, reference, success }: SuccessViewProps) {
  const { calendar, heading, steps, text } = success;
  const { sent: words } = formMessages[locale];
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form may have been further down the page.
    scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section id={id} data-done="" data-drop="">
      <PourScene
        field={
          <div className={styles.copy}>
            <h1 className={styles.heading} ref={title} {...autoFocusProps}>
              {heading}
            </h1>
            <p className={styles.text}>{text}</p>
          </div>
        }
        pool={
          <>
            <p className="strong">{words.reference}</p>
            <CopyNumber locale={locale} reference={reference} hydrated={hydrated} />
          </>
        }
      />
      <div className={styles.next}>
        <ThreadTip at="top" />
        <h2 className="step3">{words.next}</h2>
        <ol className={styles.steps}>
          {steps.map(([when, what]) => (
            <li key={when}>
              <h3 className="step2">{when}</h3>
              <p className={styles.stepText}>{what}</p>
            </li>
          ))}
        </ol>
        <div className="wrap above6 screenOnly gap4">
          {calendar ? (
            <ButtonLink
              href={calendar.href}
              variant="tool"
              icon="calendar"
              iconAt="start"
              download=""
            >
              {calendar.label}
            </ButtonLink>
          ) : null}
          <ButtonLink href={homePathOf(locale)} variant={calendar ? 'outline' : 'tool'}>
            {words.home}
          </ButtonLink>
          {hydrated ? (
            <Button variant="outline" icon="printer" iconAt="start" onClick={() => print()}>
              {words.print}
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  );
}

interface CopyNumberProps {
  locale: FormLocale;
  reference: string;
  /** Rendered in the browser. */
  hydrated: boolean;
}

/** A reference number with a button that copies it. */
export function CopyNumber({ hydrated, locale, reference }: CopyNumberProps) {
  const { sent: words } = formMessages[locale];
  const number = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      setCopied(true);
    } catch {
      // Clipboard access denied: selects the number, for copying by keyboard.
      if (number.current) getSelection()?.selectAllChildren(number.current);
    }
  };
  return (
    <p className={styles.reference}>
      <strong className={styles.number} ref={number} translate="no">
        {reference}
      </strong>
      {hydrated ? (
        <span className="screenOnly">
          <Button
            variant="tool"
            on="amber"
            size="small"
            icon={copied ? 'check' : 'copy'}
            iconAt="start"
            onClick={() => void copy()}
          >
            {copied ? words.copied : words.copy}
          </Button>
          <VisuallyHidden>
            <span role="status">{copied ? words.copied : ''}</span>
          </VisuallyHidden>
        </span>
      ) : null}
    </p>
  );
}
