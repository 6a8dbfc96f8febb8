import type { Session } from '../database/session.ts';
import { type Asked, answersFrom } from '../limits/question-limits.ts';
import type { Attachment } from './attached-file.ts';
import type { DepartmentsOf } from './departments.ts';
import type { SponsoringInput } from './sponsoring.ts';
import type { Desk, Envelope, Submitted } from './submit.ts';
import { type ContactMessageInput, submitContact } from './submit-contact.ts';
import { submitSponsoring } from './submit-sponsoring.ts';

/** The site's operations on submissions to a department. */
export interface SubmissionDoor {
  /**
   * Stores a contact message and its mails; durable when this resolves.
   * @throws UnknownDepartmentError, SubmissionError, TooManyAnswersError, TooBusyError; nothing is stored then.
   */
  submitContact(input: ContactMessageInput, envelope: Envelope): Promise<Submitted>;
  /**
   * Stores a sponsoring application, its files and its mails; durable when this resolves.
   * @throws UnknownDepartmentError, SubmissionError, TooManyAnswersError, TooBusyError; nothing is stored then.
   */
  submitSponsoring(
    input: SponsoringInput,
    attachments: readonly Attachment[],
    envelope: Envelope,
  ): Promise<Submitted>;
  /** Returns when a captcha answer is accepted in place of a proof of work: undefined for now, else milliseconds since the epoch. */
  answersFrom(asked: Asked): Promise<number | undefined>;
}

export function submissionDoor(
  session: Session,
  desk: Desk,
  departmentsOf: DepartmentsOf,
): SubmissionDoor {
  return {
    answersFrom: (asked) => answersFrom(session, desk.limitSecret, asked),
    async submitContact(input, envelope) {
      const departments = await departmentsOf(input.cultureName, 'contact');
      return submitContact(desk, input, departments, envelope);
    },
    async submitSponsoring(input, attachments, envelope) {
      const departments = [
        ...(await departmentsOf(input.cultureName, 'sponsoring')),
        ...(await departmentsOf(input.cultureName, 'contact')),
      ];
      return submitSponsoring(desk, input, attachments, departments, envelope);
    },
  };
}
