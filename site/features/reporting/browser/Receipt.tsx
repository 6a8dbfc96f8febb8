import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../../components/Button.tsx';
import { formMessages } from '../../../forms/fields/form-messages.ts';
import { trackingHost } from '../../../forms/fields/tracking-page.ts';
import { messages } from '../messages.ts';
import { ReceiptPool } from './ReceiptPool.tsx';

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
    <ReceiptPool
      code={code}
      label={text.label}
      head={
        <>
          <h3 className="step3 tight leading11" ref={heading} tabIndex={-1}>
            {text.heading}
          </h3>
          {files > 0 ? <p>{formMessages[locale].files.arrived(files)}</p> : null}
          <p>{text.text}</p>
        </>
      }
      actions={
        <div className="wrap middle gap4 screenOnly">
          <Button
            variant="tool"
            on="amber"
            icon={copied ? 'check' : 'copy'}
            iconAt="start"
            onClick={() => void copy()}
          >
            {text.copy}
          </Button>
          <Button
            variant="outline"
            on="amber"
            icon="printer"
            iconAt="start"
            onClick={() => print()}
          >
            {text.print}
          </Button>
          <p role="status">{copied ? text.copied : ''}</p>
        </div>
      }
    >
      <p>
        {text.next}
        <a href="#report-mailbox">{text.nextLink}</a>.
      </p>
      {next ? (
        <div>
          <ButtonLink variant="tool" href={next} rel="noreferrer">
            {text.onward(trackingHost(next))}
          </ButtonLink>
        </div>
      ) : null}
    </ReceiptPool>
  );
}
