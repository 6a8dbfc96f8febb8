import type { ReportAttachment } from '@oilway/store/reporting/encryption.ts';
import type { MailboxResponse } from '../schema.ts';
import { addMessage, readMailbox } from './reporting-api.ts';

/** A mailbox with decrypted replies. */
export interface OpenMailbox extends Omit<MailboxResponse, 'messages'> {
  /** `text` is undefined for messages of the reporter and for replies that cannot be decrypted. */
  messages: (Omit<MailboxResponse['messages'][number], 'sealed'> & { text: string | undefined })[];
  /** Adds to the report. @returns the updated mailbox. @throws AdditionRefusedError, TamperedKeysError, or if the request fails. */
  add(text: string, files: readonly ReportAttachment[]): Promise<OpenMailbox>;
}

/**
 * Opens a mailbox with the code of its receipt.
 * @param office fingerprint of the reporting office, as shown on the page.
 * @returns `wrong` for a malformed code, `unknown` if no report has it.
 * @throws if the request fails.
 */
export async function openMailbox(
  typed: string,
  office: string,
): Promise<OpenMailbox | 'wrong' | 'unknown'> {
  const { deriveReceiptKeys, parseReceipt } = await import('@oilway/store/reporting/receipt.ts');
  const code = parseReceipt(typed);
  if (!code) return 'wrong';
  const { identity, lookup } = await deriveReceiptKeys(code);
  return loadMailbox(lookup, identity, office);
}

async function loadMailbox(
  lookup: string,
  identity: string,
  office: string,
): Promise<OpenMailbox | 'unknown'> {
  const found = await readMailbox(lookup);
  if (!found) return 'unknown';
  const { decryptMessage } = await import('@oilway/store/reporting/encryption.ts');
  const messages = found.messages.map(async ({ sealed, ...message }) => ({
    ...message,
    text: sealed
      ? await decryptMessage(sealed, identity).then(
          (content) => content.text,
          () => undefined,
        )
      : undefined,
  }));
  return {
    ...found,
    messages: await Promise.all(messages),
    async add(text, files) {
      await addMessage(lookup, { text, attachments: [...files] }, office);
      const again = await loadMailbox(lookup, identity, office);
      if (again === 'unknown') throw new Error('mailbox no longer exists');
      return again;
    },
  };
}
