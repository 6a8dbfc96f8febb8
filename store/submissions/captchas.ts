import { eq } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { captchas } from './tables.ts';

/** A verified captcha: its hash and expiry time. */
export interface SolvedCaptcha {
  id: string;
  expires: Date;
  /** Whether it was a question instead of a proof of work; their number is limited. */
  isMath?: boolean;
}

/**
 * Marks a captcha as used, in the caller's transaction, which makes it single-use across processes.
 * @returns an insert that runs when awaited, and then throws a unique violation (`isUniqueViolation`) when the captcha was used before.
 */
export function useCaptcha(session: DbSession, { expires, id }: SolvedCaptcha) {
  return session.orm.insert(captchas(session)).values({ id, expires: expires.toISOString() });
}

export async function isCaptchaUsed(session: DbSession, id: string): Promise<boolean> {
  const rows = captchas(session);
  const found = await session.orm.select({ id: rows.id }).from(rows).where(eq(rows.id, id));
  return found.length > 0;
}
