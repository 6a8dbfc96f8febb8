'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { DateTime } from './DateTime.tsx';
import { translateFactorMessage } from './factor-messages.ts';

interface FactorRowProps {
  title: string;
  /** ISO 8601. */
  created: string;
  lastUsed: string | null;
  onRemove(): void;
  children?: ReactNode;
}

/** A second factor with its remove button. */
export function FactorRow({ children, created, lastUsed, onRemove, title }: FactorRowProps) {
  const { language } = useTranslation().i18n;
  return (
    <li>
      <span>
        <strong>{title}</strong>
        <br />
        {translateFactorMessage('added', language)} <DateTime at={created} language={language} />
        {lastUsed && (
          <>
            , {translateFactorMessage('lastUsed', language)}{' '}
            <DateTime at={lastUsed} language={language} />
          </>
        )}
      </span>
      {children || (
        <Button
          buttonStyle="secondary"
          aria-label={`${translateFactorMessage('remove', language)}: ${title}`}
          onClick={onRemove}
        >
          {translateFactorMessage('remove', language)}
        </Button>
      )}
    </li>
  );
}
