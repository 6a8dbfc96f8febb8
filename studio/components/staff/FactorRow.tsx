'use client';

import { formatTimestamp } from '@oilway/content/system-status/observation-text.ts';
import { Button, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
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
        {translateFactorMessage('added', language)} {formatTimestamp(created, language)}
        {lastUsed &&
          `, ${translateFactorMessage('lastUsed', language)} ${formatTimestamp(lastUsed, language)}`}
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
