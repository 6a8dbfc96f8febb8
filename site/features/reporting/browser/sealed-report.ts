import type { SealedAttachment } from '@oilway/store/reporting/sealing.ts';
import type * as z from 'zod/mini';
import type { reportDefinition } from '../fields.ts';
import { sealToOffice } from './routes.ts';

/** A report ready to be sent, and the code that its reporter keeps. */
export interface ReadyReport {
  code: string;
  sent: object;
}

/**
 * Seals a report, and makes the code of its receipt. Both happen here, so that the server knows neither.
 * @param office the fingerprint of the office that the page shows.
 * @throws TamperedError, or when the keys can't be had, or it is too long.
 */
export async function readyReport(
  { description, ...fields }: z.infer<typeof reportDefinition.schema>,
  attachments: readonly SealedAttachment[],
  office: string,
): Promise<ReadyReport> {
  const { keysOf, makeReceipt, readReceipt } = await import('@oilway/store/reporting/receipt.ts');
  const letter = { text: description, ...fields, attachments: [...attachments] };
  const { keySet, sealed } = await sealToOffice(letter, office);
  const code = makeReceipt();
  const { lookupHash, recipient } = await keysOf(readReceipt(code) ?? '');
  return { code, sent: { sealed, keySet, lookupHash, recipient } };
}
