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

/** What somebody is known by besides the password, as they see it. */
export interface OwnFactors {
  passkeys: Passkey[];
  /** The app that makes codes, if there is one. ISO 8601. */
  app: { created: string; lastUsed: string | null } | null;
  /** Recovery codes that are left. */
  recovery: number;
  /** Whether the last one can't be removed. */
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

/** A factor that was set up, with the recovery codes that came with the first one; or why not. */
export type Added = { recovery: string[] } | 'wrong' | Exclude<PasskeyOutcome, 'done'>;

/** Takes an app that has shown its first code; it takes the place of an earlier one, and ends the sessions that one began. */
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

/** Stores a passkey whose making was verified. */
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

/** Makes recovery codes in the place of the earlier ones. @returns undefined for whoever has no factor, or is logged out. */
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

/** Whoever has this session still, held until the transaction ends. */
async function holderOf(
  session: Session,
  { person: id, session: login }: StaffVisit,
): Promise<Person | undefined> {
  const person = await heldPerson(session, id);
  return person?.state === 'active' && (await isLoggedIn(session, id, login)) ? person : undefined;
}

/** With the first factor come recovery codes, and what began without one ends. */
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
