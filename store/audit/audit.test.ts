import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createClient } from '@libsql/client/sqlite3';
import { asc } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { copyDatabase, databases } from '../../content/test/copy-database.ts';
import type { Database } from '../database/db-session.ts';
import { openDatabase } from '../database/open.ts';
import { appendAuditEvent, appendAuditEvents, headOf } from './append.ts';
import type { AuditEvent } from './audit-event.ts';
import { canonical, rowOf } from './chain.ts';
import { purgeAuditLog } from './purge.ts';
import { auditLog } from './tables.ts';
import { verifyAudit } from './verify.ts';

const event = (id: number): AuditEvent => ({
  action: 'roleRaised',
  actor: { id: 1, name: 'Ada\0 Łęcka \ud83d', role: 'admin' },
  subject: { kind: 'staff', id, title: 'Größe 🛢️' },
  changes: {
    role: { before: 'editor-de', after: 'admin' },
    name: {},
    of: { after: [1, 'z', 0.1] },
  },
});

test('serializes equal values identically regardless of key order', () => {
  const one = { b: [1, { d: null, c: 'ä' }], a: true };
  const other = { a: true, b: [1, { c: 'ä', d: null }] };
  expect(canonical(one)).toBe('{"a":true,"b":[1,{"c":"ä","d":null}]}');
  expect(canonical(other)).toBe(canonical(one));
});

describe.each(databases)('the audit log on %s', (kind) => {
  const copy = copyDatabase(kind, 'empty');
  const url = copy.environment.DATABASE_URL ?? '';
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase(url);
  });
  afterAll(async () => {
    await database?.close();
    copy.remove();
  });

  const rows = () => {
    const log = auditLog(database);
    return database.orm.select().from(log).orderBy(asc(log.id));
  };
  const append = (...events: AuditEvent[]) =>
    database.transaction((transaction) => appendAuditEvents(transaction, events));

  /** Runs statements as a user with direct database access. */
  async function execute(...statements: string[]): Promise<void> {
    if (kind === 'sqlite') {
      const client = createClient({ url, timeout: 5000 });
      try {
        for (const one of statements) await client.execute(one);
      } finally {
        client.close();
      }
      return;
    }
    const client = new pg.Client(url);
    await client.connect();
    try {
      for (const one of statements) await client.query(one);
    } finally {
      await client.end();
    }
  }
  /** Runs statements with the audit guards disabled, and restores everything afterwards. */
  async function withForgedRows(statements: string[], seen: () => Promise<void>): Promise<void> {
    const rowsBefore = await rows();
    const guards: string[] = [];
    if (kind === 'sqlite') {
      const client = createClient({ url });
      const found = await client.execute(
        `SELECT name, sql FROM sqlite_master WHERE type = 'trigger'`,
      );
      client.close();
      await execute(...found.rows.map(({ name }) => `DROP TRIGGER ${name}`));
      guards.push(...found.rows.map((row) => String(row.sql)));
    } else {
      await execute('ALTER TABLE audit_log DISABLE TRIGGER USER');
      guards.push('ALTER TABLE audit_log ENABLE TRIGGER USER');
    }
    await execute(...statements);
    await seen();
    await execute('DELETE FROM audit_log');
    // SQLite limits the bound values of a statement; the number of rows varies between runs.
    for (let at = 0; at < rowsBefore.length; at += 1000)
      await database.orm.insert(auditLog(database)).values(rowsBefore.slice(at, at + 1000));
    await execute(...guards);
    expect((await verifyAudit(database)).broken).toBeUndefined();
  }

  test('writes no row for an action that is rolled back', async () => {
    await append(event(1), event(2));
    const failed = database.transaction(async (transaction) => {
      await appendAuditEvent(transaction, event(3));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await append(event(4));
    expect((await rows()).map(({ id, subject }) => [id, subject])).toEqual([
      [1, '1'],
      [2, '2'],
      [3, '4'],
    ]);
    const [first] = await rows();
    expect(first).toMatchObject({
      actorName: 'Ada Łęcka \ufffd',
      changes: { role: { before: 'editor-de', after: 'admin' }, name: {} },
    });
    expect(await verifyAudit(database)).toEqual({ rows: 3, head: await headOf(database) });
  });

  test('builds one unbroken hash chain from concurrent writes of two processes', async () => {
    const before = (await rows()).length;
    const writer = join(import.meta.dirname, '../../content/test/audit-writer.ts');
    const child = fork(writer, ['50'], { env: { ...process.env, ...copy.environment } });
    const ended = once(child, 'exit');
    await once(child, 'message');
    child.send('begin');
    let others = 0;
    while (others === 0 && child.exitCode === null) {
      await Promise.all(Array.from({ length: 50 }, (_, at) => append(event(at))));
      others = (await rows()).filter(({ subject }) => subject?.startsWith('other')).length;
    }
    expect(await ended).toEqual([0, null]);
    const { broken, rows: count } = await verifyAudit(database);
    expect(broken).toBeUndefined();
    expect((count - before) % 50).toBe(0);
    expect(count - before).toBeGreaterThanOrEqual(100);
  });

  test('rejects direct updates and deletes of recent rows', async () => {
    const before = await rows();
    const hostile = [
      `UPDATE audit_log SET action = 'looked' WHERE id = 2`,
      `UPDATE audit_log SET at = '2001-01-01T00:00:00.000Z'`,
      'DELETE FROM audit_log WHERE id = 2',
      'DELETE FROM audit_log',
      ...(kind === 'sqlite'
        ? [
            `INSERT OR REPLACE INTO audit_log SELECT 2, at, actor, actor_name, actor_role, action, kind, subject, title, changes, previous, checksum FROM audit_log WHERE id = 3`,
          ]
        : [
            'TRUNCATE audit_log',
            `INSERT INTO audit_log SELECT * FROM audit_log WHERE id = 2 ON CONFLICT (id) DO UPDATE SET action = 'looked'`,
          ]),
    ];
    for (const statement of hostile)
      await expect(execute(statement), statement).rejects.toThrow('the audit log is only added to');
    expect(await rows()).toEqual(before);
  });

  const columns = 'at, actor, actor_name, actor_role, action, kind, subject, title, changes';
  test.each([
    ['changed', `UPDATE audit_log SET title = 'Ada' WHERE id = 5`, 5, 'changed'],
    [
      'changed in its JSON column',
      `UPDATE audit_log SET changes = '{"role":{}}' WHERE id = 5`,
      5,
      'changed',
    ],
    ['removed', 'DELETE FROM audit_log WHERE id = 5', 6, 'order'],
    [
      'removed, with the next id moved up',
      'DELETE FROM audit_log WHERE id = 5; UPDATE audit_log SET id = id - 1 WHERE id = 6',
      5,
      'changed',
    ],
    ['removed at the start', 'DELETE FROM audit_log WHERE id < 5', 5, 'start'],
    [
      'moved',
      'UPDATE audit_log SET id = -1 WHERE id = 5; UPDATE audit_log SET id = 5 WHERE id = 6; UPDATE audit_log SET id = 6 WHERE id = -1',
      5,
      'changed',
    ],
    [
      'inserted before the first',
      `INSERT INTO audit_log (id, ${columns}, previous, checksum) SELECT 0, ${columns}, previous, checksum FROM audit_log WHERE id = 1`,
      0,
      'changed',
    ],
  ] as const)('detects a row that was %s', async (_, statements, id, reason) => {
    await withForgedRows(statements.split('; '), async () =>
      expect((await verifyAudit(database)).broken).toEqual({ id, reason }),
    );
  });

  test('detects an inserted row with a valid hash', async () => {
    const [before] = (await rows()).slice(4);
    const forgery = rowOf(event(99), {
      id: 6,
      at: new Date().toISOString(),
      previous: before?.checksum ?? '',
    });
    const shift = [
      'UPDATE audit_log SET id = -id WHERE id > 5',
      'UPDATE audit_log SET id = -id + 1 WHERE id < 0',
    ];
    await withForgedRows(shift, async () => {
      await database.orm.insert(auditLog(database)).values(forgery);
      expect((await verifyAudit(database)).broken).toEqual({ id: 7, reason: 'changed' });
    });
  });

  test('detects truncation at the end by an externally stored head hash', async () => {
    const head = await headOf(database);
    await append(event(1));
    expect((await verifyAudit(database, head?.checksum)).broken).toBeUndefined();
    await withForgedRows([`DELETE FROM audit_log WHERE id >= ${head?.id}`], async () => {
      expect((await verifyAudit(database)).broken).toBeUndefined();
      expect((await verifyAudit(database, head?.checksum)).broken).toEqual({
        id: head?.id,
        reason: 'head',
      });
    });
  });

  test('deletes rows past the retention period and still verifies the rest', async () => {
    const other = copyDatabase(kind, 'empty');
    const own = await openDatabase(other.environment.DATABASE_URL ?? '');
    const write = (events: AuditEvent[]) =>
      own.transaction((transaction) => appendAuditEvents(transaction, events));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 500 * 86_400_000 });
    await write([event(1), event(2), event(3)]);
    const old = await headOf(own);
    vi.useRealTimers();
    await write([event(4)]);
    expect(await purgeAuditLog(own, 600, Date.now())).toBe(0);
    // A retention period below the minimum is raised to the minimum.
    expect(await purgeAuditLog(own, 1, Date.now())).toBe(3);
    expect(await purgeAuditLog(own, 1, Date.now())).toBe(0);
    const found = await own.orm
      .select()
      .from(auditLog(own))
      .orderBy(asc(auditLog(own).id));
    expect(found.map(({ action, id }) => [id, action])).toEqual([
      [4, 'roleRaised'],
      [5, 'trimmed'],
    ]);
    expect(await verifyAudit(own, old?.checksum)).toEqual({ rows: 2, head: await headOf(own) });
    await own.close();
    other.remove();
  });

  test('deletes many rows in batches and logs each batch', async () => {
    const other = copyDatabase(kind, 'empty');
    const own = await openDatabase(other.environment.DATABASE_URL ?? '');
    const old = Array.from({ length: 2500 }, (_, at) => event(at));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 500 * 86_400_000 });
    await own.transaction((transaction) => appendAuditEvents(transaction, old));
    vi.useRealTimers();
    expect(await purgeAuditLog(own, 1, Date.now())).toBe(2500);
    const rows = auditLog(own);
    const left = await own.orm.select({ changes: rows.changes }).from(rows).orderBy(asc(rows.id));
    expect(left.map(({ changes }) => changes?.upTo?.after)).toEqual([2000, 2500]);
    expect((await verifyAudit(own)).broken).toBeUndefined();
    await own.close();
    other.remove();
  });
});
