import type { SponsoringInput } from '@oilway/store/submissions/sponsoring.ts';
import type { Payload } from 'payload';
import type { Attachment } from './attachments.ts';
import { type ContactMessageInput, type Envelope, submitContact } from './contact.ts';
import { submitSponsoring } from './sponsoring.ts';
import type { Submitted } from './submit.ts';

/** What the site hands in that visitors send to a department. */
export interface SubmissionDoor {
  /**
   * Stores a contact message and its mails; what it returns is on disk.
   * @throws UnknownDepartmentError, SubmissionError; nothing is stored then.
   */
  submitContact(input: ContactMessageInput, envelope: Envelope): Promise<Submitted>;
  /**
   * Stores a sponsoring application, its files and its mails; what it returns is on disk.
   * @throws UnknownDepartmentError, SubmissionError; nothing is stored then.
   */
  submitSponsoring(
    input: SponsoringInput,
    attachments: readonly Attachment[],
    envelope: Envelope,
  ): Promise<Submitted>;
}

export function submissionDoor(payload: Payload): SubmissionDoor {
  return {
    submitContact: (input, envelope) => submitContact(payload, input, envelope),
    submitSponsoring: (input, attachments, envelope) =>
      submitSponsoring(payload, input, attachments, envelope),
  };
}
