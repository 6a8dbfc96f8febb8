import type { AuditEvent } from '@oilway/store/audit/audit-event.ts';
import { staff } from '@oilway/store/staff/tables.ts';
import { eq } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '../database/session.ts';
import { appendToAuditLog } from './record-actions.ts';

/** Milliseconds in which failed logins are counted before they are written: limits the rows that a brute-force attack can write. */
const flushDelay = 5000;

/** Maximum number of different addresses that are looked up; failures beyond it are counted without an account. */
const maxAddresses = 500;

let failuresByAddress = new Map<string, number>();
let overflowCount = 0;
let flushTimer: NodeJS.Timeout | undefined;

/**
 * Counts a failed login. Stores the account, if one exists, and the count; never the input. Writing is delayed, so that the response time does not
 * reveal whether the account exists.
 */
export function countFailedLogin(payload: Payload, email: string): void {
  const address = email.trim().toLowerCase().slice(0, 254);
  if (failuresByAddress.has(address) || failuresByAddress.size < maxAddresses)
    failuresByAddress.set(address, (failuresByAddress.get(address) ?? 0) + 1);
  else overflowCount += 1;
  flushTimer ??= setTimeout(() => {
    flushFailedLogins(payload).catch((error: unknown) =>
      payload.logger.error({ err: error }, 'failed logins could not be logged'),
    );
  }, flushDelay).unref();
}

/** Writes the counted failures. @throws database errors; the counts of this interval are lost then. */
export async function flushFailedLogins(payload: Payload): Promise<void> {
  const [counted, overflow] = [failuresByAddress, overflowCount];
  clearTimeout(flushTimer);
  [failuresByAddress, overflowCount, flushTimer] = [new Map(), 0, undefined];
  let unknownCount = overflow;
  await databaseOf(payload).transaction(async (session) => {
    const staffTable = staff(session);
    const entries: AuditEvent[] = [];
    for (const [address, count] of counted) {
      const [account] = await session.orm
        .select({ id: staffTable.id, name: staffTable.name })
        .from(staffTable)
        .where(eq(staffTable.email, address));
      if (!account) {
        unknownCount += count;
        continue;
      }
      entries.push({
        action: 'loginFailed',
        subject: { kind: 'staff', id: account.id, title: account.name },
        changes: { attempts: { after: count } },
      });
    }
    if (unknownCount > 0)
      entries.push({
        action: 'loginFailed',
        subject: { kind: 'staff' },
        changes: { attempts: { after: unknownCount } },
      });
    await appendToAuditLog(session, ...entries);
  });
}
