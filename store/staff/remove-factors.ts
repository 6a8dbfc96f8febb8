import { and, eq } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { lockAccount, type StaffAccount } from './account.ts';
import { deleteMfaChallenges } from './mfa-challenges.ts';
import { countPasskeys, hasSecondFactor, hasTotpApp, requiresSecondFactor } from './mfa-policy.ts';
import { type FactorSettings, notifyOwner } from './notify-owner.ts';
import { deletePasskeys } from './passkeys.ts';
import { dropRecoveryCodes } from './recovery-codes.ts';
import { endSessions } from './sessions.ts';
import { staffSessions } from './tables.ts';
import { deleteTotpSecret } from './totp-app.ts';

/** One factor of an account: a passkey, or the authenticator app. */
export type FactorRef = { passkey: string } | 'app';

/** `last`: done, and it was the only one; `needed`: it is the only one, and the account requires one; `gone`: there is no such factor. */
export type RemoveFactorResult = 'done' | 'last' | 'needed' | 'gone';

/**
 * Removes one factor by its owner, and ends every session begun with it, the current one included. The caller adds the audit entry in the same
 * transaction.
 */
export async function removeFactor(
  session: DbSession,
  settings: FactorSettings,
  id: number,
  which: FactorRef,
): Promise<RemoveFactorResult> {
  const person = await lockAccount(session, id);
  if (!person) return 'gone';
  const passkeys = await countPasskeys(session, id);
  const app = await hasTotpApp(session, id);
  const has = which === 'app' ? app : (await countPasskeys(session, id, which.passkey)) > 0;
  if (!has) return 'gone';
  const isLast = passkeys + (app ? 1 : 0) === 1;
  if (isLast && (await requiresSecondFactor(session, person.role))) return 'needed';
  if (which === 'app') await deleteTotpSecret(session, id);
  else await deletePasskeys(session, id, which.passkey);
  const rows = staffSessions(session);
  const by = which === 'app' ? eq(rows.factor, 'code') : eq(rows.passkey, which.passkey);
  await session.orm.delete(rows).where(and(eq(rows.staff, id), by));
  if (isLast) await dropRecoveryCodes(session, id);
  await notifyOwner(session, settings, person, 'removed');
  return isLast ? 'last' : 'done';
}

/**
 * Removes every factor of an account that has lost them, and ends its sessions. The caller adds the audit entry in the same transaction.
 * @returns the account; undefined where it had no factor.
 */
export async function removeAllFactors(
  session: DbSession,
  settings: FactorSettings,
  id: number,
): Promise<StaffAccount | undefined> {
  const person = await lockAccount(session, id);
  if (!person || !(await hasSecondFactor(session, id))) return undefined;
  await deleteFactors(session, id);
  await endSessions(session, id);
  await notifyOwner(session, settings, person, 'removed');
  return person;
}

/** Deletes an account's factors with the account. */
export async function deleteFactors(session: DbSession, person: number): Promise<void> {
  await deletePasskeys(session, person);
  await deleteTotpSecret(session, person);
  await dropRecoveryCodes(session, person);
  await deleteMfaChallenges(session, person);
}
