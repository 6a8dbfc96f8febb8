import { createHmac, timingSafeEqual } from 'node:crypto';
import { TooManyMathCaptchasError } from '@oilway/store/limits/math-captcha-limits.ts';
import { type Locale, localeOfPath, locales } from '@oilway/store/locales.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Block } from '../pages/blocks/block-types.ts';
import { paths } from '../pages/paths.ts';
import type { Context } from '../server/context.ts';
import { notFound } from '../server/http/errors.ts';
import { Problem } from '../server/http/problem.ts';
import type { FormProblem } from './fields/define-form.ts';
import { formMessages } from './fields/form-messages.ts';
import { type FormBlockData, type SubmittedForm, trackingHiddenInput } from './form-data.ts';
import { type Fields, type FormHandler, validateFields } from './form-handler.ts';
import { type FormPage, findFormPage, renderFormPage } from './form-page.ts';
import { type MathCaptcha, MathChallenges, mathCaptcha, rateLimitNotice } from './math-captcha.ts';
import { noJsFormRoute, type ParsedForm, registerFormParsers } from './read-form.ts';

interface FoundForm extends FormPage {
  form: FormHandler;
  path: string;
  block: Block;
  /** Submitted node id: of the page, or of an event. */
  nodeId: number;
  /** Redirect target after success, if set by an editor. */
  tracking: string | undefined;
}

/** A submission with its form and captcha. */
interface NoJsSubmission {
  form: FormHandler;
  locale: Locale;
  fields: Fields;
  files: ParsedForm['files'];
  problems: FormProblem[];
  formOnPage: FoundForm;
  captcha: MathCaptcha;
}

/**
 * Registers the routes of contact, sign-up and sponsoring without scripts. A submission is rendered again with its errors and a
 * math captcha in place of the proof of work; once valid and solved, it is stored and redirected to a page with its number.
 */
export async function noJsFormRoutes(
  app: FastifyInstance,
  { context, forms }: { context: Context; forms: readonly FormHandler[] },
): Promise<void> {
  await registerFormParsers(app, true);
  const { captchaSecret } = context.config;
  const challenges = new MathChallenges(captchaSecret, context.clock);
  noJsFormRoute(app, '/*', {
    multipart: true,
    async handle({ fields, files, rejection }, request, reply) {
      const [path = '/'] = (request.raw.url ?? '/').split('?');
      const locale = localeOfPath(path);
      const formOnPage = await findFormOnPage(context, forms, { ...fields, locale, path });
      if (!formOnPage && fields.block === undefined) return notFound(request, reply, context);
      if (!formOnPage) throw new Problem(404, 'Form not found.');
      // The page no longer has the form.
      if (!('form' in formOnPage)) return reply.redirect(path, 303);
      const { form } = formOnPage;
      const captcha = mathCaptcha(challenges, form.definition.name, locale, fields);
      const problems = rejection && captcha.wasAnswered ? rejection.errors : [];
      const attached = form.definition.multipart ? files : [];
      const sent = { form, locale, fields, files: attached, problems, formOnPage, captcha };
      return handleSubmission(context, request, reply, sent);
    },
  });
  for (const locale of locales)
    app.get<{ Params: { token: string } }>(
      paths.noJsSuccess(locale, ':token'),
      { schema: { hide: true } },
      async (request, reply) => {
        const sent = readSuccessToken(captchaSecret, request.params.token);
        const { block, node, page: path } = sent ?? {};
        const place = { block, locale, path, umbracoNodeID: node };
        const formOnPage = sent && (await findFormOnPage(context, forms, place));
        if (!formOnPage || !('form' in formOnPage)) return notFound(request, reply, context);
        return renderSuccess(context, reply, formOnPage, sent);
      },
    );
}

/**
 * Finds the form in a block of a page.
 * @returns only the page if the block is gone; undefined if the page does not exist or no block is given.
 */
async function findFormOnPage(
  context: Context,
  forms: readonly FormHandler[],
  { block: id, locale, path = '', umbracoNodeID }: Fields & { locale: Locale; path?: string },
): Promise<FoundForm | FormPage | undefined> {
  if (typeof id !== 'string') return undefined;
  const handlerOf = ({ blockType }: Block) =>
    forms.find(({ blocks }) => blocks.includes(blockType));
  const matches = (block: Block) => (block.id ?? '') === id && handlerOf(block) !== undefined;
  const page = await findFormPage(context, locale, path, matches);
  const block = page?.blocks[0];
  const form = block && handlerOf(block);
  if (!form) return page;
  const { view } = page;
  // The stored target, because a submitted one is not trusted.
  const data = view.data?.get(block) as FormBlockData;
  const { trackingPage: tracking } =
    'trackingPage' in block ? trackingHiddenInput(data, block) : {};
  return { form, path, view, blocks: [block], block, nodeId: Number(umbracoNodeID), tracking };
}

/** Stores a valid submission with a solved captcha; otherwise renders the form again. */
async function handleSubmission(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  submission: NoJsSubmission,
): Promise<FastifyReply> {
  const { captcha, locale, fields, files, form, formOnPage } = submission;
  const { message, problems } = validateFields(
    form,
    { ...fields, cultureName: locale },
    formOnPage.block,
  );
  const wrong = [...problems, ...submission.problems, ...captcha.problems];
  // Browsers do not resubmit files.
  if (files.length > 0 && (wrong.length > 0 || !captcha.solved))
    wrong.push({ name: 'attachments', code: 'chooseAgain' });
  if (wrong.length > 0 || !message) return renderFormAgain(context, reply, submission, wrong);
  const { network } = request;
  // Fails early when the database is unavailable.
  if (!captcha.solved) {
    if ((await request.server.databaseFailure()) !== undefined)
      return renderFormAgain(context, reply, submission, [], 'failed');
    const retryAt = await context.store.mathCaptchasFrom({ network }).catch(() => undefined);
    return renderFormAgain(context, reply, submission, [], retryAt);
  }
  try {
    const envelope = { captcha: captcha.solved, idempotencyKey: captcha.key, network };
    const { place, reference } = await form.send(context, message, envelope, files);
    const { block, nodeId, path: page, tracking } = formOnPage;
    const link = {
      page,
      block: block.id ?? '',
      node: nodeId,
      reference,
      place,
      ...(files.length > 0 ? { files: files.length } : {}),
    };
    const next =
      tracking ?? paths.noJsSuccess(locale, signSuccessToken(context.config.captchaSecret, link));
    return reply.header('cache-control', 'no-store').redirect(next, 303);
  } catch (error) {
    return handleRejection(context, request, reply, submission, error);
  }
}

/** Responds to an error of the transaction or its checks. */
async function handleRejection(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  submission: NoJsSubmission,
  error: unknown,
): Promise<FastifyReply> {
  const { captcha, files, formOnPage } = submission;
  const names = error instanceof Problem ? error.errors.map(({ name }) => name) : [];
  if (names.includes('umbracoNodeID')) return reply.redirect(formOnPage.path, 303);
  const chooseAgain = files.length > 0 ? [{ name: 'attachments', code: 'chooseAgain' }] : [];
  if (error instanceof TooManyMathCaptchasError)
    return renderFormAgain(context, reply, submission, chooseAgain, error.until);
  // The key or captcha was used for other content, so this is a new submission.
  if (error instanceof Problem && (error.status === 409 || names.includes('recaptcha')))
    return renderFormAgain(
      context,
      reply,
      { ...submission, captcha: captcha.renew() },
      chooseAgain,
    );
  if (error instanceof Problem && names.length > 0)
    return renderFormAgain(context, reply, submission, [...error.errors, ...chooseAgain]);
  const database = request.server.recordDatabaseError(error);
  request.log.error({ err: error, database }, 'form submission not stored');
  return renderFormAgain(context, reply, submission, chooseAgain, 'failed');
}

/**
 * Renders the form with its input, its errors and a question that is still open.
 * @param reason a technical failure, or when forms without scripts are accepted again, in milliseconds since the epoch.
 */
async function renderFormAgain(
  context: Context,
  reply: FastifyReply,
  submission: NoJsSubmission,
  problems: FormProblem[],
  reason?: 'failed' | number,
): Promise<FastifyReply> {
  const { captcha, locale, fields, form, formOnPage } = submission;
  const failed = reason === 'failed';
  const full = typeof reason === 'number' ? rateLimitNotice(locale, reason) : undefined;
  const submitted: SubmittedForm = {
    values: fields as SubmittedForm['values'],
    problems,
    question: full ? undefined : captcha.question,
    hidden: captcha.hidden,
    failure: failed ? formMessages[locale].failedText : full?.text,
    nodeId: formOnPage.nodeId,
    places: failed
      ? undefined
      : await form.places?.(context, formOnPage.nodeId, locale).catch(() => undefined),
  };
  if (failed) reply.header('retry-after', '5');
  if (full) reply.header('retry-after', full.seconds);
  const status = failed ? 503 : full ? 429 : problems.length > 0 ? 400 : 200;
  return renderForm(context, reply.code(status), formOnPage, submitted);
}

/** Renders the page after a form; it can be reloaded. */
function renderSuccess(
  context: Context,
  reply: FastifyReply,
  formOnPage: FoundForm,
  { files, node: nodeId, place, reference }: SuccessTokenPayload,
): Promise<FastifyReply> {
  const sent = { reference, answer: { place, files } };
  const submitted = { values: {}, problems: [], nodeId, sent };
  return renderForm(context, reply, formOnPage, submitted);
}

const renderForm = (
  context: Context,
  reply: FastifyReply,
  formOnPage: FoundForm,
  submitted: SubmittedForm,
) =>
  renderFormPage(
    context,
    reply.header('x-robots-tag', 'noindex'),
    { ...formOnPage, view: { ...formOnPage.view, hasOwnHeading: submitted.sent !== undefined } },
    { submitted },
    submitted.problems.length,
  );

/** Data of the success page; contains no submitted values. */
export interface SuccessTokenPayload {
  /** Path of the page with the form, and id of its block. */
  page: string;
  block: string;
  /** Submitted node id. */
  node: number;
  reference: string;
  place?: string | undefined;
  /** Number of attachments. */
  files?: number;
}

/** Returns a signed token, so that the success page cannot be forged. */
export function signSuccessToken(secret: string, payload: SuccessTokenPayload): string {
  const body = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${body}.${signatureOf(secret, body)}`;
}

export function readSuccessToken(secret: string, token: string): SuccessTokenPayload | undefined {
  const [body = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(secret, body));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as SuccessTokenPayload;
}

function signatureOf(secret: string, body: string): string {
  return createHmac('sha256', secret).update(`sent ${body}`).digest('base64url');
}
