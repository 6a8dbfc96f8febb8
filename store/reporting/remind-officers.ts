import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Settings } from '../settings.ts';
import { staff } from '../staff/tables.ts';
import { type CaseMark, caseMarks, type Day } from './deadlines.ts';
import { type PendingCounts, reminderMail } from './reminder-mails.ts';
import { reportMessages, reports } from './tables.ts';

/**
 * Mails every officer a summary, if there is anything to report. A mail per report would reveal each report's time of arrival in the outbox and at
 * the mail servers.
 * @returns the summary.
 */
export async function remindOfficers(
  session: DbSession,
  now: Day,
  { mailFrom, studioOrigin }: Pick<Settings, 'mailFrom' | 'studioOrigin'>,
): Promise<PendingCounts> {
  const pending = await countPending(session, now);
  if (Object.values(pending).every((count) => count === 0)) return pending;
  const staffTable = staff(session);
  const officers = await session.orm
    .select({ to: staffTable.email })
    .from(staffTable)
    .where(and(eq(staffTable.role, 'compliance-officer'), ne(staffTable.state, 'deactivated')));
  const mail = await reminderMail(pending, `${studioOrigin}/admin/reporting`);
  // Without a submission, so that the mail is not listed in the outbox of the forms.
  const about = { mailFrom, submission: undefined };
  await enqueue(
    session,
    officers.map(({ to }) => ({ to, ...mail })),
    about,
  );
  return pending;
}

/** Returns what waits for the officers on a day. */
export async function countPending(session: DbSession, now: Day): Promise<PendingCounts> {
  const [reportTable, messages] = [reports(session), reportMessages(session)];
  const open = await session.orm.select().from(reportTable).where(isNull(reportTable.closedOn));
  const { direction, number, report } = messages;
  const messageRows = await session.orm
    .select({ report, direction })
    .from(messages)
    .innerJoin(reportTable, eq(reportTable.id, report))
    .where(isNull(reportTable.closedOn))
    .orderBy(asc(number));
  const last = new Map(messageRows.map((message) => [message.report, message.direction]));
  const marks = open.map((report) =>
    caseMarks({ ...report, isUnanswered: last.get(report.id) === 'fromReporter' }, now),
  );
  const count = (mark: CaseMark) => marks.filter((own) => own.includes(mark)).length;
  return {
    unacknowledged: count('new'),
    dueSoon: count('warning'),
    overdue: count('late'),
    unanswered: count('unanswered'),
    spam: count('spam'),
  };
}
