import { eq } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { captchas } from './tables.ts';

/** A captcha that was verified: its hash and when it ends. */
export interface SolvedCaptcha {
  id: string;
  expires: Date;
  /** It was a question that was answered, and no proof of work: few of those are taken. */
  question?: boolean;
}

/**
 * Spends a captcha, in the transaction of what it was solved for: one captcha is one submission, however many processes there are.
 * @returns an insert that is not run before it is awaited, and throws then what `isTaken` knows when the captcha was spent before.
 */
export function spendCaptcha(session: Session, { expires, id }: SolvedCaptcha) {
  return session.orm.insert(captchas(session)).values({ id, expires: expires.toISOString() });
}

export async function isSpent(session: Session, id: string): Promise<boolean> {
  const rows = captchas(session);
  const found = await session.orm.select({ id: rows.id }).from(rows).where(eq(rows.id, id));
  return found.length > 0;
}
