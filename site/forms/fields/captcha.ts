import type { Challenge } from 'altcha-lib';
import { useState } from 'react';

/**
 * The captcha of a form.
 * @param address where a challenge for this form comes from.
 * @param form the id of its element.
 */
export function useCaptcha(address: string, form: string): BrowserCaptcha {
  const [captcha] = useState(() => new BrowserCaptcha(address, form));
  return captcha;
}

/** A solved challenge is of use for so long, in milliseconds; the server's own limit is longer. */
const freshFor = 15 * 60_000;

/**
 * A captcha without a question: the browser works for a moment while the visitor types (proof of work). What solves it is loaded with
 * the first focus: `begin` then, `solved` when the form is sent. Whoever listens to the form's event `captcha`
 * may give a token of another captcha instead.
 */
class BrowserCaptcha {
  readonly #address: string;
  readonly #form: string;
  #refused = false;
  #begun = 0;
  #solution: Promise<string> | undefined;

  /**
   * @param address where a challenge for this form comes from.
   * @param form the id of its element.
   */
  constructor(address: string, form: string) {
    this.#address = address;
    this.#form = form;
  }

  begin(): void {
    if (this.#solution && Date.now() - this.#begun < freshFor) return;
    this.#begun = Date.now();
    const solution = solve(this.#address);
    this.#solution = solution;
    // Who needs it asks for it again.
    solution.catch(() => {
      if (this.#solution === solution) this.#solution = undefined;
    });
  }

  /** What the field `recaptcha` carries. @throws when no challenge can be had. */
  async solved(): Promise<string> {
    if (!this.#refused) {
      const token = await this.#otherToken();
      if (token) return token;
    }
    this.begin();
    return this.#solution ?? Promise.reject(new Error('no challenge was begun'));
  }

  /** What was given last was not taken: from now on only the proof of work. */
  refused(): void {
    this.#refused = true;
  }

  async #otherToken(): Promise<string | undefined> {
    const detail: { token?: Promise<string> } = {};
    const asking = new CustomEvent('captcha', { bubbles: true, detail });
    document.getElementById(this.#form)?.dispatchEvent(asking);
    return detail.token?.catch(() => undefined);
  }

  /** A captcha is good for one submission. */
  spend(): void {
    this.#solution = undefined;
  }

  /** A solution for one try. @throws when none can be had. */
  take(): Promise<string> {
    return this.solved().finally(() => this.spend());
  }
}

/** There is a challenge, but the scripts that solve it did not arrive, or the browser cannot run them. */
class UnsolvedCaptchaError extends Error {
  override name = 'UnsolvedCaptchaError';
}

/**
 * Posts the form as it is posted without scripts, where its captcha cannot be solved.
 * @returns never: the page is left.
 * @throws any other error.
 */
export function postItself(form: string, error: unknown): Promise<never> {
  if (!(error instanceof UnsolvedCaptchaError)) throw error;
  (document.getElementById(form) as HTMLFormElement).submit();
  return new Promise(() => {});
}

async function solve(address: string): Promise<string> {
  const response = await fetch(address, { cache: 'no-store' });
  if (!response.ok) throw new Error(`the captcha answered ${response.status}`);
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
    throw new UnsolvedCaptchaError('the captcha was not solved', { cause });
  }
  throw new UnsolvedCaptchaError('the captcha was not solved in time');
}
