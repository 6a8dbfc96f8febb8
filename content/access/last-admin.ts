import { forUpdate } from '@oilway/store/database/for-update.ts';
import { activeReaders } from '@oilway/store/reporting/reporting-keys.ts';
import { staff } from '@oilway/store/staff/tables.ts';
import { and, eq } from 'drizzle-orm';
import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
} from 'payload';
import { sessionOf } from '../database/session.ts';
import { inLanguage, text } from '../labels.ts';
import { roleOf } from './rules.ts';

const lastAdminMessage = text(
  'Es muss immer jemand mit der Rolle Administration aktiv sein. Bitte sie zuerst jemand anderem geben.',
  'Zawsze musi być aktywna osoba z rolą Administracja. Najpierw nadaj ją komuś innemu.',
  'At least one active account must have the role Administrator. Please give it to another account first.',
);

const lastOfficerMessage = text(
  'Das ist die letzte Person, deren Schlüssel Hinweise öffnet. Bitte erst in der Meldestelle den Schlüssel einer anderen Person mit der Rolle Compliance unterschreiben lassen.',
  'To ostatnia osoba, której klucz otwiera zgłoszenia. Najpierw w module zgłoszeń trzeba podpisać klucz innej osoby z rolą Compliance.',
  'This is the last account whose key opens reports. Please have the key of another compliance officer signed at the reporting office first.',
);

/**
 * Serializes role changes and deactivations until the transaction ends, so that two administrators cannot be removed concurrently. SQLite has one
 * writer at a time anyway; on PostgreSQL the rows of the administrators are locked in a fixed order.
 */
export const lockAndCountAdmins: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  const data = 'data' in args ? (args.data as { role?: unknown; state?: unknown }) : undefined;
  const changesRoleOrState = data?.role !== undefined || data?.state !== undefined;
  if (operation !== 'delete' && !(operation === 'update' && changesRoleOrState)) return;
  const before = await readKeyPeople(req, { lock: true });
  // Was deactivated meanwhile.
  if (roleOf(req) === 'admin' && !before.admins.includes(Number(req.user?.id)))
    throw new Forbidden(req.t);
  req.context.keyPeopleBefore = before;
};

/**
 * Requires an active administrator, and where reports are read an officer who can. Runs after the whole operation and before its commit, because a bulk
 * delete handles its documents concurrently.
 */
export const requireActiveAdmin: CollectionAfterOperationHook = async ({ req, result }) => {
  const before = req.context.keyPeopleBefore as KeyPeople | undefined;
  delete req.context.keyPeopleBefore;
  if (!before) return result;
  const { admins, readers } = await readKeyPeople(req);
  const isLast = (was: number[], now: number[]) => was.length > 0 && now.length === 0;
  for (const [refused, message] of [
    [isLast(before.admins, admins), lastAdminMessage],
    [isLast(before.readers, readers), lastOfficerMessage],
  ] as const)
    if (refused) throw new APIError(inLanguage(message, req.i18n.language), 400, undefined, true);
  return result;
};

/** The ids of the accounts of which one must stay active. */
interface KeyPeople {
  admins: number[];
  /** Officers whose key opens reports. */
  readers: number[];
}

/** Returns the active administrators and officers. @param lock locks the administrators until the transaction ends. */
async function readKeyPeople(req: PayloadRequest, { lock = false } = {}): Promise<KeyPeople> {
  const session = await sessionOf(req);
  const table = staff(session);
  const query = session.orm
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.role, 'admin'), eq(table.state, 'active')))
    .orderBy(table.id);
  const found = await (lock ? forUpdate(session, query) : query);
  return { admins: found.map(({ id }) => id), readers: await activeReaders(session) };
}
