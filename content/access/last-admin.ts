import { locked } from '@oilway/store/database/lock.ts';
import { staff } from '@oilway/store/staff/tables.ts';
import { and, eq } from 'drizzle-orm';
import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { sessionOf } from '../database/session.ts';
import { inLanguage, text } from '../labels.ts';

const words = text(
  'Es muss immer jemand mit der Rolle Administration aktiv sein. Bitte sie zuerst jemand anderem geben.',
  'Zawsze musi być aktywna osoba z rolą Administracja. Najpierw nadaj ją komuś innemu.',
  'Somebody active must always have the role Administrator. Please give it to somebody else first.',
);

/**
 * Serializes role changes and deactivations until the transaction ends, so that two administrators cannot be removed concurrently. SQLite has one
 * writer at a time anyway; on PostgreSQL the rows of the administrators are locked in a fixed order.
 */
export const countAdmins: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const data = 'data' in args ? (args.data as { role?: unknown; state?: unknown }) : undefined;
  const moves = data?.role !== undefined || data?.state !== undefined;
  if (operation !== 'delete' && !(operation === 'update' && moves)) return;
  req.context.adminsBefore = await adminsNow(req, { lock: true });
};

/**
 * Requires an active administrator. Runs after the whole operation and before its commit, because a bulk delete handles its documents concurrently.
 */
export const keepAnAdmin: CollectionAfterOperationHook = async ({ req, result }) => {
  const { adminsBefore } = req.context;
  delete req.context.adminsBefore;
  if (adminsBefore && (await adminsNow(req)) === 0)
    throw new APIError(inLanguage(words, req.i18n.language), 400, undefined, true);
  return result;
};

async function adminsNow(req: PayloadRequest, { lock = false } = {}): Promise<number> {
  const session = await sessionOf(req);
  const rows = staff(session);
  const question = session.orm
    .select({ id: rows.id })
    .from(rows)
    .where(and(eq(rows.role, 'admin'), eq(rows.state, 'active')))
    .orderBy(rows.id);
  return (await (lock ? locked(session, question) : question)).length;
}
