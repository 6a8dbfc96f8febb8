import { createHash, randomInt } from 'node:crypto';
import type { Mail } from '@oilway/store/outbox/mail.ts';
import type { Inbox } from '@oilway/store/submissions/inboxes.ts';
import { storing } from '@oilway/store/submissions/storing.ts';
import { SubmissionError } from '@oilway/store/submissions/submit.ts';
import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { enqueue } from '../outbox/enqueue.ts';

/** What a form sent, as it is to be stored, and the mails that go with it. */
export interface Submission {
  inbox: Inbox;
  /** Without the reference, the key and the fingerprint, which are added here. */
  data: Record<string, unknown> & { cultureName: 'de-DE' | 'pl-PL' };
  /** The captcha that was verified: its hash and when it ends. */
  captcha: { id: string; expires: Date };
  /** What the client named this submission by; the captcha where it named none. */
  idempotencyKey: string | undefined;
  /** What only the transaction can tell, stored with the rest. */
  decided?: (req: PayloadRequest) => Promise<Record<string, unknown>>;
  /** Worked out in the transaction, under the number the submission got. */
  mails: (submitted: Submitted, req: PayloadRequest) => Mail[] | Promise<Mail[]>;
}

export interface Submitted {
  id: string;
  /** What visitor and clerk call it by. */
  reference: string;
  /** What was stored. */
  data: Record<string, unknown>;
}

/** Two people at once may draw the same number: so often another one is drawn. */
const draws = 5;

/**
 * Stores a submission, its spent captcha and its mails in one transaction, and returns once they are on
 * disk. The same key with the same content is the same submission, and is answered as the first time.
 * @throws SubmissionError, TooBusyError, and whatever the database throws; nothing is stored then.
 */
export function submit(payload: Payload, submission: Submission): Promise<Submitted> {
  return storing.take(() => submitted(payload, submission));
}

async function submitted(payload: Payload, submission: Submission): Promise<Submitted> {
  const key = submission.idempotencyKey ?? `captcha:${submission.captcha.id}`;
  const fingerprint = createHash('sha256').update(JSON.stringify(submission.data)).digest('hex');
  for (let draw = 1; ; draw += 1) {
    const before = await earlier(payload, submission.inbox, key, fingerprint);
    if (before) return before;
    try {
      return await store(payload, submission, { idempotencyKey: key, fingerprint });
    } catch (error) {
      if (!isTaken(error)) throw error;
      const raced = await earlier(payload, submission.inbox, key, fingerprint);
      if (raced) return raced;
      if (await isSpent(payload, submission.captcha.id)) throw new SubmissionError('captchaSpent');
      if (draw === draws) throw error;
    }
  }
}

async function store(
  payload: Payload,
  { captcha, data: sent, decided, inbox, mails }: Submission,
  once: { idempotencyKey: string; fingerprint: string },
): Promise<Submitted> {
  return inTransaction(payload, async (req) => {
    const own = { req, overrideAccess: true, depth: 0 } as const;
    await payload.create({
      ...own,
      collection: 'captchas',
      data: { id: captcha.id, expires: captcha.expires.toISOString() },
    });
    const data = { ...sent, ...(await decided?.(req)) };
    const stored = await payload.create({
      ...own,
      collection: inbox,
      data: { ...data, ...once, reference: drawReference() } as never,
    });
    const { id, reference } = stored as unknown as { id: string; reference: string };
    const made = { id, reference, data };
    for (const mail of await mails(made, req)) await enqueue(payload, mail, reference, req);
    return made;
  });
}

/** The submission of the same key, if there is one. @throws SubmissionError when it said something else. */
async function earlier(
  payload: Payload,
  inbox: Inbox,
  key: string,
  fingerprint: string,
): Promise<Submitted | undefined> {
  const { docs } = await payload.find({
    collection: inbox,
    where: { idempotencyKey: { equals: key } },
    overrideAccess: true,
    showHiddenFields: true,
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const [found] = docs as unknown as (Submitted & { fingerprint: string })[];
  if (!found) return undefined;
  if (found.fingerprint !== fingerprint)
    throw new SubmissionError(key.startsWith('captcha:') ? 'captchaSpent' : 'keyUsed');
  return { id: found.id, reference: found.reference, data: { ...found } };
}

/** A key, a number or a captcha is in the database already; anything else is no matter of trying again. */
function isTaken(error: unknown): boolean {
  const { cause, code = '', name } = error as Error & { code?: string };
  // Payload names a field that must be unique; an id it leaves to the database (Postgres: unique_violation).
  if (name === 'ValidationError' || code === '23505' || code.startsWith('SQLITE_CONSTRAINT'))
    return true;
  return cause instanceof Error && isTaken(cause);
}

async function isSpent(payload: Payload, id: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'captchas',
    where: { id: { equals: id } },
    overrideAccess: true,
  });
  return totalDocs > 0;
}

/** Year and seven digits, easy to say on the telephone: `OW-26-483-1742`. */
function drawReference(): string {
  const digits = String(randomInt(10_000_000)).padStart(7, '0');
  return `OW-${String(new Date().getFullYear()).slice(2)}-${digits.slice(0, 3)}-${digits.slice(3)}`;
}
