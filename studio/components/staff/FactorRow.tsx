'use client';

import { useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { sayFactor } from './factor-messages.ts';
import { Moment } from './Moment.tsx';

interface FactorRowProps {
  title: string;
  /** ISO 8601. */
  created: string;
  lastUsed: string | null;
  remove(): void;
  children?: ReactNode;
}

/** A second factor with its remove button. */
export function FactorRow({ children, created, lastUsed, remove, title }: FactorRowProps) {
  const { language } = useTranslation().i18n;
  return (
    <li>
      <span>
        <strong>{title}</strong>
        <br />
        {sayFactor('added', language)} <Moment at={created} language={language} />
        {lastUsed && (
          <>
            , {sayFactor('lastUsed', language)} <Moment at={lastUsed} language={language} />
          </>
        )}
      </span>
      {children || (
        <button
          type="button"
          aria-label={`${sayFactor('remove', language)}: ${title}`}
          onClick={remove}
        >
          {sayFactor('remove', language)}
        </button>
      )}
    </li>
  );
}
