import { createHash } from 'node:crypto';
import type { SolvedCaptcha } from '@oilway/store/submissions/captchas.ts';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload as Solved } from 'altcha-lib/types';
import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { SiteConfig } from '../../server/config.ts';
import { problem } from '../../server/http/call-schema.ts';
import { Problem } from '../../server/http/problem.ts';
import { Recaptcha, RecaptchaAwayError } from './recaptcha.ts';

/** Forms on pages that load nothing of Google's: its tokens are none of theirs. */
const ownOnly: readonly string[] = ['whistleblowing', 'account'];

/** Milliseconds a challenge can be solved in: time to write a long message. */
const lifetime = 60 * 60_000;

/** What a challenge costs whoever solves it: rounds of a derivation, and what its result must begin with. */
interface Work {
  cost: number;
  keyPrefix: string;
}

/**
 * About 4096 derivations: some tenths of a second on a computer, one or two seconds on a telephone. Whoever verifies makes one,
 * so many short ones cost a visitor what few long ones would, and us a sixteenth.
 */
export const visitorsWork: Work = { cost: 300, keyPrefix: '000' };

/** Nobody waits in tests for what only costs time. */
const testsWork: Work = { cost: 1, keyPrefix: '0' };

/**
 * Proof of work instead of a riddle (altcha). Nothing is kept here and no cookie is set: a challenge
 * is signed, for one form and for an hour.
 */
export class Captcha {
  readonly #secret: string;
  readonly #clock: () => number;
  readonly #work: Work;
  readonly #google: Recaptcha | undefined;

  /** @param google whose tokens are taken too, but not by the reporting office and the portal. */
  constructor(secret: string, clock: () => number, work: Work, google?: Recaptcha) {
    this.#secret = secret;
    this.#clock = clock;
    this.#work = work;
    this.#google = google;
  }

  challenge(form: string): Promise<object> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      ...this.#work,
      deriveKey,
      expiresAt: new Date(this.#clock() + lifetime),
      data: { form },
      hmacSignatureSecret: this.#secret,
    });
  }

  /**
   * @throws Problem 400 for what is no solution of a challenge of ours for this form, or comes too late; and where
   * Google should say whether its token is good, and does not: nobody is let in unseen.
   */
  async verify(form: string, token: string): Promise<SolvedCaptcha> {
    const solved = read(token);
    if (!solved && this.#google && !ownOnly.includes(form))
      return askedOf(this.#google, form, token);
    const expires = solved?.challenge.parameters.expiresAt ?? 0;
    if (!solved || solved.challenge.parameters.data?.form !== form) throw refused();
    if (expires * 1000 <= this.#clock()) throw refused('captchaExpired');
    try {
      const { verified } = await verifySolution({
        ...solved,
        deriveKey,
        hmacSignatureSecret: this.#secret,
      });
      if (!verified) throw refused();
    } catch (error) {
      throw error instanceof Problem ? error : refused();
    }
    const { nonce } = solved.challenge.parameters;
    return {
      id: createHash('sha256').update(nonce).digest('hex'),
      expires: new Date(expires * 1000),
    };
  }
}

/** The captcha as it is set: with Google's beside our own where there are keys for it. */
export function captchaOf(
  { captchaSecret, mode, origin, recaptcha }: SiteConfig,
  clock: () => number,
  log: Pick<Logger, 'warn'>,
): Captcha {
  const google = recaptcha && new Recaptcha(recaptcha, origin, clock, log);
  return new Captcha(captchaSecret, clock, mode === 'test' ? testsWork : visitorsWork, google);
}

async function askedOf(google: Recaptcha, form: string, token: string): Promise<SolvedCaptcha> {
  try {
    const spent = await google.verify(form, token);
    if (!spent) throw refused();
    return spent;
  } catch (error) {
    throw error instanceof RecaptchaAwayError ? refused('captchaAway') : error;
  }
}

const away =
  'The provider of the captcha gave no verdict; solve a challenge of /api/captcha instead.';

function refused(code: 'captcha' | 'captchaExpired' | 'captchaAway' = 'captcha'): Problem {
  const detail =
    code === 'captchaAway'
      ? away
      : 'The captcha is not solved, or not for this form, or was used before.';
  return new Problem(400, detail, [{ name: 'recaptcha', code, detail }]);
}

/** What the browser sends, if it has the shape: anything may come here. */
function read(token: string): Solved | undefined {
  try {
    const solved = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Partial<Solved>;
    const parameters = solved.challenge?.parameters;
    const { counter, derivedKey } = solved.solution ?? {};
    const whole =
      typeof parameters === 'object' &&
      typeof parameters?.nonce === 'string' &&
      parameters.algorithm === 'PBKDF2/SHA-256' &&
      typeof parameters.expiresAt === 'number' &&
      typeof solved.challenge?.signature === 'string' &&
      typeof counter === 'number' &&
      typeof derivedKey === 'string';
    return whole ? (solved as Solved) : undefined;
  } catch {
    return undefined;
  }
}

/** `GET /api/captcha`: a challenge for one form; its solution goes into the form's field `recaptcha`. */
export const captchaCalls = fp<{ captcha: Captcha; forms: readonly string[] }>(
  async (app, { captcha, forms }) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/api/captcha',
      {
        // Who fetches one may be about to report something.
        config: { untraced: true },
        schema: {
          operationId: 'getCaptcha',
          summary: 'A challenge (altcha, PBKDF2) to be solved before a form is sent',
          tags: ['forms'],
          querystring: z.strictObject({ form: z.enum(forms) }),
          response: { 200: z.looseObject({}), 400: problem },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return (await captcha.challenge(request.query.form)) as Record<string, unknown>;
      },
    );
  },
  { name: 'captcha' },
);
