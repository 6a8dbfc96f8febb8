import { randomBytes, randomUUID } from 'node:crypto';
import { base32 } from '@scure/base';
import { eq } from 'drizzle-orm';
import { minute } from '../accounts/limits.ts';
import { secretLength, stepOf } from '../accounts/totp.ts';
import type { Session } from '../database/session.ts';
import type { Settings } from '../settings.ts';
import { seal, unseal } from './sealing.ts';
import type { StaffVisit } from './sessions.ts';
import { staffCodes } from './tables.ts';

type FactorSecret = Pick<Settings, 'factorSecret'>;

/** Milliseconds within which an app must prove its first code. */
const lifetime = 15 * minute;

/** Wrong codes without a delay; each further one doubles the delay. Milliseconds. */
const [free, firstPause, longestPause] = [5, 1000, 15 * minute];

/** The secret for an authenticator app, and the sealed token that its first code must be sent with. Nothing is stored until then. */
export interface NewCodes {
  /** Base32, as apps expect it. */
  secret: string;
  /** The secret and its expiry, encrypted for this session. */
  sealed: string;
}

export function newCodes({ factorSecret }: FactorSecret, { session }: StaffVisit): NewCodes {
  const secret = randomBytes(secretLength);
  const ends = Buffer.alloc(6);
  ends.writeUIntBE(Date.now() + lifetime, 0, 6);
  const sealed = seal(factorSecret, Buffer.concat([ends, secret]), `new ${session}`);
  return { secret: base32.encode(secret), sealed };
}

/** Returns the secret and the time step of the first code; undefined for a wrong code, and for an expired token or another session's. */
export function firstCode(
  { factorSecret }: FactorSecret,
  { session }: StaffVisit,
  { code, sealed }: { sealed: string; code: string },
): { secret: Buffer; step: number } | undefined {
  const now = Date.now();
  const plain = unseal(factorSecret, sealed, `new ${session}`);
  if (plain?.length !== 6 + secretLength || plain.readUIntBE(0, 6) <= now) return undefined;
  const secret = plain.subarray(6);
  const step = stepOf(secret, code, now);
  return step === undefined ? undefined : { secret, step };
}

/** Stores the secret of an account's app and replaces an earlier one. @param step the time step already used; its code is not accepted again. */
export async function keepCodes(
  session: Session,
  { factorSecret }: FactorSecret,
  person: number,
  { secret, step }: { secret: Uint8Array; step: number },
): Promise<void> {
  await dropCodes(session, person);
  await session.orm.insert(staffCodes(session)).values({
    id: randomUUID(),
    staff: person,
    sealed: seal(factorSecret, secret, `staff ${person}`),
    lastStep: step,
    failures: 0,
    created: new Date().toISOString(),
  });
}

/** @returns whether the account had an app. */
export async function dropCodes(session: Session, person: number): Promise<boolean> {
  const rows = staffCodes(session);
  const gone = await session.orm
    .delete(rows)
    .where(eq(rows.staff, person))
    .returning({ id: rows.id });
  return gone.length > 0;
}

/**
 * Verifies a code of an account that this transaction has locked, and counts failures in the database, shared by all processes. Commit whatever the
 * result.
 * @returns `wait`: seconds until the next code is accepted for verification.
 */
export async function checkCode(
  session: Session,
  { factorSecret }: FactorSecret,
  person: number,
  code: string,
): Promise<'right' | 'wrong' | { wait: number }> {
  const rows = staffCodes(session);
  const [known] = await session.orm.select().from(rows).where(eq(rows.staff, person));
  if (!known) return 'wrong';
  const now = Date.now();
  const pause = known.waitUntil ? Date.parse(known.waitUntil) - now : 0;
  if (pause > 0) return { wait: Math.ceil(pause / 1000) };
  const secret = unseal(factorSecret, known.sealed, `staff ${person}`);
  const step = secret && stepOf(secret, code, now);
  const isRight = step !== undefined && step > known.lastStep;
  const failures = isRight ? 0 : known.failures + 1;
  const at = (moment: number) => new Date(moment).toISOString();
  const counted = isRight
    ? { failures, waitUntil: null, lastStep: step, lastUsed: at(now) }
    : { failures, waitUntil: at(now + pauseAfter(failures)) };
  await session.orm.update(rows).set(counted).where(eq(rows.id, known.id));
  return isRight ? 'right' : 'wrong';
}

const pauseAfter = (failures: number): number =>
  failures < free ? 0 : Math.min(longestPause, firstPause * 2 ** Math.min(failures - free, 30));
