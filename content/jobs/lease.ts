import { databaseTime } from '@oilway/store/database/clock.ts';
import type { Payload } from 'payload';
import { read, sql } from '../database/execute.ts';
import { databaseOf } from '../database/session.ts';

/** A lease that is not renewed for this long may be taken by another process. Milliseconds. */
export const leaseTerm = 9000;

/** The row of Payload's key-value store that holds the lease. */
const key = 'jobs';

/**
 * Acquires or renews the lease that lets a process run the jobs. Its end is compared with the database's clock; a lease that
 * ends later than two terms from now was written while a clock was wrong, and counts as expired. (One that another process
 * has just acquired ends some milliseconds later than a term from the time read here.)
 * @param holder unique for each process.
 * @returns whether the holder has the lease.
 */
export async function acquireLease(payload: Payload, holder: string): Promise<boolean> {
  const now = await databaseTime(databaseOf(payload));
  const data = JSON.stringify({ holder, until: now + leaseTerm });
  const until = sql.raw("CAST(payload_kv.data ->> 'until' AS bigint)");
  const rows = await read(
    payload,
    sql`INSERT INTO payload_kv (key, data) VALUES (${key}, ${data})
    ON CONFLICT (key) DO UPDATE SET data = excluded.data
    WHERE payload_kv.data ->> 'holder' = ${holder} OR ${until} < ${now} OR ${until} > ${now + 2 * leaseTerm}
    RETURNING id`,
  );
  return rows.length > 0;
}

/** Lets another process acquire the lease at once. */
export async function releaseLease(payload: Payload, holder: string): Promise<void> {
  await read(
    payload,
    sql`DELETE FROM payload_kv WHERE key = ${key} AND data ->> 'holder' = ${holder} RETURNING id`,
  );
}
