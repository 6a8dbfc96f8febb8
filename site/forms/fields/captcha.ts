import type { Challenge } from 'altcha-lib';
import { useState } from 'react';

/** Milliseconds a solution is used; the server accepts it for longer. */
const maxAge = 15 * 60_000;

/** Returns the captcha of a form. @param address URL of a challenge for this form. @param form id of the form element. */
export function useCaptcha(address: string, form: string) {
  const [captcha] = useState(() => createCaptcha(address, form));
  return captcha;
}

/**
 * Proof-of-work captcha, solved while the visitor types: `begin` on first focus loads the solver, `getToken` awaits the solution
 * on submission. A listener of the form's event `captcha` can provide the token of another captcha instead.
 */
function createCaptcha(address: string, form: string) {
  let isProofOfWorkOnly = false;
  let startedAt = 0;
  let solution: Promise<string> | undefined;
  const discard = () => {
    solution = undefined;
  };
  const begin = () => {
    if (solution && Date.now() - startedAt < maxAge) return;
    startedAt = Date.now();
    const started = solve(address);
    solution = started;
    // The next call retries.
    started.catch(() => {
      if (solution === started) discard();
    });
  };
  return {
    begin,
    /** Returns the value of the field `recaptcha`. @throws if no challenge can be loaded. */
    async getToken(): Promise<string> {
      const token = isProofOfWorkOnly ? undefined : await providerToken(form);
      if (token) return token;
      begin();
      return solution ?? Promise.reject(new Error('captcha not started'));
    },
    /** Uses only the proof of work from now on, after the server rejected another captcha. */
    forceProofOfWork: () => {
      isProofOfWorkOnly = true;
    },
    /** Discards the solution, which is valid for one submission. */
    discard,
  };
}

async function providerToken(form: string): Promise<string | undefined> {
  const detail: { token?: Promise<string> } = {};
  const captchaEvent = new CustomEvent('captcha', { bubbles: true, detail });
  document.getElementById(form)?.dispatchEvent(captchaEvent);
  return detail.token?.catch(() => undefined);
}

/** Thrown if a challenge was loaded, but its solver failed to load or run. */
class UnsolvedCaptchaError extends Error {
  override name = 'UnsolvedCaptchaError';
}

/**
 * Submits the form natively if its captcha cannot be solved.
 * @returns a promise that never settles, because the page is left.
 * @throws any other error.
 */
export function submitNatively(form: string, error: unknown): Promise<never> {
  if (!(error instanceof UnsolvedCaptchaError)) throw error;
  (document.getElementById(form) as HTMLFormElement).submit();
  return new Promise(() => {});
}

async function solve(address: string): Promise<string> {
  const response = await fetch(address, { cache: 'no-store' });
  if (!response.ok) throw new Error(`captcha request failed with status ${response.status}`);
  const challenge = (await response.json()) as Challenge;
  try {
    const { solveChallengeWorkers } = await import('altcha-lib');
    const solution = await solveChallengeWorkers({
      challenge,
      concurrency: Math.min(2, navigator.hardwareConcurrency || 1),
      createWorker: () =>
        new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' }),
    });
    if (solution) return btoa(JSON.stringify({ challenge, solution }));
  } catch (cause) {
    throw new UnsolvedCaptchaError('captcha solver failed', { cause });
  }
  throw new UnsolvedCaptchaError('captcha solver timed out');
}
