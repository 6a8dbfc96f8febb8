import { type Challenge, createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';

/** Requests and solves a challenge, as a client without a browser does. */
export async function solveCaptcha(app: FastifyInstance, form: string): Promise<string> {
  const response = await app.inject(`/api/captcha?form=${form}`);
  return encodeSolution(response.json<Challenge>());
}

/** Returns the value of the field `recaptcha` for a challenge. */
export async function encodeSolution(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Returns a solution signed like the site's for the contact form, but with one round and one try, which takes no time. */
export async function easyCaptcha(hmacSignatureSecret: string): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    keyPrefix: '0',
    deriveKey,
    expiresAt: new Date(Date.now() + 600_000),
    data: { form: 'contact' },
    hmacSignatureSecret,
  });
  return encodeSolution(challenge);
}

/** The same, but the first try solves it: cheap to make by thousands, and as expensive to verify as `cost` rounds. */
export async function instantCaptcha(hmacSignatureSecret: string, cost: number): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: 0,
    keyPrefixLength: 1,
    deriveKey,
    expiresAt: new Date(Date.now() + 3_000_000),
    data: { form: 'contact' },
    hmacSignatureSecret,
  });
  return encodeSolution(challenge);
}
