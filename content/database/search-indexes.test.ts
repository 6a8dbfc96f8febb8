import type { Where } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStaffAccount } from '../staff/create-staff-account.ts';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';

describe.each(databases)('search indexes of studio lists on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openDatabase(kind);
  });
  afterAll(() => database?.close());

  const inboxes = ['contact_messages', 'sponsoring_messages', 'event_sign_ups', 'mails'];
  const nameOf = (table: string) =>
    kind === 'sqlite' ? `${table}_created_at_idx` : `${table}_search_idx`;
  /** Imports the modules of the currently open database. */
  const modules = async () => ({
    ...(await import('./search-indexes.ts')),
    ...(await import('./execute.ts')),
    ...(await import('./session.ts')),
  });
  const missing = async () =>
    (await (await modules()).missingSearchIndexes(database.payload)).map(({ name }) => name);
  const drop = async (table: string) =>
    (await modules()).execute(database.payload, `DROP INDEX "${nameOf(table)}"`);

  /** Returns the query plan of a statement; on PostgreSQL as if the tables were large. */
  async function planOf(statement: string): Promise<string> {
    const { databaseOf, queryRows, sql } = await modules();
    const { payload } = database;
    const explain = sql.raw(`EXPLAIN ${kind === 'sqlite' ? 'QUERY PLAN' : ''} ${statement}`);
    if (kind === 'sqlite') return JSON.stringify(await queryRows(payload, explain));
    return databaseOf(payload).transaction(async (session) => {
      await queryRows(
        payload,
        sql.raw("SELECT set_config('enable_seqscan', 'off', true)"),
        session,
      );
      return JSON.stringify(await queryRows(payload, explain, session));
    });
  }

  test('recreates missing or outdated search indexes and uses them in queries', async () => {
    const { execute, createSearchIndexes } = await modules();
    const { payload } = database;
    expect(await missing()).toEqual([]);
    for (const table of inboxes) await drop(table);
    // The state after a migration that recreates the table.
    if (kind === 'sqlite')
      await execute(payload, `CREATE INDEX "${nameOf('mails')}" ON mails (created_at)`);
    expect(await missing()).toEqual(expect.arrayContaining(inboxes.map(nameOf)));
    await createSearchIndexes(payload);
    expect(await missing()).toEqual([]);
    const like = kind === 'sqlite' ? 'LIKE' : 'ILIKE';
    const search = `contact_messages WHERE name ${like} '%walcz%' OR email ${like} '%walcz%'`;
    const count = await planOf(`SELECT count(*) FROM ${search}`);
    expect(count).toContain(nameOf('contact_messages'));
    if (kind === 'sqlite') {
      expect(count).toContain('COVERING');
      const list = await planOf(`SELECT * FROM ${search} ORDER BY created_at DESC LIMIT 25`);
      expect(list).toContain(nameOf('contact_messages'));
    }
  });

  test('uses an index for lists filtered by culture and department and for message text', async () => {
    const accessFilter = "culture_name IN ('de-DE') AND department IN (0, 1, 8)";
    const count = await planOf(
      `SELECT count(*) FROM contact_messages WHERE status = 'new' AND ${accessFilter}`,
    );
    if (kind === 'sqlite') {
      expect(count).toContain('COVERING INDEX contact_messages_culture');
      const words = "SELECT count(*) FROM contact_messages WHERE message LIKE '%quittung%'";
      expect(await planOf(words)).toContain('COVERING INDEX contact_messages_texts_idx');
      const order = 'SELECT * FROM contact_messages ORDER BY created_at DESC LIMIT 25';
      return expect(await planOf(order)).toContain('contact_messages_created_at_idx');
    }
    const list = `SELECT * FROM contact_messages WHERE ${accessFilter} ORDER BY created_at DESC LIMIT 25`;
    expect(await planOf(list)).toContain('contact_messages_readers_order_idx');
    const words = "SELECT * FROM contact_messages WHERE message ILIKE '%quittung%'";
    expect(await planOf(words)).toContain('contact_messages_texts_idx');
    const named = 'SELECT * FROM contact_messages ORDER BY name LIMIT 25';
    expect(await planOf(named)).toContain('contact_messages_name_order_idx');
  });

  test('matches two letters at word starts only and three letters anywhere', async () => {
    const { payload } = database;
    const foundBy = async (like: string) => {
      const where: Where = { or: [{ name: { like } }, { email: { like } }] };
      const { docs } = await payload.find({ collection: 'staff', where, sort: 'name' });
      return docs.map(({ name }) => name);
    };
    for (const [name, email] of [
      ['Xenia Quandt-Łoś', 'x.quandt@words.example'],
      ['Felix Baxqa', 'felix@xq-parts.example'],
    ] as const)
      await createStaffAccount(payload, {
        name,
        email,
        password: 'ein langes Passwort',
        role: 'editor-de',
      });
    expect(await foundBy('qu')).toEqual(['Xenia Quandt-Łoś']);
    expect(await foundBy('Ło')).toEqual(['Xenia Quandt-Łoś']);
    expect(await foundBy('xq')).toEqual(['Felix Baxqa']);
    expect(await foundBy('qa')).toEqual([]);
    expect(await foundBy('xqa')).toEqual(['Felix Baxqa']);
    expect(await foundBy('fe ba')).toEqual(['Felix Baxqa']);
    expect(await foundBy('%')).toHaveLength(2);
  });

  test.runIf(kind === 'postgres')(
    'sets planner cost parameters of the database and preserves a configured work_mem',
    async () => {
      const { execute } = await modules();
      const { applyPlannerSettings } = await import('./planner-settings.ts');
      const { payload } = database;
      const role = 'ALTER ROLE CURRENT_USER IN DATABASE';
      const [named] = await execute(payload, 'SELECT quote_ident(current_database()) AS name');
      const settings = async () => {
        const rows = await execute(
          payload,
          `SELECT unnest(setconfig) AS setting FROM pg_db_role_setting JOIN pg_database ON pg_database.oid = setdatabase
         WHERE datname = current_database() ORDER BY 1`,
        );
        return rows.map(({ setting }) => setting);
      };
      await execute(payload, `${role} ${named?.name} RESET ALL`);
      await execute(payload, `${role} ${named?.name} SET work_mem = '64MB'`);
      await applyPlannerSettings(payload);
      const expected = [
        'cpu_operator_cost=0.005',
        'max_parallel_workers_per_gather=0',
        'random_page_cost=1.1',
        'work_mem=64MB',
      ];
      expect(await settings()).toEqual(expected);
    },
  );

  test.runIf(kind === 'postgres')(
    'reports searchSlow instead of failing when pg_trgm cannot be installed',
    async () => {
      const { execute, createSearchIndexes } = await modules();
      const { checkSearch } = await import('../diagnostics/consistency.ts');
      const { payload } = database;
      await execute(payload, 'DROP EXTENSION pg_trgm CASCADE');
      await execute(
        payload,
        `CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql
         AS $$ BEGIN RAISE EXCEPTION 'there is none'; END $$`,
      );
      await execute(
        payload,
        `CREATE EVENT TRIGGER none ON ddl_command_start WHEN TAG IN ('CREATE EXTENSION')
         EXECUTE FUNCTION refuse()`,
      );
      await createSearchIndexes(payload);
      const [found] = await checkSearch(payload);
      expect(found).toMatchObject({ code: 'indexesMissing', level: 'warning' });
      expect(found?.values.names).toContain('contact_messages_search_idx');
      await execute(payload, 'DROP EVENT TRIGGER none');
      await createSearchIndexes(payload);
      expect(await checkSearch(payload)).toEqual([]);
    },
  );

  test.runIf(kind === 'postgres')('recreates an invalid index', async () => {
    const { execute, createSearchIndexes } = await modules();
    const { payload } = database;
    await execute(
      payload,
      `UPDATE pg_index SET indisvalid = false WHERE indexrelid = '${nameOf('mails')}'::regclass`,
    );
    expect(await missing()).toEqual([nameOf('mails')]);
    await createSearchIndexes(payload);
    expect(await missing()).toEqual([]);
  });
});
