import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Settings } from '../settings.ts';
import { staff } from '../staff/tables.ts';
import { clocksOf, type Day } from './clocks.ts';
import { reminderMail, type Waiting } from './reminder-mails.ts';
import { reportMessages, reports } from './tables.ts';

/**
 * Mails every officer a summary, if there is anything to report. A mail per report would reveal each report's time of arrival in the outbox and at
 * the mail servers.
 * @returns the summary.
 */
export async function remindOfficers(
  session: Session,
  now: Day,
  { mailFrom, studioOrigin }: Pick<Settings, 'mailFrom' | 'studioOrigin'>,
): Promise<Waiting> {
  const waiting = await countWaiting(session, now);
  if (Object.values(waiting).every((count) => count === 0)) return waiting;
  const people = staff(session);
  const officers = await session.orm
    .select({ to: people.email })
    .from(people)
    .where(and(eq(people.role, 'compliance-officer'), ne(people.state, 'deactivated')));
  const mail = await reminderMail(waiting, `${studioOrigin}/admin/reporting`);
  // Without a submission, so that the mail is not listed in the outbox of the forms.
  const about = { mailFrom, of: undefined };
  await enqueue(
    session,
    officers.map(({ to }) => ({ to, ...mail })),
    about,
  );
  return waiting;
}

async function countWaiting(session: Session, now: Day): Promise<Waiting> {
  const [cases, messages] = [reports(session), reportMessages(session)];
  const open = await session.orm.select().from(cases).where(isNull(cases.closedOn));
  const clocks = open.flatMap((report) => clocksOf(report, now));
  const { direction, number, report } = messages;
  const written = await session.orm
    .select({ report, direction })
    .from(messages)
    .innerJoin(cases, eq(cases.id, report))
    .where(isNull(cases.closedOn))
    .orderBy(asc(number));
  const last = new Map(written.map((message) => [message.report, message.direction]));
  return {
    unacknowledged: open.filter(({ acknowledgedOn }) => !acknowledgedOn).length,
    soon: clocks.filter(({ state }) => state === 'warning').length,
    late: clocks.filter(({ state }) => state === 'late').length,
    unanswered: open.filter(
      ({ acknowledgedOn, id }) => acknowledgedOn && last.get(id) === 'fromReporter',
    ).length,
  };
}
