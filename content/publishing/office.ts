import type { StoredDocument } from '@oilway/store/published/documents.ts';
import { readReportingKeys } from '@oilway/store/reporting/keys.ts';
import type { Payload, PayloadRequest } from 'payload';
import { sessionOf } from '../database/session.ts';

const node = { kind: 'reportingOffice', id: 1 } as const;

/** Whether reports are taken online, as the form says it. */
export async function officeOf(payload: Payload, req?: PayloadRequest): Promise<StoredDocument[]> {
  const { fingerprint, open } = await readReportingKeys(await sessionOf(payload, req));
  return [{ ...node, culture: 'both', json: JSON.stringify({ open, fingerprint }) }];
}
