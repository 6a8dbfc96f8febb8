'use client';

import type { Locale } from '@oilway/store/locales.ts';
import { Button, useForm, useFormFields, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import { defaultReasons, translate } from './messages.ts';

/** The buttons that decide an open account request, and the reasons of a refusal. Each decision saves the form. */
export function AccountRequest() {
  const { submit } = useForm();
  const { language } = useTranslation().i18n;
  const locale = useFormFields(([fields]) => fields.cultureName?.value as Locale);
  const [refusal, setRefusal] = useState<string>();
  const isHydrated = useHydrated();
  return (
    <div className="field-type oilway-form">
      <div className="oilway-buttons">
        <Button
          buttonStyle="secondary"
          disabled={!isHydrated}
          onClick={() => void submit({ overrides: { state: 'invited' } })}
        >
          {translate('accept', language)}
        </Button>
        <Button
          buttonStyle="secondary"
          disabled={!isHydrated}
          onClick={() => setRefusal(defaultReasons[locale])}
        >
          {translate('refuse', language)}
        </Button>
      </div>
      {refusal === undefined ? null : (
        <>
          <div>
            <label htmlFor="refusal-reasons">{translate('reasons', language)}</label>
            <textarea
              id="refusal-reasons"
              rows={10}
              maxLength={10_000}
              value={refusal}
              onChange={({ target }) => setRefusal(target.value)}
            />
          </div>
          <Button
            buttonStyle="secondary"
            disabled={!refusal.trim()}
            onClick={() => void submit({ overrides: { state: 'refused', refusal } })}
          >
            {translate('refuseNow', language)}
          </Button>
        </>
      )}
    </div>
  );
}
