import type { Culture } from '@oilway/store/cultures.ts';
import type { ReportingKeys } from '@oilway/store/reporting/keys.ts';
import { keysOf, makeReceipt, readReceipt } from '@oilway/store/reporting/receipt.ts';
import type { AdditionOutcome, SealedReport } from '@oilway/store/reporting/report.ts';
import { isSealed, type Letter, seal } from '@oilway/store/reporting/sealing.ts';
import { Problem } from '../../server/http/problem.ts';

/**
 * Seals what came in plain words, in memory, before anything of it is written anywhere.
 * @returns what is stored, and the code that whoever sent it gets to see once.
 */
export async function sealHere(
  letter: Letter,
  cultureName: Culture,
  { recipients }: ReportingKeys,
): Promise<{ report: SealedReport; receipt: string }> {
  const receipt = makeReceipt();
  const { lookupHash, recipient } = await keysOf(readReceipt(receipt) ?? '');
  const sealed = await seal(letter, recipients);
  return { report: { cultureName, sealed, lookupHash, recipient }, receipt };
}

/** @throws Problem 409 when reports are not taken online. */
export function assertOpen({ open }: ReportingKeys): void {
  if (open) return;
  const detail = 'Reports are not taken online at present.';
  throw new Problem(409, detail, [{ name: 'form', code: 'closed', detail }]);
}

/** @throws Problem when it is sealed to other keys than those of today, or not sealed at all. */
export function assertSealed(
  { keySet, sealed }: { keySet: string; sealed: string },
  keys: ReportingKeys,
): void {
  if (keySet !== keys.set) {
    const detail = 'Meanwhile there are other keys, see /api/reporting/keys.';
    throw new Problem(409, detail, [{ name: 'keySet', code: 'keysChanged', detail }]);
  }
  if (isSealed(sealed, keys.recipients.length)) return;
  const detail = 'must be padded and sealed with age to the keys of /api/reporting/keys';
  throw new Problem(400, detail, [{ name: 'sealed', code: 'sealed', detail }]);
}

const refusals: Record<'closed' | 'full' | 'fullOfFiles', { code: string; detail: string }> = {
  closed: { code: 'closedMeanwhile', detail: 'This report is closed and takes nothing more.' },
  full: { code: 'full', detail: 'This mailbox is full and takes nothing more.' },
  fullOfFiles: {
    code: 'fullOfFiles',
    detail: 'This mailbox has no room for these files; a message without files is still taken.',
  },
};

/** Who names a mailbox that there is holds its code, and may know how it is. @throws Problem 404, or 409 with a code. */
export function assertAdded(addition: AdditionOutcome): void {
  if (addition === 'added') return;
  if (addition === 'unknown') unknownMailbox();
  const { code, detail } = refusals[addition];
  throw new Problem(409, detail, [{ name: 'sealed', code, detail }]);
}

export function unknownMailbox(): never {
  throw new Problem(404, 'There is no such mailbox.');
}
