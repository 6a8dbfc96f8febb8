import { TooManyMathCaptchasError } from '@oilway/store/limits/math-captcha-limits.ts';
import { type Locale, locales } from '@oilway/store/locales.ts';
import { encryptMessage } from '@oilway/store/reporting/encryption.ts';
import { deriveReceiptKeys, makeReceipt, parseReceipt } from '@oilway/store/reporting/receipt.ts';
import { SubmissionError } from '@oilway/store/submissions/submit.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SubmittedState } from '../../forms/fields/define-form.ts';
import { firstProblems } from '../../forms/fields/field-rules.ts';
import { formMessages } from '../../forms/fields/form-messages.ts';
import { findFormPage, renderFormPage } from '../../forms/form-page.ts';
import { formatDayAndTime, MathChallenges, rateLimitNotice } from '../../forms/math-captcha.ts';
import { noJsFormRoute, type ParsedForm, registerFormParsers } from '../../forms/read-form.ts';
import type { Block } from '../../pages/blocks/block-types.ts';
import { paths } from '../../pages/paths.ts';
import type { Context } from '../../server/context.ts';
import { Problem } from '../../server/http/problem.ts';
import { securityHeaders } from '../../server/http/security-headers.ts';
import { reportDefinition } from './fields.ts';
import { reportingMessages } from './page-messages.ts';
import type { ReportStepState } from './ReportStep.tsx';
import { assertSealed } from './service.ts';

type Body = ParsedForm['fields'];

/** Hidden fields of the page with the math captcha. With the code among them, a repeated submission stores one report with one code. */
interface PendingReport {
  sealed: string;
  keySet: string;
  code: string;
}

/**
 * Registers the routes of the report form without scripts. The report is encrypted in memory, returned in the page with the math
 * captcha, and stored once that is answered.
 */
export async function noJsReportRoutes(
  app: FastifyInstance,
  { context }: { context: Context },
): Promise<void> {
  const challenges = new MathChallenges(context.config.captchaSecret, context.clock);
  const questionStep = (locale: Locale, report: PendingReport, wrong: boolean) => ({
    kind: 'question' as const,
    ...challenges.issue('whistleblowing', locale),
    ...report,
    wrong,
    failed: false,
  });

  /** Returns the math captcha, or the form with its input, which is not stored. */
  async function handleReport(body: Body, locale: Locale): Promise<ReportStepState> {
    const values = stringFields(body);
    const { failedText } = formMessages[locale];
    const { data, error } = reportDefinition.schema.safeParse(values);
    if (error) return formAgain({ values, problems: firstProblems(error.issues) });
    try {
      if ((await app.databaseFailure()) !== undefined)
        return formAgain({ values, failure: failedText });
      const keys = await context.store.reportingKeys();
      if (!keys.open) return formAgain({ values }, { closed: true });
      const retryAt = await context.store.mathCaptchasFrom('report');
      if (retryAt !== undefined) {
        const failure = reportingMessages[locale].full(formatDayAndTime(locale, retryAt));
        return formAgain({ values, failure }, { retryAt });
      }
      const { description: text, ...fields } = data;
      const sealed = await encryptMessage({ text, ...fields }, keys.recipients);
      return questionStep(locale, { sealed, keySet: keys.set, code: makeReceipt() }, false);
    } catch (error) {
      app.recordDatabaseError(error);
      return formAgain({ values, failure: failedText });
    }
  }

  async function handleAnswer(body: Body, cultureName: Locale): Promise<ReportStepState> {
    const { answer = '', code = '', keySet = '', sealed = '', token = '' } = stringFields(body);
    const report = { sealed, keySet, code };
    const captcha = challenges.verify('whistleblowing', token, answer);
    if (!captcha) return questionStep(cultureName, report, true);
    const read = parseReceipt(code);
    if (!read) throw new Problem(400, 'The code is invalid.');
    const { lookupHash, recipient } = await deriveReceiptKeys(read);
    try {
      const keys = await context.store.reportingKeys();
      if (keySet !== keys.set) return { kind: 'outdated' };
      assertSealed(report, keys);
      await context.store.storeReport({ cultureName, sealed, lookupHash, recipient }, captcha);
      return { kind: 'receipt', code };
    } catch (error) {
      if (error instanceof Problem) throw error;
      const retryAt = error instanceof TooManyMathCaptchasError ? { retryAt: error.until } : {};
      if (!('retryAt' in retryAt)) app.recordDatabaseError(error);
      // A new question if the answer was used for another report; otherwise the same answer is sent again.
      const nextQuestion = questionStep(cultureName, report, false);
      const sameAnswer = error instanceof SubmissionError ? {} : { token, answer };
      return { ...nextQuestion, ...sameAnswer, ...retryAt, failed: true };
    }
  }

  await registerFormParsers(app);
  const steps = { report: handleReport, answer: handleAnswer };
  for (const [name, handle] of Object.entries(steps))
    for (const pathLocale of locales)
      noJsFormRoute(app, paths.noJsReport(name as keyof typeof steps, pathLocale), {
        unlogged: true,
        async handle({ fields }, _request, reply) {
          const locale = locales.find((one) => one === fields.cultureName);
          if (!locale) throw new Problem(400, 'cultureName is missing or invalid.');
          const shown = await handle(fields, locale);
          return sendStepPage(context, reply, locale, Number(fields.umbracoNodeID), shown);
        },
      });
}

/** Returns the step that shows the form with its input and errors. */
function formAgain(
  { problems = [], ...submitted }: Partial<SubmittedState> & Pick<SubmittedState, 'values'>,
  more: { closed?: boolean; retryAt?: number } = {},
): ReportStepState {
  return { kind: 'again', submitted: { ...submitted, problems }, closed: false, ...more };
}

/** Returns the text fields, without repeated ones. */
function stringFields(body: Body): Record<string, string> {
  const texts = Object.entries(body).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts) as Record<string, string>;
}

/** Sends the page with only this step of the form. */
async function sendStepPage(
  context: Context,
  reply: FastifyReply,
  locale: Locale,
  node: number,
  step: ReportStepState,
): Promise<FastifyReply> {
  const path = (await context.published.reader().tree(locale)).byId.get(node)?.path;
  const isReportForm = ({ blockType }: Block) => blockType === 'reportForm';
  const page =
    path === undefined ? undefined : await findFormPage(context, locale, path, isReportForm);
  if (!page || page.blocks.length === 0) throw new Problem(400, 'The form is not on that page.');
  const status = statusOf(step);
  reply.headers(securityHeaders.reporting).headers(retryAfter(step, locale)).code(status);
  return renderFormPage(context, reply, page, { step }, errorCount(step));
}

/** Returns the Retry-After header of a step, if it has one. */
function retryAfter(step: ReportStepState, locale: Locale): Record<string, string> {
  if ('retryAt' in step && step.retryAt !== undefined)
    return { 'retry-after': rateLimitNotice(locale, step.retryAt).seconds };
  return statusOf(step) === 503 ? { 'retry-after': '5' } : {};
}

function statusOf(step: ReportStepState): number {
  if ('retryAt' in step && step.retryAt !== undefined) return 429;
  if (step.kind === 'again')
    return step.closed ? 409 : step.submitted.failure !== undefined ? 503 : 400;
  if (step.kind === 'outdated') return 409;
  return step.kind === 'question' && step.failed ? 503 : 200;
}

function errorCount(step: ReportStepState): number {
  if (step.kind === 'again') return step.submitted.problems.length;
  return step.kind === 'question' && step.wrong ? 1 : 0;
}
