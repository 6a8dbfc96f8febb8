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
import { problem } from '../../server/http/api-schema.ts';
import { Problem } from '../../server/http/problem.ts';
import { RecaptchaUnavailableError, RecaptchaVerifier } from './recaptcha.ts';

/** Forms on pages that load nothing from Google; they accept only the proof of work. */
const powOnlyForms: readonly string[] = ['whistleblowing', 'account'];

/** Milliseconds until a challenge expires; enough to write a long message. */
const challengeTtl = 60 * 60_000;

/** Cost of a challenge: PBKDF2 iterations of a derivation, and the required prefix of its result. */
interface Difficulty {
  cost: number;
  keyPrefix: string;
}

/**
 * About 4096 derivations: some tenths of a second on a computer, one or two seconds on a phone. The server computes one
 * derivation, so many short ones cost visitors as much as few long ones, and the server a sixteenth.
 */
export const productionDifficulty: Difficulty = { cost: 300, keyPrefix: '000' };

/** Minimal, to keep tests fast. */
const testDifficulty: Difficulty = { cost: 1, keyPrefix: '0' };

/**
 * Proof-of-work captcha (altcha), optionally with reCAPTCHA. It stores nothing and sets no cookie: a challenge is signed for
 * one form and one hour.
 */
export class Captcha {
  readonly #secret: string;
  readonly #clock: () => number;
  readonly #difficulty: Difficulty;
  readonly #recaptcha: RecaptchaVerifier | undefined;

  /** @param google verifies reCAPTCHA tokens, except for `powOnlyForms`. */
  constructor(
    secret: string,
    clock: () => number,
    difficulty: Difficulty,
    google?: RecaptchaVerifier,
  ) {
    this.#secret = secret;
    this.#clock = clock;
    this.#difficulty = difficulty;
    this.#recaptcha = google;
  }

  challenge(form: string): Promise<object> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      ...this.#difficulty,
      deriveKey,
      expiresAt: new Date(this.#clock() + challengeTtl),
      data: { form },
      hmacSignatureSecret: this.#secret,
    });
  }

  /**
   * Verifies a solved challenge or a reCAPTCHA token.
   * @throws Problem 400 if the token is invalid, expired or issued for another form, or if reCAPTCHA is unavailable.
   */
  async verify(form: string, token: string): Promise<SolvedCaptcha> {
    const solved = parseSolution(token);
    if (!solved && this.#recaptcha && !powOnlyForms.includes(form))
      return verifyRecaptcha(this.#recaptcha, form, token);
    const expires = solved?.challenge.parameters.expiresAt ?? 0;
    if (!solved || solved.challenge.parameters.data?.form !== form) throw captchaProblem();
    if (expires * 1000 <= this.#clock()) throw captchaProblem('captchaExpired');
    try {
      const { verified } = await verifySolution({
        ...solved,
        deriveKey,
        hmacSignatureSecret: this.#secret,
      });
      if (!verified) throw captchaProblem();
    } catch (error) {
      throw error instanceof Problem ? error : captchaProblem();
    }
    const { nonce } = solved.challenge.parameters;
    return {
      id: createHash('sha256').update(nonce).digest('hex'),
      expires: new Date(expires * 1000),
    };
  }
}

/** Creates the captcha from the configuration, with reCAPTCHA if its keys are set. */
export function createCaptcha(
  { captchaSecret, mode, origin, recaptcha }: SiteConfig,
  clock: () => number,
  log: Pick<Logger, 'warn'>,
): Captcha {
  const google = recaptcha && new RecaptchaVerifier(recaptcha, origin, clock, log);
  return new Captcha(
    captchaSecret,
    clock,
    mode === 'test' ? testDifficulty : productionDifficulty,
    google,
  );
}

async function verifyRecaptcha(
  google: RecaptchaVerifier,
  form: string,
  token: string,
): Promise<SolvedCaptcha> {
  try {
    const solved = await google.verify(form, token);
    if (!solved) throw captchaProblem();
    return solved;
  } catch (error) {
    throw error instanceof RecaptchaUnavailableError ? captchaProblem('captchaAway') : error;
  }
}

const providerUnavailable = 'reCAPTCHA is unavailable; solve a challenge of /api/captcha instead.';

function captchaProblem(code: 'captcha' | 'captchaExpired' | 'captchaAway' = 'captcha'): Problem {
  const detail =
    code === 'captchaAway'
      ? providerUnavailable
      : 'The captcha is not solved, or not for this form, or was used before.';
  return new Problem(400, detail, [{ name: 'recaptcha', code, detail }]);
}

/** Decodes an altcha solution; undefined if its structure is invalid. */
function parseSolution(token: string): Solved | undefined {
  try {
    const solved = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Partial<Solved>;
    const parameters = solved.challenge?.parameters;
    const { counter, derivedKey } = solved.solution ?? {};
    const isComplete =
      typeof parameters === 'object' &&
      typeof parameters?.nonce === 'string' &&
      parameters.algorithm === 'PBKDF2/SHA-256' &&
      typeof parameters.expiresAt === 'number' &&
      typeof solved.challenge?.signature === 'string' &&
      typeof counter === 'number' &&
      typeof derivedKey === 'string';
    return isComplete ? (solved as Solved) : undefined;
  } catch {
    return undefined;
  }
}

/** `GET /api/captcha` returns a challenge for one form; its solution goes into the form's field `recaptcha`. */
export const captchaRoutes = fp<{ captcha: Captcha; forms: readonly string[] }>(
  async (app, { captcha, forms }) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/api/captcha',
      {
        // Untraced, because the client may be about to submit a report.
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
