import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DbSession } from '../database/db-session.ts';
import { storeTable } from '../database/table.ts';
import { hashToken } from './tokens.ts';

/** Milliseconds within which a passkey must respond. */
const lifetime = 5 * 60_000;

/** 128 random bits and six bytes for the expiry time; the signature (256 bits) follows. */
const payloadLength = 16 + 6;
const challengeLength = payloadLength + 32;

/** What a challenge is for: a login, registration of a passkey by the owner of a session, or reauthentication. */
export type Ceremony = { login: true } | { session: string } | { proof: string };

/** Returns the table of used challenges by hash; the row is inserted in the transaction that verifies the response. */
export const usedChallenges = (name: string) =>
  storeTable(name, {}, (column) => ({
    id: column.text('id').primaryKey(),
    expires: column.timestamp('expires').notNull(),
  }));

/**
 * Returns a challenge for a passkey. It is signed rather than stored until it is answered, so requests cannot fill the database.
 * @param secret shared by all processes.
 * @param now milliseconds since the epoch.
 */
export function newChallenge(secret: string, ceremony: Ceremony, now: number): string {
  const expiry = Buffer.alloc(6);
  expiry.writeUIntBE(now + lifetime, 0, 6);
  const payload = Buffer.concat([randomBytes(16), expiry]);
  return Buffer.concat([payload, signature(secret, payload, ceremony)]).toString('base64url');
}

/** Returns when a challenge expires, in ms since the epoch; undefined for one that has expired or belongs to another ceremony. */
export function readChallengeExpiry(
  secret: string,
  challenge: string,
  ceremony: Ceremony,
  now: number,
): number | undefined {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== challengeLength || bytes.toString('base64url') !== challenge)
    return undefined;
  const payload = bytes.subarray(0, payloadLength);
  if (!timingSafeEqual(bytes.subarray(payloadLength), signature(secret, payload, ceremony)))
    return undefined;
  const expiresAt = payload.readUIntBE(16, 6);
  return expiresAt > now ? expiresAt : undefined;
}

function signature(secret: string, payload: Buffer, ceremony: Ceremony): Buffer {
  return createHmac('sha256', secret).update(payload).update(ceremonyContext(ceremony)).digest();
}

function ceremonyContext(ceremony: Ceremony): string {
  if ('proof' in ceremony) return `proof ${ceremony.proof}`;
  return 'session' in ceremony ? `new ${ceremony.session}` : 'login';
}

/**
 * Marks a challenge as used, in the caller's transaction. The primary key makes it single-use: the second of two concurrent responses waits for the
 * first and conflicts.
 * @param expiresAt milliseconds since the epoch.
 * @returns whether the challenge was unused.
 */
export async function consumeChallenge(
  session: DbSession,
  table: ReturnType<typeof usedChallenges>,
  { challenge, expiresAt }: { challenge: string; expiresAt: number },
): Promise<boolean> {
  const rows = table(session);
  const inserted = await session.orm
    .insert(rows)
    .values({ id: hashToken(challenge), expires: new Date(expiresAt).toISOString() })
    .onConflictDoNothing()
    .returning({ id: rows.id });
  return inserted.length === 1;
}
