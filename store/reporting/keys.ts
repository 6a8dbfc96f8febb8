import { createHash } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { staff } from '../staff/tables.ts';
import { reportingKeys } from './tables.ts';

/** What reports are sealed to at present. */
export interface ReportingKeys {
  /** Reports are taken: at least two people can read them, and the recovery key exists. */
  open: boolean;
  recipients: string[];
  /** Names this set of recipients, so that nothing is sealed to an old one. */
  set: string;
}

/** Keys of people who are no compliance officers any more, or were deactivated, do not count. */
export async function readReportingKeys(session: Session): Promise<ReportingKeys> {
  const [keys, people] = [reportingKeys(session), staff(session)];
  const found = await session.orm
    .select({ kind: keys.kind, officer: people.id, recipient: keys.recipient })
    .from(keys)
    .leftJoin(
      people,
      and(
        eq(people.id, keys.handler),
        eq(people.role, 'compliance-officer'),
        ne(people.state, 'deactivated'),
      ),
    );
  const handlers = found.filter(({ kind, officer }) => kind === 'handler' && officer !== null);
  const recovery = found.filter(({ kind }) => kind === 'recovery');
  const recipients = [...handlers, ...recovery].map(({ recipient }) => recipient).sort();
  return {
    open: handlers.length >= 2 && recovery.length > 0,
    recipients,
    set: createHash('sha256').update(recipients.join()).digest('hex').slice(0, 32),
  };
}
