import { supportsPasskeys } from '@oilway/store/accounts/passkey-support.ts';
import { useEffect, useState } from 'react';
import type { SubmitResult } from '../../../forms/fields/use-submission.ts';
import { failureMessage, post, submitToApi } from './submit-to-api.ts';

/** Result of a WebAuthn ceremony; `failure` is the server's message. */
export type CeremonyResult = 'done' | 'cancelled' | 'exists' | 'impossible' | { failure: string };

/** Returns whether the browser supports passkeys; true before hydration, because almost every browser does. */
export function usePasskeySupport(): boolean {
  const [isSupported, setSupported] = useState(true);
  useEffect(() => setSupported(supportsPasskeys(window)), []);
  return isSupported;
}

/** Creates a passkey and registers it with the server. @throws if the server is unreachable. */
export async function createPasskey({ name, password }: { name: string; password: string }) {
  return ceremony<PublicKeyCredentialCreationOptionsJSON>(
    '/passkeys/addOptions',
    { password },
    async (options) => {
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
      const credential = await navigator.credentials.create({ publicKey });
      return submitToApi('/passkeys/add', { name, credential });
    },
  );
}

/** Logs in with a passkey that the user selects. @throws if the server is unreachable. */
export async function logInWithPasskey(): Promise<CeremonyResult> {
  return ceremony<PublicKeyCredentialRequestOptionsJSON>(
    '/passkeys/loginOptions',
    {},
    async (options) => {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
      const credential = await navigator.credentials.get({ publicKey });
      return submitToApi('/passkeys/login', { credential });
    },
  );
}

async function ceremony<Options>(
  path: string,
  values: Record<string, unknown>,
  respond: (options: Options) => Promise<SubmitResult>,
): Promise<CeremonyResult> {
  const response = await post(path, values);
  if (!response.ok) return { failure: await failureMessage(response) };
  const { options } = (await response.json()) as { options: Options };
  try {
    const result = await respond(options);
    return result.state === 'failed' ? { failure: result.text } : 'done';
  } catch (error) {
    return ceremonyError(error);
  }
}

/** Maps errors of `navigator.credentials` (WebAuthn, sections 5.1.3 and 5.1.4). @throws any other error. */
function ceremonyError(error: unknown): CeremonyResult {
  if (!(error instanceof DOMException) || error.name === 'TimeoutError') throw error;
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'cancelled';
  return error.name === 'InvalidStateError' ? 'exists' : 'impossible';
}
