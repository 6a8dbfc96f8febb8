import type { DbSession } from '../database/db-session.ts';
import { oneOf } from '../database/one-of.ts';
import { listDownloads } from '../library/downloads.ts';
import { accountRequests, memberPasskeys, memberSessions, memberTokens } from './tables.ts';

/** Stored data of members besides their accounts, without secrets; times are ISO 8601. */
export interface StoredMemberData {
  /** Requests with an unconfirmed address. */
  'account-requests': { id: string }[];
  'member-sessions': object[];
  'member-passkeys': object[];
  /** Tokens of mailed links. */
  'member-tokens': object[];
  'file-downloads': object[];
}

/** @param addresses in every form that may be stored. @param members ids. */
export async function storedMemberData(
  session: DbSession,
  addresses: readonly string[],
  members: readonly string[],
): Promise<StoredMemberData> {
  const { orm } = session;
  const [requests, logins] = [accountRequests(session), memberSessions(session)];
  const [passkeys, links] = [memberPasskeys(session), memberTokens(session)];
  const downloads = await Promise.all(members.map((member) => listDownloads(session, member)));
  return {
    'account-requests': await orm
      .select(columnsOf(requests, 'id', 'email', 'name', 'company', 'cultureName', 'expires'))
      .from(requests)
      .where(oneOf(session, requests.email, addresses)),
    'member-sessions': await orm
      .select(columnsOf(logins, 'id', 'begun', 'lastSeen', 'expires', 'device'))
      .from(logins)
      .where(oneOf(session, logins.member, members)),
    'member-passkeys': await orm
      .select(columnsOf(passkeys, 'id', 'name', 'created', 'lastUsed'))
      .from(passkeys)
      .where(oneOf(session, passkeys.member, members)),
    'member-tokens': await orm
      .select({
        id: links.id,
        purpose: links.purpose,
        // The name in the exported JSON.
        made: links.createdAt,
        expires: links.expires,
      })
      .from(links)
      .where(oneOf(session, links.member, members)),
    'file-downloads': downloads.flat(),
  };
}

/** Returns a table's columns by name, for a `select`. */
const columnsOf = <Table extends object, Name extends keyof Table>(
  table: Table,
  ...names: Name[]
): Pick<Table, Name> =>
  Object.fromEntries(names.map((name) => [name, table[name]])) as unknown as Pick<Table, Name>;

/** Deletes account requests with an unconfirmed address. */
export async function deleteRequests(session: DbSession, ids: readonly string[]): Promise<void> {
  const rows = accountRequests(session);
  await session.orm.delete(rows).where(oneOf(session, rows.id, ids));
}
