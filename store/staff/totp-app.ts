import { randomBytes, randomUUID } from 'node:crypto';
import { base32 } from '@scure/base';
import { eq } from 'drizzle-orm';
import { minute } from '../accounts/lifetimes.ts';
import { matchTimeStep, secretLength } from '../accounts/totp.ts';
import type { DbSession } from '../database/db-session.ts';
import type { Settings } from '../settings.ts';
import { decryptSecret, encryptSecret } from './encrypt-secret.ts';
import type { StaffSession } from './sessions.ts';
import { staffTotpSecrets } from './tables.ts';

type FactorSecret = Pick<Settings, 'factorSecret'>;

/** Milliseconds within which an app must prove its first code. */
const setupLifetime = 15 * minute;

/** Wrong codes without a delay; each further one doubles the delay. Milliseconds. */
const [freeFailures, baseDelay, maxDelay] = [5, 1000, 15 * minute];

/** The secret for an authenticator app, and the sealed token that its first code must be sent with. Nothing is stored until then. */
export interface TotpSetup {
  /** Base32, as apps expect it. */
  secret: string;
  /** The secret and its expiry, encrypted for this session. */
  sealed: string;
}

export function createTotpSetup({ factorSecret }: FactorSecret, { id }: StaffSession): TotpSetup {
  const secret = randomBytes(secretLength);
  const expiry = Buffer.alloc(6);
  expiry.writeUIntBE(Date.now() + setupLifetime, 0, 6);
  const sealed = encryptSecret(factorSecret, Buffer.concat([expiry, secret]), `new ${id}`);
  return { secret: base32.encode(secret), sealed };
}

/** Returns the secret and the time step of the first code; undefined for a wrong code, and for an expired token or another session's. */
export function verifySetupCode(
  { factorSecret }: FactorSecret,
  { id }: StaffSession,
  { code, sealed }: { sealed: string; code: string },
): { secret: Buffer; step: number } | undefined {
  const now = Date.now();
  const plain = decryptSecret(factorSecret, sealed, `new ${id}`);
  if (plain?.length !== 6 + secretLength || plain.readUIntBE(0, 6) <= now) return undefined;
  const secret = plain.subarray(6);
  const step = matchTimeStep(secret, code, now);
  return step === undefined ? undefined : { secret, step };
}

/** Stores the secret of an account's app and replaces an earlier one. @param step the time step already used; its code is not accepted again. */
export async function storeTotpSecret(
  session: DbSession,
  { factorSecret }: FactorSecret,
  person: number,
  { secret, step }: { secret: Uint8Array; step: number },
): Promise<void> {
  await deleteTotpSecret(session, person);
  await session.orm.insert(staffTotpSecrets(session)).values({
    id: randomUUID(),
    staff: person,
    encryptedSecret: encryptSecret(factorSecret, secret, `staff ${person}`),
    lastStep: step,
    failures: 0,
    created: new Date().toISOString(),
  });
}

/** @returns whether the account had an app. */
export async function deleteTotpSecret(session: DbSession, person: number): Promise<boolean> {
  const rows = staffTotpSecrets(session);
  const deleted = await session.orm
    .delete(rows)
    .where(eq(rows.staff, person))
    .returning({ id: rows.id });
  return deleted.length > 0;
}

/**
 * Verifies a code of an account that this transaction has locked, and counts failures in the database, shared by all processes. Commit whatever the
 * result.
 * @returns `wait`: seconds until the next code is accepted for verification.
 */
export async function verifyTotpCode(
  session: DbSession,
  { factorSecret }: FactorSecret,
  person: number,
  code: string,
): Promise<'right' | 'wrong' | { wait: number }> {
  const rows = staffTotpSecrets(session);
  const [known] = await session.orm.select().from(rows).where(eq(rows.staff, person));
  if (!known) return 'wrong';
  const now = Date.now();
  const pause = known.waitUntil ? Date.parse(known.waitUntil) - now : 0;
  if (pause > 0) return { wait: Math.ceil(pause / 1000) };
  const secret = decryptSecret(factorSecret, known.encryptedSecret, `staff ${person}`);
  const step = secret && matchTimeStep(secret, code, now);
  const isRight = step !== undefined && step > known.lastStep;
  const failures = isRight ? 0 : known.failures + 1;
  const at = (timestamp: number) => new Date(timestamp).toISOString();
  const counted = isRight
    ? { failures, waitUntil: null, lastStep: step, lastUsed: at(now) }
    : { failures, waitUntil: at(now + delayAfter(failures)) };
  await session.orm.update(rows).set(counted).where(eq(rows.id, known.id));
  return isRight ? 'right' : 'wrong';
}

const delayAfter = (failures: number): number =>
  failures < freeFailures
    ? 0
    : Math.min(maxDelay, baseDelay * 2 ** Math.min(failures - freeFailures, 30));
