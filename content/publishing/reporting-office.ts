import type { DbSession } from '@oilway/store/database/db-session.ts';
import type { StoredDocument } from '@oilway/store/published/documents.ts';
import { readReportingKeys } from '@oilway/store/reporting/reporting-keys.ts';

const node = { kind: 'reportingOffice', id: 1 } as const;

/** Returns the document with whether reports are accepted online, for the form. */
export async function readReportingOffice(session: DbSession): Promise<StoredDocument[]> {
  const { fingerprint, open } = await readReportingKeys(session);
  return [{ ...node, locale: 'both', json: JSON.stringify({ open, fingerprint }) }];
}
