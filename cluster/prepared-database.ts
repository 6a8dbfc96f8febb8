import { openDatabase } from '@oilway/content/test/database.ts';
import type { Payload } from 'payload';
import { createStaffOfEachRole } from '../studio/test/people.ts';

/** A database with the demo content and one member of staff per role. */
export interface PreparedDatabase {
  name: string;
  /** A data folder with the shared secrets and the images. */
  folder: string;
  /** The studio's Payload instance, in this process. */
  payload: Payload;
  remove(): Promise<void>;
}

/** @param server where the database is created. */
export async function createPreparedDatabase(server: {
  bin: string;
  port: number;
}): Promise<PreparedDatabase> {
  const database = await openDatabase('postgres', 'seeded', server);
  await createStaffOfEachRole(database.payload);
  const { DATABASE_URL = '' } = database.environment;
  return {
    name: new URL(DATABASE_URL).pathname.slice(1),
    folder: database.folder,
    payload: database.payload,
    remove: database.close,
  };
}
