import { and, asc, eq } from 'drizzle-orm';
import { type Ceremony, consumeChallenge, readChallengeExpiry } from '../accounts/challenges.ts';
import {
  isCounterIncreased,
  joinTransports,
  type NewPasskey,
  type Passkey,
} from '../accounts/passkey.ts';
import type { DbSession } from '../database/db-session.ts';
import type { Settings } from '../settings.ts';
import { staffChallenges, staffPasskeys } from './tables.ts';

/** A verified response of a passkey: its id, the challenge, and the signature counter. */
export interface VerifiedStaffPasskey {
  id: string;
  challenge: string;
  counter: number;
}

/** Returns the WebAuthn user handle of staff. It differs from those of members, who may be on the same host. */
export const userHandleOf = (person: number): string => `staff-${person}`;

/** Returns an account's passkeys, oldest first. */
export async function listStaffPasskeys(session: DbSession, person: number): Promise<Passkey[]> {
  const rows = staffPasskeys(session);
  const found = await session.orm
    .select({ id: rows.id, name: rows.name, created: rows.created, lastUsed: rows.lastUsed })
    .from(rows)
    .where(eq(rows.staff, person))
    .orderBy(asc(rows.created));
  return found.map(({ name, ...passkey }) => ({ ...passkey, name: name ?? '' }));
}

/** Returns the owner of a passkey and the key that verifies its responses; undefined for an unknown id. */
export async function findStaffPasskey(
  session: DbSession,
  id: string,
): Promise<{ counter: number; publicKey: string; person: number } | undefined> {
  const rows = staffPasskeys(session);
  const [found] = await session.orm
    .select({ counter: rows.counter, person: rows.staff, publicKey: rows.publicKey })
    .from(rows)
    .where(eq(rows.id, id));
  return found;
}

export async function storePasskey(
  session: DbSession,
  person: number,
  passkey: NewPasskey,
): Promise<void> {
  await session.orm.insert(staffPasskeys(session)).values({
    ...passkey,
    staff: person,
    transports: joinTransports(passkey),
    created: new Date().toISOString(),
  });
}

/** @param id one passkey; all without it. @returns the number deleted. */
export async function deletePasskeys(
  session: DbSession,
  person: number,
  id?: string,
): Promise<number> {
  const rows = staffPasskeys(session);
  const one = id === undefined ? undefined : eq(rows.id, id);
  const deleted = await session.orm
    .delete(rows)
    .where(and(eq(rows.staff, person), one))
    .returning({ id: rows.id });
  return deleted.length;
}

/**
 * Stores the counter of a verified response for a locked account, and marks its challenge as used.
 * @returns whether the passkey is the account's, its counter rose and the challenge was unused.
 */
export async function usePasskey(
  session: DbSession,
  { factorSecret }: Pick<Settings, 'factorSecret'>,
  person: number,
  { challenge, counter, id }: VerifiedStaffPasskey,
  ceremony: Ceremony,
): Promise<boolean> {
  const now = Date.now();
  const expiresAt = readChallengeExpiry(factorSecret, challenge, ceremony, now);
  const passkey = await findStaffPasskey(session, id);
  if (expiresAt === undefined || passkey?.person !== person) return false;
  if (!isCounterIncreased(passkey.counter, counter)) return false;
  if (!(await consumeChallenge(session, staffChallenges, { challenge, expiresAt }))) return false;
  const rows = staffPasskeys(session);
  await session.orm
    .update(rows)
    .set({ counter, lastUsed: new Date(now).toISOString() })
    .where(eq(rows.id, id));
  return true;
}
