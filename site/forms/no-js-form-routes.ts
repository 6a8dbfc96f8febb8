import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Culture, cultureOfPath, cultures } from '@oilway/store/cultures.ts';
import { TooManyAnswersError } from '@oilway/store/limits/question-limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Block } from '../pages/blocks/block-types.ts';
import { paths } from '../pages/paths.ts';
import type { Context } from '../server/context.ts';
import { notFound } from '../server/http/errors.ts';
import { Problem } from '../server/http/problem.ts';
import type { FormProblem } from './fields/define-form.ts';
import { formWords } from './fields/form-words.ts';
import { type FormData, type SubmittedForm, trackingOf } from './form-data.ts';
import { checked, type Fields, type FormHandler } from './form-handler.ts';
import { type FormPage, findForm, showForm } from './form-page.ts';
import { answersAgain, type MathCaptcha, mathCaptcha, Question } from './math-captcha.ts';
import { type ReadForm, readForms, step } from './read-form.ts';

/** The form as its page holds it now. */
interface Found extends FormPage {
  form: FormHandler;
  path: string;
  block: Block;
  /** The node id that the form names: its page, or an event. */
  node: number;
  /** Where a submission that went well leads, if an editor said so. */
  tracking: string | undefined;
}

/** What was sent, and what is known of it. */
interface SentToPlace {
  form: FormHandler;
  culture: Culture;
  fields: Fields;
  files: ReadForm['files'];
  problems: FormProblem[];
  found: Found;
  captcha: MathCaptcha;
}

/**
 * Contact, sign-up and sponsoring without scripts: what was typed comes back with everything that is wrong with it and a
 * question in place of the proof of work; sent with the answer it is stored, and the next page says its number.
 */
export async function noJsFormRoutes(
  app: FastifyInstance,
  { context, forms }: { context: Context; forms: readonly FormHandler[] },
): Promise<void> {
  await readForms(app, true);
  const { captchaSecret } = context.config;
  const question = new Question(captchaSecret, context.clock);
  step(app, '/*', {
    multipart: true,
    async answer({ fields, files, refusal }, request, reply) {
      const [path = '/'] = (request.raw.url ?? '/').split('?');
      const culture = cultureOfPath(path);
      const found = await findPlace(context, forms, { ...fields, culture, path });
      if (!found && fields.block === undefined) return notFound(request, reply, context);
      if (!found) throw new Problem(404, 'There is no such form.');
      // The page no longer has the form.
      if (!('form' in found)) return reply.redirect(path, 303);
      const { form } = found;
      const captcha = mathCaptcha(question, form.definition.name, culture, fields);
      const problems = refusal && captcha.tried ? refusal.errors : [];
      const taken = form.definition.multipart ? files : [];
      const sent = { form, culture, fields, files: taken, problems, found, captcha };
      return take(context, request, reply, sent);
    },
  });
  for (const culture of cultures)
    app.get<{ Params: { token: string } }>(
      paths.plainSent(culture, ':token'),
      { schema: { hide: true } },
      async (request, reply) => {
        const sent = readSent(captchaSecret, request.params.token);
        const { block, node, page: path } = sent ?? {};
        const place = { block, culture, path, umbracoNodeID: node };
        const found = sent && (await findPlace(context, forms, place));
        if (!found || !('form' in found)) return notFound(request, reply, context);
        return showSent(context, reply, found, sent);
      },
    );
}

/**
 * The form in a block of a page.
 * @returns only the page where it no longer has it; undefined where there is no such page, or no block is named.
 */
async function findPlace(
  context: Context,
  forms: readonly FormHandler[],
  { block: id, culture, path = '', umbracoNodeID }: Fields & { culture: Culture; path?: string },
): Promise<Found | FormPage | undefined> {
  if (typeof id !== 'string') return undefined;
  const handlerOf = ({ blockType }: Block) =>
    forms.find(({ blocks }) => blocks.includes(blockType));
  const isMeant = (block: Block) => (block.id ?? '') === id && handlerOf(block) !== undefined;
  const page = await findForm(context, culture, path, isMeant);
  const block = page?.blocks[0];
  const form = block && handlerOf(block);
  if (!form) return page;
  const { view } = page;
  // The stored one: what came along with the form is anybody's.
  const data = view.data?.get(block) as FormData;
  const { trackingPage: tracking } = 'trackingPage' in block ? trackingOf(data, block) : {};
  return { form, path, view, blocks: [block], block, node: Number(umbracoNodeID), tracking };
}

/** Stores what is whole and answered; else shows the form again. */
async function take(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  sent: SentToPlace,
): Promise<FastifyReply> {
  const { captcha, culture, fields, files, form, found } = sent;
  const { message, problems } = checked(form, { ...fields, cultureName: culture }, found.block);
  const wrong = [...problems, ...sent.problems, ...captcha.problems];
  // No browser sends the same files once more by itself.
  if (files.length > 0 && (wrong.length > 0 || !captcha.spent))
    wrong.push({ name: 'attachments', code: 'chooseAgain' });
  if (wrong.length > 0 || !message) return again(context, reply, sent, wrong);
  const { network } = request;
  // Whoever could not be taken at the end is told before the question.
  if (!captcha.spent) {
    if ((await request.server.databaseTrouble()) !== undefined)
      return again(context, reply, sent, [], 'failed');
    const until = await context.store.answersFrom({ network }).catch(() => undefined);
    return again(context, reply, sent, [], until);
  }
  try {
    const envelope = { captcha: captcha.spent, idempotencyKey: captcha.key, network };
    const { place, reference } = await form.send(context, message, envelope, files);
    const { block, node, path: page, tracking } = found;
    const link = {
      page,
      block: block.id ?? '',
      node,
      reference,
      place,
      ...(files.length > 0 ? { files: files.length } : {}),
    };
    const next = tracking ?? paths.plainSent(culture, signSent(context.config.captchaSecret, link));
    return reply.header('cache-control', 'no-store').redirect(next, 303);
  } catch (error) {
    return refused(context, request, reply, sent, error);
  }
}

/** What the transaction, or what stands before it, has against the submission. */
async function refused(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  sent: SentToPlace,
  error: unknown,
): Promise<FastifyReply> {
  const { captcha, files, found } = sent;
  const names = error instanceof Problem ? error.errors.map(({ name }) => name) : [];
  if (names.includes('umbracoNodeID')) return reply.redirect(found.path, 303);
  const chooseAgain = files.length > 0 ? [{ name: 'attachments', code: 'chooseAgain' }] : [];
  if (error instanceof TooManyAnswersError)
    return again(context, reply, sent, chooseAgain, error.until);
  // Something else was sent from the same page before: this is another submission.
  if (error instanceof Problem && (error.status === 409 || names.includes('recaptcha')))
    return again(context, reply, { ...sent, captcha: captcha.anew() }, chooseAgain);
  if (error instanceof Problem && names.length > 0)
    return again(context, reply, sent, [...error.errors, ...chooseAgain]);
  const database = request.server.meetTrouble(error);
  request.log.error({ err: error, database }, 'a form was not stored');
  return again(context, reply, sent, chooseAgain, 'failed');
}

/**
 * The form with what was typed, what is wrong with it, and the question if it is still open.
 * @param refusal that it failed for no fault of who typed, or when it is taken without scripts again: milliseconds since the epoch.
 */
async function again(
  context: Context,
  reply: FastifyReply,
  sent: SentToPlace,
  problems: FormProblem[],
  refusal?: 'failed' | number,
): Promise<FastifyReply> {
  const { captcha, culture, fields, form, found } = sent;
  const failed = refusal === 'failed';
  const full = typeof refusal === 'number' ? answersAgain(culture, refusal) : undefined;
  const posted: SubmittedForm = {
    values: fields as SubmittedForm['values'],
    problems,
    question: full ? undefined : captcha.question,
    hidden: captcha.hidden,
    failure: failed ? formWords[culture].failedText : full?.text,
    node: found.node,
    places: failed
      ? undefined
      : await form.places?.(context, found.node, culture).catch(() => undefined),
  };
  if (failed) reply.header('retry-after', '5');
  if (full) reply.header('retry-after', full.seconds);
  const status = failed ? 503 : full ? 429 : problems.length > 0 ? 400 : 200;
  return show(context, reply.code(status), found, posted);
}

/** The page after a form, as often as it is opened. */
function showSent(
  context: Context,
  reply: FastifyReply,
  found: Found,
  { files, node, place, reference }: SentForm,
): Promise<FastifyReply> {
  const nothing = { values: {}, problems: [] };
  const posted = { ...nothing, node, sent: { reference, answer: { place, files } } };
  return show(context, reply, found, posted);
}

const show = (context: Context, reply: FastifyReply, found: Found, posted: SubmittedForm) =>
  showForm(
    context,
    reply.header('x-robots-tag', 'noindex'),
    { ...found, view: { ...found.view, headed: posted.sent !== undefined } },
    { posted },
    posted.problems.length,
  );

/** What the page after a form needs to say how it went; nothing of what was typed. */
export interface SentForm {
  /** The path of the page with the form, and which of its blocks it is. */
  page: string;
  block: string;
  /** The node id that the form named. */
  node: number;
  reference: string;
  place?: string | undefined;
  /** How many files came along. */
  files?: number;
}

/** Signed, so that nobody makes up a page of ours with a number of their own. */
export function signSent(secret: string, sent: SentForm): string {
  const body = Buffer.from(JSON.stringify(sent)).toString('base64url');
  return `${body}.${signatureOf(secret, body)}`;
}

export function readSent(secret: string, token: string): SentForm | undefined {
  const [body = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(secret, body));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as SentForm;
}

function signatureOf(secret: string, body: string): string {
  return createHmac('sha256', secret).update(`sent ${body}`).digest('base64url');
}
