import { createHash, randomInt } from 'node:crypto';
import type { GroupCommit } from '../database/group-commit.ts';
import { type Insert, insertTogether } from '../database/insert-together.ts';
import type { Session } from '../database/session.ts';
import { isDeadlock, isTaken } from '../database/taken.ts';
import type { FileStore } from '../files/file-store.ts';
import { countersLock } from '../limits/count.ts';
import { mayMail, type Recipient } from '../limits/mail-limits.ts';
import { countAnswer, TooManyAnswersError } from '../limits/question-limits.ts';
import { TooBusyError } from '../turns.ts';
import { isSpent, type SolvedCaptcha, spendCaptcha } from './captchas.ts';

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
export interface Desk {
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
export interface Once {
  idempotencyKey: string;
  /** A hash of the input. */
  fingerprint: string;
  /** The number that visitor and clerk use; generated before the insert. */
  reference: string;
}

/** A form's input, and how to store it. */
export interface Submission<Stored> extends Envelope {
  /** The input that the fingerprint covers: the same key with the same input is the same submission. Files are represented by their hashes. */
  sent: unknown;
  /** The sender's address, which gets a confirmation within the limits. */
  email: string;
  /**
   * Prepares ids and mails before the transaction. Called again after a collision of reference numbers.
   * @returns the rows, or a function that writes them after the captcha was used, in the submission's savepoint. Both receive the recipients.
   */
  make(once: Once): Promise<Rows<Stored> | ((session: Session, told: Told) => Promise<Stored>)>;
  /** Returns the submission stored under this key. */
  earlier(session: Session, idempotencyKey: string): Promise<Earlier<Stored> | undefined>;
  /** The lock to take before any write or count, and its name. */
  lock?: { name: string; take(session: Session): Promise<unknown> };
}

/** The mail recipients within the limits; the submission is stored even if there are none. */
export interface Told {
  /** Whether the sender gets a mail. */
  sender: boolean;
  department: boolean;
}

/** A submission of rows only, which are inserted together with its captcha. */
export interface Rows<Stored> {
  inserts(session: Session, told: Told): Insert[];
  stored: Stored;
}

export interface Earlier<Stored> {
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
export const isRefusal = (error: unknown): boolean =>
  [SubmissionError, TooManyAnswersError, TooBusyError].some((kind) => error instanceof kind);

/** Attempts to generate an unused reference number. */
const draws = 5;

/**
 * Stores a submission, its used captcha and its mails atomically; durable when this resolves. Idempotent: the same key with the same input returns
 * the first result. No lookup precedes the insert; the existing row is read after a conflict. Beyond the mail limits no mail is sent, which the
 * response does not reveal.
 * @throws SubmissionError, TooManyAnswersError, TooBusyError, and the database's errors; nothing is stored then.
 */
export async function submit<Stored>(
  { groups, limitSecret }: Pick<Desk, 'groups' | 'limitSecret'>,
  submission: Submission<Stored>,
): Promise<Stored> {
  const { captcha, email: address, lock, network } = submission;
  const idempotencyKey = submission.idempotencyKey ?? `captcha:${captcha.id}`;
  const fingerprint = createHash('sha256').update(JSON.stringify(submission.sent)).digest('hex');
  for (let draw = 1; ; draw += 1) {
    const once = { idempotencyKey, fingerprint, reference: drawReference() };
    const made = await submission.make(once);
    try {
      return await groups.write<Stored>({
        lock: lock?.name ?? countersLock,
        async act(session) {
          await lock?.take(session);
          if (captcha.question) await countAnswer(session, limitSecret, { network });
          const told = await whoIsTold(session, limitSecret, { address, network });
          const spent = spendCaptcha(session, captcha);
          if (typeof made === 'function') return spent.then(() => made(session, told));
          await insertTogether(session, [spent, ...made.inserts(session, told)]);
          return made.stored;
        },
        refused: (session, error) => whatWasThere(session, submission, once, error),
      });
    } catch (error) {
      if (draw === draws || !(isTaken(error) || isDeadlock(error))) throw error;
    }
  }
}

/** Returns the recipients. A department is notified of every confirmed submission, and of a limited number of others. */
async function whoIsTold(session: Session, secret: string, to: Recipient): Promise<Told> {
  const sender = await mayMail(session, secret, 'confirmation', to);
  const { network } = to;
  return { sender, department: sender || (await mayMail(session, secret, 'notice', { network })) };
}

/** @throws SubmissionError, or the original error where the reference number collided. */
async function whatWasThere<Stored>(
  session: Session,
  { captcha, earlier }: Submission<Stored>,
  { fingerprint, idempotencyKey }: Once,
  error: unknown,
): Promise<Stored> {
  const isOver = error instanceof TooManyAnswersError;
  if (!isTaken(error) && !isOver) throw error;
  const before = await earlier(session, idempotencyKey);
  if (before?.fingerprint === fingerprint) return before.stored;
  if (isOver) throw error;
  if (before)
    throw new SubmissionError(idempotencyKey.startsWith('captcha:') ? 'captchaSpent' : 'keyUsed');
  if (await isSpent(session, captcha.id)) throw new SubmissionError('captchaSpent');
  throw error;
}

/** Returns a reference of the year and seven digits, easy to say on the telephone: `OW-26-483-1742`. */
function drawReference(): string {
  const digits = String(randomInt(10_000_000)).padStart(7, '0');
  return `OW-${String(new Date().getFullYear()).slice(2)}-${digits.slice(0, 3)}-${digits.slice(3)}`;
}
