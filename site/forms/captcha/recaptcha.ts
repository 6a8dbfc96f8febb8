import { createHash } from 'node:crypto';
import type { SolvedCaptcha } from '@oilway/store/submissions/captchas.ts';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { RecaptchaProvider } from '../../server/config.ts';

/** Format of Google's tokens; other input is rejected without a request. */
const tokenPattern = /^[\w-]{40,8000}$/;
/** Request timeout in milliseconds. */
const timeoutMs = 5000;
/** Limits concurrent requests to Google during a flood of tokens. */
const maxConcurrent = 50;
/** Milliseconds a used token's hash is stored; Google accepts a token once and for two minutes. */
const spentTokenTtl = 60 * 60_000;
/** Scores range from 0 (bot) to 1 (person); Google recommends this threshold. */
const minScore = 0.5;

const siteverifyResponse = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
});

/** Thrown if Google cannot verify a token. */
export class RecaptchaUnavailableError extends Error {
  override name = 'RecaptchaUnavailableError';
}

/** Verifies tokens of reCAPTCHA v3. Sends no IP address of a visitor. */
export class RecaptchaVerifier {
  readonly #provider: RecaptchaProvider;
  readonly #hostname: string;
  readonly #clock: () => number;
  readonly #log: Pick<Logger, 'warn'>;
  #inFlight = 0;

  /** @param origin of the site; tokens of another hostname are rejected. */
  constructor(
    provider: RecaptchaProvider,
    origin: string,
    clock: () => number,
    log: Pick<Logger, 'warn'>,
  ) {
    this.#provider = provider;
    this.#hostname = new URL(origin).hostname;
    this.#clock = clock;
    this.#log = log;
  }

  /**
   * Returns undefined for a token that is invalid, used, issued for another form or site, or scored as a bot.
   * @throws RecaptchaUnavailableError
   */
  async verify(form: string, token: string): Promise<SolvedCaptcha | undefined> {
    if (!tokenPattern.test(token)) return undefined;
    if (this.#inFlight >= maxConcurrent)
      throw new RecaptchaUnavailableError('too many concurrent reCAPTCHA requests');
    this.#inFlight += 1;
    try {
      const { action, hostname, score = 0, success } = await this.#siteverify(token);
      const isValid =
        success && action === form && hostname === this.#hostname && score >= minScore;
      return isValid ? this.#toSolvedCaptcha(token) : undefined;
    } finally {
      this.#inFlight -= 1;
    }
  }

  async #siteverify(response: string): Promise<z.infer<typeof siteverifyResponse>> {
    const { secret, verification } = this.#provider;
    try {
      const answer = await fetch(verification, {
        method: 'POST',
        body: new URLSearchParams({ secret, response }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!answer.ok) throw new Error(`responded with status ${answer.status}`);
      return siteverifyResponse.parse(await answer.json());
    } catch (cause) {
      this.#log.warn({ reason: (cause as Error).message }, 'reCAPTCHA verification failed');
      throw new RecaptchaUnavailableError('reCAPTCHA verification failed', { cause });
    }
  }

  #toSolvedCaptcha(token: string): SolvedCaptcha {
    return {
      id: createHash('sha256').update(token).digest('hex'),
      expires: new Date(this.#clock() + spentTokenTtl),
    };
  }
}
