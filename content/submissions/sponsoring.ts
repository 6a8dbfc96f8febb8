import { createHash } from 'node:crypto';
import type { Culture } from '@oilway/store/cultures.ts';
import { readableAddress } from '@oilway/store/mail-address.ts';
import { sponsoringMails } from '@oilway/store/mails/sponsoring.ts';
import type { AttachedFile } from '@oilway/store/submissions/attached-file.ts';
import type { SponsoringInput } from '@oilway/store/submissions/sponsoring.ts';
import type { Payload } from 'payload';
import type { Attachment } from './attachments.ts';
import { type Envelope, UnknownDepartmentError } from './contact.ts';
import { departmentsOf } from './departments.ts';
import { type Submitted, submit } from './submit.ts';

/**
 * Stores a sponsoring application, its files and its two mails.
 * @throws UnknownDepartmentError, SubmissionError, and whatever the database throws.
 */
export async function submitSponsoring(
  payload: Payload,
  sent: SponsoringInput,
  attachments: readonly Attachment[],
  envelope: Envelope,
): Promise<Submitted> {
  const input = { ...sent, email: readableAddress(sent.email) };
  const department = await departmentOf(payload, input.cultureName);
  const files: AttachedFile[] = attachments.map(({ bytes, mediaType, name }) => ({
    name,
    mediaType,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }));
  const { selectedTypeOfCounterPerformance, selectedTypeOfInvoice } = input;
  return submit(payload, {
    ...envelope,
    inbox: 'sponsoring-messages',
    data: {
      ...input,
      selectedTypeOfCounterPerformance: selectedTypeOfCounterPerformance || undefined,
      selectedTypeOfInvoice: selectedTypeOfInvoice || undefined,
      files,
    },
    attachments,
    mails: ({ reference }) => sponsoringMails({ ...input, files, department, reference }),
  });
}

/** The department for sponsoring, else the first one that takes messages. */
async function departmentOf(
  payload: Payload,
  culture: Culture,
): Promise<{ name: string; email: string }> {
  const [found] = [
    ...(await departmentsOf(payload, culture, 'sponsoring')),
    ...(await departmentsOf(payload, culture, 'contact')),
  ];
  if (!found) throw new UnknownDepartmentError('there is no department for sponsoring');
  return found;
}
