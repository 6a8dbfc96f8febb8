/** What the form and the mailbox ask the server; nothing that could be read ever goes along. */
import type { KeyLogEntry } from '@oilway/store/reporting/key-log.ts';
import type { Letter } from '@oilway/store/reporting/sealing.ts';

export interface MailboxAnswer {
  state: 'new' | 'acknowledged' | 'answered' | 'closed';
  day: string;
  messages: {
    number: number;
    direction: 'fromReporter' | 'toReporter';
    day: string;
    sealed: string;
  }[];
}

interface SealedLetter {
  sealed: string;
  keySet: string;
}

/** The keys that the server named are not those that the officers signed: nothing is sealed to them. */
export class TamperedError extends Error {
  override name = 'TamperedError';
}

/**
 * Seals to those who can read reports today, once it is proved that the officers of this office say who they are.
 * @param office the fingerprint that the page shows. @throws TamperedError, or when reports are not taken, or the letter is too long.
 */
export async function sealToOffice(letter: Letter, office: string): Promise<SealedLetter> {
  const keys = (await ask('/api/reporting/keys')) as {
    open: boolean;
    recipients: string[];
    set: string;
    log: KeyLogEntry[];
  };
  if (!keys.open) throw new Error('reports are not taken online');
  const [{ seal }, { TamperedKeysError, verifiedRecipients }] = await Promise.all([
    import('@oilway/store/reporting/sealing.ts'),
    import('@oilway/store/reporting/verified-set.ts'),
  ]);
  let recipients: string[];
  try {
    recipients = verifiedRecipients(keys, office);
  } catch (error) {
    if (error instanceof TamperedKeysError) throw new TamperedError(error.message);
    throw error;
  }
  return { sealed: await seal(letter, recipients), keySet: keys.set };
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

/** @throws AdditionRefusedError, TamperedError, or when the server fails or knows no such mailbox. */
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
