import { createHash, randomUUID } from 'node:crypto';
import { readableAddress } from '../mail-address.ts';
import type { AttachedFile, Attachment } from './attached-file.ts';
import { type DepartmentAddress, UnknownDepartmentError } from './departments.ts';
import { earlierIn } from './earlier.ts';
import { type AttachmentRow, keepAttachments } from './keep-attachments.ts';
import type { SponsoringInput } from './sponsoring.ts';
import { sponsoringMails } from './sponsoring-mails.ts';
import {
  type Desk,
  type Envelope,
  isRefusal,
  type Submission,
  type Submitted,
  submit,
} from './submit.ts';
import { attachments, sponsoredActivities, sponsoringMessages } from './tables.ts';
import { toldMails } from './told.ts';

/**
 * Stores a sponsoring application, its files and its two mails.
 * @param departments those of the culture's country that accept applications, then those that accept messages; the first one receives it.
 * @throws UnknownDepartmentError, SubmissionError, TooBusyError, and the database's errors.
 */
export async function submitSponsoring(
  desk: Desk,
  sent: SponsoringInput,
  came: readonly Attachment[],
  [department]: readonly DepartmentAddress[],
  envelope: Envelope,
): Promise<Submitted> {
  if (!department) throw new UnknownDepartmentError('there is no department for sponsoring');
  const id = randomUUID();
  const files = await keepAttachments(desk.files, id, came);
  try {
    const application = { ...envelope, id, sent, came, files: files.rows, department };
    const stored = await submit(desk, submissionOf(application, desk.mailFrom));
    // A repeated submission; the first one's files exist already.
    if (stored.id !== id) await files.takeBack();
    return stored;
  } catch (error) {
    if (isRefusal(error)) await files.takeBack();
    throw error;
  }
}

interface Application extends Envelope {
  id: string;
  sent: SponsoringInput;
  came: readonly Attachment[];
  files: AttachmentRow[];
  department: DepartmentAddress;
}

function submissionOf(
  { came, department, files: stored, id, sent, ...envelope }: Application,
  mailFrom: string,
): Submission<Submitted> {
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
  const { privacyNotice } = envelope;
  const { selectedTypeOfForms, ...own } = row;
  const activities = selectedTypeOfForms.map((value, at) => ({ order: at + 1, parent: id, value }));
  return {
    ...envelope,
    sent: row,
    email: input.email,
    async make(once) {
      const { reference } = once;
      const facts = { ...input, files, department, reference };
      const [confirmation, notice] = await sponsoringMails(facts);
      const { cultureName } = input;
      const of = { inbox: 'sponsoring-messages', reference, cultureName } as const;
      return {
        stored: { id, reference },
        inserts(session, told) {
          const { orm } = session;
          return [
            orm.insert(sponsoringMessages(session)).values({ id, ...own, privacyNotice, ...once }),
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
  };
}
