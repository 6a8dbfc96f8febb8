/** Verifies recipients before a message is encrypted to them. Runs in browsers and in Node. */
import { officeFingerprint, recipientsOf } from './fingerprints.ts';
import { BrokenKeyLogError, type KeyLogEntry, verifyKeyLog } from './key-log.ts';

/** The server's keys are not those that the office's officers signed. */
export class TamperedKeysError extends Error {
  override name = 'TamperedKeysError';
}

interface ServedKeys {
  log: readonly KeyLogEntry[];
  recipients: readonly string[];
}

/**
 * Returns the recipients according to the signed log.
 * @param fingerprint the fingerprint that the page shows, and a printed notice may.
 * @throws TamperedKeysError
 */
export function verifiedRecipients({ log, recipients }: ServedKeys, fingerprint: string): string[] {
  const state = verifyServedLog(log);
  if (!state || officeFingerprint(state) !== fingerprint)
    throw new TamperedKeysError('the keys are not of this office');
  const signed = recipientsOf(state.keySet);
  if (signed.join() !== [...recipients].sort().join())
    throw new TamperedKeysError('the officers signed other keys');
  return signed;
}

function verifyServedLog(log: readonly KeyLogEntry[]) {
  try {
    return verifyKeyLog(log);
  } catch (error) {
    if (error instanceof BrokenKeyLogError) throw new TamperedKeysError(error.message);
    throw error;
  }
}
