import { openDatabase } from '@oilway/content/test/database.ts';
import type { Payload } from 'payload';
import { hireEveryone } from '../studio/test/people.ts';

/** A database with the demo, in which somebody of every role works. */
export interface PreparedDatabase {
  /** The name of it on its server. */
  name: string;
  /** A data folder with the secrets that its hosts share, and its pictures. */
  folder: string;
  /** The studio's way to it, in this process. */
  payload: Payload;
  remove(): Promise<void>;
}

/** @param server where it is made. */
export async function preparedDatabase(server: {
  bin: string;
  port: number;
}): Promise<PreparedDatabase> {
  const database = await openDatabase('postgres', 'seeded', server);
  await hireEveryone(database.payload);
  const { DATABASE_URL = '' } = database.environment;
  return {
    name: new URL(DATABASE_URL).pathname.slice(1),
    folder: database.folder,
    payload: database.payload,
    remove: database.close,
  };
}
