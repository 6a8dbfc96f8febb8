import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { hashOf } from '../accounts/tokens.ts';
import type { Session } from '../database/session.ts';
import { staffRecoveryCodes } from './tables.ts';

const howMany = 10;

/** Crockford's 32 letters: none is taken for another. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** Makes somebody's recovery codes, of 120 bits each, in the place of earlier ones. They are shown once: what is kept are hashes. */
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

/** However it was typed. */
const kept = (code: string) =>
  hashOf(
    code
      .toLowerCase()
      .replaceAll(/[il]/g, '1')
      .replaceAll('o', '0')
      .replaceAll(/[^\da-z]/g, ''),
  );

/** Uses a code up. Of two at once the database lets one delete it. @returns whether it was one. */
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

/** How many are left. */
export async function countRecoveryCodes(session: Session, person: number): Promise<number> {
  const rows = staffRecoveryCodes(session);
  const left = await session.orm.select({ id: rows.id }).from(rows).where(eq(rows.staff, person));
  return left.length;
}

export async function dropRecoveryCodes(session: Session, person: number): Promise<void> {
  const rows = staffRecoveryCodes(session);
  await session.orm.delete(rows).where(eq(rows.staff, person));
}
