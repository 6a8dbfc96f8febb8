import { createHash, randomUUID } from 'node:crypto';
import { readableAddress } from '../mail-address.ts';
import type { AttachedFile, Attachment } from './attached-file.ts';
import { type DepartmentAddress, UnknownDepartmentError } from './departments.ts';
import { findByIdempotencyKeyIn } from './find-by-key.ts';
import { notificationMails } from './notification-mails.ts';
import type { SponsoringInput } from './sponsoring.ts';
import { sponsoringMails } from './sponsoring-mails.ts';
import { type AttachmentRow, storeAttachments } from './store-attachments.ts';
import {
  type Envelope,
  isRejection,
  type Submission,
  type SubmissionDependencies,
  type Submitted,
  submit,
} from './submit.ts';
import { attachments, sponsoredActivities, sponsoringMessages } from './tables.ts';
import { telephoneDigits } from './telephone-digits.ts';

/**
 * Stores a sponsoring application, its files and its two mails.
 * @param departments those of the culture's country that accept applications, then those that accept messages; the first one receives it.
 * @throws UnknownDepartmentError, SubmissionError, TooBusyError, and the database's errors.
 */
export async function submitSponsoring(
  dependencies: SubmissionDependencies,
  submitted: SponsoringInput,
  uploads: readonly Attachment[],
  [department]: readonly DepartmentAddress[],
  envelope: Envelope,
): Promise<Submitted> {
  if (!department) throw new UnknownDepartmentError('there is no department for sponsoring');
  const id = randomUUID();
  const files = await storeAttachments(dependencies.files, id, uploads);
  try {
    const application = { ...envelope, id, submitted, uploads, files: files.rows, department };
    const stored = await submit(dependencies, buildSubmission(application, dependencies.mailFrom));
    // A repeated submission; the first one's files exist already.
    if (stored.id !== id) await files.rollback();
    return stored;
  } catch (error) {
    if (isRejection(error)) await files.rollback();
    throw error;
  }
}

interface Application extends Envelope {
  id: string;
  submitted: SponsoringInput;
  uploads: readonly Attachment[];
  files: AttachmentRow[];
  department: DepartmentAddress;
}

function buildSubmission(
  { uploads, department, files: stored, id, submitted, ...envelope }: Application,
  mailFrom: string,
): Submission<Submitted> {
  const input = { ...submitted, email: readableAddress(submitted.email) };
  const files: AttachedFile[] = uploads.map(({ bytes, mediaType, name }) => ({
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
  const phones = [input.phone, input.counterPerformanceContactPersonPhone];
  const digits = telephoneDigits(input.cultureName, ...phones);
  const { privacyNotice } = envelope;
  const { selectedTypeOfForms, ...own } = row;
  const activities = selectedTypeOfForms.map((value, at) => ({ order: at + 1, parent: id, value }));
  return {
    ...envelope,
    fingerprinted: row,
    email: input.email,
    async prepare(identifiers) {
      const { reference } = identifiers;
      const facts = { ...input, files, department, reference };
      const [confirmation, notice] = await sponsoringMails(facts);
      const { cultureName } = input;
      const submission = { inbox: 'sponsoring-messages', reference, cultureName } as const;
      return {
        stored: { id, reference },
        inserts(session, recipients) {
          const { orm } = session;
          return [
            orm
              .insert(sponsoringMessages(session))
              .values({ id, ...own, telephoneDigits: digits, privacyNotice, ...identifiers }),
            ...(activities.length > 0
              ? [orm.insert(sponsoredActivities(session)).values(activities)]
              : []),
            ...(stored.length > 0 ? [orm.insert(attachments(session)).values(stored)] : []),
            ...notificationMails(session, recipients, [confirmation, notice], {
              submission,
              mailFrom,
            }),
          ];
        },
      };
    },
    findExisting: findByIdempotencyKeyIn(sponsoringMessages),
  };
}
