import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Session } from '../database/session.ts';
import { storeTable } from '../database/table.ts';
import { hashOf } from './tokens.ts';

/** Milliseconds within which a passkey must respond. */
const lifetime = 5 * 60_000;

/** 128 random bits and six bytes for the expiry time; the signature (256 bits) follows. */
const head = 16 + 6;
const whole = head + 32;

/** What a challenge is for: a login, registration of a passkey by the owner of a session, or reauthentication. */
export type Ceremony = { login: true } | { session: string } | { proof: string };

/** Returns the table of used challenges by hash; the row is inserted in the transaction that verifies the response. */
export const answeredChallenges = (name: string) =>
  storeTable(name, {}, (column) => ({
    id: column.text('id').primaryKey(),
    expires: column.moment('expires').notNull(),
  }));

/**
 * Returns a challenge for a passkey. It is signed rather than stored until it is answered, so requests cannot fill the database.
 * @param secret shared by all processes.
 * @param now milliseconds since the epoch.
 */
export function newChallenge(secret: string, ceremony: Ceremony, now: number): string {
  const ends = Buffer.alloc(6);
  ends.writeUIntBE(now + lifetime, 0, 6);
  const made = Buffer.concat([randomBytes(16), ends]);
  return Buffer.concat([made, signature(secret, made, ceremony)]).toString('base64url');
}

/** Returns when a challenge expires, in ms since the epoch; undefined for one that has expired or belongs to another ceremony. */
export function challengeEnd(
  secret: string,
  challenge: string,
  ceremony: Ceremony,
  now: number,
): number | undefined {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== whole || bytes.toString('base64url') !== challenge) return undefined;
  const made = bytes.subarray(0, head);
  if (!timingSafeEqual(bytes.subarray(head), signature(secret, made, ceremony))) return undefined;
  const ends = made.readUIntBE(16, 6);
  return ends > now ? ends : undefined;
}

function signature(secret: string, made: Buffer, ceremony: Ceremony): Buffer {
  return createHmac('sha256', secret).update(made).update(aboutOf(ceremony)).digest();
}

function aboutOf(ceremony: Ceremony): string {
  if ('proof' in ceremony) return `proof ${ceremony.proof}`;
  return 'session' in ceremony ? `new ${ceremony.session}` : 'login';
}

/**
 * Marks a challenge as used, in the caller's transaction. The primary key makes it single-use: the second of two concurrent responses waits for the
 * first and conflicts.
 * @param ends milliseconds since the epoch.
 * @returns whether the challenge was unused.
 */
export async function spend(
  session: Session,
  answered: ReturnType<typeof answeredChallenges>,
  { challenge, ends }: { challenge: string; ends: number },
): Promise<boolean> {
  const rows = answered(session);
  const made = await session.orm
    .insert(rows)
    .values({ id: hashOf(challenge), expires: new Date(ends).toISOString() })
    .onConflictDoNothing()
    .returning({ id: rows.id });
  return made.length === 1;
}
