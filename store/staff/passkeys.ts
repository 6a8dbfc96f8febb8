import { and, asc, eq } from 'drizzle-orm';
import { type Ceremony, challengeEnd, spend } from '../accounts/challenges.ts';
import { hasRisen, type NewPasskey, type Passkey, waysOf } from '../accounts/passkey.ts';
import type { Session } from '../database/session.ts';
import type { Settings } from '../settings.ts';
import { staffChallenges, staffPasskeys } from './tables.ts';

/** An answer of a passkey that has been verified: the passkey, what it signed, and how often it did. */
export interface StaffPasskeyAnswer {
  id: string;
  challenge: string;
  counter: number;
}

/** How the passkeys of staff call their owner: never as those of members do, who may be on the same host. */
export const handleOf = (person: number): string => `staff-${person}`;

/** The passkeys of somebody, the oldest first. */
export async function staffPasskeysOf(session: Session, person: number): Promise<Passkey[]> {
  const rows = staffPasskeys(session);
  const found = await session.orm
    .select({ id: rows.id, name: rows.name, created: rows.created, lastUsed: rows.lastUsed })
    .from(rows)
    .where(eq(rows.staff, person))
    .orderBy(asc(rows.created));
  return found.map(({ name, ...passkey }) => ({ ...passkey, name: name ?? '' }));
}

/** What an answer is verified with, and whose it is; undefined for one that nobody has. */
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

/** @param id one of them; all without it. @returns how many are gone. */
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
 * Counts a verified answer of somebody whom this transaction holds, and uses its challenge up.
 * @returns whether the passkey is theirs, its counter rose and nobody has answered the challenge.
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
