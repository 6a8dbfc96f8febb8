import type { Payload } from 'payload';
import { execute } from './execute.ts';
import { databaseOf } from './session.ts';

/**
 * What PostgreSQL has to know to plan short questions well. As it comes it takes a disk for one that turns, and looking for letters in a
 * text for as cheap as comparing a number: it then reads all of a table, with helpers that take longer to start than the index would to
 * answer.
 */
const wanted: Record<string, string> = {
  cpu_operator_cost: '0.005',
  max_parallel_workers_per_gather: '0',
  random_page_cost: '1.1',
  // A clerk's list is put in order in memory.
  work_mem: '16MB',
};

/**
 * Says so once for the role that Oilway logs in as, in its database alone: it holds behind PgBouncer, too, and without rights over others.
 * What an operator has set for the role or the database stays. Without the right to it lists are slower, and nothing else is different.
 */
export async function tellServer(payload: Payload): Promise<void> {
  if (databaseOf(payload).dialect === 'sqlite') return;
  try {
    const rows = await execute(
      payload,
      `SELECT split_part(unnest(setconfig), '=', 1) AS name FROM pg_db_role_setting
       WHERE setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database()))
       AND setrole IN (0, (SELECT oid FROM pg_roles WHERE rolname = current_user))`,
    );
    const set = new Set(rows.map(({ name }) => name));
    const [found] = await execute(payload, 'SELECT quote_ident(current_database()) AS name');
    for (const [name, value] of Object.entries(wanted))
      if (!set.has(name))
        await execute(
          payload,
          `ALTER ROLE CURRENT_USER IN DATABASE ${found?.name} SET ${name} = '${value}'`,
        );
  } catch (error) {
    payload.logger.warn({ err: error }, 'long lists may be slower: see Growth');
  }
}
