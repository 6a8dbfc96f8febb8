import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { execute } from '../database/execute.ts';
import { inLanguage, text } from '../labels.ts';

const words = text(
  'Es muss immer jemand die Rolle Administration haben. Bitte sie zuerst jemand anderem geben.',
  'Ktoś zawsze musi mieć rolę Administracja. Najpierw nadaj ją innej osobie.',
  'Somebody must always have the role Administrator. Please give it to somebody else first.',
);

/**
 * Whoever takes a role away does it alone until the transaction ends, so that two administrators can't both go at the
 * same moment. SQLite lets one transaction write at a time anyway; Postgres locks the administrators, in one order.
 */
export const countAdmins: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const role = 'data' in args ? (args.data as { role?: unknown } | undefined)?.role : undefined;
  if (operation !== 'delete' && !(operation === 'update' && role !== undefined)) return;
  req.context.adminsBefore = await adminsNow(req, { lock: true });
};

/**
 * There is always an administrator. It is looked at once all of an operation is done and none of it is committed: a
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
  const question = `SELECT id FROM staff WHERE role = 'admin' ORDER BY id`;
  const locking = lock && req.payload.db.name === 'postgres' ? ' FOR UPDATE' : '';
  return (await execute(req.payload, question + locking, req)).length;
}
