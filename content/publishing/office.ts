import type { Session } from '@oilway/store/database/session.ts';
import type { StoredDocument } from '@oilway/store/published/documents.ts';
import { readReportingKeys } from '@oilway/store/reporting/keys.ts';

const node = { kind: 'reportingOffice', id: 1 } as const;

/** Returns the document that tells the form whether reports are accepted online. */
export async function officeOf(session: Session): Promise<StoredDocument[]> {
  const { fingerprint, open } = await readReportingKeys(session);
  return [{ ...node, culture: 'both', json: JSON.stringify({ open, fingerprint }) }];
}
