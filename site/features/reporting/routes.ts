import type { Culture } from '@oilway/store/cultures.ts';
import type { ReportingKeys } from '@oilway/store/reporting/keys.ts';
import { cleanLine } from '@oilway/store/typed-text.ts';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { asProblem, expectRoom, refuseInvalid } from '../../forms/form-handler.ts';
import type { Context } from '../../server/context.ts';
import { problem, validatorCompiler } from '../../server/http/call-schema.ts';
import { fewLargeBodies } from '../../server/http/large-bodies.ts';
import { Problem } from '../../server/http/problem.ts';
import {
  addition,
  mailboxAnswer,
  mailboxQuestion,
  sealedMessage,
  whistleblowingMessage,
} from './schema.ts';
import { assertAdded, assertOpen, assertSealed, sealHere, unknownMailbox } from './service.ts';

/** Bytes: a sealed report with its attachments. */
const bodyLimit = 6_500_000;

/** Each large one is held in memory until it is stored. */
const mostAtOnce = 8;

const keysAnswer = z.object({
  open: z.boolean(),
  recipients: z.array(z.string()),
  set: z.string(),
  log: z
    .array(z.object({ statement: z.string(), signature: z.string() }))
    .meta({ description: 'Who reads reports, each entry signed by an officer of before.' }),
  fingerprint: z
    .string()
    .nullable()
    .meta({ description: 'Of the office: of the first entry of the log.' }),
});
const submittedAnswer = z.object({
  success: z.literal(true),
  receipt: z
    .string()
    .optional()
    .meta({ description: 'Opens the mailbox. Said once, to a client that does not seal.' }),
});
/**
 * `POST /umbraco/api/whistleblowing/SubmitMessage` (specification section 7), the keys it is sealed to, and the
 * mailbox. Nothing is written down of any of these requests.
 */
export const whistleblowingCalls = fp<{ context: Context }>(
  async (app, { context }) => {
    const routes = app.withTypeProvider<ZodTypeProvider>();
    const { store } = context;
    const config = { unlogged: true };
    const withFiles = {
      config: { ...config, upload: true },
      bodyLimit,
      preParsing: fewLargeBodies(mostAtOnce),
    };
    const errors = {
      400: problem,
      403: problem,
      404: problem,
      409: problem,
      413: problem,
      503: problem,
    };
    const tags = ['reporting'];

    routes.get(
      '/api/reporting/keys',
      {
        config,
        schema: {
          operationId: 'getReportingKeys',
          summary: 'The public keys (age) that a report is sealed to',
          tags,
          response: { 200: keysAnswer, 503: problem },
        },
      },
      (_request, reply) => quietly(reply, () => store.reportingKeys()),
    );

    routes.post(
      '/umbraco/api/whistleblowing/SubmitMessage',
      {
        ...withFiles,
        attachValidation: true,
        // Each kind of message is told its own mistakes.
        validatorCompiler: () => (body) =>
          validatorCompiler({ schema: schemaOf(body) } as never)(body),
        schema: {
          operationId: 'SubmitReport',
          summary: 'A report to the reporting office, sealed or to be sealed in memory',
          tags,
          body: z.union([sealedMessage, whistleblowingMessage]),
          response: { 200: submittedAnswer, ...errors },
        },
      },
      (request, reply) =>
        quietly(reply, async () => {
          refuseInvalid(request.validationError);
          const { body } = request;
          const keys = await store.reportingKeys();
          assertOpen(keys);
          const { receipt, report } = await sealedReport(context, body, keys);
          await expectRoom(request);
          const captcha = await context.captcha.verify('whistleblowing', body.recaptcha);
          await store.storeReport(report, captcha);
          return { success: true as const, ...(receipt === undefined ? {} : { receipt }) };
        }),
    );

    routes.post(
      '/api/reporting/mailbox',
      {
        config,
        schema: {
          operationId: 'readReportMailbox',
          summary: 'How a report stands, and the answers to it, sealed to its reporter',
          tags,
          body: mailboxQuestion,
          response: { 200: mailboxAnswer, ...errors },
        },
      },
      (request, reply) =>
        quietly(reply, async () => (await store.mailbox(request.body.lookup)) ?? unknownMailbox()),
    );

    routes.post(
      '/api/reporting/messages',
      {
        ...withFiles,
        schema: {
          operationId: 'addToReport',
          summary: 'Adds a sealed message to a report',
          tags,
          body: addition,
          response: { 200: submittedAnswer, ...errors },
        },
      },
      (request, reply) =>
        quietly(reply, async () => {
          const { lookup, sealed } = request.body;
          assertSealed(request.body, await store.reportingKeys());
          const addition = await store.addToReport(lookup, sealed);
          assertAdded(addition);
          return { success: true as const };
        }),
    );
  },
  { name: 'whistleblowing' },
);

type Body = z.infer<typeof sealedMessage> | z.infer<typeof whistleblowingMessage>;

const isSealedBody = (body: unknown): body is z.infer<typeof sealedMessage> =>
  typeof body === 'object' && body !== null && 'sealed' in body;

const schemaOf = (body: unknown) => (isSealedBody(body) ? sealedMessage : whistleblowingMessage);

async function sealedReport(context: Context, body: Body, keys: ReportingKeys) {
  const { cultureName } = body;
  if (isSealedBody(body)) {
    assertSealed(body, keys);
    const { lookupHash, recipient, sealed } = body;
    return { report: { cultureName, sealed, lookupHash, recipient }, receipt: undefined };
  }
  const { appliesTo, contactInformation, description: text } = body;
  const contactDepartment = await departmentOf(context, cultureName, body.contactDepartment);
  const letter = { text, contactDepartment, appliesTo, contactInformation };
  return sealHere(letter, cultureName, keys);
}

/** What is named is one of our offices by name or address; the first one where nothing is. */
async function departmentOf({ published }: Context, culture: Culture, named: string) {
  const offices = await published.reading().departments(culture, 'whistleblowing');
  const wanted = named.toLowerCase();
  const found = offices.find(
    ({ email, name }) =>
      wanted === '' || [name, email].some((own) => cleanLine(own).toLowerCase() === wanted),
  );
  if (found) return found.name;
  const detail = 'There is no such department.';
  throw new Problem(400, detail, [{ name: 'contactDepartment', code: 'unknown', detail }]);
}

/**
 * Answers, and keeps every failure to itself: the message of a database names what it was asked to store, and a
 * line in a log names the time.
 */
async function quietly<Result>(reply: FastifyReply, act: () => Promise<Result>): Promise<Result> {
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  try {
    return await act();
  } catch (error) {
    const told = asProblem(error);
    if (told instanceof Problem) throw told;
    reply.server.meetTrouble(error);
    reply.header('retry-after', '5');
    throw new Problem(503, 'This could not be stored or read. Nothing was kept.');
  }
}
