import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, test } from 'vitest';
import { copyDatabase } from '../test/copy-database.ts';

test('the migrations of both databases make the schema of today', () => {
  const root = join(import.meta.dirname, '../..');
  const check = spawnSync(process.execPath, ['commands/migration.ts', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(check.stdout + check.stderr).toContain('sqlite: no drift');
  expect(check.stdout).toContain('postgres: no drift');
  expect(check.status).toBe(0);
});

// A migration that adds such a column to a table of SQLite is generated without: what it points at could not be deleted then.
test('what refers to a row says on SQLite, too, what becomes of it when the row is deleted', async () => {
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
