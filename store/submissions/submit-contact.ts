import { randomUUID } from 'node:crypto';
import type { Locale } from '../locales.ts';
import { readableAddress } from '../mail-address.ts';
import { cleanLine } from '../typed-text.ts';
import type { OptionalContactField } from './contact-fields.ts';
import { contactMails } from './contact-mails.ts';
import { type DepartmentAddress, UnknownDepartmentError } from './departments.ts';
import { findByIdempotencyKeyIn } from './find-by-key.ts';
import { notificationMails } from './notification-mails.ts';
import { type Envelope, type SubmissionDependencies, type Submitted, submit } from './submit.ts';
import { contactMessages } from './tables.ts';
import { telephoneDigits } from './telephone-digits.ts';

/** A message as validated by the site (specification section 3: ContactMessage); an omitted field is an empty string. */
export interface ContactMessageInput extends Record<OptionalContactField, string> {
  cultureName: Locale;
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
  dependencies: SubmissionDependencies,
  { sendTo, ...submitted }: ContactMessageInput,
  departments: readonly DepartmentAddress[],
  envelope: Envelope,
): Promise<Submitted> {
  const {
    id: department,
    name,
    email,
  } = chooseDepartment(departments, [submitted.contactDepartment, sendTo]);
  const input = { ...submitted, email: readableAddress(submitted.email), contactDepartment: name };
  const { mailFrom } = dependencies;
  const { privacyNotice } = envelope;
  return submit(dependencies, {
    ...envelope,
    fingerprinted: input,
    email: input.email,
    async prepare(identifiers) {
      const { reference } = identifiers;
      const facts = {
        ...input,
        locale: input.cultureName,
        reference,
        department: { name, email },
      };
      const [confirmation, notice] = await contactMails(facts);
      const { cultureName } = input;
      const submission = { inbox: 'contact-messages', reference, cultureName, department } as const;
      const id = randomUUID();
      const digits = telephoneDigits(cultureName, input.phone);
      return {
        stored: { id, reference },
        inserts: (session, recipients) => [
          session.orm.insert(contactMessages(session)).values({
            ...{ id, ...input, department, privacyNotice, ...identifiers },
            telephoneDigits: digits,
          }),
          ...notificationMails(session, recipients, [confirmation, notice], {
            submission,
            mailFrom,
          }),
        ],
      };
    },
    findExisting: findByIdempotencyKeyIn(contactMessages),
  });
}

function chooseDepartment(
  departments: readonly DepartmentAddress[],
  candidates: string[],
): DepartmentAddress {
  const wanted = candidates.find((name) => name !== '')?.toLowerCase();
  const found =
    wanted === undefined
      ? departments[0]
      : departments.find(({ email, name }) =>
          [name, email].some((own) => cleanLine(own).toLowerCase() === wanted),
        );
  if (!found) throw new UnknownDepartmentError('there is no such department');
  return found;
}
