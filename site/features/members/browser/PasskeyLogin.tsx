import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { formWords } from '../../../forms/fields/form-words.ts';
import { type Ended, takePasskey, usePasskeys } from './ceremony.ts';
import { goOn } from './go-on.ts';
import styles from './Passkeys.module.css';
import { passkeyMessages } from './passkey-messages.ts';

/** The way in without a password. Its place is kept, so that nothing moves when the page comes to life. */
export function PasskeyLogin({ culture }: { culture: 'de-DE' | 'pl-PL' }) {
  const text = passkeyMessages[culture];
  const able = usePasskeys();
  const [busy, setBusy] = useState(false);
  const [ended, setEnded] = useState<Ended>();
  const press = async () => {
    if (busy) return;
    setBusy(true);
    setEnded(undefined);
    const how = await takePasskey().catch((error: unknown) => {
      console.info('no login by passkey:', error);
      return { failure: formWords[culture].failedText };
    });
    setBusy(false);
    setEnded(how);
    if (how === 'done') goOn();
  };
  const words = ended === undefined || ended === 'done' ? '' : endWords(ended, culture);
  return (
    <div className={styles.login} data-able={able} data-passkey-login>
      <Button variant="outline" onClick={press} aria-disabled={busy}>
        {text.login}
      </Button>
      <p className={styles.note} role="status">
        {words}
      </p>
    </div>
  );
}

/** Why there was no passkey, for its reader. */
export function endWords(ended: Exclude<Ended, 'done'>, culture: 'de-DE' | 'pl-PL'): string {
  return typeof ended === 'string' ? passkeyMessages[culture][ended] : ended.failure;
}
