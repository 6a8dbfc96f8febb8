import type { DbSession } from '../database/db-session.ts';
import { type MathCaptchaScope, mathCaptchasFrom } from '../limits/math-captcha-limits.ts';
import type { Attachment } from './attached-file.ts';
import type { DepartmentsOf } from './departments.ts';
import type { SponsoringInput } from './sponsoring.ts';
import type { Envelope, SubmissionDependencies, Submitted } from './submit.ts';
import { type ContactMessageInput, submitContact } from './submit-contact.ts';
import { submitSponsoring } from './submit-sponsoring.ts';

/** The site's operations on submissions to a department. */
export interface SubmissionService {
  /**
   * Stores a contact message and its mails; durable when this resolves.
   * @throws UnknownDepartmentError, SubmissionError, TooManyMathCaptchasError, TooBusyError; nothing is stored then.
   */
  submitContact(input: ContactMessageInput, envelope: Envelope): Promise<Submitted>;
  /**
   * Stores a sponsoring application, its files and its mails; durable when this resolves.
   * @throws UnknownDepartmentError, SubmissionError, TooManyMathCaptchasError, TooBusyError; nothing is stored then.
   */
  submitSponsoring(
    input: SponsoringInput,
    attachments: readonly Attachment[],
    envelope: Envelope,
  ): Promise<Submitted>;
  /** Returns when a captcha answer is accepted in place of a proof of work: undefined for now, else milliseconds since the epoch. */
  mathCaptchasFrom(scope: MathCaptchaScope): Promise<number | undefined>;
}

export function createSubmissionService(
  session: DbSession,
  dependencies: SubmissionDependencies,
  departmentsOf: DepartmentsOf,
): SubmissionService {
  return {
    mathCaptchasFrom: (scope) => mathCaptchasFrom(session, dependencies.limitSecret, scope),
    async submitContact(input, envelope) {
      const departments = await departmentsOf(input.cultureName, 'contact');
      return submitContact(dependencies, input, departments, envelope);
    },
    async submitSponsoring(input, attachments, envelope) {
      const departments = [
        ...(await departmentsOf(input.cultureName, 'sponsoring')),
        ...(await departmentsOf(input.cultureName, 'contact')),
      ];
      return submitSponsoring(dependencies, input, attachments, departments, envelope);
    },
  };
}
