'use client';

import { unwrapIdentity } from '@oilway/store/reporting/officer-key.ts';
import { AuthField, getFieldValue } from '../staff/AuthField.tsx';
import { AuthForm } from '../staff/AuthForm.tsx';
import { translate } from './messages.ts';

interface UnlockKeyProps {
  /** The private key, encrypted with the passphrase. */
  wrapped: string;
  /** @throws for an invalid key. */
  onUnlock: (identity: string) => Promise<void>;
  language: string;
}

/** Decrypts the private key in this browser; or accepts the recovery key instead, in a form of its own. */
export function UnlockKey({ language, onUnlock, wrapped }: UnlockKeyProps) {
  const unlock = async (
    identity: Promise<string> | string,
    problem: 'wrongPassphrase' | 'wrongRecovery',
  ) => {
    try {
      await onUnlock(await identity);
      return { ok: true, body: undefined } as const;
    } catch {
      return { ok: false, message: translate(problem, language) } as const;
    }
  };
  const buttons = {
    button: translate('unlock', language),
    busyButton: translate('busy', language),
  };
  return (
    <>
      <AuthForm
        {...buttons}
        onSubmit={(form) =>
          unlock(unwrapIdentity(wrapped, getFieldValue(form, 'passphrase')), 'wrongPassphrase')
        }
      >
        <AuthField
          id="passphrase"
          label={translate('passphrase', language)}
          autoComplete="current-password"
        />
      </AuthForm>
      <details>
        <summary>{translate('withRecovery', language)}</summary>
        <AuthForm
          {...buttons}
          buttonStyle="secondary"
          onSubmit={(form) =>
            unlock(getFieldValue(form, 'recovery-key').trim().toUpperCase(), 'wrongRecovery')
          }
        >
          <AuthField
            id="recovery-key"
            type="text"
            label={translate('recovery', language)}
            autoComplete="off"
          />
        </AuthForm>
      </details>
    </>
  );
}
