import { databaseTime } from '@oilway/store/database/clock.ts';
import type { Payload } from 'payload';
import { read, sql } from '../database/execute.ts';
import { sessionOf } from '../database/session.ts';

/** Whoever runs the jobs says so anew within this time, or another process takes them over. Milliseconds. */
export const term = 9000;

/** The row of Payload's key-value store in which the holder stands. */
const key = 'jobs';

/**
 * Takes the jobs, or keeps them, for another term. They are somebody's until the term is over, by the database's clock; one
 * that ends later than two terms from now was written by a clock that was wrong. (One that another process has just begun
 * ends some milliseconds later than a term from the moment that this one read.)
 * @param holder who asks: one name for each process.
 * @returns whether they are the holder's now.
 */
export async function holdJobs(payload: Payload, holder: string): Promise<boolean> {
  const now = await databaseTime(await sessionOf(payload));
  const data = JSON.stringify({ holder, until: now + term });
  const until = sql.raw("CAST(payload_kv.data ->> 'until' AS bigint)");
  const rows = await read(
    payload,
    sql`INSERT INTO payload_kv (key, data) VALUES (${key}, ${data})
    ON CONFLICT (key) DO UPDATE SET data = excluded.data
    WHERE payload_kv.data ->> 'holder' = ${holder} OR ${until} < ${now} OR ${until} > ${now + 2 * term}
    RETURNING id`,
  );
  return rows.length > 0;
}

/** Lets another process take the jobs at once. */
export async function giveUpJobs(payload: Payload, holder: string): Promise<void> {
  await read(
    payload,
    sql`DELETE FROM payload_kv WHERE key = ${key} AND data ->> 'holder' = ${holder} RETURNING id`,
  );
}
