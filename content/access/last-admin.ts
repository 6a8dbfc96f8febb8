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
 * Whoever takes a role away or deactivates somebody does it alone until the transaction ends, so that two administrators can't both go at the
 * same moment. SQLite lets one transaction write at a time anyway; Postgres locks the administrators, in one order.
 */
export const countAdmins: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const data = 'data' in args ? (args.data as { role?: unknown; state?: unknown }) : undefined;
  const moves = data?.role !== undefined || data?.state !== undefined;
  if (operation !== 'delete' && !(operation === 'update' && moves)) return;
  req.context.adminsBefore = await adminsNow(req, { lock: true });
};

/**
 * There is always an active administrator. It is looked at once all of an operation is done and none of it is committed: a
 * selection of several is deleted side by side.
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
