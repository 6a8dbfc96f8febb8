import type { Session } from '@oilway/store/database/session.ts';
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
import { reports } from '@oilway/store/reporting/tables.ts';
import { eq } from 'drizzle-orm';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { forbidden } from '../access/forbidden.ts';
import { officers } from '../access/rules.ts';
import { actorOf, type NotedAct, noteLast } from '../audit/note.ts';
import { databaseOf } from '../database/session.ts';
import { actOnSpam, type SpamAct } from './spam.ts';

/** Actions of an officer in a case. Replies carry a message to the reporter. */
const action = z.discriminatedUnion('act', [
  z.strictObject({ act: z.enum(['acknowledge', 'answer', 'feedback']), sealed: z.string() }),
  z.strictObject({ act: z.literal('close') }),
  z.strictObject({ act: z.enum(['spam', 'notSpam', 'deleteSpam']) }),
]);

type Action = z.infer<typeof action>;
type Step = Exclude<Action, { act: SpamAct }>;

/** `POST /api/reports/<id>/act`: stores a reply that was encrypted in the browser, and the day on which a legal period is met. */
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

/** An officer whose key is not signed by another officer may not act in a case. */
const isSignedInHere = ({ payload, user }: PayloadRequest): Promise<boolean> =>
  isSignedIn(databaseOf(payload), Number(user?.id));

const noteworthy: Record<Action['act'], NotedAct['action']> = {
  acknowledge: 'acknowledged',
  answer: 'answered',
  feedback: 'feedbackGiven',
  close: 'closed',
  spam: 'markedSpam',
  notSpam: 'unmarkedSpam',
  deleteSpam: 'deletedSpam',
};

/** Performs the action and logs it with the case id, without any content. @returns the HTTP status. */
async function actAs(req: PayloadRequest, id: string, asked: Action): Promise<number> {
  const database = databaseOf(req.payload);
  if ('sealed' in asked) {
    // The recipients are the handlers, the recovery key and the reporter.
    const { recipients } = await readReportingKeys(database);
    if (!isSealed(asked.sealed, recipients.length + 1)) return 400;
  }
  return database.transaction(async (session) => {
    const report = await lockCase(session, id);
    if (!report) return 404;
    const { act } = asked;
    const actor = actorOf(req);
    const isDone =
      act === 'spam' || act === 'notSpam' || act === 'deleteSpam'
        ? await actOnSpam(session, report, act, actor)
        : await takeStep(session, report, asked as Step);
    if (!isDone) return 409;
    const number = caseNumber(id);
    const subject = { kind: 'reports', id: number, title: number };
    await noteLast(session, { action: noteworthy[act], subject, actor });
    return 204;
  });
}

/** @returns whether the case was open. */
async function takeStep(session: Session, report: Case, asked: Step): Promise<boolean> {
  const { closedOn, id } = report;
  if (closedOn) return false;
  if (asked.act !== 'close') {
    const answer = { report: id, direction: 'toReporter', sealed: asked.sealed } as const;
    await addMessage(session, answer, (await extentOf(session, id)).last);
  }
  const rows = reports(session);
  await session.orm.update(rows).set(daysOf(report, asked.act)).where(eq(rows.id, id));
  return true;
}

/** Each period is met once. Any reply acknowledges the receipt; feedback is a reply. */
function daysOf(report: Case, act: Step['act']): Partial<CaseDays> {
  const day = dayOf(Date.now());
  if (act === 'close') return { closedOn: day };
  return {
    acknowledgedOn: report.acknowledgedOn ?? day,
    ...(act === 'feedback' ? { feedbackOn: report.feedbackOn ?? day } : {}),
  };
}
