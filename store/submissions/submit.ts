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

/** What comes with every form. */
export interface Envelope {
  /** The captcha that was verified. */
  captcha: SolvedCaptcha;
  /** What the client named this submission by; the captcha where it named none. */
  idempotencyKey: string | undefined;
  /** Where it comes from, for its limits: nothing of it is stored but a hash, for a day. */
  network?: string;
  /** The version of the notice about data that was shown; none where a client says no more than that one was. */
  privacyNotice?: string | null;
}

/** What submissions are stored with. */
export interface Desk {
  groups: GroupCommit;
  /** Hashes what is counted. */
  limitSecret: string;
  /** The address that their mails come from. */
  mailFrom: string;
  /** Takes what is too large for a row. */
  files: FileStore;
}

export interface Submitted {
  id: string;
  reference: string;
}

/** What tells a submission from all others, in its row. */
export interface Once {
  idempotencyKey: string;
  /** Of what was sent. */
  fingerprint: string;
  /** What visitor and clerk call it by; drawn before it is stored. */
  reference: string;
}

/** What a form sent, and how it is stored. */
export interface Submission<Stored> extends Envelope {
  /** What was sent: under one key the same again is the same submission. Files are named in it by their hashes. */
  sent: unknown;
  /** The address that was typed: it gets a confirmation unless it got too many. */
  email: string;
  /**
   * Makes all that can be made before the transaction: ids, mails. Called again where somebody else drew the same number.
   * @returns its rows, or what writes it after the captcha was spent, in the savepoint of the submission. Both are told who is written to.
   */
  make(once: Once): Promise<Rows<Stored> | ((session: Session, told: Told) => Promise<Stored>)>;
  /** What was stored under this key before. */
  earlier(session: Session, idempotencyKey: string): Promise<Earlier<Stored> | undefined>;
  /** What must be locked before anything is written and counted, and what it is called among all such things. */
  lock?: { name: string; take(session: Session): Promise<unknown> };
}

/** Who is written to: where the limits are reached nobody is, and what was sent is stored all the same. */
export interface Told {
  /** The address that was typed. */
  sender: boolean;
  department: boolean;
}

/** A submission that is nothing but rows: they are written together with its captcha. */
export interface Rows<Stored> {
  inserts(session: Session, told: Told): Insert[];
  stored: Stored;
}

export interface Earlier<Stored> {
  fingerprint: string;
  stored: Stored;
}

/** A submission that can't be taken, with the code that the client is told. */
export class SubmissionError extends Error {
  override name = 'SubmissionError';
  readonly code: 'captchaSpent' | 'keyUsed';
  constructor(code: SubmissionError['code']) {
    super(code);
    this.code = code;
  }
}

/** Whether it is certain that nothing was stored: after a connection that broke it is not. */
export const isRefusal = (error: unknown): boolean =>
  [SubmissionError, TooManyAnswersError, TooBusyError].some((kind) => error instanceof kind);

/** Two people may draw the same number: so often another one is drawn. */
const draws = 5;

/**
 * Stores a submission, its spent captcha and its mails together, and answers once they are on disk. The same key with the same
 * content is the same submission, and is answered as the first time. Nothing is asked before: what was there is looked up where an
 * insert is refused. An address that got too many mails gets none, which nobody is told.
 * @throws SubmissionError, TooManyAnswersError, TooBusyError, and whatever the database throws; nothing is stored then.
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

/** A department hears of all that is confirmed, and of so much of the rest. */
async function whoIsTold(session: Session, secret: string, to: Recipient): Promise<Told> {
  const sender = await mayMail(session, secret, 'confirmation', to);
  const { network } = to;
  return { sender, department: sender || (await mayMail(session, secret, 'notice', { network })) };
}

/** @throws SubmissionError, or the error itself where another number is to be drawn. */
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

/** Year and seven digits, easy to say on the telephone: `OW-26-483-1742`. */
function drawReference(): string {
  const digits = String(randomInt(10_000_000)).padStart(7, '0');
  return `OW-${String(new Date().getFullYear()).slice(2)}-${digits.slice(0, 3)}-${digits.slice(3)}`;
}
