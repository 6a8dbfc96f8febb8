import type { AuditAct } from '@oilway/store/audit/act.ts';
import { staff } from '@oilway/store/staff/tables.ts';
import { eq } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '../database/session.ts';
import { noteLast } from './note.ts';

/** Milliseconds in which failed logins are counted before they are written: limits the rows that a brute-force attack can write. */
const pause = 5000;

/** Maximum number of different addresses that are looked up; failures beyond it are counted without an account. */
const most = 500;

let tries = new Map<string, number>();
let beyond = 0;
let waiting: NodeJS.Timeout | undefined;

/**
 * Counts a failed login. Stores the account, if one exists, and the count; never the input. Writing is delayed, so that the response time does not
 * reveal whether the account exists.
 */
export function countFailedLogin(payload: Payload, email: string): void {
  const address = email.trim().toLowerCase().slice(0, 254);
  if (tries.has(address) || tries.size < most) tries.set(address, (tries.get(address) ?? 0) + 1);
  else beyond += 1;
  waiting ??= setTimeout(() => {
    writeFailedLogins(payload).catch((error: unknown) =>
      payload.logger.error({ err: error }, 'failed logins were not noted'),
    );
  }, pause).unref();
}

/** Writes the counted failures. @throws database errors; the counts of this interval are lost then. */
export async function writeFailedLogins(payload: Payload): Promise<void> {
  const [counted, others] = [tries, beyond];
  clearTimeout(waiting);
  [tries, beyond, waiting] = [new Map(), 0, undefined];
  let unknown = others;
  await databaseOf(payload).transaction(async (session) => {
    const people = staff(session);
    const failed: AuditAct[] = [];
    for (const [address, count] of counted) {
      const [found] = await session.orm
        .select({ id: people.id, name: people.name })
        .from(people)
        .where(eq(people.email, address));
      if (!found) {
        unknown += count;
        continue;
      }
      failed.push({
        action: 'loginFailed',
        subject: { kind: 'staff', id: found.id, title: found.name },
        changes: { attempts: { after: count } },
      });
    }
    if (unknown > 0)
      failed.push({
        action: 'loginFailed',
        subject: { kind: 'staff' },
        changes: { attempts: { after: unknown } },
      });
    await noteLast(session, ...failed);
  });
}
