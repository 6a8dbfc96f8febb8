import { and, asc, eq } from 'drizzle-orm';
import { type Ceremony, challengeEnd, spend } from '../accounts/challenges.ts';
import { hasRisen, type NewPasskey, type Passkey, waysOf } from '../accounts/passkey.ts';
import type { Session } from '../database/session.ts';
import type { Settings } from '../settings.ts';
import { staffChallenges, staffPasskeys } from './tables.ts';

/** A verified response of a passkey: its id, the challenge, and the signature counter. */
export interface StaffPasskeyAnswer {
  id: string;
  challenge: string;
  counter: number;
}

/** Returns the WebAuthn user handle of staff. It differs from those of members, who may be on the same host. */
export const handleOf = (person: number): string => `staff-${person}`;

/** Returns an account's passkeys, oldest first. */
export async function staffPasskeysOf(session: Session, person: number): Promise<Passkey[]> {
  const rows = staffPasskeys(session);
  const found = await session.orm
    .select({ id: rows.id, name: rows.name, created: rows.created, lastUsed: rows.lastUsed })
    .from(rows)
    .where(eq(rows.staff, person))
    .orderBy(asc(rows.created));
  return found.map(({ name, ...passkey }) => ({ ...passkey, name: name ?? '' }));
}

/** Returns the owner of a passkey and the key that verifies its responses; undefined for an unknown id. */
export async function staffPasskey(
  session: Session,
  id: string,
): Promise<{ counter: number; publicKey: string; person: number } | undefined> {
  const rows = staffPasskeys(session);
  const [found] = await session.orm
    .select({ counter: rows.counter, person: rows.staff, publicKey: rows.publicKey })
    .from(rows)
    .where(eq(rows.id, id));
  return found;
}

export async function keepPasskey(
  session: Session,
  person: number,
  passkey: NewPasskey,
): Promise<void> {
  await session.orm.insert(staffPasskeys(session)).values({
    ...passkey,
    staff: person,
    transports: waysOf(passkey),
    created: new Date().toISOString(),
  });
}

/** @param id one passkey; all without it. @returns the number deleted. */
export async function dropPasskeys(session: Session, person: number, id?: string): Promise<number> {
  const rows = staffPasskeys(session);
  const one = id === undefined ? undefined : eq(rows.id, id);
  const gone = await session.orm
    .delete(rows)
    .where(and(eq(rows.staff, person), one))
    .returning({ id: rows.id });
  return gone.length;
}

/**
 * Stores the counter of a verified response for a locked account, and marks its challenge as used.
 * @returns whether the passkey is the account's, its counter rose and the challenge was unused.
 */
export async function countAnswer(
  session: Session,
  { factorSecret }: Pick<Settings, 'factorSecret'>,
  person: number,
  { challenge, counter, id }: StaffPasskeyAnswer,
  ceremony: Ceremony,
): Promise<boolean> {
  const now = Date.now();
  const ends = challengeEnd(factorSecret, challenge, ceremony, now);
  const passkey = await staffPasskey(session, id);
  if (ends === undefined || passkey?.person !== person) return false;
  if (!hasRisen(passkey.counter, counter)) return false;
  if (!(await spend(session, staffChallenges, { challenge, ends }))) return false;
  const rows = staffPasskeys(session);
  await session.orm
    .update(rows)
    .set({ counter, lastUsed: new Date(now).toISOString() })
    .where(eq(rows.id, id));
  return true;
}
