/** What the form and the mailbox ask the server; nothing that could be read ever goes along. */
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

/** Seals to those who can read reports today. @throws when reports are not taken, or the letter is too long. */
export async function sealToOffice(letter: Letter): Promise<SealedLetter> {
  const { open, recipients, set } = (await ask('/api/reporting/keys')) as {
    open: boolean;
    recipients: string[];
    set: string;
  };
  if (!open) throw new Error('reports are not taken online');
  const { seal } = await import('@oilway/store/reporting/sealing.ts');
  return { sealed: await seal(letter, recipients), keySet: set };
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

/** @throws AdditionRefusedError, or when the server fails or knows no such mailbox. */
export async function addMessage(lookup: string, added: Letter): Promise<void> {
  const letter = await sealToOffice(added);
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
