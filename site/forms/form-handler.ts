/** A form as the server knows it, and what its call and its page without scripts do alike. */

import { type Culture, cultureNamed, cultures } from '@oilway/store/cultures.ts';
import type { Attachment } from '@oilway/store/submissions/attached-file.ts';
import { type Envelope, SubmissionError } from '@oilway/store/submissions/submit.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import * as mini from 'zod/mini';
import type { Block } from '../pages/blocks/block-types.ts';
import type { Context } from '../server/context.ts';
import { type ParameterProblem, Problem } from '../server/http/problem.ts';
import type { FormDefinition, FormProblem } from './fields/define-form.ts';
import { firstProblems, recaptcha } from './fields/field-rules.ts';
import type { SubmittedForm } from './form-data.ts';

export type Fields = Record<string, unknown>;

interface Stored {
  reference: string;
  place?: string;
}

/** What was sent, without what only its check needs. */
type Content<Message> = Omit<Message, 'gdprAccept' | 'recaptcha'>;

interface HandlerOptions<Message> {
  definition: Pick<FormDefinition<unknown>, 'name' | 'call' | 'multipart'>;
  /** Of its call, for the document. */
  operationId: string;
  summary: string;
  /** The whole message of the call: the fields, and what every call carries. */
  message: mini.ZodMiniType<Message>;
  /** What the call answers, where that is more than the number. */
  answers?: z.ZodType;
  /** The blocks it stands in. */
  blocks: readonly Block['blockType'][];
  /** Hands in what was checked. @throws Problem for what is refused, and whatever the database throws. */
  send(
    context: Context,
    content: Content<Message>,
    envelope: Envelope,
    files: readonly Attachment[],
  ): Promise<Stored>;
  /** What one of its blocks does not take, though the call would. */
  refused?(fields: Fields, block: Block): FormProblem[];
  /** What is asked for the page on which it comes back. */
  places?(context: Context, event: number, culture: Culture): Promise<SubmittedForm['places']>;
}

/** A form of visitors as the server knows it: its call and its steps without scripts have one check and one transaction. */
export type FormHandler = Omit<HandlerOptions<{ recaptcha: string }>, 'send'> & {
  send(
    context: Context,
    message: { recaptcha: string },
    envelope: Envelope,
    files: readonly Attachment[],
  ): Promise<Stored>;
};

export function formHandler<Message extends { gdprAccept: string | null; recaptcha: string }>(
  form: HandlerOptions<Message>,
): FormHandler {
  return {
    ...form,
    async send(context, message, envelope, files) {
      const { gdprAccept: privacyNotice, recaptcha: _, ...content } = message as Message;
      return form.send(context, content, { ...envelope, privacyNotice }, files).catch((error) => {
        throw asProblem(error);
      });
    },
  };
}

/** The first rule that each field breaks; the message where there is none. */
export function checked({ message, refused }: FormHandler, fields: Fields, block: Block) {
  // What a question stands in for is no matter of the fields.
  const { data, error } = message.safeParse({ ...fields, recaptcha: 'question' });
  const broken = firstProblems(error?.issues ?? []);
  // The page that comes back shows the notice: there is nothing to put right.
  const problems = broken.filter(({ name }) => name !== 'gdprAccept');
  return { problems: [...problems, ...(refused?.(fields, block) ?? [])], message: data };
}

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
  { captcha }: Pick<Context, 'captcha'>,
  form: string,
  request: FastifyRequest,
  token: string,
): Promise<Envelope> {
  await expectRoom(request);
  const key = request.headers['idempotency-key'];
  if (key !== undefined && !(typeof key === 'string' && keyPattern.test(key)))
    throw new Problem(400, 'Idempotency-Key: 8 to 80 letters, digits, - and _.');
  const { network } = request;
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

const version = /^\d{4}-\d{2}-\d{2}$/;

/** That the notice about data was shown. @returns its version; null for a client that says no more than yes. */
const noticeShown = mini
  .pipe(
    mini.union(
      [
        mini.literal([true, 'true', 'on', 1, '1'], 'consent'),
        mini.string('consent').check(mini.regex(version, 'consent')),
      ],
      'consent',
    ),
    mini.transform((shown) => (typeof shown === 'string' && version.test(shown) ? shown : null)),
  )
  .register(mini.globalRegistry, {
    description:
      'That the notice about data was shown: its version, such as 2026-11-28, or true. It is no consent.',
  });

/** What every call carries besides the form's own fields (specification section 3). */
export const envelope = {
  gdprAccept: noticeShown,
  recaptcha,
  umbracoNodeID: mini.pipe(
    mini.union([mini.number(), mini.string()], 'node'),
    mini.pipe(
      mini.transform(Number),
      mini.int('node').check(mini.positive('node'), mini.lt(1e9, 'node')),
    ),
  ),
  cultureName: mini.pipe(mini.transform(cultureNamed), mini.enum(cultures, 'culture')),
};
