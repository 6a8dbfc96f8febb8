import { eq } from 'drizzle-orm';
import type { DeviceSession } from '../accounts/device-session.ts';
import type { Passkey } from '../accounts/passkey.ts';
import type { DbSession } from '../database/db-session.ts';
import { listDownloads } from '../library/downloads.ts';
import { memberById } from './member.ts';
import { passkeysOf } from './passkeys.ts';
import { sessionsOf } from './sessions.ts';
import { companies } from './tables.ts';

/** All stored data of a member, for the member's data export. */
export interface MemberDataExport {
  name: string;
  email: string;
  company: string;
  cultureName: string;
  /** ISO 8601. */
  createdAt: string;
  requestedAt: string | null;
  invitedAt: string | null;
  lastLogin: string | null;
  sessions: Omit<DeviceSession, 'id'>[];
  passkeys: Omit<Passkey, 'id'>[];
  /** The last download of each library file; ISO 8601. */
  downloads: { file: string; at: string }[];
}

export async function exportMemberData(
  session: DbSession,
  id: string,
): Promise<MemberDataExport | undefined> {
  const member = await memberById(session, id);
  if (!member) return undefined;
  const { company, createdAt, cultureName, email, invitedAt, lastLogin, name, requestedAt } =
    member;
  const sessions = await sessionsOf(session, id);
  const passkeys = await passkeysOf(session, id);
  return {
    name,
    email,
    company: company === null ? '' : await companyName(session, company),
    cultureName,
    createdAt,
    requestedAt,
    invitedAt,
    lastLogin,
    sessions: sessions.map(({ id: _, ...one }) => one),
    passkeys: passkeys.map(({ id: _, ...one }) => one),
    downloads: await listDownloads(session, id),
  };
}

async function companyName(session: DbSession, id: number): Promise<string> {
  const rows = companies(session);
  const [found] = await session.orm.select({ name: rows.name }).from(rows).where(eq(rows.id, id));
  return found?.name ?? '';
}
