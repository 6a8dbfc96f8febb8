import type { Challenge } from 'altcha-lib';
import { useState } from 'react';

/**
 * Returns the captcha of a form.
 * @param address URL of a challenge for this form.
 * @param form id of the form element.
 */
export function useCaptcha(address: string, form: string): BrowserCaptcha {
  const [captcha] = useState(() => new BrowserCaptcha(address, form));
  return captcha;
}

/** Milliseconds a solution is used; the server accepts it for longer. */
const maxAge = 15 * 60_000;

/**
 * Proof-of-work captcha, solved while the visitor types: `begin` on first focus loads the solver, `getToken` awaits the solution
 * on submission. A listener of the form's event `captcha` can provide the token of another captcha instead.
 */
class BrowserCaptcha {
  readonly #address: string;
  readonly #form: string;
  #providerRefused = false;
  #startedAt = 0;
  #solution: Promise<string> | undefined;

  /**
   * @param address URL of a challenge for this form.
   * @param form id of the form element.
   */
  constructor(address: string, form: string) {
    this.#address = address;
    this.#form = form;
  }

  begin(): void {
    if (this.#solution && Date.now() - this.#startedAt < maxAge) return;
    this.#startedAt = Date.now();
    const solution = solve(this.#address);
    this.#solution = solution;
    // The next call retries.
    solution.catch(() => {
      if (this.#solution === solution) this.#solution = undefined;
    });
  }

  /** Returns the value of the field `recaptcha`. @throws if no challenge can be loaded. */
  async getToken(): Promise<string> {
    if (!this.#providerRefused) {
      const token = await this.#providerToken();
      if (token) return token;
    }
    this.begin();
    return this.#solution ?? Promise.reject(new Error('captcha not started'));
  }

  /** Uses only the proof of work from now on, after the server rejected another captcha. */
  forceProofOfWork(): void {
    this.#providerRefused = true;
  }

  async #providerToken(): Promise<string | undefined> {
    const detail: { token?: Promise<string> } = {};
    const captchaEvent = new CustomEvent('captcha', { bubbles: true, detail });
    document.getElementById(this.#form)?.dispatchEvent(captchaEvent);
    return detail.token?.catch(() => undefined);
  }

  /** Discards the solution, which is valid for one submission. */
  discard(): void {
    this.#solution = undefined;
  }

  /** Returns a token and discards it. @throws if no challenge can be loaded. */
  takeToken(): Promise<string> {
    return this.getToken().finally(() => this.discard());
  }
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
