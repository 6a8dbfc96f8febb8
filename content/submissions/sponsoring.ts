import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import type { Culture } from '../cultures.ts';
import { readableAddress } from '../mail-address.ts';
import { sponsoringMails } from '../mails/sponsoring.ts';
import type { AttachedFile } from './attached-file.ts';
import type { Attachment } from './attachments.ts';
import { type Envelope, UnknownDepartmentError } from './contact.ts';
import { departmentsOf } from './departments.ts';
import { type Submitted, submit } from './submit.ts';

export type Decision = 'confirm' | 'deny';
export type Activity = 'ongoingBusiness' | 'project' | 'individualActivity';

/** An application as the site has checked it (specification section 3: SponsoringMessage); an empty string where nothing was said. */
export interface SponsoringInput {
  cultureName: Culture;
  umbracoNodeID: number;
  association: string;
  contactPerson: string;
  email: string;
  orgNr: string;
  phone: string;
  goal: string;
  amount: string;
  levels: string;
  otherCompanies: string;
  other: string;
  timePeriod: string;
  howWillYouShowSponsoringCollab: string;
  selectedTypeOfForms: Activity[];
  selectedTypeOfCounterPerformance: Decision | '';
  counterPerformanceContactPersonPhone: string;
  selectedTypeOfInvoice: Decision | '';
}

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
