import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { hashToken } from '../accounts/tokens.ts';
import type { DbSession } from '../database/db-session.ts';
import { staffRecoveryCodes } from './tables.ts';

const codesPerAccount = 10;

/** Crockford's Base32: without ambiguous characters. */
const base32Alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Replaces an account's recovery codes by new ones of 120 bits each. They are shown once; only hashes are stored. */
export async function makeRecoveryCodes(session: DbSession, person: number): Promise<string[]> {
  await dropRecoveryCodes(session, person);
  const codes = Array.from({ length: codesPerAccount }, newCode);
  await session.orm
    .insert(staffRecoveryCodes(session))
    .values(codes.map((code) => ({ id: randomUUID(), staff: person, codeHash: hashCode(code) })));
  return codes;
}

const newCode = () =>
  Array.from(randomBytes(24), (byte, at) => {
    const letter = base32Alphabet.charAt(byte & 31);
    return at > 0 && at % 4 === 0 ? `-${letter}` : letter;
  }).join('');

/** Returns the stored hash, independent of case and separators. */
const hashCode = (code: string) =>
  hashToken(
    code
      .toLowerCase()
      .replaceAll(/[il]/g, '1')
      .replaceAll('o', '0')
      .replaceAll(/[^\da-z]/g, ''),
  );

/** Deletes a recovery code. The delete is atomic, so only one of two concurrent uses succeeds. @returns whether the code was valid. */
export async function useRecoveryCode(
  session: DbSession,
  person: number,
  code: string,
): Promise<boolean> {
  const rows = staffRecoveryCodes(session);
  const deleted = await session.orm
    .delete(rows)
    .where(and(eq(rows.staff, person), eq(rows.codeHash, hashCode(code))))
    .returning({ id: rows.id });
  return deleted.length > 0;
}

export async function countRecoveryCodes(session: DbSession, person: number): Promise<number> {
  const rows = staffRecoveryCodes(session);
  const left = await session.orm.select({ id: rows.id }).from(rows).where(eq(rows.staff, person));
  return left.length;
}

export async function dropRecoveryCodes(session: DbSession, person: number): Promise<void> {
  const rows = staffRecoveryCodes(session);
  await session.orm.delete(rows).where(eq(rows.staff, person));
}
