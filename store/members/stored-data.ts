import { oneOf } from '../database/one-of.ts';
import type { Session } from '../database/session.ts';
import { namedDownloads } from '../library/downloads.ts';
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
  session: Session,
  addresses: readonly string[],
  members: readonly string[],
): Promise<StoredMemberData> {
  const { orm } = session;
  const [requests, logins] = [accountRequests(session), memberSessions(session)];
  const [passkeys, links] = [memberPasskeys(session), memberTokens(session)];
  const downloads = await Promise.all(members.map((member) => namedDownloads(session, member)));
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
      .select(columnsOf(links, 'id', 'purpose', 'made', 'expires'))
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
export async function deleteRequests(session: Session, ids: readonly string[]): Promise<void> {
  const rows = accountRequests(session);
  await session.orm.delete(rows).where(oneOf(session, rows.id, ids));
}
