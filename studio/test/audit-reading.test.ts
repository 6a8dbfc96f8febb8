/** Reading, filtering, exporting and verifying the audit log, and rejected queries. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type AuditRow, hashAuditRow } from '@oilway/store/audit/chain.ts';
import { describe, expect, test } from 'vitest';
import { execute } from '../../content/database/execute.ts';
import { eitherDatabase } from '../../content/test/database.ts';
import { testInProcessStudio } from './in-process-studio.ts';
import { people } from './people.ts';

describe.each(eitherDatabase)('the audit log on %s', (kind) => {
  const rest = testInProcessStudio(kind);
  const { ask } = rest;

  const linesOf = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as AuditRow);

  test('filters by actor, action, time and subject', async () => {
    const found = async (query: string) =>
      (await ask('admin', 'GET', `/audit-log?${query}`)).body?.docs?.map(
        ({ action, subject }: AuditRow) => `${action} ${subject}`,
      );
    const { admin, 'editor-pl': editor } = rest.staff;
    expect(await found('where[action][equals]=adminMade')).toEqual([`adminMade ${admin}`]);
    expect(await found(`where[actor][equals]=${editor}`)).toEqual([`loggedIn ${editor}`]);
    const of = `where[kind][equals]=staff&where[subject][equals]=${editor}`;
    expect(await found(`${of}&sort=id`)).toEqual([`created ${editor}`, `loggedIn ${editor}`]);
    expect(await found('where[actorName][like]=editor&where[action][in]=loggedIn')).toHaveLength(2);
    expect(await found(`where[at][greater_than]=${encodeURIComponent('2099-01-01')}`)).toEqual([]);
  });

  test('exports JSON Lines with checksums and records the export', async () => {
    const { headers, status, text } = await ask('admin', 'GET', '/audit-log/export');
    expect([status, headers.get('content-type')]).toEqual([
      200,
      'application/jsonl; charset=utf-8',
    ]);
    const lines = linesOf(text);
    expect(lines.map(({ id }) => id)).toEqual(lines.map((_, at) => at + 1));
    for (const line of lines) expect(hashAuditRow(line)).toBe(line.checksum);
    expect(lines.at(-1)).toMatchObject({
      action: 'exported',
      actorName: 'admin',
      kind: 'audit-log',
      changes: { rows: { after: lines.length - 1 } },
    });
    const filtered = await ask('admin', 'GET', '/audit-log/export?where[action][equals]=loggedIn');
    expect(new Set(linesOf(filtered.text).map(({ action }) => action))).toEqual(
      new Set(['loggedIn']),
    );
  });

  test('rejects queries through other collections and POST requests to the export', async () => {
    const { totalDocs } = await rest.payload.count({ collection: 'audit-log' });
    for (const person of people) {
      const through = await ask(person, 'GET', '/staff?where[audit-log.action][equals]=loggedIn');
      const sent = await ask(person, 'POST', '/audit-log/export', {});
      for (const { status } of [through, sent]) expect(status).toBeGreaterThanOrEqual(400);
    }
    expect(await rest.payload.count({ collection: 'audit-log' })).toEqual({ totalDocs });
  });

  test.each([
    'where[nothing][equals]=1',
    'where[id][near]=1',
    'where=%7B',
    'where[changes][equals][$ne]=1',
  ])('rejects the query %s without recording an export', async (query) => {
    const { totalDocs } = await rest.payload.count({ collection: 'audit-log' });
    for (const path of ['/audit-log', '/audit-log/export'])
      expect((await ask('admin', 'GET', `${path}?${query}`)).status, path).toBe(400);
    expect(await rest.payload.count({ collection: 'audit-log' })).toEqual({ totalDocs });
  });

  test('lists every collection and global as audited or excluded', async () => {
    const { unauditedSlugs, auditOptions } = await import('../../content/audit/audit-options.ts');
    const { collections, globals } = rest.payload.config;
    const own = [...collections, ...globals].map(({ slug }) => slug);
    const named = [...Object.keys(auditOptions), ...unauditedSlugs];
    expect(named.sort()).toEqual(own.filter((slug) => !slug.startsWith('payload-')).sort());
  });

  test('rejects updates and deletes through the Payload API', async () => {
    const one = { collection: 'audit-log', id: 1 } as const;
    await expect(rest.payload.update({ ...one, data: { title: 'Anders' } })).rejects.toThrow();
    await expect(rest.payload.delete(one)).rejects.toThrow();
    expect(await rest.payload.findByID(one)).toMatchObject({ title: 'admin', action: 'adminMade' });
  });

  test('verifies the log by command and reports the first broken row', async () => {
    const run = (...words: string[]) => {
      const { status, stderr, stdout } = spawnSync(
        process.execPath,
        [join(import.meta.dirname, '../../commands/audit.ts'), ...words],
        { env: { ...process.env, ...rest.database.environment }, encoding: 'utf8' },
      );
      return [status, stdout + stderr];
    };
    const [, printed] = run('head') as [number, string];
    const [, id, hash] = /^(\d+) ([0-9a-f]{64})\n$/.exec(printed) ?? [];
    expect(run('verify', `--head=${hash}`)).toEqual([0, `The audit log is intact: ${id} rows\n`]);
    expect(run('verify', `--head=${'0'.repeat(64)}`)).toEqual([
      1,
      `✗ ${Number(id) + 1}: the row of --head is missing: the end was truncated\n`,
    ]);
    for (const words of [[], ['verify', '--head=abc']])
      expect(run(...words)).toEqual([1, expect.stringContaining('Usage: npm run audit')]);
    await execute(
      rest.payload,
      kind === 'sqlite'
        ? 'DROP TRIGGER audit_log_unchanged'
        : 'ALTER TABLE audit_log DISABLE TRIGGER USER',
    );
    await execute(rest.payload, `UPDATE audit_log SET action = 'looked' WHERE id = 3`);
    expect(run('verify')).toEqual([1, '✗ 3: the row was changed\n']);
  });
});
