import { type Challenge, solveChallengeWorkers } from 'altcha-lib';

/** A solved challenge is of use for so long, in milliseconds; the server's own limit is longer. */
const freshFor = 15 * 60_000;

/**
 * A captcha without a question: the browser works for a moment while the visitor types (proof of work).
 * `begin` at the first focus, `solved` when the form is sent. Whoever listens to the form's event `captcha`
 * may give a token of another captcha instead.
 */
export class BrowserCaptcha {
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
}

async function solve(address: string): Promise<string> {
  const response = await fetch(address, { cache: 'no-store' });
  if (!response.ok) throw new Error(`the captcha answered ${response.status}`);
  const challenge = (await response.json()) as Challenge;
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(2, navigator.hardwareConcurrency || 1),
    createWorker: () =>
      new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' }),
  });
  if (!solution) throw new Error('the captcha was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}
