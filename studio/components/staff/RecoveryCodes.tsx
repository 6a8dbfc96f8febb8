'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { translateFactorMessage } from './factor-messages.ts';

interface RecoveryCodesProps {
  codes: string[];
  button: string;
  onDone(): void;
}

/** Shows the recovery codes once. */
export function RecoveryCodes({ button, codes, onDone }: RecoveryCodesProps) {
  const { i18n, t } = useTranslation();
  const { language } = i18n;
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState(false);
  // Moves the focus, because the clicked button is removed.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="oilway-form">
      <h2 ref={heading} tabIndex={-1}>
        {translateFactorMessage('recovery', language)}
      </h2>
      <p>{translateFactorMessage('recoveryHint', language)}</p>
      <ol className="oilway-auth__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p role="status">{copied ? t('general:copied') : ''}</p>
      <div className="oilway-buttons">
        <Button buttonStyle="secondary" onClick={onDone}>
          {button}
        </Button>
        <Button
          buttonStyle="secondary"
          onClick={() =>
            void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))
          }
        >
          {t('general:copy')}
        </Button>
      </div>
    </div>
  );
}
