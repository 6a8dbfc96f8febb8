import formbody from '@fastify/formbody';
import { type Culture, cultures } from '@oilway/store/cultures.ts';
import { keysOf, makeReceipt, readReceipt } from '@oilway/store/reporting/receipt.ts';
import { seal } from '@oilway/store/reporting/sealing.ts';
import { SubmissionError } from '@oilway/store/submissions/submit.ts';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../../context.ts';
import { firstProblems } from '../../forms/fields/field-rules.ts';
import { formWords } from '../../forms/fields/form-words.ts';
import type { Posted } from '../../forms/fields/posted.ts';
import { Question } from '../../forms/question.ts';
import { fewLargeBodies } from '../../http/large-bodies.ts';
import { Problem } from '../../http/problem.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import { formViewAt, html } from '../../page/page-answer.ts';
import { paths } from '../../paths.ts';
import { reportForm } from './fields.ts';
import type { ReportStep } from './report-step.ts';
import { assertSealed } from './service.ts';

type Body = Record<string, unknown>;

/** What the page with the question carries along. With the code in it, two presses are one report and one code. */
interface AskedLetter {
  sealed: string;
  keySet: string;
  code: string;
}

/** Bytes: a report of 20,000 characters, or the same sealed. */
const bodyLimit = 400_000;

/**
 * The form for reports without scripts: the report is sealed here, in memory, before the question of the next
 * page is asked, and stored with its answer.
 */
export const reportSteps = fp<{ context: Context }>(
  async (app, { context }) => {
    const question = new Question(context.config.captchaSecret, context.clock);
    const ask = (culture: Culture, letter: AskedLetter, wrong: boolean) => ({
      kind: 'question' as const,
      ...question.ask('whistleblowing', culture),
      ...letter,
      wrong,
      failed: false,
    });

    /** @returns the question, or the form with everything that was typed: nobody has it but the page that is sent. */
    async function begin(body: Body, culture: Culture): Promise<ReportStep> {
      const values = typedIn(body);
      const { failedText } = formWords[culture];
      const { data, error } = reportForm.schema.safeParse(values);
      if (error) return again({ values, problems: firstProblems(error.issues) });
      try {
        if ((await app.databaseTrouble()) !== undefined)
          return again({ values, failure: failedText });
        const keys = await context.store.reportingKeys();
        if (!keys.open) return again({ values, closed: true });
        const { description: text, gdprAccept: _, ...fields } = data;
        const sealed = await seal({ text, ...fields }, keys.recipients);
        return ask(culture, { sealed, keySet: keys.set, code: makeReceipt() }, false);
      } catch (error) {
        app.meetTrouble(error);
        return again({ values, failure: failedText });
      }
    }

    async function finish(body: Body, cultureName: Culture): Promise<ReportStep> {
      const { answer, code, keySet, sealed, token } = textsOf(body);
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
        app.meetTrouble(error);
        // Another question, for an answer that served another report; else the same answer once more.
        const asked = ask(cultureName, letter, false);
        const kept = error instanceof SubmissionError ? {} : { token, answer };
        return { ...asked, ...kept, failed: true };
      }
    }

    await app.register(async (forms) => {
      await forms.register(formbody, { bodyLimit });
      const steps = cultures.flatMap(
        (culture) =>
          [
            [paths.reportStep('report', culture), begin],
            [paths.reportStep('answer', culture), finish],
          ] as const,
      );
      const options = {
        bodyLimit,
        config: { unlogged: true, readable: true },
        preParsing: fewLargeBodies(8),
        schema: { hide: true },
      };
      for (const [path, act] of steps)
        forms.post<{ Body: Body | null }>(path, options, async (request, reply) => {
          const body = request.body ?? {};
          const culture = cultures.find((one) => one === body.cultureName);
          if (!culture) throw new Problem(400, 'The form names no culture.');
          const step = await act(body, culture);
          return sendStep(context, reply, { culture, node: Number(body.umbracoNodeID), step });
        });
    });
  },
  { name: 'report-steps' },
);

/** The form with what was typed: with what is wrong, or because it could not be taken. */
function again(came: {
  values: Posted['values'];
  problems?: Posted['problems'];
  failure?: string;
  closed?: boolean;
}): ReportStep {
  const { closed = false, failure, problems = [], values } = came;
  return { kind: 'again', posted: { values, problems, failure }, closed };
}

/** As it was typed: a browser sends every end of a line as two signs. */
function typedIn(body: Body): Posted['values'] {
  const texts = Object.entries(body).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(
    texts.map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')]),
  );
}

function textsOf(body: Body) {
  const text = (name: string) => (typeof body[name] === 'string' ? (body[name] as string) : '');
  return {
    answer: text('answer'),
    code: text('code'),
    keySet: text('keySet'),
    sealed: text('sealed'),
    token: text('token'),
  };
}

/** The page of the form, with nothing on it but this step. */
async function sendStep(
  context: Context,
  reply: FastifyReply,
  shown: { culture: Culture; node: number; step: ReportStep },
): Promise<FastifyReply> {
  const { culture, node, step } = shown;
  const status = statusOf(step);
  const source = context.published.reading();
  const path = (await source.tree(culture)).byId.get(node)?.path;
  const view = path === undefined ? undefined : await formViewAt(context, culture, path);
  const blocks = view?.blocks.filter(({ blockType }) => blockType === 'reportForm') ?? [];
  if (!view || blocks.length === 0) throw new Problem(400, 'The form is not on that page.');
  const page = await context.renderer.page({
    page: view.page,
    blocks,
    data: new Map(blocks.map((block) => [block, { ...view.data?.get(block), step }])),
    head: { ...view.head, title: titleOf(step, culture, view.head.title), noIndex: true },
  });
  return reply
    .headers(securityHeaders.reporting)
    .headers(status === 503 ? { 'retry-after': '5' } : {})
    .header('cache-control', 'no-store')
    .code(status)
    .type(html)
    .send(page);
}

function statusOf(step: ReportStep): number {
  if (step.kind === 'again')
    return step.closed ? 409 : step.posted.failure !== undefined ? 503 : 400;
  if (step.kind === 'outdated') return 409;
  return step.kind === 'question' && step.failed ? 503 : 200;
}

/** Says first what is wrong, for who hears the page. */
function titleOf(step: ReportStep, culture: Culture, title: string): string {
  const wrong = step.kind === 'question' && step.wrong ? 1 : 0;
  const count = step.kind === 'again' ? step.posted.problems.length : wrong;
  return count > 0 ? `${formWords[culture].summary(count)} – ${title}` : title;
}
