import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import * as tables from './tables.ts';

/** What reports are sealed to at present. */
export interface ReportingKeys {
  /** Reports are taken: at least two people can read them, and the recovery key exists. */
  open: boolean;
  recipients: string[];
  /** Names this set of recipients, so that nothing is sealed to an old one. */
  set: string;
}

/** Keys of people who are no compliance officers any more do not count. */
export async function readReportingKeys(session: Session): Promise<ReportingKeys> {
  const [keys, staff] = [tables.reportingKeys(session), tables.staff(session)];
  const found = await session.orm
    .select({ kind: keys.kind, officer: staff.id, recipient: keys.recipient })
    .from(keys)
    .leftJoin(staff, and(eq(staff.id, keys.handler), eq(staff.role, 'compliance-officer')));
  const handlers = found.filter(({ kind, officer }) => kind === 'handler' && officer !== null);
  const recovery = found.filter(({ kind }) => kind === 'recovery');
  const recipients = [...handlers, ...recovery].map(({ recipient }) => recipient).sort();
  return {
    open: handlers.length >= 2 && recovery.length > 0,
    recipients,
    set: createHash('sha256').update(recipients.join()).digest('hex').slice(0, 32),
  };
}
