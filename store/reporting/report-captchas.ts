import { eq, lt } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import type { SolvedCaptcha } from '../submissions/captchas.ts';
import { type Day, dayOf } from './deadlines.ts';
import { reportCaptchas } from './tables.ts';

/** Milliseconds for which a captcha's row is stored: longer than its validity, whatever the hour of the report. */
const retention = 2 * 86_400_000;

/**
 * Marks a captcha as used for a report, in its transaction. The rows are separate from other captchas, whose timestamps would reveal a report's time
 * by the order of rows; and have no expiry time, which would reveal the hour.
 * @throws a unique violation (`isUniqueViolation`) when it was used for another report.
 */
export async function useCaptchaForReport(
  session: DbSession,
  { id }: SolvedCaptcha,
  day: Day,
): Promise<void> {
  await session.orm.insert(reportCaptchas(session)).values({ id, day });
}

export async function isCaptchaUsedForReport(
  session: DbSession,
  { id }: SolvedCaptcha,
): Promise<boolean> {
  const rows = reportCaptchas(session);
  const found = await session.orm.select({ id: rows.id }).from(rows).where(eq(rows.id, id));
  return found.length > 0;
}

/** Deletes by day, so that all rows of a day go together. */
export async function purgeReportCaptchas(session: DbSession, now: number): Promise<void> {
  const rows = reportCaptchas(session);
  await session.orm.delete(rows).where(lt(rows.day, dayOf(now - retention)));
}
