/** What the form and the mailbox ask the server; nothing that could be read ever goes along. */
import type { KeyLogEntry } from '@oilway/store/reporting/key-log.ts';
import type { Letter } from '@oilway/store/reporting/sealing.ts';
import type { MailboxAnswer } from '../schema.ts';

interface SealedLetter {
  sealed: string;
  keySet: string;
}

/** Whether the keys that the server named are not those that the officers signed: nothing is sealed to them. */
export const isTampered = (error: unknown): boolean =>
  error instanceof Error && error.name === 'TamperedKeysError';

/**
 * Seals to those who can read reports today, once it is proved that the officers of this office say who they are.
 * @param office the fingerprint that the page shows. @throws TamperedKeysError, or when reports are not taken, or the letter is too long.
 */
async function sealToOffice(letter: Letter, office: string): Promise<SealedLetter> {
  const keys = (await ask('/api/reporting/keys')) as {
    open: boolean;
    recipients: string[];
    set: string;
    log: KeyLogEntry[];
  };
  if (!keys.open) throw new Error('reports are not taken online');
  const [{ seal }, { verifiedRecipients }] = await Promise.all([
    import('@oilway/store/reporting/sealing.ts'),
    import('@oilway/store/reporting/verified-set.ts'),
  ]);
  return { sealed: await seal(letter, verifiedRecipients(keys, office)), keySet: keys.set };
}

/** A report ready to be sent, and the code that its reporter keeps. */
export interface ReadyReport {
  code: string;
  sent: object;
}

/**
 * Seals a report, and makes the code of its receipt. Both happen here, so that the server knows neither.
 * @param office the fingerprint of the office that the page shows. @throws TamperedKeysError, or when the keys can't be had, or it is too long.
 */
export async function readyReport(letter: Letter, office: string): Promise<ReadyReport> {
  const { keysOf, makeReceipt, readReceipt } = await import('@oilway/store/reporting/receipt.ts');
  const { keySet, sealed } = await sealToOffice(letter, office);
  const code = makeReceipt();
  const { lookupHash, recipient } = await keysOf(readReceipt(code) ?? '');
  return { code, sent: { sealed, keySet, lookupHash, recipient } };
}

/** @returns undefined when there is no such mailbox. @throws when the server fails. */
export async function readMailbox(lookup: string): Promise<MailboxAnswer | undefined> {
  return (await ask('/api/reporting/mailbox', { lookup })) as MailboxAnswer | undefined;
}

/** Why a case takes nothing more, or not this. */
const additionRefusals = ['full', 'fullOfFiles', 'closedMeanwhile'] as const;
export type AdditionRefusal = (typeof additionRefusals)[number];

/** A case did not take what was to be added to it. */
export class AdditionRefusedError extends Error {
  override name = 'AdditionRefusedError';
  readonly code: AdditionRefusal;
  constructor(code: AdditionRefusal) {
    super(code);
    this.code = code;
  }
}

/** @throws AdditionRefusedError, TamperedKeysError, or when the server fails or knows no such mailbox. */
export async function addMessage(lookup: string, added: Letter, office: string): Promise<void> {
  const letter = await sealToOffice(added, office);
  const answer = await ask('/api/reporting/messages', { lookup, ...letter });
  if (answer === undefined) throw new Error('there is no such mailbox');
}

async function ask(address: string, body?: object): Promise<unknown> {
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
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response.json();
}
