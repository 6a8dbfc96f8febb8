import type { Where } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hire } from '../staff/hire.ts';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';

describe.each(databases)('the lists of the studio on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openDatabase(kind);
  });
  afterAll(() => database?.close());

  const inboxes = ['contact_messages', 'sponsoring_messages', 'event_sign_ups', 'mails'];
  const nameOf = (table: string) =>
    kind === 'sqlite' ? `${table}_created_at_idx` : `${table}_search_idx`;
  /** Of the database that is open now. */
  const modules = async () => ({
    ...(await import('./search-indexes.ts')),
    ...(await import('./execute.ts')),
    ...(await import('./session.ts')),
  });
  const missing = async () =>
    (await (await modules()).missingSearchIndexes(database.payload)).map(({ name }) => name);
  const drop = async (table: string) =>
    (await modules()).execute(database.payload, `DROP INDEX "${nameOf(table)}"`);

  /** How the database finds what a clerk looks for; PostgreSQL if it had much to read. */
  async function planOf(question: string): Promise<string> {
    const { databaseOf, read, sql } = await modules();
    const { payload } = database;
    const how = sql.raw(`EXPLAIN ${kind === 'sqlite' ? 'QUERY PLAN' : ''} ${question}`);
    if (kind === 'sqlite') return JSON.stringify(await read(payload, how));
    return databaseOf(payload).transaction(async (session) => {
      await read(payload, sql.raw("SELECT set_config('enable_seqscan', 'off', true)"), session);
      return JSON.stringify(await read(payload, how, session));
    });
  }

  test('are searched by an index, which is made anew where it is gone or holds too little', async () => {
    const { execute, makeSearchIndexes } = await modules();
    const { payload } = database;
    expect(await missing()).toEqual([]);
    for (const table of inboxes) await drop(table);
    // As a migration that makes the table anew leaves it.
    if (kind === 'sqlite')
      await execute(payload, `CREATE INDEX "${nameOf('mails')}" ON mails (created_at)`);
    expect(await missing()).toEqual(expect.arrayContaining(inboxes.map(nameOf)));
    await makeSearchIndexes(payload);
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

  test('a clerk’s part of a list is found by what makes it theirs, and words in a message', async () => {
    const theirs = "culture_name IN ('de-DE') AND department IN (0, 1, 8)";
    const count = await planOf(
      `SELECT count(*) FROM contact_messages WHERE status = 'new' AND ${theirs}`,
    );
    if (kind === 'sqlite') {
      expect(count).toContain('COVERING INDEX contact_messages_culture');
      const words = "SELECT count(*) FROM contact_messages WHERE message LIKE '%quittung%'";
      expect(await planOf(words)).toContain('COVERING INDEX contact_messages_texts_idx');
      const order = 'SELECT * FROM contact_messages ORDER BY created_at DESC LIMIT 25';
      return expect(await planOf(order)).toContain('contact_messages_created_at_idx');
    }
    const list = `SELECT * FROM contact_messages WHERE ${theirs} ORDER BY created_at DESC LIMIT 25`;
    expect(await planOf(list)).toContain('contact_messages_readers_order_idx');
    const words = "SELECT * FROM contact_messages WHERE message ILIKE '%quittung%'";
    expect(await planOf(words)).toContain('contact_messages_texts_idx');
    const named = 'SELECT * FROM contact_messages ORDER BY name LIMIT 25';
    expect(await planOf(named)).toContain('contact_messages_name_order_idx');
  });

  test('two letters are found where a word begins, three anywhere', async () => {
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
      await hire(payload, { name, email, password: 'ein langes Passwort', role: 'editor-de' });
    expect(await foundBy('qu')).toEqual(['Xenia Quandt-Łoś']);
    expect(await foundBy('Ło')).toEqual(['Xenia Quandt-Łoś']);
    expect(await foundBy('xq')).toEqual(['Felix Baxqa']);
    expect(await foundBy('qa')).toEqual([]);
    expect(await foundBy('xqa')).toEqual(['Felix Baxqa']);
    expect(await foundBy('fe ba')).toEqual(['Felix Baxqa']);
    expect(await foundBy('%')).toHaveLength(2);
  });

  test.runIf(kind === 'postgres')('the server is told what it costs, once', async () => {
    const { execute } = await modules();
    const { tellServer } = await import('./server-settings.ts');
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
    await tellServer(payload);
    const told = [
      'cpu_operator_cost=0.005',
      'max_parallel_workers_per_gather=0',
      'random_page_cost=1.1',
      'work_mem=64MB',
    ];
    expect(await settings()).toEqual(told);
  });

  test.runIf(kind === 'postgres')(
    'are searched without the extension, too: no migration fails, and the doctor says so',
    async () => {
      const { execute, makeSearchIndexes } = await modules();
      const { checkSearch } = await import('../checkup/model.ts');
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
      await makeSearchIndexes(payload);
      const [found] = await checkSearch(payload);
      expect(found).toMatchObject({ code: 'searchSlow', level: 'warning' });
      expect(found?.values.names).toContain('contact_messages_search_idx');
      await execute(payload, 'DROP EVENT TRIGGER none');
      await makeSearchIndexes(payload);
      expect(await checkSearch(payload)).toEqual([]);
    },
  );

  test.runIf(kind === 'postgres')('an index that was broken off is made anew', async () => {
    const { execute, makeSearchIndexes } = await modules();
    const { payload } = database;
    await execute(
      payload,
      `UPDATE pg_index SET indisvalid = false WHERE indexrelid = '${nameOf('mails')}'::regclass`,
    );
    expect(await missing()).toEqual([nameOf('mails')]);
    await makeSearchIndexes(payload);
    expect(await missing()).toEqual([]);
  });
});
