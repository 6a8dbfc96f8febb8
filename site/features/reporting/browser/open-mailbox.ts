import type { SealedAttachment } from '@oilway/store/reporting/sealing.ts';
import type { MailboxAnswer } from '../schema.ts';
import { addMessage, readMailbox } from './routes.ts';

/** A mailbox with its answers opened. */
export interface OpenMailbox extends Omit<MailboxAnswer, 'messages'> {
  /** `text` is what an answer says; undefined for one's own messages and for what can't be opened. */
  messages: (Omit<MailboxAnswer['messages'][number], 'sealed'> & { text: string | undefined })[];
  /** Adds to the report. @returns the mailbox with it. @throws AdditionRefusedError, TamperedKeysError, or when the server fails. */
  add(text: string, files: readonly SealedAttachment[]): Promise<OpenMailbox>;
}

/**
 * Opens a mailbox with the code of its receipt.
 * @param office the fingerprint of the office that the page shows.
 * @returns what is wrong with the code: a typing error, or no report of it.
 * @throws when the server fails.
 */
export async function openMailbox(
  typed: string,
  office: string,
): Promise<OpenMailbox | 'wrong' | 'unknown'> {
  const { keysOf, readReceipt } = await import('@oilway/store/reporting/receipt.ts');
  const code = readReceipt(typed);
  if (!code) return 'wrong';
  const { identity, lookup } = await keysOf(code);
  return opened(lookup, identity, office);
}

async function opened(
  lookup: string,
  identity: string,
  office: string,
): Promise<OpenMailbox | 'unknown'> {
  const found = await readMailbox(lookup);
  if (!found) return 'unknown';
  const { open } = await import('@oilway/store/reporting/sealing.ts');
  const messages = found.messages.map(async ({ sealed, ...message }) => ({
    ...message,
    text: sealed
      ? await open(sealed, identity).then(
          (letter) => letter.text,
          () => undefined,
        )
      : undefined,
  }));
  return {
    ...found,
    messages: await Promise.all(messages),
    async add(text, files) {
      await addMessage(lookup, { text, attachments: [...files] }, office);
      const again = await opened(lookup, identity, office);
      if (again === 'unknown') throw new Error('the mailbox is gone');
      return again;
    },
  };
}
