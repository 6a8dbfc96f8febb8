import type { Payload } from 'payload';
import { type Database, openDatabase, type TestDatabase } from '../../content/test/database.ts';
import { type Ask, askInProcess, hireEveryone } from './people.ts';

/** A studio in this process, on either database, in which somebody of every role works. */
export interface Rest {
  database: TestDatabase;
  payload: Payload;
  ask: Ask;
  /** The ids of those who work there, by role. */
  staff: Awaited<ReturnType<typeof hireEveryone>>;
  close(): Promise<void>;
}

export async function openRest(kind: Database): Promise<Rest> {
  const database = await openDatabase(kind);
  const { payload } = database;
  const staff = await hireEveryone(payload);
  return { database, payload, staff, ask: await askInProcess(payload), close: database.close };
}
