import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { hashOf } from '../accounts/tokens.ts';
import type { Session } from '../database/session.ts';
import { staffRecoveryCodes } from './tables.ts';

const howMany = 10;

/** Crockford's Base32: without ambiguous characters. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** Replaces an account's recovery codes by new ones of 120 bits each. They are shown once; only hashes are stored. */
export async function makeRecoveryCodes(session: Session, person: number): Promise<string[]> {
  await dropRecoveryCodes(session, person);
  const codes = Array.from({ length: howMany }, newCode);
  await session.orm
    .insert(staffRecoveryCodes(session))
    .values(codes.map((code) => ({ id: randomUUID(), staff: person, codeHash: kept(code) })));
  return codes;
}

const newCode = () =>
  Array.from(randomBytes(24), (byte, at) => {
    const letter = letters.charAt(byte & 31);
    return at > 0 && at % 4 === 0 ? `-${letter}` : letter;
  }).join('');

/** Returns the stored hash, independent of case and separators. */
const kept = (code: string) =>
  hashOf(
    code
      .toLowerCase()
      .replaceAll(/[il]/g, '1')
      .replaceAll('o', '0')
      .replaceAll(/[^\da-z]/g, ''),
  );

/** Deletes a recovery code. The delete is atomic, so only one of two concurrent uses succeeds. @returns whether the code was valid. */
export async function spendRecoveryCode(
  session: Session,
  person: number,
  code: string,
): Promise<boolean> {
  const rows = staffRecoveryCodes(session);
  const spent = await session.orm
    .delete(rows)
    .where(and(eq(rows.staff, person), eq(rows.codeHash, kept(code))))
    .returning({ id: rows.id });
  return spent.length > 0;
}

export async function countRecoveryCodes(session: Session, person: number): Promise<number> {
  const rows = staffRecoveryCodes(session);
  const left = await session.orm.select({ id: rows.id }).from(rows).where(eq(rows.staff, person));
  return left.length;
}

export async function dropRecoveryCodes(session: Session, person: number): Promise<void> {
  const rows = staffRecoveryCodes(session);
  await session.orm.delete(rows).where(eq(rows.staff, person));
}
