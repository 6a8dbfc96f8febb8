import { and, eq, ne } from 'drizzle-orm';
import { challengeEnd, spend } from '../accounts/challenges.ts';
import {
  type NewPasskey,
  type Passkey,
  type PasskeyOutcome,
  passkeyLimit,
} from '../accounts/passkey.ts';
import type { Session, Transactions } from '../database/session.ts';
import { firstCode, keepCodes } from './one-time-codes.ts';
import { noteOwn } from './own-acts.ts';
import { keepPasskey, staffPasskey, staffPasskeysOf } from './passkeys.ts';
import { heldPerson, type Person } from './person.ts';
import { countRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts';
import { countPasskeys, hasFactor, needsFactor } from './required.ts';
import { endSessions, isLoggedIn, type StaffVisit } from './sessions.ts';
import { dropSteps } from './steps.ts';
import { staffChallenges, staffCodes, staffLogins } from './tables.ts';
import { type FactorSettings, tellOwner } from './tell.ts';

/** An account's second factors, as its owner sees them. */
export interface OwnFactors {
  passkeys: Passkey[];
  /** The authenticator app, if there is one. Dates in ISO 8601. */
  app: { created: string; lastUsed: string | null } | null;
  /** Remaining recovery codes. */
  recovery: number;
  /** Whether the last factor cannot be removed. */
  isNeeded: boolean;
}

export async function ownFactors(
  session: Session,
  { id, role }: Pick<Person, 'id' | 'role'>,
): Promise<OwnFactors> {
  const rows = staffCodes(session);
  const [app] = await session.orm
    .select({ created: rows.created, lastUsed: rows.lastUsed })
    .from(rows)
    .where(eq(rows.staff, id));
  return {
    passkeys: await staffPasskeysOf(session, id),
    app: app ?? null,
    recovery: await countRecoveryCodes(session, id),
    isNeeded: await needsFactor(session, role),
  };
}

/** The result of adding a factor: the recovery codes generated with the first one, or the reason of the failure. */
export type Added = { recovery: string[] } | 'wrong' | Exclude<PasskeyOutcome, 'done'>;

/** Stores an app that has proved its first code; it replaces an earlier one, and ends the sessions begun with that. */
export async function addApp(
  database: Transactions,
  settings: FactorSettings,
  visit: StaffVisit,
  shown: { sealed: string; code: string },
): Promise<Added> {
  const first = firstCode(settings, visit, shown);
  if (!first) return 'wrong';
  return database.transaction(async (session) => {
    const person = await holderOf(session, visit);
    if (!person) return 'over';
    const recovery = await firstRecovery(session, visit);
    await keepCodes(session, settings, person.id, first);
    await endBegunByApp(session, visit);
    await added(session, settings, person);
    return { recovery };
  });
}

/** Stores a passkey from a verified registration. */
export async function addStaffPasskey(
  database: Transactions,
  settings: FactorSettings,
  visit: StaffVisit,
  { challenge, passkey }: { challenge: string; passkey: NewPasskey },
): Promise<Added> {
  const ceremony = { session: visit.session };
  const ends = challengeEnd(settings.factorSecret, challenge, ceremony, Date.now());
  if (ends === undefined) return 'over';
  return database.transaction(async (session) => {
    const person = await holderOf(session, visit);
    if (!person || !(await spend(session, staffChallenges, { challenge, ends }))) return 'over';
    if (await staffPasskey(session, passkey.id)) return 'known';
    if ((await countPasskeys(session, person.id)) >= passkeyLimit) return 'full';
    const recovery = await firstRecovery(session, visit);
    await keepPasskey(session, person.id, passkey);
    await added(session, settings, person);
    return { recovery };
  });
}

/** Replaces the recovery codes. @returns undefined for an account without a factor or for an ended session. */
export const renewRecovery = (
  database: Transactions,
  visit: StaffVisit,
): Promise<string[] | undefined> =>
  database.transaction(async (session) => {
    const person = await holderOf(session, visit);
    if (!person || !(await hasFactor(session, person.id))) return undefined;
    const codes = await makeRecoveryCodes(session, person.id);
    await noteOwn(session, person, 'recoveryRenewed');
    return codes;
  });

/** Returns the account of a session, locked until the transaction ends. */
async function holderOf(
  session: Session,
  { person: id, session: login }: StaffVisit,
): Promise<Person | undefined> {
  const person = await heldPerson(session, id);
  return person?.state === 'active' && (await isLoggedIn(session, id, login)) ? person : undefined;
}

/** Generates recovery codes with the first factor, and ends sessions begun without one. */
async function firstRecovery(
  session: Session,
  { person, session: login }: StaffVisit,
): Promise<string[]> {
  if (await hasFactor(session, person)) return [];
  await dropSteps(session, person);
  await endSessions(session, person, login);
  return makeRecoveryCodes(session, person);
}

async function endBegunByApp(session: Session, { person, session: login }: StaffVisit) {
  const rows = staffLogins(session);
  const begun = and(eq(rows.staff, person), eq(rows.beganWith, 'code'), ne(rows.id, login));
  await session.orm.delete(rows).where(begun);
}

async function added(session: Session, settings: FactorSettings, person: Person): Promise<void> {
  await tellOwner(session, settings, person, 'added');
  await noteOwn(session, person, 'factorAdded');
}
