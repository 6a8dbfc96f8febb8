import { and, eq } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { dropCodes } from './one-time-codes.ts';
import { dropPasskeys } from './passkeys.ts';
import { heldPerson, type Person } from './person.ts';
import { dropRecoveryCodes } from './recovery-codes.ts';
import { countPasskeys, hasCodes, hasFactor, needsFactor } from './required.ts';
import { endSessions } from './sessions.ts';
import { dropSteps } from './steps.ts';
import { staffLogins } from './tables.ts';
import { type FactorSettings, tellOwner } from './tell.ts';

/** One factor of an account: a passkey, or the authenticator app. */
export type OneFactor = { passkey: string } | 'app';

/** `last`: done, and it was the only one; `needed`: it is the only one, and the account requires one; `gone`: there is no such factor. */
export type Removal = 'done' | 'last' | 'needed' | 'gone';

/**
 * Removes one factor by its owner, and ends every session begun with it, the current one included. The caller adds the audit entry in the same
 * transaction.
 */
export async function removeFactor(
  session: Session,
  settings: FactorSettings,
  id: number,
  which: OneFactor,
): Promise<Removal> {
  const person = await heldPerson(session, id);
  if (!person) return 'gone';
  const passkeys = await countPasskeys(session, id);
  const app = await hasCodes(session, id);
  const has = which === 'app' ? app : (await countPasskeys(session, id, which.passkey)) > 0;
  if (!has) return 'gone';
  const isLast = passkeys + (app ? 1 : 0) === 1;
  if (isLast && (await needsFactor(session, person.role))) return 'needed';
  if (which === 'app') await dropCodes(session, id);
  else await dropPasskeys(session, id, which.passkey);
  const rows = staffLogins(session);
  const by = which === 'app' ? eq(rows.beganWith, 'code') : eq(rows.passkey, which.passkey);
  await session.orm.delete(rows).where(and(eq(rows.staff, id), by));
  if (isLast) await dropRecoveryCodes(session, id);
  await tellOwner(session, settings, person, 'removed');
  return isLast ? 'last' : 'done';
}

/**
 * Removes every factor of an account that has lost them, and ends its sessions. The caller adds the audit entry in the same transaction.
 * @returns the account; undefined where it had no factor.
 */
export async function removeAllFactors(
  session: Session,
  settings: FactorSettings,
  id: number,
): Promise<Person | undefined> {
  const person = await heldPerson(session, id);
  if (!person || !(await hasFactor(session, id))) return undefined;
  await dropFactors(session, id);
  await endSessions(session, id);
  await tellOwner(session, settings, person, 'removed');
  return person;
}

/** Deletes an account's factors with the account. */
export async function dropFactors(session: Session, person: number): Promise<void> {
  await dropPasskeys(session, person);
  await dropCodes(session, person);
  await dropRecoveryCodes(session, person);
  await dropSteps(session, person);
}
