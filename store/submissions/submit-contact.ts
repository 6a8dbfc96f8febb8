import { randomUUID } from 'node:crypto';
import type { Culture } from '../cultures.ts';
import { readableAddress } from '../mail-address.ts';
import { cleanLine } from '../typed-text.ts';
import type { ContactLine } from './contact-lines.ts';
import { contactMails } from './contact-mails.ts';
import { type DepartmentAddress, UnknownDepartmentError } from './departments.ts';
import { earlierIn } from './earlier.ts';
import { type Desk, type Envelope, type Submitted, submit } from './submit.ts';
import { contactMessages } from './tables.ts';
import { toldMails } from './told.ts';

/** A message as validated by the site (specification section 3: ContactMessage); an omitted field is an empty string. */
export interface ContactMessageInput extends Record<ContactLine, string> {
  cultureName: Culture;
  umbracoNodeID: number;
  name: string;
  email: string;
  phone: string;
  message: string;
  company: string;
  /** Name or address of a department; the first department if empty. */
  contactDepartment: string;
  sendTo: string;
}

/**
 * Stores a contact message with its two mails. The input only selects one of the configured departments, so no other address can be mailed.
 * @param departments those of the culture's country that accept messages, in order.
 * @throws UnknownDepartmentError, SubmissionError, TooBusyError, and the database's errors.
 */
export async function submitContact(
  desk: Desk,
  { sendTo, ...sent }: ContactMessageInput,
  departments: readonly DepartmentAddress[],
  envelope: Envelope,
): Promise<Submitted> {
  const {
    id: department,
    name,
    email,
  } = departmentOf(departments, [sent.contactDepartment, sendTo]);
  const input = { ...sent, email: readableAddress(sent.email), contactDepartment: name };
  const { mailFrom } = desk;
  const { privacyNotice } = envelope;
  return submit(desk, {
    ...envelope,
    sent: input,
    email: input.email,
    async make(once) {
      const { reference } = once;
      const facts = {
        ...input,
        culture: input.cultureName,
        reference,
        department: { name, email },
      };
      const [confirmation, notice] = await contactMails(facts);
      const { cultureName } = input;
      const of = { inbox: 'contact-messages', reference, cultureName, department } as const;
      const id = randomUUID();
      return {
        stored: { id, reference },
        inserts: (session, told) => [
          session.orm
            .insert(contactMessages(session))
            .values({ id, ...input, department, privacyNotice, ...once }),
          ...toldMails(session, told, [confirmation, notice], { of, mailFrom }),
        ],
      };
    },
    earlier: earlierIn(contactMessages),
  });
}

function departmentOf(ours: readonly DepartmentAddress[], named: string[]): DepartmentAddress {
  const wanted = named.find((name) => name !== '')?.toLowerCase();
  const found =
    wanted === undefined
      ? ours[0]
      : ours.find(({ email, name }) =>
          [name, email].some((own) => cleanLine(own).toLowerCase() === wanted),
        );
  if (!found) throw new UnknownDepartmentError('there is no such department');
  return found;
}
