import { databaseTime } from '@oilway/store/database/clock.ts';
import type { Payload } from 'payload';
import { queryRows, sql } from '../database/execute.ts';
import { databaseOf } from '../database/session.ts';

/** Milliseconds after which a lease expires if it is not renewed. */
export const leaseTtl = 9000;

const leaseKey = 'jobs';

/**
 * Acquires or renews the lease for running jobs. Its end is compared with the database's clock; an end more than two terms ahead was written by a
 * wrong clock and counts as expired. (A lease that another process has just acquired ends some milliseconds later than a term from the time read
 * here.)
 * @param holder unique for each process.
 * @returns whether the holder has the lease.
 */
export async function acquireLease(payload: Payload, holder: string): Promise<boolean> {
  const now = await databaseTime(databaseOf(payload));
  const data = JSON.stringify({ holder, until: now + leaseTtl });
  const until = sql.raw("CAST(payload_kv.data ->> 'until' AS bigint)");
  const rows = await queryRows(
    payload,
    sql`INSERT INTO payload_kv (key, data) VALUES (${leaseKey}, ${data})
    ON CONFLICT (key) DO UPDATE SET data = excluded.data
    WHERE payload_kv.data ->> 'holder' = ${holder} OR ${until} < ${now} OR ${until} > ${now + 2 * leaseTtl}
    RETURNING id`,
  );
  return rows.length > 0;
}

/** Releases the lease, so that another process can acquire it at once. */
export async function releaseLease(payload: Payload, holder: string): Promise<void> {
  await queryRows(
    payload,
    sql`DELETE FROM payload_kv WHERE key = ${leaseKey} AND data ->> 'holder' = ${holder} RETURNING id`,
  );
}
