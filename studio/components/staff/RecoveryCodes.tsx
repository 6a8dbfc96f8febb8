'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { sayFactor } from './factor-messages.ts';

interface RecoveryCodesProps {
  codes: string[];
  button: string;
  done(): void;
}

/** Shows the recovery codes once. */
export function RecoveryCodes({ button, codes, done }: RecoveryCodesProps) {
  const { language } = useTranslation().i18n;
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState(false);
  // Moves the focus, because the clicked button is removed.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="oilway-door__form">
      <h2 ref={heading} tabIndex={-1}>
        {sayFactor('recovery', language)}
      </h2>
      <p>{sayFactor('recoveryHint', language)}</p>
      <ol className="oilway-door__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p role="status">{copied ? sayFactor('copied', language) : ''}</p>
      <div className="oilway-door__buttons">
        <button type="button" onClick={done}>
          {button}
        </button>
        <button
          type="button"
          className="oilway-door__quiet"
          onClick={() =>
            void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))
          }
        >
          {sayFactor('copy', language)}
        </button>
      </div>
    </div>
  );
}
