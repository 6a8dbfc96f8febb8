'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { AuthField, getFieldValue } from './AuthField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { translate } from './messages.ts';
import { useAuthRequest } from './use-auth-request.ts';

/** Requests a password reset link; the response does not depend on the address. */
export function ForgotForm() {
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  const sendAuthRequest = useAuthRequest();
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <h1>{translate('forgotTitle', language)}</h1>
      <div role="status">
        {isSent && (
          <>
            <p>{translate('linkPromised', language)}</p>
            <p>{translate('noMail', language)}</p>
          </>
        )}
      </div>
      {!isSent && (
        <>
          <p>{translate('forgotHint', language)}</p>
          <AuthForm
            button={translate('sendLink', language)}
            onSubmit={async (form) => {
              const result = await sendAuthRequest('forgot-password', {
                email: getFieldValue(form, 'email'),
              });
              setIsSent(result.ok);
              return result;
            }}
          >
            <AuthField
              id="email"
              type="email"
              label={translate('email', language)}
              autoComplete="username"
            />
          </AuthForm>
        </>
      )}
      <p>
        <a href={`${config.routes.admin}/login`}>{translate('backToLogin', language)}</a>
      </p>
    </>
  );
}
