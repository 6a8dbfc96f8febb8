import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { type Culture, cultures } from '@oilway/store/cultures.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { fewLargeBodies } from '../http/large-bodies.ts';
import { Problem } from '../http/problem.ts';
import { paths } from '../paths.ts';
import { formWords } from './fields/form-words.ts';
import type { PostedForm } from './form-data.ts';
import { type Found, findForm, sendForm } from './form-page.ts';
import { readMultipart } from './multipart.ts';
import { type Captcha, PlainCaptcha } from './plain-captcha.ts';
import type { FieldProblem, Fields, PlainForm } from './plain-form.ts';
import { Question } from './question.ts';
import { readSent, type SentForm, signSent } from './sent-link.ts';

/** Bytes: what is too long by far still comes back with a word about it. */
const bodyLimit = 400_000;

interface Sent {
  form: PlainForm;
  culture: Culture;
  fields: Fields;
  files: Awaited<ReturnType<typeof readMultipart>>['files'];
  problems: FieldProblem[];
  found: Found;
  captcha: Captcha;
}

/**
 * Contact, sign-up and sponsoring without scripts: what was typed comes back with everything that is wrong with it and a
 * question in place of the proof of work; sent with the answer it is stored, and the next page says its number.
 */
export async function formSteps(
  app: FastifyInstance,
  { context, forms }: { context: Context; forms: readonly PlainForm[] },
): Promise<void> {
  await app.register(formbody, { bodyLimit });
  // A file that is too large is told with the rest of the form.
  await app.register(multipart, { throwFileSizeLimit: false });
  const captchas = new PlainCaptcha(new Question(context.config.captchaSecret, context.clock));
  for (const culture of cultures) {
    for (const form of forms)
      app.post(
        paths.plainForm(form.name, culture),
        {
          bodyLimit,
          config: { readable: true, ...(form.multipart ? { upload: true } : {}) },
          ...(form.multipart ? {} : { preParsing: fewLargeBodies(8) }),
          schema: { hide: true },
        },
        async (request, reply) => {
          const { fields, files, refusal } = await readForm(form, request);
          const found = await findForm(context, culture, [form], fields);
          if (!found) throw new Problem(400, 'The form is on no page of ours.');
          if (!('block' in found)) return reply.redirect(found.path, 303);
          const captcha = captchas.read(form.name, culture, fields);
          const problems = refusal && captcha.tried ? refusal.errors : [];
          const sent = { form, culture, fields, files, problems, found, captcha };
          return take(context, request, reply, sent);
        },
      );
    app.get<{ Params: { token: string } }>(
      paths.plainSent(culture, ':token'),
      { schema: { hide: true } },
      async (request, reply) => {
        const sent = readSent(context.config.captchaSecret, request.params.token);
        const found = sent && (await findForm(context, culture, forms, namedBy(sent)));
        if (!found || !('block' in found)) return notFound(request, reply, context);
        return showSent(context, reply, found, sent);
      },
    );
  }
}

async function readForm(form: PlainForm, request: FastifyRequest) {
  if (form.multipart && request.isMultipart()) return readMultipart(request, true);
  const body = (request.body ?? {}) as Record<string, unknown>;
  const isText = (value: unknown): value is string => typeof value === 'string';
  const oneLine = (text: string) => text.replaceAll('\r\n', '\n');
  const fields: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(body)) {
    if (isText(value)) fields[name] = oneLine(value);
    if (Array.isArray(value)) fields[name] = value.filter(isText).map(oneLine);
  }
  return { fields, files: [], refusal: undefined };
}

/** Stores what is whole and answered; else shows the form again. */
async function take(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  sent: Sent,
): Promise<FastifyReply> {
  const { captcha, culture, fields, files, form, found } = sent;
  const { problems, store } = form.check({ ...fields, cultureName: culture }, found.block);
  const wrong = [...problems, ...sent.problems, ...captcha.problems];
  // No browser sends the same files once more by itself.
  if (files.length > 0 && (wrong.length > 0 || !captcha.spent))
    wrong.push({ name: 'attachments', code: 'chooseAgain' });
  if (wrong.length > 0 || !store) return again(context, reply, sent, wrong);
  // Whoever could not be taken at the end is told before the question.
  if (!captcha.spent)
    return again(context, reply, sent, [], (await request.server.databaseTrouble()) !== undefined);
  try {
    const envelope = { captcha: captcha.spent, idempotencyKey: captcha.key };
    const { place, reference } = await store(context, files, envelope);
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
  sent: Sent,
  error: unknown,
): Promise<FastifyReply> {
  const { captcha, files, found } = sent;
  const names = error instanceof Problem ? error.errors.map(({ name }) => name) : [];
  if (names.includes('umbracoNodeID')) return reply.redirect(found.path, 303);
  const chooseAgain = files.length > 0 ? [{ name: 'attachments', code: 'chooseAgain' }] : [];
  // Something else was sent from the same page before: this is another submission.
  if (error instanceof Problem && (error.status === 409 || names.includes('recaptcha')))
    return again(context, reply, { ...sent, captcha: captcha.anew() }, chooseAgain);
  if (error instanceof Problem && names.length > 0)
    return again(context, reply, sent, [...error.errors, ...chooseAgain]);
  const database = request.server.meetTrouble(error);
  request.log.error({ err: error, database }, 'a form was not stored');
  return again(context, reply, sent, chooseAgain, true);
}

/** The form with what was typed, what is wrong with it, and the question if it is still open. */
async function again(
  context: Context,
  reply: FastifyReply,
  sent: Sent,
  problems: FieldProblem[],
  failed = false,
): Promise<FastifyReply> {
  const { captcha, culture, fields, form, found } = sent;
  const posted: PostedForm = {
    values: fields as PostedForm['values'],
    problems,
    question: captcha.question,
    hidden: captcha.hidden,
    failure: failed ? formWords[culture].failedText : undefined,
    node: found.node,
    places: failed
      ? undefined
      : await form.places?.(context, found.node, culture).catch(() => undefined),
  };
  if (failed) reply.header('retry-after', '5');
  const status = failed ? 503 : problems.length > 0 ? 400 : 200;
  return sendForm(context, reply.code(status), found, posted);
}

const namedBy = ({ block, node, page }: SentForm): Fields => ({
  page,
  block,
  umbracoNodeID: node,
});

/** The page after a form, as often as it is opened. */
function showSent(
  context: Context,
  reply: FastifyReply,
  found: Found,
  { files, node, place, reference }: SentForm,
): Promise<FastifyReply> {
  const nothing = { values: {}, problems: [] };
  const posted = { ...nothing, node, sent: { reference, answer: { place, files } } };
  return sendForm(context, reply, found, posted);
}
