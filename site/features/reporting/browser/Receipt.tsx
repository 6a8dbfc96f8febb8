import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../../components/Button.tsx';
import forms from '../../../forms/Forms.module.css';
import { formMessages } from '../../../forms/fields/form-messages.ts';
import { trackingHost } from '../../../forms/fields/tracking-page.ts';
import { messages } from '../messages.ts';
import styles from './Report.module.css';

interface ReceiptProps {
  code: string;
  locale: 'de-DE' | 'pl-PL';
  /** Number of attachments. */
  files: number;
  /** Redirect target, if set by an editor; receives no data of the report. */
  next?: string | undefined;
}

/** Shows the access code once, in groups that are easy to compare, with a button that copies it. */
export function Receipt({ code, locale, files, next }: ReceiptProps) {
  const text = messages[locale].receipt;
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
  };
  return (
    <div className={forms.receipt}>
      <h3 className="step3 tight leading11" ref={heading} tabIndex={-1}>
        {text.heading}
      </h3>
      {files > 0 ? <p>{formMessages[locale].files.arrived(files)}</p> : null}
      <p>{text.text}</p>
      <p className="stack gap2">
        <span className="small">{text.label}</span>
        <strong className={styles.codeGroups} translate="no">
          {code.split('-').map((group) => (
            <span key={group}>{group}</span>
          ))}
        </strong>
      </p>
      <div>
        <Button variant="tool" on="amber" onClick={() => void copy()}>
          {text.copy}
        </Button>
        <p role="status">{copied ? text.copied : ''}</p>
      </div>
      <p>
        {text.next}
        <a href="#report-mailbox">{text.nextLink}</a>.
      </p>
      {next ? (
        <div>
          <ButtonLink variant="tool" on="amber" href={next} rel="noreferrer">
            {text.onward(trackingHost(next))}
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}
