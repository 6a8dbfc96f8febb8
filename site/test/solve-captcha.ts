import { type Challenge, solveChallenge } from 'altcha-lib';
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
