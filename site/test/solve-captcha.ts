import { type Challenge, createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';

/** What a client without a browser does: asks for a challenge and works on it. */
export async function solveCaptcha(app: FastifyInstance, form: string): Promise<string> {
  const response = await app.inject(`/api/captcha?form=${form}`);
  return solved(response.json<Challenge>());
}

/** What the field `recaptcha` carries for a challenge. */
export async function solved(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Signed as the site signs it, for the contact form, but with one round and one try: nobody waits for its solving. */
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
  return solved(challenge);
}

/** The same, made so that the first try solves it: cheap to make by thousands, and as dear to verify as `cost` rounds are. */
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
  return solved(challenge);
}
