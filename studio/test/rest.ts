import type { Payload } from 'payload';
import { afterAll, beforeAll } from 'vitest';
import { type Database, openDatabase, type TestDatabase } from '../../content/test/database.ts';
import { type Ask, askInProcess, hireEveryone } from './people.ts';

/** A studio in this process, on either database, in which somebody of every role works. */
export interface Rest {
  database: TestDatabase;
  payload: Payload;
  ask: Ask;
  /** The ids of those who work there, by role. */
  staff: Awaited<ReturnType<typeof hireEveryone>>;
}

/** Opens it before the tests of a file or a `describe`, and closes it after them. @param seen takes up every answer that somebody gets. */
export function testRest(kind: Database = 'sqlite', seen: string[] = []): Rest {
  let opened: Ask;
  const rest = { ask: (...asked) => opened(...asked) } as Rest;
  beforeAll(async () => {
    rest.database = await openDatabase(kind);
    rest.payload = rest.database.payload;
    rest.staff = await hireEveryone(rest.payload);
    opened = await askInProcess(rest.payload, seen);
  });
  afterAll(() => rest.database?.close());
  return rest;
}
