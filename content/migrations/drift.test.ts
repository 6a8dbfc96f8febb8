import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the migrations of both databases make the schema of today', () => {
  const root = join(import.meta.dirname, '../..');
  const check = spawnSync(process.execPath, ['commands/migration.ts', '--check'], { cwd: root, encoding: 'utf8' });
  expect(check.stdout + check.stderr).toContain('sqlite: no drift');
  expect(check.stdout).toContain('postgres: no drift');
  expect(check.status).toBe(0);
});
