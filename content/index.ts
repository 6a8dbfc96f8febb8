import { GroupCommit } from '@oilway/store/database/group-commit.ts';
import { openDatabase } from '@oilway/store/database/open.ts';
import type { Database } from '@oilway/store/database/session.ts';
import { type EventDoor, eventDoor } from '@oilway/store/events/door.ts';
import { type FileDoor, fileDoor } from '@oilway/store/library/door.ts';
import { type MemberDoor, memberDoor } from '@oilway/store/members/door.ts';
import type { StoredDocument } from '@oilway/store/published/documents.ts';
import { type Changes, readChanges, readDrafts } from '@oilway/store/published/read.ts';
import { readRevision, touchRevision } from '@oilway/store/published/revision.ts';
import { type ReportingDoor, reportingDoor } from '@oilway/store/reporting/door.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { type SubmissionDoor, submissionDoor } from '@oilway/store/submissions/door.ts';
import { getPayload, type Payload } from 'payload';
import { departmentsOf } from './submissions/departments.ts';

export type { Culture } from '@oilway/store/cultures.ts';
export { cultureOfPath, cultures, isCulture, localeOf, rootOf } from '@oilway/store/cultures.ts';
export { type Trouble, troubleOf } from '@oilway/store/database/trouble.ts';
export {
  buildTree,
  type PageTree,
  type TreePage,
  type TreeRow,
} from '@oilway/store/published/page-tree.ts';
export {
  type PreviewGrant,
  readPreview,
  signPreview,
} from '@oilway/store/published/preview-token.ts';
export { type Region, regionName, regionNames } from '@oilway/store/regions.ts';
export type { Attachment } from '@oilway/store/submissions/attached-file.ts';
export { UnknownDepartmentError } from '@oilway/store/submissions/departments.ts';
export type { SponsoringInput } from '@oilway/store/submissions/sponsoring.ts';
export {
  type Envelope,
  SubmissionError,
  type Submitted,
} from '@oilway/store/submissions/submit.ts';
export type { ContactMessageInput } from '@oilway/store/submissions/submit-contact.ts';
export { TooBusyError, Turns } from '@oilway/store/turns.ts';
export type * from './payload-types.ts';

/**
 * The one door through which the site reads what the studio keeps, and hands in what visitors send. Everything it returns is
 * published content unless `draft` is asked for; it throws when the database is away.
 */
export interface Content extends SubmissionDoor, EventDoor, ReportingDoor, MemberDoor, FileDoor {
  /** Rises with every change that visitors can see. */
  revision(): Promise<number>;
  /** What has been published after a revision; everything after 0. */
  changes(since: number): Promise<Changes>;
  /** The drafts that differ from what is published. */
  drafts(): Promise<StoredDocument[]>;
  /** Writes a row that changes nothing. @throws what the database has against it. */
  write(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the content of the database that the settings name. Runs no jobs and changes no schema. */
export async function openContent(): Promise<Content> {
  const { default: config } = await import('./payload.config.ts');
  const payload = await getPayload({ config, disableOnInit: true });
  const database = await openDatabase(readSettings().databaseUrl, (error) =>
    payload.logger.warn({ err: error }, 'a database connection broke'),
  );
  return contentOf(payload, database);
}

function contentOf(payload: Payload, database: Database): Content {
  const pending = new Set<Promise<void>>();
  const settings = readSettings();
  const groups = new GroupCommit(database);
  return {
    revision: () => readRevision(database),
    changes: (since) => readChanges(database, since),
    drafts: () => readDrafts(database, 'page', 'news', 'event'),
    write: () => touchRevision(database),
    ...submissionDoor({ groups, mailFrom: settings.mailFrom }, (culture, purpose) =>
      departmentsOf(payload, culture, purpose),
    ),
    ...eventDoor(database, groups, settings),
    ...reportingDoor(database, groups),
    ...memberDoor(database, settings, {
      pending,
      failed: (error) =>
        payload.logger.error({ err: error }, 'the mail for a new password was not written'),
    }),
    ...fileDoor(database, { portalFolder: settings.portalFolder }),
    async close() {
      await Promise.all(pending);
      await database.close();
      await payload.destroy();
    },
  };
}
