import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createClient } from '@libsql/client/sqlite3';
import { asc } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { copyDatabase, databases } from '../../content/test/copy-database.ts';
import { openDatabase } from '../database/open.ts';
import type { Database } from '../database/session.ts';
import type { AuditAct } from './act.ts';
import { canonical, rowOf } from './chain.ts';
import { headOf, noteAct, noteActs } from './note.ts';
import { auditLog } from './tables.ts';
import { trimAudit } from './trim.ts';
import { verifyAudit } from './verify.ts';

const act = (id: number): AuditAct => ({
  action: 'roleRaised',
  actor: { id: 1, name: 'Ada\0 Łęcka \ud83d', role: 'admin' },
  subject: { kind: 'staff', id, title: 'Größe 🛢️' },
  changes: {
    role: { before: 'editor-de', after: 'admin' },
    name: {},
    of: { after: [1, 'z', 0.1] },
  },
});

test('the same is hashed the same, in whatever order a database gives it back', () => {
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
  const note = (...acts: AuditAct[]) =>
    database.transaction((transaction) => noteActs(transaction, acts));

  /** Runs statements as a user with direct database access. */
  async function plainly(...statements: string[]): Promise<void> {
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
  async function forged(statements: string[], seen: () => Promise<void>): Promise<void> {
    const kept = await rows();
    const guards: string[] = [];
    if (kind === 'sqlite') {
      const client = createClient({ url });
      const found = await client.execute(
        `SELECT name, sql FROM sqlite_master WHERE type = 'trigger'`,
      );
      client.close();
      await plainly(...found.rows.map(({ name }) => `DROP TRIGGER ${name}`));
      guards.push(...found.rows.map((row) => String(row.sql)));
    } else {
      await plainly('ALTER TABLE audit_log DISABLE TRIGGER USER');
      guards.push('ALTER TABLE audit_log ENABLE TRIGGER USER');
    }
    await plainly(...statements);
    await seen();
    await plainly('DELETE FROM audit_log');
    // SQLite limits the bound values of a statement; the number of rows varies between runs.
    for (let at = 0; at < kept.length; at += 1000)
      await database.orm.insert(auditLog(database)).values(kept.slice(at, at + 1000));
    await plainly(...guards);
    expect((await verifyAudit(database)).broken).toBeUndefined();
  }

  test('an act that is rolled back leaves no row', async () => {
    await note(act(1), act(2));
    const failed = database.transaction(async (transaction) => {
      await noteAct(transaction, act(3));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await note(act(4));
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

  test('of two processes, fifty at once make one unbroken chain', async () => {
    const before = (await rows()).length;
    const writer = join(import.meta.dirname, '../../content/test/audit-writer.ts');
    const child = spawn(process.execPath, [writer, '50'], {
      env: { ...process.env, ...copy.environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const ended = once(child, 'exit');
    let others = 0;
    while (others === 0 && child.exitCode === null) {
      await Promise.all(Array.from({ length: 50 }, (_, at) => note(act(at))));
      others = (await rows()).filter(({ subject }) => subject?.startsWith('other')).length;
    }
    expect(await ended).toEqual([0, null]);
    const { broken, rows: count } = await verifyAudit(database);
    expect(broken).toBeUndefined();
    expect((count - before) % 50).toBe(0);
    expect(count - before).toBeGreaterThanOrEqual(100);
  });

  test('nobody changes a row, or deletes one that is not old', async () => {
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
      await expect(plainly(statement), statement).rejects.toThrow('the audit log is only added to');
    expect(await rows()).toEqual(before);
  });

  const columns = 'at, actor, actor_name, actor_role, action, kind, subject, title, changes';
  test.each([
    ['changed', `UPDATE audit_log SET title = 'Ada' WHERE id = 5`, 5, 'changed'],
    ['changed inside', `UPDATE audit_log SET changes = '{"role":{}}' WHERE id = 5`, 5, 'changed'],
    ['removed', 'DELETE FROM audit_log WHERE id = 5', 6, 'order'],
    [
      'removed and closed up',
      'DELETE FROM audit_log WHERE id = 5; UPDATE audit_log SET id = id - 1 WHERE id = 6',
      5,
      'changed',
    ],
    ['the first, removed', 'DELETE FROM audit_log WHERE id < 5', 5, 'start'],
    [
      'moved',
      'UPDATE audit_log SET id = -1 WHERE id = 5; UPDATE audit_log SET id = 5 WHERE id = 6; UPDATE audit_log SET id = 6 WHERE id = -1',
      5,
      'changed',
    ],
    [
      'put in before all',
      `INSERT INTO audit_log (id, ${columns}, previous, checksum) SELECT 0, ${columns}, previous, checksum FROM audit_log WHERE id = 1`,
      0,
      'changed',
    ],
  ] as const)('a row that was %s is found', async (_, statements, id, reason) => {
    await forged(statements.split('; '), async () =>
      expect((await verifyAudit(database)).broken).toEqual({ id, reason }),
    );
  });

  test('a row that was put in with a right hash is found', async () => {
    const [before] = (await rows()).slice(4);
    const forgery = rowOf(act(99), {
      id: 6,
      at: new Date().toISOString(),
      previous: before?.checksum ?? '',
    });
    const shift = [
      'UPDATE audit_log SET id = -id WHERE id > 5',
      'UPDATE audit_log SET id = -id + 1 WHERE id < 0',
    ];
    await forged(shift, async () => {
      await database.orm.insert(auditLog(database)).values(forgery);
      expect((await verifyAudit(database)).broken).toEqual({ id: 7, reason: 'changed' });
    });
  });

  test('an end that was cut off is found by a hash that was kept elsewhere', async () => {
    const head = await headOf(database);
    await note(act(1));
    expect((await verifyAudit(database, head?.checksum)).broken).toBeUndefined();
    await forged([`DELETE FROM audit_log WHERE id >= ${head?.id}`], async () => {
      expect((await verifyAudit(database)).broken).toBeUndefined();
      expect((await verifyAudit(database, head?.checksum)).broken).toEqual({
        id: head?.id,
        reason: 'head',
      });
    });
  });

  test('what is older than the term is deleted, and the rest still verified', async () => {
    const other = copyDatabase(kind, 'empty');
    const own = await openDatabase(other.environment.DATABASE_URL ?? '');
    const write = (acts: AuditAct[]) =>
      own.transaction((transaction) => noteActs(transaction, acts));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 500 * 86_400_000 });
    await write([act(1), act(2), act(3)]);
    const old = await headOf(own);
    vi.useRealTimers();
    await write([act(4)]);
    expect(await trimAudit(own, 600, Date.now())).toBe(0);
    // A retention period below the minimum is raised to the minimum.
    expect(await trimAudit(own, 1, Date.now())).toBe(3);
    expect(await trimAudit(own, 1, Date.now())).toBe(0);
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

  test('much of it is deleted in sets, each of which says so', async () => {
    const other = copyDatabase(kind, 'empty');
    const own = await openDatabase(other.environment.DATABASE_URL ?? '');
    const old = Array.from({ length: 2500 }, (_, at) => act(at));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 500 * 86_400_000 });
    await own.transaction((transaction) => noteActs(transaction, old));
    vi.useRealTimers();
    expect(await trimAudit(own, 1, Date.now())).toBe(2500);
    const rows = auditLog(own);
    const left = await own.orm.select({ changes: rows.changes }).from(rows).orderBy(asc(rows.id));
    expect(left.map(({ changes }) => changes?.upTo?.after)).toEqual([2000, 2500]);
    expect((await verifyAudit(own)).broken).toBeUndefined();
    await own.close();
    other.remove();
  });
});
