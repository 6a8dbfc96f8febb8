'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { AuthField, getFieldValue } from './AuthField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { translate } from './messages.ts';
import { useAuthRequest } from './use-auth-request.ts';

/** Sets the password with the link of a mail. The token is in the URL's fragment and is sent only in the request that uses it. */
export function ResetForm() {
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  const sendAuthRequest = useAuthRequest();
  const [token, setToken] = useState<string>();
  const [isSet, setIsSet] = useState(false);
  useEffect(() => setToken(location.hash.slice(1)), []);
  const { admin } = config.routes;
  return (
    <>
      <h1>{translate('resetTitle', language)}</h1>
      <div role="status">{isSet && <p>{translate('isSet', language)}</p>}</div>
      {token === '' && <p>{translate('noLink', language)}</p>}
      {token && !isSet && (
        <AuthForm
          button={translate('save', language)}
          onSubmit={async (form) => {
            const password = getFieldValue(form, 'new-password');
            if (password !== getFieldValue(form, 'repeat'))
              return { ok: false, message: translate('unequal', language) };
            const result = await sendAuthRequest('reset-password', { token, password });
            if (result.ok) history.replaceState(null, '', location.pathname);
            setIsSet(result.ok);
            return result;
          }}
        >
          <p id="password-hint">{translate('passwordHint', language)}</p>
          <AuthField
            id="new-password"
            label={translate('newPassword', language)}
            autoComplete="new-password"
            describedBy="password-hint"
          />
          <AuthField
            id="repeat"
            label={translate('repeat', language)}
            autoComplete="new-password"
          />
        </AuthForm>
      )}
      <p>
        <a href={`${admin}/login`}>{translate('backToLogin', language)}</a>
      </p>
      {!isSet && (
        <p>
          <a href={`${admin}/forgot`}>{translate('forgotTitle', language)}</a>
        </p>
      )}
    </>
  );
}
