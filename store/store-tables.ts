import { backupRuns } from './backup/tables.ts';
import { alerts, knownSecrets } from './diagnostics/tables.ts';
import { fileDownloads } from './library/tables.ts';
import { counters } from './limits/tables.ts';
import {
  accountRequests,
  memberChallenges,
  memberPasskeys,
  memberSessions,
  memberTokens,
} from './members/tables.ts';
import { outboxPauses } from './outbox/tables.ts';
import {
  contentRevision,
  draftDocuments,
  publishedDocuments,
  publishedPaths,
} from './published/tables.ts';
import { keyLog, reportCaptchas } from './reporting/tables.ts';
import {
  mfaChallenges,
  staffChallenges,
  staffPasskeys,
  staffRecoveryCodes,
  staffSessions,
  staffTokens,
  staffTotpSecrets,
} from './staff/tables.ts';
import { attachments, captchas } from './submissions/tables.ts';

/** The tables without a Payload collection: `content/database/adapter.ts` adds them to Payload's schema, from which migrations are generated. */
export const storeTables = [
  accountRequests,
  attachments,
  captchas,
  alerts,
  backupRuns,
  contentRevision,
  counters,
  draftDocuments,
  fileDownloads,
  keyLog,
  knownSecrets,
  memberChallenges,
  memberPasskeys,
  memberSessions,
  memberTokens,
  outboxPauses,
  publishedPaths,
  publishedDocuments,
  reportCaptchas,
  staffChallenges,
  staffTotpSecrets,
  staffTokens,
  staffSessions,
  staffPasskeys,
  staffRecoveryCodes,
  mfaChallenges,
];
