import { createHash, randomInt } from 'node:crypto';
import type { DbSession } from '../database/db-session.ts';
import { isDeadlock, isUniqueViolation } from '../database/error-codes.ts';
import type { GroupCommit } from '../database/group-commit.ts';
import { type Insert, insertAll } from '../database/insert-all.ts';
import type { FileStore } from '../files/file-store.ts';
import { countMathCaptcha, TooManyMathCaptchasError } from '../limits/math-captcha-limits.ts';
import { countersLockName } from '../limits/rate-limit.ts';
import { mayMail, type Recipient } from '../limits/submission-limits.ts';
import { TooBusyError } from '../semaphore.ts';
import { isCaptchaUsed, type SolvedCaptcha, useCaptcha } from './captchas.ts';

/** The data that accompanies every form. */
export interface Envelope {
  /** The verified captcha. */
  captcha: SolvedCaptcha;
  /** The client's idempotency key; the captcha serves as key without one. */
  idempotencyKey: string | undefined;
  /** The sender's network, for limits; only a hash is stored, for a day. */
  network?: string;
  /** The version of the privacy notice that was shown; null where the client only reports that one was. */
  privacyNotice?: string | null;
}

/** The dependencies for storing submissions. */
export interface SubmissionDependencies {
  groups: GroupCommit;
  /** Keys the hashes of counters. */
  limitSecret: string;
  /** The From address of the mails. */
  mailFrom: string;
  /** Stores what is too large for a row. */
  files: FileStore;
}

export interface Submitted {
  id: string;
  reference: string;
}

/** The identifying columns of a submission. */
export interface SubmissionIdentifiers {
  idempotencyKey: string;
  /** A hash of the input. */
  fingerprint: string;
  /** The number that visitor and clerk use; generated before the insert. */
  reference: string;
}

/** A form's input, and how to store it. */
export interface Submission<Stored> extends Envelope {
  /** The input that the fingerprint covers: the same key with the same input is the same submission. Files are represented by their hashes. */
  fingerprinted: unknown;
  /** The sender's address, which gets a confirmation within the limits. */
  email: string;
  /**
   * Prepares ids and mails before the transaction. Called again after a collision of reference numbers.
   * @returns the rows, or a function that writes them after the captcha was used, in the submission's savepoint. Both receive the recipients.
   */
  prepare(
    identifiers: SubmissionIdentifiers,
  ): Promise<
    PreparedRows<Stored> | ((session: DbSession, recipients: MailRecipients) => Promise<Stored>)
  >;
  /** Returns the submission stored under this key. */
  findExisting(
    session: DbSession,
    idempotencyKey: string,
  ): Promise<ExistingSubmission<Stored> | undefined>;
  /** The lock to take before any write or count, and its name. */
  lock?: { name: string; take(session: DbSession): Promise<unknown> };
}

/** The mail recipients within the limits; the submission is stored even if there are none. */
export interface MailRecipients {
  /** Whether the sender gets a mail. */
  sender: boolean;
  department: boolean;
}

/** A submission of rows only, which are inserted together with its captcha. */
export interface PreparedRows<Stored> {
  inserts(session: DbSession, recipients: MailRecipients): Insert[];
  stored: Stored;
}

export interface ExistingSubmission<Stored> {
  fingerprint: string;
  stored: Stored;
}

/** A refused submission, with the error code for the client. */
export class SubmissionError extends Error {
  override name = 'SubmissionError';
  readonly code: 'captchaSpent' | 'keyUsed';
  constructor(code: SubmissionError['code']) {
    super(code);
    this.code = code;
  }
}

/** Returns whether an error guarantees that nothing was stored; a broken connection does not. */
export const isRejection = (error: unknown): boolean =>
  [SubmissionError, TooManyMathCaptchasError, TooBusyError].some((kind) => error instanceof kind);

/** Attempts to generate an unused reference number. */
const maxReferenceAttempts = 5;

/**
 * Stores a submission, its used captcha and its mails atomically; durable when this resolves. Idempotent: the same key with the same input returns
 * the first result. No lookup precedes the insert; the existing row is read after a conflict. Beyond the mail limits no mail is sent, which the
 * response does not reveal.
 * @throws SubmissionError, TooManyMathCaptchasError, TooBusyError, and the database's errors; nothing is stored then.
 */
export async function submit<Stored>(
  { groups, limitSecret }: Pick<SubmissionDependencies, 'groups' | 'limitSecret'>,
  submission: Submission<Stored>,
): Promise<Stored> {
  const { captcha, email: address, lock, network } = submission;
  const idempotencyKey = submission.idempotencyKey ?? `captcha:${captcha.id}`;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(submission.fingerprinted))
    .digest('hex');
  for (let attempt = 1; ; attempt += 1) {
    const identifiers = { idempotencyKey, fingerprint, reference: generateReference() };
    const prepared = await submission.prepare(identifiers);
    try {
      return await groups.write<Stored>({
        lock: lock?.name ?? countersLockName,
        async run(session) {
          await lock?.take(session);
          if (captcha.isMath) await countMathCaptcha(session, limitSecret, { network });
          const recipients = await decideRecipients(session, limitSecret, { address, network });
          const captchaInsert = useCaptcha(session, captcha);
          if (typeof prepared === 'function')
            return captchaInsert.then(() => prepared(session, recipients));
          await insertAll(session, [captchaInsert, ...prepared.inserts(session, recipients)]);
          return prepared.stored;
        },
        onConflict: (session, error) => resolveConflict(session, submission, identifiers, error),
      });
    } catch (error) {
      if (attempt === maxReferenceAttempts || !(isUniqueViolation(error) || isDeadlock(error)))
        throw error;
    }
  }
}

/** Returns the recipients. A department is notified of every confirmed submission, and of a limited number of others. */
async function decideRecipients(
  session: DbSession,
  secret: string,
  recipient: Recipient,
): Promise<MailRecipients> {
  const sender = await mayMail(session, secret, 'confirmation', recipient);
  const { network } = recipient;
  return { sender, department: sender || (await mayMail(session, secret, 'notice', { network })) };
}

/** @throws SubmissionError, or the original error where the reference number collided. */
async function resolveConflict<Stored>(
  session: DbSession,
  { captcha, findExisting }: Submission<Stored>,
  { fingerprint, idempotencyKey }: SubmissionIdentifiers,
  error: unknown,
): Promise<Stored> {
  const isLimitExceeded = error instanceof TooManyMathCaptchasError;
  if (!isUniqueViolation(error) && !isLimitExceeded) throw error;
  const existing = await findExisting(session, idempotencyKey);
  if (existing?.fingerprint === fingerprint) return existing.stored;
  if (isLimitExceeded) throw error;
  if (existing)
    throw new SubmissionError(idempotencyKey.startsWith('captcha:') ? 'captchaSpent' : 'keyUsed');
  if (await isCaptchaUsed(session, captcha.id)) throw new SubmissionError('captchaSpent');
  throw error;
}

/** Returns a reference of the year and seven digits, easy to say on the telephone: `OW-26-483-1742`. */
function generateReference(): string {
  const digits = String(randomInt(10_000_000)).padStart(7, '0');
  return `OW-${String(new Date().getFullYear()).slice(2)}-${digits.slice(0, 3)}-${digits.slice(3)}`;
}
