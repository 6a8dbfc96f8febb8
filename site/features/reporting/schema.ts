import * as z from 'zod/mini';
import { envelope } from '../../forms/form-handler.ts';
import { reportDefinition } from './fields.ts';

/** SubmitMessage of a client that does not encrypt (specification section 3: WhistleblowingMessage). */
export const whistleblowingMessage = z.extend(reportDefinition.schema, envelope);

const hexadecimal = (length: number) =>
  z.string('sealed').check(z.regex(new RegExp(`^[0-9a-f]{${length}}$`), 'sealed'));

const sealed = z.string('sealed').check(z.minLength(1, 'sealed'), z.maxLength(6_000_000, 'sealed'));
/** Identifies the keys used for encryption. */
const keySet = hexadecimal(32);

/** SubmitMessage of our own pages: encrypted in the browser, with values derived from the receipt's code. */
export const sealedMessage = z.object({
  ...envelope,
  sealed,
  keySet,
  lookupHash: hexadecimal(64),
  recipient: z.string('sealed').check(z.regex(/^age1[02-9ac-hj-np-z]{58}$/, 'sealed')),
});

export const mailboxRequest = z.object({ lookup: hexadecimal(64) });
export const addition = z.object({ lookup: hexadecimal(64), sealed, keySet });

/** A report in its reporter's mailbox; replies are encrypted. */
export const mailboxResponse = z.object({
  state: z.enum(['new', 'acknowledged', 'answered', 'closed']),
  day: z.string(),
  messages: z.array(
    z.object({
      number: z.number(),
      direction: z.enum(['fromReporter', 'toReporter']),
      day: z.string(),
      sealed: z.string(),
    }),
  ),
});
export type MailboxResponse = z.infer<typeof mailboxResponse>;
