/** Server side of a form, shared by its API call and its routes without scripts. */

import { type Locale, locales, normalizeLocale } from '@oilway/store/locales.ts';
import type { Attachment } from '@oilway/store/submissions/attached-file.ts';
import { type Envelope, SubmissionError } from '@oilway/store/submissions/submit.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import * as mini from 'zod/mini';
import type { Block } from '../pages/blocks/block-types.ts';
import type { Context } from '../server/context.ts';
import { type ParameterProblem, Problem } from '../server/http/problem.ts';
import type { FormDefinition, FormProblem } from './fields/define-form.ts';
import { firstProblems, recaptchaToken } from './fields/field-rules.ts';
import type { SubmittedForm } from './form-data.ts';

export type Fields = Record<string, unknown>;

interface StoredSubmission {
  reference: string;
  place?: string;
}

/** The message without the fields that are only validated. */
type Content<Message> = Omit<Message, 'gdprAccept' | 'recaptcha'>;

interface HandlerOptions<Message> {
  definition: Pick<FormDefinition<unknown>, 'name' | 'call' | 'multipart'>;
  /** Operation id in the OpenAPI document. */
  operationId: string;
  summary: string;
  /** Schema of the request body: the form's fields and the `envelope`. */
  message: mini.ZodMiniType<Message>;
  /** Defaults to `submittedResponse`. */
  responseSchema?: z.ZodType;
  /** Types of the blocks that contain the form. */
  blocks: readonly Block['blockType'][];
  /** Stores a validated message. @throws Problem if it is rejected, and database errors. */
  send(
    context: Context,
    content: Content<Message>,
    envelope: Envelope,
    files: readonly Attachment[],
  ): Promise<StoredSubmission>;
  /** Returns problems under the rules of a block, which are stricter than those of the call. */
  validateForBlock?(fields: Fields, block: Block): FormProblem[];
  /** Loads the free places of an event for rendering the form again. */
  places?(context: Context, event: number, locale: Locale): Promise<SubmittedForm['places']>;
}

/** Server side of a form: its API call and its routes without scripts share validation and transaction. */
export type FormHandler = Omit<HandlerOptions<{ recaptcha: string }>, 'send'> & {
  send(
    context: Context,
    message: { recaptcha: string },
    envelope: Envelope,
    files: readonly Attachment[],
  ): Promise<StoredSubmission>;
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

/** Returns the first problem of each field, and the message if it is valid. */
export function validateFields(
  { message, validateForBlock }: FormHandler,
  fields: Fields,
  block: Block,
) {
  // The math captcha, verified separately, replaces this field.
  const { data, error } = message.safeParse({ ...fields, recaptcha: 'question' });
  const broken = firstProblems(error?.issues ?? []);
  // The page rendered again shows the notice, so there is nothing to correct.
  const problems = broken.filter(({ name }) => name !== 'gdprAccept');
  return { problems: [...problems, ...(validateForBlock?.(fields, block) ?? [])], message: data };
}

/** Response to a stored submission. */
export const submittedResponse = z.object({
  success: z.literal(true),
  reference: z.string().meta({ description: 'Reference number of the submission.' }),
});

/** Details for developers; visitors see the form's own message for the code. */
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
  unknown: 'is unknown',
  choose: 'must have one value at least',
  tooMany: 'has too many files',
  tooLarge: 'is too large',
  fileType: 'must be a PDF, JPEG, PNG or WebP file',
  sealed: 'must be an encrypted report as created by this site',
};

/** Throws one error with a code for each invalid field. @throws Problem 400 */
export function throwOnValidationError(error: FastifyRequest['validationError']): void {
  if (!error) return;
  const found = error.validation as { instancePath: string; message?: string }[];
  throwIssues(
    found.map(({ instancePath, message = '' }) => ({
      path: instancePath.split('/').filter(Boolean),
      message,
    })),
  );
}

/** Throws the issues of a schema likewise. @throws Problem 400 */
export function throwIssues(issues: readonly { path: PropertyKey[]; message: string }[]): never {
  const found = firstProblems(issues.map(({ message, path }) => ({ message, path })));
  const errors = found.map(({ code: message, name }): ParameterProblem => {
    const code = message in details ? message : 'invalid';
    return { name, code, detail: details[code] ?? message };
  });
  throw new Problem(400, 'Some fields are invalid.', errors);
}

const keyPattern = /^[\w-]{8,80}$/;

/** Rejects a submission before its captcha is spent if the database is full or damaged. @throws Problem 503 */
export async function assertStorageAvailable({ server }: FastifyRequest): Promise<void> {
  const failure = await server.databaseFailure();
  if (failure === 'full' || failure === 'damaged')
    throw new Problem(503, 'Storage is unavailable. Nothing was stored.');
}

/** Verifies captcha and Idempotency-Key. @throws Problem */
export async function verifyEnvelope(
  { captcha }: Pick<Context, 'captcha'>,
  form: string,
  request: FastifyRequest,
  token: string,
): Promise<Envelope> {
  await assertStorageAvailable(request);
  const key = request.headers['idempotency-key'];
  if (key !== undefined && !(typeof key === 'string' && keyPattern.test(key)))
    throw new Problem(400, 'Idempotency-Key must have 8 to 80 letters, digits, - or _.');
  const { network } = request;
  return { captcha: await captcha.verify(form, token), idempotencyKey: key, network };
}

/** Maps a `SubmissionError` to a `Problem`; returns any other error unchanged. */
export function asProblem(error: unknown): unknown {
  if (!(error instanceof SubmissionError)) return error;
  if (error.code === 'captchaSpent') {
    const detail = 'This captcha was used before.';
    return new Problem(400, detail, [{ name: 'recaptcha', code: 'captchaSpent', detail }]);
  }
  return new Problem(409, 'This Idempotency-Key was used before for different content.');
}

const version = /^\d{4}-\d{2}-\d{2}$/;

/** Confirms that the privacy notice was shown. @returns its version; null for a client that sends only true. */
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
      'Confirms that the privacy notice was shown: its version, such as 2026-11-28, or true. It is no consent.',
  });

/** Fields of every form call besides the form's own (specification section 3). */
export const envelope = {
  gdprAccept: noticeShown,
  recaptcha: recaptchaToken,
  umbracoNodeID: mini.pipe(
    mini.union([mini.number(), mini.string()], 'node'),
    mini.pipe(
      mini.transform(Number),
      mini.int('node').check(mini.positive('node'), mini.lt(1e9, 'node')),
    ),
  ),
  cultureName: mini.pipe(mini.transform(normalizeLocale), mini.enum(locales, 'culture')),
};
