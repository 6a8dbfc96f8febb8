import type { DbSession } from '@oilway/store/database/db-session.ts';
import { dayOf, type ReportDates } from '@oilway/store/reporting/deadlines.ts';
import { isCiphertextFor, isInternal } from '@oilway/store/reporting/encryption.ts';
import { reportNumber } from '@oilway/store/reporting/report-number.ts';
import {
  addMessage,
  addNote,
  lockReport,
  type Report,
  reportSize,
} from '@oilway/store/reporting/report-row.ts';
import { isInKeyLog, readReportingKeys } from '@oilway/store/reporting/reporting-keys.ts';
import { reports } from '@oilway/store/reporting/tables.ts';
import { eq } from 'drizzle-orm';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { forbiddenResponse } from '../access/forbidden.ts';
import { withReauthentication } from '../access/reauthentication.ts';
import { complianceOfficers } from '../access/rules.ts';
import { actorOf, appendToAuditLog, type RequestAction } from '../audit/record-actions.ts';
import { databaseOf } from '../database/session.ts';
import { applySpamAction, type SpamAction } from './spam.ts';

/** Actions of an officer in a case. Replies carry a message to the reporter; `note` and `close` carry one for the officers only. */
const actionSchema = z.discriminatedUnion('act', [
  z.strictObject({ act: z.enum(['acknowledge', 'answer', 'feedback']), sealed: z.string() }),
  z.strictObject({ act: z.enum(['note', 'close']), sealed: z.string() }),
  z.strictObject({ act: z.literal('reopen') }),
  z.strictObject({ act: z.literal('export') }),
  z.strictObject({ act: z.enum(['spam', 'notSpam', 'deleteSpam']) }),
]);

export type Action = z.infer<typeof actionSchema>;
type ReportAction = Exclude<Action, { act: SpamAction }>;

/**
 * `POST /api/reports/<id>/act`: stores a message that was encrypted in the browser, and the day on which a legal period is met. `export` records that
 * the officer's browser saves the case; it needs a recent login.
 */
export const reportActionEndpoint: Endpoint = {
  path: '/:id/act',
  method: 'post',
  handler: async (req) => {
    if (!complianceOfficers({ req }) || !(await hasSignedKey(req))) return forbiddenResponse(req);
    const parsed = actionSchema.safeParse(await req.json?.().catch(() => undefined));
    if (!parsed.success) return new Response(null, { status: 400 });
    const { data } = parsed;
    const perform = async () =>
      new Response(null, { status: await performAction(req, String(req.routeParams?.id), data) });
    return data.act === 'export' ? withReauthentication(perform)(req) : perform();
  },
};

/** An officer whose key is not signed by another officer may not act in a case. */
const hasSignedKey = ({ payload, user }: PayloadRequest): Promise<boolean> =>
  isInKeyLog(databaseOf(payload), Number(user?.id));

const auditActions: Record<Action['act'], RequestAction['action']> = {
  acknowledge: 'acknowledged',
  answer: 'answered',
  feedback: 'feedbackGiven',
  close: 'closed',
  reopen: 'reopened',
  note: 'noteAdded',
  export: 'caseExported',
  spam: 'markedSpam',
  notSpam: 'unmarkedSpam',
  deleteSpam: 'deletedSpam',
};

/** Performs the action and logs it with the case id, without any content. @returns the HTTP status. */
async function performAction(req: PayloadRequest, id: string, body: Action): Promise<number> {
  const database = databaseOf(req.payload);
  if ('sealed' in body) {
    // The recipients are the handlers, the recovery key and, of a reply, the reporter.
    const { recipients } = await readReportingKeys(database);
    const reporters = isInternal(body.act) ? 0 : 1;
    if (!isCiphertextFor(body.sealed, recipients.length + reporters)) return 400;
  }
  return database.transaction(async (session) => {
    const report = await lockReport(session, id);
    if (!report) return 404;
    const { act } = body;
    const actor = actorOf(req);
    const isDone =
      act === 'spam' || act === 'notSpam' || act === 'deleteSpam'
        ? await applySpamAction(session, report, act, actor)
        : await applyReportAction(session, report, body as ReportAction);
    if (!isDone) return 409;
    const number = reportNumber(id);
    const subject = { kind: 'reports', id: number, title: number };
    await appendToAuditLog(session, { action: auditActions[act], subject, actor });
    return 204;
  });
}

/** Notes and exports are possible in closed cases too. @returns whether the case was in a state for the action. */
async function applyReportAction(
  session: DbSession,
  report: Report,
  body: ReportAction,
): Promise<boolean> {
  const { closedOn, id } = report;
  if (body.act === 'export') return true;
  if (body.act === 'note') {
    await addNote(session, { report: id, kind: 'note', sealed: body.sealed });
    return true;
  }
  if (Boolean(closedOn) !== (body.act === 'reopen')) return false;
  if (body.act === 'acknowledge' && report.acknowledgedOn) return false;
  if (body.act === 'close')
    await addNote(session, { report: id, kind: 'closing', sealed: body.sealed });
  else if (body.act !== 'reopen') {
    const message = { report: id, direction: 'toReporter', sealed: body.sealed } as const;
    await addMessage(session, message, (await reportSize(session, id)).lastNumber);
  }
  const rows = reports(session);
  await session.orm.update(rows).set(daysOf(report, body.act)).where(eq(rows.id, id));
  return true;
}

/** Each period is met once. Any reply acknowledges the receipt; feedback is a reply. A reopened case has the same periods as before. */
function daysOf(report: Report, act: ReportAction['act']): Partial<ReportDates> {
  const day = dayOf(Date.now());
  if (act === 'reopen') return { closedOn: null };
  if (act === 'close') return { closedOn: day };
  return {
    acknowledgedOn: report.acknowledgedOn ?? day,
    ...(act === 'feedback' ? { feedbackOn: report.feedbackOn ?? day } : {}),
  };
}
