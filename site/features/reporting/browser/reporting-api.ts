/** Requests of the form and the mailbox; all content is encrypted in the browser. */

import type { MessageContent } from '@oilway/store/reporting/encryption.ts';
import type { KeyLogEntry } from '@oilway/store/reporting/key-log.ts';
import type { MailboxResponse } from '../schema.ts';

interface SealedContent {
  sealed: string;
  keySet: string;
}

/** Whether encryption was refused because the server's keys are not signed by the officers. */
export const isTampered = (error: unknown): boolean =>
  error instanceof Error && error.name === 'TamperedKeysError';

/**
 * Encrypts a message for the current recipients, after verifying that they are signed by the officers of this office.
 * @param office fingerprint, as shown on the page. @throws TamperedKeysError, or if reporting is closed or the message is too long.
 */
async function sealToOffice(message: MessageContent, office: string): Promise<SealedContent> {
  const keys = (await callApi('/api/reporting/keys')) as {
    open: boolean;
    recipients: string[];
    set: string;
    log: KeyLogEntry[];
  };
  if (!keys.open) throw new Error('online reporting is closed');
  const [{ encryptMessage }, { verifiedRecipients }] = await Promise.all([
    import('@oilway/store/reporting/encryption.ts'),
    import('@oilway/store/reporting/verified-recipients.ts'),
  ]);
  return {
    sealed: await encryptMessage(message, verifiedRecipients(keys, office)),
    keySet: keys.set,
  };
}

/** An encrypted report, and the access code of its reporter. */
export interface PreparedReport {
  code: string;
  body: object;
}

/**
 * Encrypts a report and creates the code of its receipt, both in the browser, so that the server receives neither text nor code.
 * @param office fingerprint, as shown on the page. @throws TamperedKeysError, or if the keys cannot be loaded or it is too long.
 */
export async function prepareReport(
  report: MessageContent,
  office: string,
): Promise<PreparedReport> {
  const { deriveReceiptKeys, makeReceipt, parseReceipt } = await import(
    '@oilway/store/reporting/receipt.ts'
  );
  const { keySet, sealed } = await sealToOffice(report, office);
  const code = makeReceipt();
  const { lookupHash, recipient } = await deriveReceiptKeys(parseReceipt(code) ?? '');
  return { code, body: { sealed, keySet, lookupHash, recipient } };
}

/** Returns undefined if the mailbox does not exist. @throws if the request fails. */
export async function readMailbox(lookup: string): Promise<MailboxResponse | undefined> {
  return (await callApi('/api/reporting/mailbox', { lookup })) as MailboxResponse | undefined;
}

/** Codes of a rejected addition to a report. */
const additionRefusals = ['full', 'fullOfFiles', 'closedMeanwhile'] as const;
export type AdditionRefusal = (typeof additionRefusals)[number];

/** Thrown if the server rejects an addition to a report. */
export class AdditionRefusedError extends Error {
  override name = 'AdditionRefusedError';
  readonly code: AdditionRefusal;
  constructor(code: AdditionRefusal) {
    super(code);
    this.code = code;
  }
}

/** @throws AdditionRefusedError, TamperedKeysError, or if the request fails or the mailbox does not exist. */
export async function addMessage(
  lookup: string,
  message: MessageContent,
  office: string,
): Promise<void> {
  const sealed = await sealToOffice(message, office);
  const answer = await callApi('/api/reporting/messages', { lookup, ...sealed });
  if (answer === undefined) throw new Error('mailbox not found');
}

async function callApi(address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(60_000),
    ...(body
      ? {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }
      : {}),
  });
  if (response.status === 404) return undefined;
  if (response.status === 409) {
    const { errors = [] } = (await response.json()) as { errors?: { code: string }[] };
    const refusal = additionRefusals.find((code) => code === errors[0]?.code);
    if (refusal) throw new AdditionRefusedError(refusal);
  }
  if (!response.ok) throw new Error(`server responded with status ${response.status}`);
  return response.json();
}
