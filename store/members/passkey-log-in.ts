import { eq } from 'drizzle-orm';
import { challengeEnd, spend } from '../accounts/challenges.ts';
import { hasRisen } from '../accounts/passkey.ts';
import { newToken } from '../accounts/tokens.ts';
import type { Database } from '../database/session.ts';
import type { Settings } from '../settings.ts';
import { heldMember } from './member.ts';
import { passkeyOf } from './passkeys.ts';
import { beginSession } from './sessions.ts';
import { memberChallenges, memberPasskeys, members } from './tables.ts';

/** A verified response of a passkey: its id, the challenge, and the signature counter. */
export interface PasskeyAnswer {
  id: string;
  challenge: string;
  counter: number;
  device: string;
}

/**
 * Creates a session for a verified passkey response.
 * @returns the token of the new session; undefined where the challenge was used before, the counter did not rise, or the member is inactive.
 */
export async function logInByPasskey(
  database: Database,
  { passkeySecret }: Pick<Settings, 'passkeySecret'>,
  { challenge, counter, device, id }: PasskeyAnswer,
): Promise<string | undefined> {
  const known = await passkeyOf(database, id);
  const now = new Date();
  const ends = challengeEnd(passkeySecret, challenge, { login: true }, now.getTime());
  if (!known || ends === undefined) return undefined;
  const token = newToken();
  const began = await database.transaction(async (session) => {
    const member = await heldMember(session, known.member);
    // Read after the member is locked, so that a concurrent change of the passkey is seen.
    const passkey = await passkeyOf(session, id);
    if (member?.state !== 'active' || passkey?.member !== member.id) return false;
    if (!hasRisen(passkey.counter, counter)) return false;
    if (!(await spend(session, memberChallenges, { challenge, ends }))) return false;
    const [passkeys, rows] = [memberPasskeys(session), members(session)];
    const moment = now.toISOString();
    await session.orm
      .update(passkeys)
      .set({ counter, lastUsed: moment })
      .where(eq(passkeys.id, id));
    await session.orm.update(rows).set({ lastLogin: moment }).where(eq(rows.id, member.id));
    await beginSession(session, { member: member.id, token, device, now });
    return true;
  });
  return began ? token : undefined;
}
