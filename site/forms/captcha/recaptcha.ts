import { createHash } from 'node:crypto';
import type { SolvedCaptcha } from '@oilway/store/submissions/captchas.ts';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { RecaptchaProvider } from '../../server/config.ts';

/** What Google's tokens are made of; nothing else is passed on. */
const shape = /^[\w-]{40,8000}$/;
/** Milliseconds until Google counts as away. */
const patience = 5000;
/** Questions under way at once; a flood of tokens becomes no flood of questions. */
const most = 50;
/** Google takes a token once and for two minutes: long after that its hash need not be remembered. */
const remembered = 60 * 60_000;
/** From 0, a program, to 1, a person (reCAPTCHA v3); the provider's own recommendation. */
const least = 0.5;

const verdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
});

/** Google did not say whether a token is good. */
export class RecaptchaAwayError extends Error {
  override name = 'RecaptchaAwayError';
}

/** Google's reCAPTCHA v3, for visitors who allow it. No address of a visitor is passed on from here. */
export class Recaptcha {
  readonly #provider: RecaptchaProvider;
  readonly #hostname: string;
  readonly #clock: () => number;
  readonly #log: Pick<Logger, 'warn'>;
  #asking = 0;

  /** @param origin the site's own: a token that was made on another is refused. */
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
   * Undefined for a token that is bad, used, made for another form or elsewhere, or probably a program's.
   * @throws RecaptchaAwayError
   */
  async verify(form: string, token: string): Promise<SolvedCaptcha | undefined> {
    if (!shape.test(token)) return undefined;
    if (this.#asking >= most) throw new RecaptchaAwayError('too many questions are under way');
    this.#asking += 1;
    try {
      const { action, hostname, score = 0, success } = await this.#ask(token);
      const good = success && action === form && hostname === this.#hostname && score >= least;
      return good ? this.#spent(token) : undefined;
    } finally {
      this.#asking -= 1;
    }
  }

  async #ask(response: string): Promise<z.infer<typeof verdict>> {
    const { secret, verification } = this.#provider;
    try {
      const answer = await fetch(verification, {
        method: 'POST',
        body: new URLSearchParams({ secret, response }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      return verdict.parse(await answer.json());
    } catch (cause) {
      this.#log.warn({ reason: (cause as Error).message }, 'reCAPTCHA gave no verdict');
      throw new RecaptchaAwayError('the provider gave no verdict', { cause });
    }
  }

  #spent(token: string): SolvedCaptcha {
    return {
      id: createHash('sha256').update(token).digest('hex'),
      expires: new Date(this.#clock() + remembered),
    };
  }
}
