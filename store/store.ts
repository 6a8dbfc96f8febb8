import type { Logger } from 'pino';
import type { Connections } from './database/db-session.ts';
import { assertDiskSpace } from './database/disk-space.ts';
import { GroupCommit } from './database/group-commit.ts';
import { openDatabase } from './database/open.ts';
import { logSecretMismatch } from './diagnostics/secrets.ts';
import { createEventService, type EventService } from './events/event-service.ts';
import { openFileStore } from './files/open-file-store.ts';
import { createLibraryService, type LibraryService } from './library/library-service.ts';
import { createMemberService, type MemberService } from './members/member-service.ts';
import type { StoredDocument } from './published/documents.ts';
import { type Changes, readChanges, readDrafts } from './published/read.ts';
import { readRevision, touchRevision } from './published/revision.ts';
import { createReportingService, type ReportingService } from './reporting/reporting-service.ts';
import type { Settings } from './settings.ts';
import type { DepartmentsOf } from './submissions/departments.ts';
import {
  createSubmissionService,
  type SubmissionService,
} from './submissions/submission-service.ts';

/** The site's interface to the database. Throws when the database is unavailable. */
export interface Store
  extends SubmissionService,
    EventService,
    ReportingService,
    MemberService,
    LibraryService {
  /** Returns the revision, which every published change increments. */
  revision(): Promise<number>;
  /** Returns what was published after a revision; everything after 0. */
  changes(since: number): Promise<Changes>;
  /** Returns the drafts that differ from the published version. */
  drafts(): Promise<StoredDocument[]>;
  /** Writes an unchanged row, and checks the disk space for submissions. @throws the database's errors. */
  checkWritable(): Promise<void>;
  /** Undefined for SQLite. */
  connections(): Connections | undefined;
  close(): Promise<void>;
}

interface StoreDependencies {
  log: Pick<Logger, 'error' | 'warn'>;
  /** Returns the departments that receive submissions. */
  departmentsOf: DepartmentsOf;
}

/** Opens the configured database. Does not migrate, and sends no query to a server yet. */
export async function openStore(
  settings: Settings,
  { departmentsOf, log }: StoreDependencies,
): Promise<Store> {
  const database = await openDatabase(settings.databaseUrl, (error) =>
    log.warn({ err: error }, 'a database connection broke'),
  );
  const groups = new GroupCommit(database);
  const files = openFileStore(settings.storage);
  const pending = new Set([logSecretMismatch(database, settings, log)]);
  const onError = (error: unknown) =>
    log.error({ err: error }, 'the mail for a new password was not written');
  return {
    revision: () => readRevision(database),
    changes: (since) => readChanges(database, since),
    drafts: () => readDrafts(database, 'page', 'news', 'event'),
    async checkWritable() {
      await assertDiskSpace(settings.databaseUrl);
      await touchRevision(database);
    },
    connections: () => database.connections?.(),
    ...createSubmissionService(database, { groups, ...settings, files }, departmentsOf),
    ...createEventService(database, groups, settings),
    ...createReportingService(database, groups, settings),
    ...createMemberService(database, settings, { pending, onError }),
    ...createLibraryService(database),
    async close() {
      await Promise.all(pending);
      await database.close();
    },
  };
}
