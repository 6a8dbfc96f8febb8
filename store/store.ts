import type { Logger } from 'pino';
import { tellSecrets } from './checkup/secrets.ts';
import { GroupCommit } from './database/group-commit.ts';
import { openDatabase } from './database/open.ts';
import { expectRoom } from './database/room.ts';
import type { Connections } from './database/session.ts';
import { type EventDoor, eventDoor } from './events/door.ts';
import { openFiles } from './files/open-files.ts';
import { type FileDoor, fileDoor } from './library/door.ts';
import { type MemberDoor, memberDoor } from './members/door.ts';
import type { StoredDocument } from './published/documents.ts';
import { type Changes, readChanges, readDrafts } from './published/read.ts';
import { readRevision, touchRevision } from './published/revision.ts';
import { type ReportingDoor, reportingDoor } from './reporting/door.ts';
import type { Settings } from './settings.ts';
import type { DepartmentsOf } from './submissions/departments.ts';
import { type SubmissionDoor, submissionDoor } from './submissions/door.ts';

/** The site's interface to the database. Throws when the database is unavailable. */
export interface Store extends SubmissionDoor, EventDoor, ReportingDoor, MemberDoor, FileDoor {
  /** Returns the revision, which every published change increments. */
  revision(): Promise<number>;
  /** Returns what was published after a revision; everything after 0. */
  changes(since: number): Promise<Changes>;
  /** Returns the drafts that differ from the published version. */
  drafts(): Promise<StoredDocument[]>;
  /** Writes an unchanged row, and checks the disk space for submissions. @throws the database's errors. */
  write(): Promise<void>;
  /** Undefined for SQLite. */
  connections(): Connections | undefined;
  close(): Promise<void>;
}

interface Surroundings {
  log: Pick<Logger, 'error' | 'warn'>;
  /** Returns the departments that receive submissions. */
  departmentsOf: DepartmentsOf;
}

/** Opens the configured database. Does not migrate, and sends no query to a server yet. */
export async function openStore(
  settings: Settings,
  { departmentsOf, log }: Surroundings,
): Promise<Store> {
  const database = await openDatabase(settings.databaseUrl, (error) =>
    log.warn({ err: error }, 'a database connection broke'),
  );
  const groups = new GroupCommit(database);
  const files = openFiles(settings.storage);
  const pending = new Set([tellSecrets(database, settings, log)]);
  const failed = (error: unknown) =>
    log.error({ err: error }, 'the mail for a new password was not written');
  return {
    revision: () => readRevision(database),
    changes: (since) => readChanges(database, since),
    drafts: () => readDrafts(database, 'page', 'news', 'event'),
    async write() {
      await expectRoom(settings.databaseUrl);
      await touchRevision(database);
    },
    connections: () => database.connections?.(),
    ...submissionDoor(database, { groups, ...settings, files }, departmentsOf),
    ...eventDoor(database, groups, settings),
    ...reportingDoor(database, groups, settings),
    ...memberDoor(database, settings, { pending, failed }),
    ...fileDoor(database),
    async close() {
      await Promise.all(pending);
      await database.close();
    },
  };
}
