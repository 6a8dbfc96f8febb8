import type { StoredDocument } from '@oilway/store/published/documents.ts';
import { publish } from '@oilway/store/published/write.ts';
import type { Payload, PayloadRequest } from 'payload';
import { sessionOf } from '../database/session.ts';
import { readReportingKeys } from '../reporting/keys.ts';

const node = { kind: 'reportingOffice', id: 1 } as const;

/** Whether reports are taken online, as the form says it. */
export async function officeOf(payload: Payload, req?: PayloadRequest): Promise<StoredDocument[]> {
  const { open } = await readReportingKeys(payload, req);
  return [{ ...node, culture: 'both', json: JSON.stringify({ open }) }];
}

export async function publishOffice(req: PayloadRequest): Promise<void> {
  const session = await sessionOf(req.payload, req);
  await publish(session, node, await officeOf(req.payload, req));
}
