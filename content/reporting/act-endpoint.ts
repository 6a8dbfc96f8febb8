import {
  addMessage,
  type Case,
  caseNumber,
  extentOf,
  lockCase,
} from '@oilway/store/reporting/case.ts';
import { type CaseDays, dayOf } from '@oilway/store/reporting/clocks.ts';
import { isSignedIn, readReportingKeys } from '@oilway/store/reporting/keys.ts';
import { isSealed } from '@oilway/store/reporting/sealing.ts';
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { forbidden } from '../access/forbidden.ts';
import { officers } from '../access/rules.ts';
import { actorOf, type NotedAct, note } from '../audit/note.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { sessionOf } from '../database/session.ts';
import { actOnSpam, type SpamAct } from './spam.ts';

/** What an officer does in a case. Answers say something to the reporter. */
const action = z.discriminatedUnion('act', [
  z.strictObject({ act: z.enum(['acknowledge', 'answer', 'feedback']), sealed: z.string() }),
  z.strictObject({ act: z.literal('close') }),
  z.strictObject({ act: z.enum(['spam', 'notSpam', 'deleteSpam']) }),
]);

type Action = z.infer<typeof action>;
type Step = Exclude<Action, { act: SpamAct }>;

/** `POST /api/reports/<id>/act`: an answer, sealed in the browser, and the day it stops a clock on. */
export const actEndpoint: Endpoint = {
  path: '/:id/act',
  method: 'post',
  handler: async (req) => {
    if (!officers({ req }) || !(await isSignedInHere(req))) return forbidden(req);
    const asked = action.safeParse(await req.json?.().catch(() => undefined));
    if (!asked.success) return new Response(null, { status: 400 });
    return new Response(null, {
      status: await actAs(req, String(req.routeParams?.id), asked.data),
    });
  },
};

/** An officer by an administrator's word alone does nothing to any case. */
const isSignedInHere = async ({ payload, user }: PayloadRequest): Promise<boolean> =>
  isSignedIn(await sessionOf(payload), Number(user?.id));

/** @returns the status of the answer. */
async function actAs(by: PayloadRequest, id: string, asked: Action): Promise<number> {
  const { payload, user } = by;
  const { act: what } = asked;
  const noted = (req: PayloadRequest, status: number) => noteStep(req, what, id, { by, status });
  if (what !== 'spam' && what !== 'notSpam' && what !== 'deleteSpam')
    return act(payload, id, asked as Step, noted);
  const officer = { id: Number(user?.id), name: String((user as { name?: string } | null)?.name) };
  return inTransaction(payload, async (req) => noted(req, await actOnSpam(req, officer, id, what)));
}

const noteworthy: Record<Action['act'], NotedAct['action']> = {
  acknowledge: 'acknowledged',
  answer: 'answered',
  feedback: 'feedbackGiven',
  close: 'closed',
  spam: 'markedSpam',
  notSpam: 'unmarkedSpam',
  deleteSpam: 'deletedSpam',
};

/** Notes what was done in which case, and nothing that is written in it. @returns the status. */
async function noteStep(
  req: PayloadRequest,
  what: Action['act'],
  id: string,
  { by, status }: { by: PayloadRequest; status: number },
): Promise<number> {
  if (status < 300) {
    const number = caseNumber(id);
    const subject = { kind: 'reports', id: number, title: number };
    await note(req, { action: noteworthy[what], subject }, actorOf(by));
  }
  return status;
}

async function act(
  payload: Payload,
  id: string,
  asked: Step,
  noted: (req: PayloadRequest, status: number) => Promise<number>,
): Promise<number> {
  if (asked.act !== 'close') {
    // The handlers, the recovery key and the reporter.
    const { recipients } = await readReportingKeys(await sessionOf(payload));
    if (!isSealed(asked.sealed, recipients.length + 1)) return 400;
  }
  return inTransaction(payload, async (req) => {
    const session = await sessionOf(payload, req);
    const report = await lockCase(session, id);
    if (!report) return 404;
    if (report.closedOn) return 409;
    if (asked.act !== 'close') {
      const answer = { report: id, direction: 'toReporter', sealed: asked.sealed } as const;
      await addMessage(session, answer, (await extentOf(session, id)).last);
    }
    await payload.update({
      collection: 'reports',
      id,
      data: daysOf(report, asked.act),
      overrideAccess: true,
      depth: 0,
      req,
    });
    return noted(req, 204);
  });
}

/** A clock is stopped once. An answer acknowledges too: who writes back has received it; feedback is an answer. */
function daysOf(report: Case, act: Step['act']): Partial<CaseDays> {
  const day = dayOf(Date.now());
  if (act === 'close') return { closedOn: day };
  return {
    acknowledgedOn: report.acknowledgedOn ?? day,
    ...(act === 'feedback' ? { feedbackOn: report.feedbackOn ?? day } : {}),
  };
}
