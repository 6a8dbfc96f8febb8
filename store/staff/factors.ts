import { and, eq, ne } from 'drizzle-orm';
import { consumeChallenge, readChallengeExpiry } from '../accounts/challenges.ts';
import {
  type NewPasskey,
  type Passkey,
  type PasskeyOutcome,
  passkeyLimit,
} from '../accounts/passkey.ts';
import type { DbSession, TransactionRunner } from '../database/db-session.ts';
import { lockAccount, type StaffAccount } from './account.ts';
import { auditAccountAction } from './account-actions.ts';
import { deleteMfaChallenges } from './mfa-challenges.ts';
import { countPasskeys, hasSecondFactor, requiresSecondFactor } from './mfa-policy.ts';
import { type FactorSettings, notifyOwner } from './notify-owner.ts';
import { findStaffPasskey, listStaffPasskeys, storePasskey } from './passkeys.ts';
import { countRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts';
import { endSessions, isLoggedIn, type StaffSession } from './sessions.ts';
import { staffChallenges, staffSessions, staffTotpSecrets } from './tables.ts';
import { storeTotpSecret, verifySetupCode } from './totp-app.ts';

/** An account's second factors, as its owner sees them. */
export interface AccountFactors {
  passkeys: Passkey[];
  /** The authenticator app, if there is one. Dates in ISO 8601. */
  app: { created: string; lastUsed: string | null } | null;
  /** Remaining recovery codes. */
  recovery: number;
  /** Whether the last factor cannot be removed. */
  isRequired: boolean;
}

export async function readAccountFactors(
  session: DbSession,
  { id, role }: Pick<StaffAccount, 'id' | 'role'>,
): Promise<AccountFactors> {
  const rows = staffTotpSecrets(session);
  const [app] = await session.orm
    .select({ created: rows.created, lastUsed: rows.lastUsed })
    .from(rows)
    .where(eq(rows.staff, id));
  return {
    passkeys: await listStaffPasskeys(session, id),
    app: app ?? null,
    recovery: await countRecoveryCodes(session, id),
    isRequired: await requiresSecondFactor(session, role),
  };
}

/** The result of adding a factor: the recovery codes generated with the first one, or the reason of the failure. */
export type AddFactorResult = { recovery: string[] } | 'wrong' | Exclude<PasskeyOutcome, 'done'>;

/** Stores an app that has proved its first code; it replaces an earlier one, and ends the sessions begun with that. */
export async function addApp(
  database: TransactionRunner,
  settings: FactorSettings,
  staffSession: StaffSession,
  proof: { sealed: string; code: string },
): Promise<AddFactorResult> {
  const first = verifySetupCode(settings, staffSession, proof);
  if (!first) return 'wrong';
  return database.transaction(async (session) => {
    const person = await lockSessionAccount(session, staffSession);
    if (!person) return 'over';
    const recovery = await createFirstRecoveryCodes(session, staffSession);
    await storeTotpSecret(session, settings, person.id, first);
    await endAppSessions(session, staffSession);
    await recordFactorAdded(session, settings, person);
    return { recovery };
  });
}

/** Stores a passkey from a verified registration. */
export async function addStaffPasskey(
  database: TransactionRunner,
  settings: FactorSettings,
  staffSession: StaffSession,
  { challenge, passkey }: { challenge: string; passkey: NewPasskey },
): Promise<AddFactorResult> {
  const ceremony = { session: staffSession.id };
  const expiresAt = readChallengeExpiry(settings.factorSecret, challenge, ceremony, Date.now());
  if (expiresAt === undefined) return 'over';
  return database.transaction(async (session) => {
    const person = await lockSessionAccount(session, staffSession);
    if (!person || !(await consumeChallenge(session, staffChallenges, { challenge, expiresAt })))
      return 'over';
    if (await findStaffPasskey(session, passkey.id)) return 'known';
    if ((await countPasskeys(session, person.id)) >= passkeyLimit) return 'full';
    const recovery = await createFirstRecoveryCodes(session, staffSession);
    await storePasskey(session, person.id, passkey);
    await recordFactorAdded(session, settings, person);
    return { recovery };
  });
}

/** Replaces the recovery codes. @returns undefined for an account without a factor or for an ended session. */
export const renewRecoveryCodes = (
  database: TransactionRunner,
  staffSession: StaffSession,
): Promise<string[] | undefined> =>
  database.transaction(async (session) => {
    const person = await lockSessionAccount(session, staffSession);
    if (!person || !(await hasSecondFactor(session, person.id))) return undefined;
    const codes = await makeRecoveryCodes(session, person.id);
    await auditAccountAction(session, person, 'recoveryRenewed');
    return codes;
  });

/** Returns the account of a session, locked until the transaction ends. */
async function lockSessionAccount(
  session: DbSession,
  { person: id, id: sessionId }: StaffSession,
): Promise<StaffAccount | undefined> {
  const person = await lockAccount(session, id);
  return person?.state === 'active' && (await isLoggedIn(session, id, sessionId))
    ? person
    : undefined;
}

/** Generates recovery codes with the first factor, and ends sessions begun without one. */
async function createFirstRecoveryCodes(
  session: DbSession,
  { person, id: sessionId }: StaffSession,
): Promise<string[]> {
  if (await hasSecondFactor(session, person)) return [];
  await deleteMfaChallenges(session, person);
  await endSessions(session, person, sessionId);
  return makeRecoveryCodes(session, person);
}

async function endAppSessions(session: DbSession, { person, id: sessionId }: StaffSession) {
  const rows = staffSessions(session);
  const begun = and(eq(rows.staff, person), eq(rows.factor, 'code'), ne(rows.id, sessionId));
  await session.orm.delete(rows).where(begun);
}

async function recordFactorAdded(
  session: DbSession,
  settings: FactorSettings,
  person: StaffAccount,
): Promise<void> {
  await notifyOwner(session, settings, person, 'added');
  await auditAccountAction(session, person, 'factorAdded');
}
