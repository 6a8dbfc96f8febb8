import type { Locale } from '@oilway/store/locales.ts';
import {
  encryptMessage,
  isCiphertextFor,
  type MessageContent,
} from '@oilway/store/reporting/encryption.ts';
import { deriveReceiptKeys, makeReceipt, parseReceipt } from '@oilway/store/reporting/receipt.ts';
import type { ReportingKeys } from '@oilway/store/reporting/reporting-keys.ts';
import type { AdditionOutcome, EncryptedReport } from '@oilway/store/reporting/submit-report.ts';
import { Problem } from '../../server/http/problem.ts';

/**
 * Encrypts a plain-text report in memory, before it is stored.
 * @returns the report to store, and the access code for the response.
 */
export async function sealOnServer(
  message: MessageContent,
  cultureName: Locale,
  { recipients }: ReportingKeys,
): Promise<{ report: EncryptedReport; receipt: string }> {
  const receipt = makeReceipt();
  const { lookupHash, recipient } = await deriveReceiptKeys(parseReceipt(receipt) ?? '');
  const sealed = await encryptMessage(message, recipients);
  return { report: { cultureName, sealed, lookupHash, recipient }, receipt };
}

/** @throws Problem 409 if online reporting is closed. */
export function assertOpen({ open }: ReportingKeys): void {
  if (open) return;
  const detail = 'Online reporting is closed.';
  throw new Problem(409, detail, [{ name: 'form', code: 'closed', detail }]);
}

/** @throws Problem if the report is not encrypted, or not for the current keys. */
export function assertSealed(
  { keySet, sealed }: { keySet: string; sealed: string },
  keys: ReportingKeys,
): void {
  if (keySet !== keys.set) {
    const detail = 'The keys have changed, see /api/reporting/keys.';
    throw new Problem(409, detail, [{ name: 'keySet', code: 'keysChanged', detail }]);
  }
  if (isCiphertextFor(sealed, keys.recipients.length)) return;
  const detail = 'must be padded and encrypted with age for the keys of /api/reporting/keys';
  throw new Problem(400, detail, [{ name: 'sealed', code: 'sealed', detail }]);
}

const refusals: Record<'closed' | 'full' | 'fullOfFiles', { code: string; detail: string }> = {
  closed: {
    code: 'closedMeanwhile',
    detail: 'This report is closed and accepts no more messages.',
  },
  full: { code: 'full', detail: 'This mailbox is full and accepts no more messages.' },
  fullOfFiles: {
    code: 'fullOfFiles',
    detail: 'This mailbox has no space for these files; a message without files is still accepted.',
  },
};

/** Throws unless the message was added. The lookup proves knowledge of the code, so the reason may be revealed. @throws Problem 404, 409 */
export function assertAdded(addition: AdditionOutcome): void {
  if (addition === 'added') return;
  if (addition === 'unknown') throwUnknownMailbox();
  const { code, detail } = refusals[addition];
  throw new Problem(409, detail, [{ name: 'sealed', code, detail }]);
}

export function throwUnknownMailbox(): never {
  throw new Problem(404, 'Mailbox not found.');
}
