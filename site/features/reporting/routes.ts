import type { Locale } from '@oilway/store/locales.ts';
import type { ReportingKeys } from '@oilway/store/reporting/reporting-keys.ts';
import { cleanLine } from '@oilway/store/typed-text.ts';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  asProblem,
  assertStorageAvailable,
  throwOnValidationError,
} from '../../forms/form-handler.ts';
import type { Context } from '../../server/context.ts';
import { problem, validatorCompiler } from '../../server/http/api-schema.ts';
import { limitLargeBodies } from '../../server/http/large-bodies.ts';
import { Problem } from '../../server/http/problem.ts';
import {
  addition,
  mailboxRequest,
  mailboxResponse,
  sealedMessage,
  whistleblowingMessage,
} from './schema.ts';
import {
  assertAdded,
  assertOpen,
  assertSealed,
  sealOnServer,
  throwUnknownMailbox,
} from './service.ts';

/** Maximum bytes of an encrypted report with its attachments. */
const bodyLimit = 6_500_000;

/** Bounds memory use: large bodies are buffered until they are stored. */
const maxConcurrent = 8;

const keysResponse = z.object({
  open: z.boolean(),
  recipients: z.array(z.string()),
  set: z.string(),
  log: z
    .array(z.object({ statement: z.string(), signature: z.string() }))
    .meta({ description: 'Log of recipients, each entry signed by an earlier officer.' }),
  fingerprint: z
    .string()
    .nullable()
    .meta({ description: 'Fingerprint of the office: that of the first log entry.' }),
});
const submittedResponse = z.object({
  success: z.literal(true),
  receipt: z
    .string()
    .optional()
    .meta({ description: 'Opens the mailbox. Returned once, to a client that does not encrypt.' }),
});
/**
 * `POST /umbraco/api/whistleblowing/SubmitMessage` (specification section 7), the public keys, and the mailbox. None of these
 * requests is logged.
 */
export const whistleblowingRoutes = fp<{ context: Context }>(
  async (app, { context }) => {
    const routes = app.withTypeProvider<ZodTypeProvider>();
    const { store } = context;
    const config = { unlogged: true };
    const withFiles = {
      config: { ...config, upload: true },
      bodyLimit,
      preParsing: limitLargeBodies(maxConcurrent),
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
          summary: 'The public keys (age) that a report is encrypted for',
          tags,
          response: { 200: keysResponse, 503: problem },
        },
      },
      (_request, reply) => withoutLogging(reply, () => store.reportingKeys()),
    );

    routes.post(
      '/umbraco/api/whistleblowing/SubmitMessage',
      {
        ...withFiles,
        attachValidation: true,
        // Validates by the schema of the given variant, for precise errors.
        validatorCompiler: () => (body) =>
          validatorCompiler({ schema: schemaOf(body) } as never)(body),
        schema: {
          operationId: 'SubmitReport',
          summary: 'A report to the reporting office, encrypted or to be encrypted in memory',
          tags,
          body: z.union([sealedMessage, whistleblowingMessage]),
          response: { 200: submittedResponse, ...errors },
        },
      },
      (request, reply) =>
        withoutLogging(reply, async () => {
          throwOnValidationError(request.validationError);
          const { body } = request;
          const keys = await store.reportingKeys();
          assertOpen(keys);
          const { receipt, report } = await sealedReport(context, body, keys);
          await assertStorageAvailable(request);
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
          summary: 'The state of a report, and the replies, encrypted for its reporter',
          tags,
          body: mailboxRequest,
          response: { 200: mailboxResponse, ...errors },
        },
      },
      (request, reply) =>
        withoutLogging(
          reply,
          async () => (await store.reportThread(request.body.lookup)) ?? throwUnknownMailbox(),
        ),
    );

    routes.post(
      '/api/reporting/messages',
      {
        ...withFiles,
        schema: {
          operationId: 'addToReport',
          summary: 'Adds an encrypted message to a report',
          tags,
          body: addition,
          response: { 200: submittedResponse, ...errors },
        },
      },
      (request, reply) =>
        withoutLogging(reply, async () => {
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
  const report = { text, contactDepartment, appliesTo, contactInformation };
  return sealOnServer(report, cultureName, keys);
}

/** Finds an office by name or mail address; returns the first one if `named` is empty. @throws Problem 400 */
async function departmentOf({ published }: Context, locale: Locale, named: string) {
  const offices = await published.reader().departments(locale, 'whistleblowing');
  const wanted = named.toLowerCase();
  const found = offices.find(
    ({ email, name }) =>
      wanted === '' || [name, email].some((own) => cleanLine(own).toLowerCase() === wanted),
  );
  if (found) return found.name;
  const detail = 'Department not found.';
  throw new Problem(400, detail, [{ name: 'contactDepartment', code: 'unknown', detail }]);
}

/**
 * Runs a request without logging its errors: a database error contains the values to store, and a log line contains the time.
 */
async function withoutLogging<Result>(
  reply: FastifyReply,
  act: () => Promise<Result>,
): Promise<Result> {
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  try {
    return await act();
  } catch (error) {
    const clientError = asProblem(error);
    if (clientError instanceof Problem) throw clientError;
    reply.server.recordDatabaseError(error);
    reply.header('retry-after', '5');
    throw new Problem(503, 'Storage is unavailable. Nothing was stored.');
  }
}
