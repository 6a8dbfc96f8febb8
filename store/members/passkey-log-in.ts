import { eq } from 'drizzle-orm';
import { consumeChallenge, readChallengeExpiry } from '../accounts/challenges.ts';
import { isCounterIncreased } from '../accounts/passkey.ts';
import { newToken } from '../accounts/tokens.ts';
import type { Database } from '../database/db-session.ts';
import type { Settings } from '../settings.ts';
import { lockMember } from './member.ts';
import { passkeyOf } from './passkeys.ts';
import { createMemberSession } from './sessions.ts';
import { memberChallenges, memberPasskeys, members } from './tables.ts';

/** A verified response of a passkey: its id, the challenge, and the signature counter. */
export interface VerifiedPasskey {
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
  { challenge, counter, device, id }: VerifiedPasskey,
): Promise<string | undefined> {
  const known = await passkeyOf(database, id);
  const now = new Date();
  const expiresAt = readChallengeExpiry(passkeySecret, challenge, { login: true }, now.getTime());
  if (!known || expiresAt === undefined) return undefined;
  const token = newToken();
  const isStarted = await database.transaction(async (session) => {
    const member = await lockMember(session, known.member);
    // Read after the member is locked, so that a concurrent change of the passkey is seen.
    const passkey = await passkeyOf(session, id);
    if (member?.state !== 'active' || passkey?.member !== member.id) return false;
    if (!isCounterIncreased(passkey.counter, counter)) return false;
    if (!(await consumeChallenge(session, memberChallenges, { challenge, expiresAt })))
      return false;
    const [passkeys, rows] = [memberPasskeys(session), members(session)];
    const timestamp = now.toISOString();
    await session.orm
      .update(passkeys)
      .set({ counter, lastUsed: timestamp })
      .where(eq(passkeys.id, id));
    await session.orm.update(rows).set({ lastLogin: timestamp }).where(eq(rows.id, member.id));
    await createMemberSession(session, { member: member.id, token, device, now });
    return true;
  });
  return isStarted ? token : undefined;
}
