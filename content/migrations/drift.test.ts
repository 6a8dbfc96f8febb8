import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, test } from 'vitest';
import { copyDatabase } from '../test/copy-database.ts';

test('migrations of both databases produce the current schema', () => {
  const root = join(import.meta.dirname, '../..');
  const check = spawnSync(process.execPath, ['commands/create-migration.ts', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(check.stdout + check.stderr).toContain('sqlite: no drift');
  expect(check.stdout).toContain('postgres: no drift');
  expect(check.status).toBe(0);
});

// Generated SQLite migrations omit ON DELETE on added columns; the referenced row could then not be deleted.
test('every foreign key on SQLite defines an ON DELETE action', async () => {
  const { environment, remove } = copyDatabase('sqlite', 'empty');
  const client = createClient({ url: environment.DATABASE_URL ?? '' });
  const { rows } = await client.execute(
    `SELECT made.name, found."from", found.on_delete FROM sqlite_master AS made JOIN pragma_foreign_key_list(made.name) AS found`,
  );
  client.close();
  remove();
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ on_delete }) => on_delete === 'NO ACTION')).toEqual([]);
});
