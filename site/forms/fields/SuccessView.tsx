import { rootOf } from '@oilway/store/cultures.ts';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { focusedFirst } from '../../components/focused-first.ts';
import { ThreadTip } from '../../components/pour/Pour.tsx';
import { PourScene } from '../../components/pour/PourScene.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { type FormCulture, formWords } from './form-words.ts';
import styles from './SuccessView.module.css';

/** What is said once a form has arrived. */
export interface FormSuccess {
  heading: string;
  text: string;
  /** What comes next: when or for whom, and what. */
  steps: readonly (readonly [when: string, what: string])[];
  /** A file for the visitor's calendar. */
  calendar?: { label: string; href: string } | undefined;
}

interface SuccessViewProps {
  id: string;
  culture: FormCulture;
  reference: string;
  success: FormSuccess;
  /** Whether a script shows it: what only scripts can do is left out otherwise. */
  alive: boolean;
}

/** What takes the place of the whole page once its form has arrived: thanks, the number in the pool, and what comes next. */
export function SuccessView({ alive, culture, id, reference, success }: SuccessViewProps) {
  const { calendar, heading, steps, text } = success;
  const { sent: words } = formWords[culture];
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // It begins where the page does, wherever its form stood.
    scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section id={id} data-done="" data-drop="">
      <PourScene
        field={
          <div className={styles.copy}>
            <h1 className={styles.thanks} ref={title} {...focusedFirst}>
              {heading}
            </h1>
            <p className={styles.text}>{text}</p>
          </div>
        }
        pool={
          <>
            <p className="strong">{words.reference}</p>
            <CopyNumber culture={culture} reference={reference} alive={alive} />
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
              <p className={styles.what}>{what}</p>
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
          <ButtonLink href={rootOf(culture)} variant={calendar ? 'outline' : 'tool'}>
            {words.home}
          </ButtonLink>
          {alive ? (
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
  culture: FormCulture;
  reference: string;
  /** Whether a script shows it. */
  alive: boolean;
}

/** The number of a matter, large, and a button that puts it into the clipboard. */
export function CopyNumber({ alive, culture, reference }: CopyNumberProps) {
  const { sent: words } = formWords[culture];
  const number = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      setCopied(true);
    } catch {
      // A browser that keeps its clipboard to itself: it is marked, and the keyboard copies it.
      if (number.current) getSelection()?.selectAllChildren(number.current);
    }
  };
  return (
    <p className={styles.reference}>
      <strong className={styles.number} ref={number} translate="no">
        {reference}
      </strong>
      {alive ? (
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
