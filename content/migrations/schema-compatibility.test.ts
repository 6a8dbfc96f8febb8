import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../test/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase('sqlite');
});
afterAll(() => database?.close());

test('rejects a database from before the first release and leaves it unchanged', async () => {
  const { appliedMigrations, migrate } = await import('./migrate.ts');
  const { execute } = await import('../database/execute.ts');
  const { payload } = database;
  expect(await migrate(payload)).toBe(0);

  await execute(payload, `UPDATE payload_migrations SET name = '20261125_041820_first'`);
  await expect(migrate(payload)).rejects.toThrow(
    /before the first release.* nothing was changed\./,
  );
  expect([...(await appliedMigrations(payload))]).toEqual(['20261125_041820_first']);
});
