import { type Culture, cultures } from '@oilway/store/cultures.ts';
import { TooManyAnswersError } from '@oilway/store/limits/question-limits.ts';
import { keysOf, makeReceipt, readReceipt } from '@oilway/store/reporting/receipt.ts';
import { seal } from '@oilway/store/reporting/sealing.ts';
import { SubmissionError } from '@oilway/store/submissions/submit.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SubmittedState } from '../../forms/fields/define-form.ts';
import { firstProblems } from '../../forms/fields/field-rules.ts';
import { formWords } from '../../forms/fields/form-words.ts';
import { findForm, showForm } from '../../forms/form-page.ts';
import { answersAgain, Question, whenOf } from '../../forms/math-captcha.ts';
import { type ReadForm, readForms, step } from '../../forms/read-form.ts';
import type { Block } from '../../pages/blocks/block-types.ts';
import { paths } from '../../pages/paths.ts';
import type { Context } from '../../server/context.ts';
import { Problem } from '../../server/http/problem.ts';
import { securityHeaders } from '../../server/http/security-headers.ts';
import { reportDefinition } from './fields.ts';
import { reportingMessages } from './page-messages.ts';
import type { PlainReportStep } from './ReportStep.tsx';
import { assertSealed } from './service.ts';

type Body = ReadForm['fields'];

/** What the page with the question carries along. With the code in it, two presses are one report and one code. */
interface AskedLetter {
  sealed: string;
  keySet: string;
  code: string;
}

/**
 * The form for reports without scripts: the report is sealed here, in memory, before the question of the next
 * page is asked, and stored with its answer.
 */
export async function reportSteps(
  app: FastifyInstance,
  { context }: { context: Context },
): Promise<void> {
  const question = new Question(context.config.captchaSecret, context.clock);
  const ask = (culture: Culture, letter: AskedLetter, wrong: boolean) => ({
    kind: 'question' as const,
    ...question.ask('whistleblowing', culture),
    ...letter,
    wrong,
    failed: false,
  });

  /** @returns the question, or the form with everything that was typed: nobody has it but the page that is sent. */
  async function begin(body: Body, culture: Culture): Promise<PlainReportStep> {
    const values = typedIn(body);
    const { failedText } = formWords[culture];
    const { data, error } = reportDefinition.schema.safeParse(values);
    if (error) return again({ values, problems: firstProblems(error.issues) });
    try {
      if ((await app.databaseTrouble()) !== undefined)
        return again({ values, failure: failedText });
      const keys = await context.store.reportingKeys();
      if (!keys.open) return again({ values }, { closed: true });
      const full = await context.store.answersFrom('report');
      if (full !== undefined) {
        const failure = reportingMessages[culture].full(whenOf(culture, full));
        return again({ values, failure }, { full });
      }
      const { description: text, ...fields } = data;
      const sealed = await seal({ text, ...fields }, keys.recipients);
      return ask(culture, { sealed, keySet: keys.set, code: makeReceipt() }, false);
    } catch (error) {
      app.meetTrouble(error);
      return again({ values, failure: failedText });
    }
  }

  async function finish(body: Body, cultureName: Culture): Promise<PlainReportStep> {
    const { answer = '', code = '', keySet = '', sealed = '', token = '' } = typedIn(body);
    const letter = { sealed, keySet, code };
    const captcha = question.verify('whistleblowing', token, answer);
    if (!captcha) return ask(cultureName, letter, true);
    const read = readReceipt(code);
    if (!read) throw new Problem(400, 'The code is none of ours.');
    const { lookupHash, recipient } = await keysOf(read);
    try {
      const keys = await context.store.reportingKeys();
      if (keySet !== keys.set) return { kind: 'outdated' };
      assertSealed(letter, keys);
      await context.store.storeReport({ cultureName, sealed, lookupHash, recipient }, captcha);
      return { kind: 'receipt', code };
    } catch (error) {
      if (error instanceof Problem) throw error;
      const full = error instanceof TooManyAnswersError ? { full: error.until } : {};
      if (!('full' in full)) app.meetTrouble(error);
      // Another question, for an answer that served another report; else the same answer once more.
      const asked = ask(cultureName, letter, false);
      const kept = error instanceof SubmissionError ? {} : { token, answer };
      return { ...asked, ...kept, ...full, failed: true };
    }
  }

  await readForms(app);
  const steps = { report: begin, answer: finish };
  for (const [name, act] of Object.entries(steps))
    for (const at of cultures)
      step(app, paths.reportStep(name as keyof typeof steps, at), {
        unlogged: true,
        async answer({ fields }, _request, reply) {
          const culture = cultures.find((one) => one === fields.cultureName);
          if (!culture) throw new Problem(400, 'The form names no culture.');
          const shown = await act(fields, culture);
          return sendStep(context, reply, culture, Number(fields.umbracoNodeID), shown);
        },
      });
}

/** The form with what was typed: with what is wrong, or because it could not be taken. */
function again(
  { problems = [], ...posted }: Partial<SubmittedState> & Pick<SubmittedState, 'values'>,
  more: { closed?: boolean; full?: number } = {},
): PlainReportStep {
  return { kind: 'again', posted: { ...posted, problems }, closed: false, ...more };
}

/** What was typed; no field of ours comes twice. */
function typedIn(body: Body): Record<string, string> {
  const texts = Object.entries(body).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts) as Record<string, string>;
}

/** The page of the form, with nothing on it but this step. */
async function sendStep(
  context: Context,
  reply: FastifyReply,
  culture: Culture,
  node: number,
  shown: PlainReportStep,
): Promise<FastifyReply> {
  const path = (await context.published.reading().tree(culture)).byId.get(node)?.path;
  const isOurs = ({ blockType }: Block) => blockType === 'reportForm';
  const page = path === undefined ? undefined : await findForm(context, culture, path, isOurs);
  if (!page || page.blocks.length === 0) throw new Problem(400, 'The form is not on that page.');
  const status = statusOf(shown);
  reply.headers(securityHeaders.reporting).headers(retryAfter(shown, culture)).code(status);
  return showForm(context, reply, page, { step: shown }, wrongIn(shown));
}

/** Seconds until it makes sense to send it again. */
function retryAfter(step: PlainReportStep, culture: Culture): Record<string, string> {
  if ('full' in step && step.full !== undefined)
    return { 'retry-after': answersAgain(culture, step.full).seconds };
  return statusOf(step) === 503 ? { 'retry-after': '5' } : {};
}

function statusOf(step: PlainReportStep): number {
  if ('full' in step && step.full !== undefined) return 429;
  if (step.kind === 'again')
    return step.closed ? 409 : step.posted.failure !== undefined ? 503 : 400;
  if (step.kind === 'outdated') return 409;
  return step.kind === 'question' && step.failed ? 503 : 200;
}

function wrongIn(step: PlainReportStep): number {
  if (step.kind === 'again') return step.posted.problems.length;
  return step.kind === 'question' && step.wrong ? 1 : 0;
}
