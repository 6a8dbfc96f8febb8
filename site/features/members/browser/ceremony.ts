import { supportsPasskeys } from '@oilway/store/accounts/passkey-support.ts';
import { useEffect, useState } from 'react';
import type { SubmitResult } from '../../../forms/fields/use-submission.ts';
import { failureOf, post, postCall } from './post-call.ts';

/** How it ended: well, by its reader's own wish, on the device, or at the server, which says why. */
export type Ended = 'done' | 'cancelled' | 'exists' | 'impossible' | { failure: string };

/** Whether this browser can do it here: known once the page is alive. */
export function usePasskeys(): boolean {
  const [able, setAble] = useState(false);
  useEffect(() => setAble(supportsPasskeys(window)), []);
  return able;
}

/** Makes a passkey on this device or another one, and hands it to the server. @throws when that can't be reached. */
export async function makePasskey({ name, password }: { name: string; password: string }) {
  return ceremony<PublicKeyCredentialCreationOptionsJSON>(
    '/passkeys/addOptions',
    { password },
    async (options) => {
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
      const credential = await navigator.credentials.create({ publicKey });
      return postCall('/passkeys/add', { name, credential });
    },
  );
}

/** Logs in with whichever passkey the reader takes. @throws when the server can't be reached. */
export async function takePasskey(): Promise<Ended> {
  return ceremony<PublicKeyCredentialRequestOptionsJSON>(
    '/passkeys/loginOptions',
    {},
    async (options) => {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
      const credential = await navigator.credentials.get({ publicKey });
      return postCall('/passkeys/login', { credential });
    },
  );
}

async function ceremony<Options>(
  path: string,
  values: Record<string, unknown>,
  act: (options: Options) => Promise<SubmitResult>,
): Promise<Ended> {
  const response = await post(path, values);
  if (!response.ok) return { failure: await failureOf(response) };
  const { options } = (await response.json()) as { options: Options };
  try {
    const ending = await act(options);
    return ending.state === 'failed' ? { failure: ending.text } : 'done';
  } catch (error) {
    return reasonOf(error);
  }
}

/** What `navigator.credentials` throws (WebAuthn, sections 5.1.3 and 5.1.4). @throws anything else. */
function reasonOf(error: unknown): Ended {
  if (!(error instanceof DOMException) || error.name === 'TimeoutError') throw error;
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'cancelled';
  return error.name === 'InvalidStateError' ? 'exists' : 'impossible';
}
