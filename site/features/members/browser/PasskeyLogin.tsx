import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { formMessages } from '../../../forms/fields/form-messages.ts';
import { type CeremonyResult, logInWithPasskey, usePasskeySupport } from './ceremony.ts';
import styles from './Passkeys.module.css';
import { passkeyMessages } from './passkey-messages.ts';
import { redirectAfterLogin } from './redirect-after-login.ts';

/** Button that logs in with a passkey. */
export function PasskeyLogin({ locale }: { locale: 'de-DE' | 'pl-PL' }) {
  const text = passkeyMessages[locale];
  const isSupported = usePasskeySupport();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<CeremonyResult>();
  const press = async () => {
    if (busy) return;
    setBusy(true);
    setResult(undefined);
    const outcome = await logInWithPasskey().catch((error: unknown) => {
      console.info('passkey login failed:', error);
      return { failure: formMessages[locale].failedText };
    });
    setBusy(false);
    setResult(outcome);
    if (outcome === 'done') redirectAfterLogin();
  };
  const failure = typeof result === 'string' ? result !== 'done' && text[result] : result?.failure;
  return (
    <div className={`${styles.login} jsOnly`} data-supported={isSupported} data-passkey-login>
      <p className="quiet centre">{text.or}</p>
      <Button variant="outline" onClick={press} aria-disabled={busy}>
        {text.login}
      </Button>
      <p className={styles.note} role="status">
        {failure}
      </p>
    </div>
  );
}
