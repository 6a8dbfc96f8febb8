import { concerns, knownSecrets } from './checkup/tables.ts';
import { counters } from './limits/tables.ts';
import { outboxHolds } from './outbox/tables.ts';
import {
  contentRevision,
  draftDocuments,
  publishedAddresses,
  publishedDocuments,
} from './published/tables.ts';
import { keyLog, reportCaptchas } from './reporting/tables.ts';

/** The tables that Payload does not know: `content/database/adapter.ts` hands them to the generator of migrations. */
export const ownTables = [
  concerns,
  contentRevision,
  counters,
  draftDocuments,
  keyLog,
  knownSecrets,
  outboxHolds,
  publishedAddresses,
  publishedDocuments,
  reportCaptchas,
];
