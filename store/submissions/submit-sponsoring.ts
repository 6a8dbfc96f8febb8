import { createHash, randomUUID } from 'node:crypto';
import { readableAddress } from '../mail-address.ts';
import { type AttachedFile, type Attachment, attachmentId } from './attached-file.ts';
import { type DepartmentAddress, UnknownDepartmentError } from './departments.ts';
import { earlierIn } from './earlier.ts';
import type { SponsoringInput } from './sponsoring.ts';
import { sponsoringMails } from './sponsoring-mails.ts';
import { type Desk, type Envelope, type Submitted, submit } from './submit.ts';
import { attachments, sponsoredActivities, sponsoringMessages } from './tables.ts';
import { toldMails } from './told.ts';

/**
 * Stores a sponsoring application, its files and its two mails.
 * @param departments those of the culture's country that take applications, then those that take messages: the first one gets it.
 * @throws UnknownDepartmentError, SubmissionError, TooBusyError, and whatever the database throws.
 */
export async function submitSponsoring(
  desk: Desk,
  sent: SponsoringInput,
  came: readonly Attachment[],
  [department]: readonly DepartmentAddress[],
  envelope: Envelope,
): Promise<Submitted> {
  if (!department) throw new UnknownDepartmentError('there is no department for sponsoring');
  const input = { ...sent, email: readableAddress(sent.email) };
  const files: AttachedFile[] = came.map(({ bytes, mediaType, name }) => ({
    name,
    mediaType,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }));
  const row = {
    ...input,
    selectedTypeOfCounterPerformance: input.selectedTypeOfCounterPerformance || undefined,
    selectedTypeOfInvoice: input.selectedTypeOfInvoice || undefined,
    files,
  };
  const { mailFrom } = desk;
  return submit(desk, {
    ...envelope,
    sent: row,
    email: input.email,
    async make(once) {
      const { reference } = once;
      const facts = { ...input, files, department, reference };
      const [confirmation, notice] = await sponsoringMails(facts);
      const { cultureName } = input;
      const of = { inbox: 'sponsoring-messages', reference, cultureName } as const;
      const id = randomUUID();
      const { selectedTypeOfForms, ...own } = row;
      const activities = selectedTypeOfForms.map((value, at) => ({
        order: at + 1,
        parent: id,
        value,
      }));
      const stored = came.map(({ bytes, mediaType, name }, index) => ({
        id: attachmentId(id, index),
        submission: id,
        name,
        mediaType,
        content: bytes.toString('base64'),
      }));
      return {
        stored: { id, reference },
        inserts(session, told) {
          const { orm } = session;
          return [
            orm.insert(sponsoringMessages(session)).values({ id, ...own, ...once }),
            ...(activities.length > 0
              ? [orm.insert(sponsoredActivities(session)).values(activities)]
              : []),
            ...(stored.length > 0 ? [orm.insert(attachments(session)).values(stored)] : []),
            ...toldMails(session, told, [confirmation, notice], { of, mailFrom }),
          ];
        },
      };
    },
    earlier: earlierIn(sponsoringMessages),
  });
}
