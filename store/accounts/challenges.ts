import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Session } from '../database/session.ts';
import { storeTable } from '../database/table.ts';
import { hashOf } from './tokens.ts';

/** Milliseconds in which a passkey has to answer. */
const lifetime = 5 * 60_000;

/** 128 random bits, six bytes for the end, and the signature (256 bits). */
const head = 16 + 6;
const whole = head + 32;

/** What a challenge is for: a login, a new passkey of whoever has this session, or that they are asked for one once more. */
export type Ceremony = { login: true } | { session: string } | { proof: string };

/** Challenges that a passkey has answered, by their hash: the row is made in the transaction of the answer. */
export const answeredChallenges = (name: string) =>
  storeTable(name, {}, (column) => ({
    id: column.text('id').primaryKey(),
    expires: column.moment('expires').notNull(),
  }));

/**
 * What a passkey is asked to sign. Nothing of it is stored until it was answered: every process knows its own
 * signature, and nobody can fill the database by asking.
 * @param secret the same in every process.
 * @param now milliseconds since the epoch.
 */
export function newChallenge(secret: string, ceremony: Ceremony, now: number): string {
  const ends = Buffer.alloc(6);
  ends.writeUIntBE(now + lifetime, 0, 6);
  const made = Buffer.concat([randomBytes(16), ends]);
  return Buffer.concat([made, signature(secret, made, ceremony)]).toString('base64url');
}

/** When a challenge ends, in ms since the epoch; undefined for one that is over, or was made for something else. */
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
 * Uses a challenge up, with whatever else the transaction does. The id is the only one of its kind: of two answers
 * at once the second one waits for the first, and finds it.
 * @param ends milliseconds since the epoch.
 * @returns whether nobody has answered it.
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
