import { useEffect, useRef, useState } from 'react';
import { autoFocusProps } from '../../../components/auto-focus.ts';
import { Button, ButtonLink } from '../../../components/Button.tsx';
import { PoolBowl } from '../../../components/pour/PoolBowl.tsx';
import { PoolLip } from '../../../components/pour/PoolLip.tsx';
import { formMessages } from '../../../forms/fields/form-messages.ts';
import { trackingHost } from '../../../forms/fields/tracking-page.ts';
import { messages } from '../messages.ts';
import styles from './Receipt.module.css';

interface ReceiptProps {
  code: string;
  locale: 'de-DE' | 'pl-PL';
  /** Number of attachments. */
  files?: number;
  /** Redirect target, if set by an editor; receives no data of the report. */
  next?: string | undefined;
  /** After a native submission, which is not hydrated: path of the page with the mailbox. */
  noJsPath?: string;
}

const small = { on: 'amber', size: 'small', iconAt: 'start' } as const;

/** Shows the access code once, in a pool across the page and in groups that are easy to compare, with a button that copies it. */
export function Receipt({ code, files = 0, locale, next, noJsPath }: ReceiptProps) {
  const text = messages[locale].receipt;
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
  };
  return (
    <div className="stack gap5" data-receipt="">
      <h2 className="tight leading11" ref={heading} {...autoFocusProps}>
        {text.heading}
      </h2>
      <div className="stack measure gap4">
        {files > 0 ? <p>{formMessages[locale].files.arrived(files)}</p> : null}
        <p>{text.text}</p>
      </div>
      <div className={styles.pool}>
        <PoolBowl className="onAmber" />
        <div className={styles.code} data-tone="amber">
          <p className="strong">{text.label}</p>
          <strong className={styles.groups} translate="no">
            {code.split('-').map((group) => (
              <span key={group}>{group}</span>
            ))}
          </strong>
          {noJsPath === undefined ? (
            <div className="wrap middle gap4 screenOnly">
              <Button
                {...small}
                variant="tool"
                icon={copied ? 'check' : 'copy'}
                onClick={() => void copy()}
              >
                {text.copy}
              </Button>
              <Button {...small} variant="outline" icon="printer" onClick={() => print()}>
                {text.print}
              </Button>
              <p role="status">{copied ? text.copied : ''}</p>
            </div>
          ) : null}
        </div>
        <PoolLip />
      </div>
      <div className="stack measure gap4">
        <p>
          {text.next}
          <a href={`${noJsPath ?? ''}#report-mailbox`}>{text.nextLink}</a>.
          {noJsPath === undefined ? '' : ` ${text.scriptsOnly}`}
        </p>
        {next ? (
          <div>
            <ButtonLink variant="tool" href={next} rel="noreferrer">
              {text.onward(trackingHost(next))}
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </div>
  );
}
