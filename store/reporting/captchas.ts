import { eq, lt } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import type { SolvedCaptcha } from '../submissions/captchas.ts';
import { type Day, dayOf } from './clocks.ts';
import { reportCaptchas } from './tables.ts';

/** How long the row of a captcha is kept, in milliseconds: longer than a captcha holds, whatever the hour of the report. */
const kept = 2 * 86_400_000;

/**
 * Spends a captcha for a report, in its transaction. Apart from those of all else: among rows with a time, the place of a row would tell
 * its time, too. And without its end, which would tell the hour.
 * @throws what `isTaken` knows when it was spent for another report.
 */
export async function spendForReport(
  session: Session,
  { id }: SolvedCaptcha,
  day: Day,
): Promise<void> {
  await session.orm.insert(reportCaptchas(session)).values({ id, day });
}

export async function wasSpentForReport(session: Session, { id }: SolvedCaptcha): Promise<boolean> {
  const rows = reportCaptchas(session);
  const found = await session.orm.select({ id: rows.id }).from(rows).where(eq(rows.id, id));
  return found.length > 0;
}

/** All of a day go together. */
export async function forgetCaptchas(session: Session, now: number): Promise<void> {
  const rows = reportCaptchas(session);
  await session.orm.delete(rows).where(lt(rows.day, dayOf(now - kept)));
}
