/** What the calls of all forms do alike. */
import { type Envelope, SubmissionError } from '@oilway/store/submissions/submit.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { networkOf } from '../http/network.ts';
import { type ParameterProblem, Problem } from '../http/problem.ts';
import { firstProblems } from './fields/field-rules.ts';

/** The answer to a submission that is stored. */
export const submitted = z.object({
  success: z.literal(true),
  reference: z.string().meta({ description: 'What visitor and company call the matter by.' }),
});

/** Developers read these; visitors read the form's own words for the code. */
const details: Record<string, string> = {
  required: 'must not be empty',
  email: 'must be one plain mail address',
  phone: 'must have at least three digits, or be empty',
  tooLong: 'is too long',
  characters: 'must be one line',
  consent: 'must be true, or the version of the notice that was shown',
  captcha:
    'must carry a solved captcha, see /api/captcha, or a token of reCAPTCHA where it is in use',
  node: 'must be the node id of a page',
  culture: 'must be de-DE or pl-PL',
  text: 'must be a text',
  unknown: 'is not known here',
  choose: 'must have one value at least',
  tooMany: 'has too many files',
  tooLarge: 'is too large',
  fileType: 'must be a PDF, JPEG, PNG or WebP file',
  sealed: 'must be what a page of ours makes of a report',
};

/** One entry for each field that is wrong, with its code. @throws Problem 400 */
export function refuseInvalid(error: FastifyRequest['validationError']): void {
  if (!error) return;
  const found = error.validation as { instancePath: string; message?: string }[];
  refuseIssues(
    found.map(({ instancePath, message = '' }) => ({
      path: instancePath.split('/').filter(Boolean),
      message,
    })),
  );
}

/** The same for what a schema found wrong. @throws Problem 400 */
export function refuseIssues(issues: readonly { path: PropertyKey[]; message: string }[]): never {
  const found = firstProblems(issues.map(({ message, path }) => ({ message, path })));
  const errors = found.map(({ code: message, name }): ParameterProblem => {
    const code = message in details ? message : 'invalid';
    return { name, code, detail: details[code] ?? message };
  });
  throw new Problem(400, 'Some fields are not as they must be.', errors);
}

const keyPattern = /^[\w-]{8,80}$/;

/** Refuses what could not be stored before its captcha is spent, by what the site's health says. @throws Problem 503 */
export async function expectRoom({ server }: FastifyRequest): Promise<void> {
  const trouble = await server.databaseTrouble();
  if (trouble === 'full' || trouble === 'damaged')
    throw new Problem(503, 'This could not be stored. Nothing was kept.');
}

/** Checks the captcha and what the client calls this submission by. @throws Problem */
export async function envelopeOf(
  { captcha, config }: Pick<Context, 'captcha' | 'config'>,
  form: string,
  request: FastifyRequest,
  token: string,
): Promise<Envelope> {
  await expectRoom(request);
  const key = request.headers['idempotency-key'];
  if (key !== undefined && !(typeof key === 'string' && keyPattern.test(key)))
    throw new Problem(400, 'Idempotency-Key: 8 to 80 letters, digits, - and _.');
  const network = networkOf(request, config.trustedProxies);
  return { captcha: await captcha.verify(form, token), idempotencyKey: key, network };
}

/** A refusal of the content as the client is told. */
export function asProblem(error: unknown): unknown {
  if (!(error instanceof SubmissionError)) return error;
  if (error.code === 'captchaSpent') {
    const detail = 'This captcha was used before.';
    return new Problem(400, detail, [{ name: 'recaptcha', code: 'captchaSpent', detail }]);
  }
  return new Problem(409, 'Under this Idempotency-Key something else was sent before.');
}
