import type { Payload } from 'payload';
import { afterAll, beforeAll } from 'vitest';
import { type Database, openDatabase, type TestDatabase } from '../../content/test/database.ts';
import { type Ask, createInProcessClients, createStaffOfEachRole } from './people.ts';

/** A studio in this process, on either database, with a staff account of every role. */
export interface InProcessStudio {
  database: TestDatabase;
  payload: Payload;
  ask: Ask;
  /** Ids of the staff accounts, by role. */
  staff: Awaited<ReturnType<typeof createStaffOfEachRole>>;
}

/** Opens a studio before the tests of a file or a `describe`, and closes it after them. @param seen collects the text of every response. */
export function testInProcessStudio(
  kind: Database = 'sqlite',
  seen: string[] = [],
): InProcessStudio {
  let client: Ask;
  const rest = { ask: (...args) => client(...args) } as InProcessStudio;
  beforeAll(async () => {
    rest.database = await openDatabase(kind);
    rest.payload = rest.database.payload;
    rest.staff = await createStaffOfEachRole(rest.payload);
    client = await createInProcessClients(rest.payload, seen);
  });
  afterAll(() => rest.database?.close());
  return rest;
}
