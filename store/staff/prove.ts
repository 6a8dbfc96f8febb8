import { and, eq } from 'drizzle-orm';
import { verifyPassword } from '../accounts/hashing.ts';
import type { Session, Transactions } from '../database/session.ts';
import type { Settings } from '../settings.ts';
import { countAnswer, type StaffPasskeyAnswer } from './passkeys.ts';
import { heldPerson, personById } from './person.ts';
import type { StaffVisit } from './sessions.ts';
import { staffLogins } from './tables.ts';

/** Milliseconds for which a reauthentication is valid. */
export const provedFor = 10 * 60_000;

/** Returns whether a session's reauthentication is still valid. */
export const isProved = ({ proved }: Pick<StaffVisit, 'proved'>, now = Date.now()): boolean =>
  now - proved < provedFor;

type Whose = Pick<StaffVisit, 'person' | 'session'>;

/** Reauthenticates one session by the password. @returns whether it is right. @throws TooBusyError */
export async function provePassword(
  database: Transactions,
  visit: Whose,
  password: string,
): Promise<boolean> {
  const person = await personById(database, visit.person);
  if (!(await verifyPassword(person?.passwordHash, password))) return false;
  return database.transaction((session) => noteProof(session, visit));
}

/** Reauthenticates one session by a verified passkey response to a challenge of this session. */
export const provePasskey = (
  database: Transactions,
  settings: Pick<Settings, 'factorSecret'>,
  visit: Whose,
  passkey: StaffPasskeyAnswer,
): Promise<boolean> =>
  database.transaction(async (session) => {
    const person = await heldPerson(session, visit.person);
    const ceremony = { proof: visit.session };
    if (!person || !(await countAnswer(session, settings, person.id, passkey, ceremony)))
      return false;
    return noteProof(session, visit);
  });

/** @returns false for a session that was ended meanwhile. */
async function noteProof(session: Session, { person, session: login }: Whose): Promise<boolean> {
  const rows = staffLogins(session);
  const proved = await session.orm
    .update(rows)
    .set({ provedAt: new Date().toISOString() })
    .where(and(eq(rows.id, login), eq(rows.staff, person)))
    .returning({ id: rows.id });
  return proved.length > 0;
}
