import type { Culture } from '@oilway/store/cultures.ts';
import { readableAddress } from '@oilway/store/mail-address.ts';
import { contactMails } from '@oilway/store/mails/contact.ts';
import type { Payload } from 'payload';
import { departmentsOf } from './departments.ts';
import { type Submission, type Submitted, submit } from './submit.ts';

/** A message as the site has checked it (specification section 3: ContactMessage); an empty string where nothing was said. */
export interface ContactMessageInput {
  cultureName: Culture;
  umbracoNodeID: number;
  name: string;
  email: string;
  phone: string;
  message: string;
  category: string;
  subject: string;
  company: string;
  title: string;
  country: string;
  /** Name or address of a department, or nothing: the first one gets it then. */
  contactDepartment: string;
  sendTo: string;
}

export type Envelope = Pick<Submission, 'captcha' | 'idempotencyKey'>;

/** What was named is no department of that culture, or there is none at all. */
export class UnknownDepartmentError extends Error {
  override name = 'UnknownDepartmentError';
}

/**
 * Stores a contact message with its two mails. What the browser names is a choice among our departments:
 * nobody else gets a mail, whatever it says.
 * @throws UnknownDepartmentError, SubmissionError, and whatever the database throws.
 */
export async function submitContact(
  payload: Payload,
  { sendTo, ...sent }: ContactMessageInput,
  envelope: Envelope,
): Promise<Submitted> {
  const input = { ...sent, email: readableAddress(sent.email) };
  const department = await departmentOf(payload, input.cultureName, [
    input.contactDepartment,
    sendTo,
  ]);
  return submit(payload, {
    ...envelope,
    inbox: 'contact-messages',
    data: { ...input, contactDepartment: department.name },
    mails: ({ reference }) =>
      contactMails({ ...input, culture: input.cultureName, reference, department }),
  });
}

async function departmentOf(
  payload: Payload,
  culture: Culture,
  named: string[],
): Promise<{ name: string; email: string }> {
  const ours = await departmentsOf(payload, culture, 'contact');
  const wanted = named.find((name) => name !== '')?.toLowerCase();
  const found =
    wanted === undefined
      ? ours[0]
      : ours.find(({ email, name }) => [name, email].some((own) => own.toLowerCase() === wanted));
  if (!found) throw new UnknownDepartmentError('there is no such department');
  return found;
}
