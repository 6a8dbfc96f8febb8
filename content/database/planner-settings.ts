import type { Payload } from 'payload';
import { execute } from './execute.ts';
import { databaseOf } from './session.ts';

/**
 * PostgreSQL planner settings for short queries. The defaults assume rotating disks and rate a substring match as cheap as a number comparison: the
 * planner then scans whole tables, with parallel workers that take longer to start than an index scan takes.
 */
const plannerSettings: Record<string, string> = {
  cpu_operator_cost: '0.005',
  max_parallel_workers_per_gather: '0',
  random_page_cost: '1.1',
  // Lets a clerk's list be sorted in memory.
  work_mem: '16MB',
};

/**
 * Sets the settings once for Oilway's role in its database: they apply behind PgBouncer, too, and need no superuser. Values an operator set for the
 * role or the database are kept. Without the permission lists are slower; nothing else changes.
 */
export async function applyPlannerSettings(payload: Payload): Promise<void> {
  if (databaseOf(payload).dialect === 'sqlite') return;
  try {
    const rows = await execute(
      payload,
      `SELECT split_part(unnest(setconfig), '=', 1) AS name FROM pg_db_role_setting
       WHERE setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database()))
       AND setrole IN (0, (SELECT oid FROM pg_roles WHERE rolname = current_user))`,
    );
    const configured = new Set(rows.map(({ name }) => name));
    const [database] = await execute(payload, 'SELECT quote_ident(current_database()) AS name');
    for (const [name, value] of Object.entries(plannerSettings))
      if (!configured.has(name))
        await execute(
          payload,
          `ALTER ROLE CURRENT_USER IN DATABASE ${database?.name} SET ${name} = '${value}'`,
        );
  } catch (error) {
    payload.logger.warn(
      { err: error },
      'long lists may be slower: see Growth in docs/operating.md',
    );
  }
}
