import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { execute } from '../database/execute.ts';

/**
 * The content revision: one number, raised in the transaction of every change that visitors can see.
 * The site compares it to know when what it holds is old.
 */
export async function bumpRevision(req: PayloadRequest): Promise<void> {
  await execute(req.payload, raise, req);
}

const raise =
  'INSERT INTO content_revision (id, value) VALUES (1, 1) ' +
  'ON CONFLICT (id) DO UPDATE SET value = content_revision.value + 1';

export async function readRevision(payload: Payload): Promise<number> {
  const [row] = await execute(payload, 'SELECT value FROM content_revision WHERE id = 1');
  return Number(row?.value ?? 0);
}

/** Writes the revision as it is: what cannot be written shows. */
export async function touchRevision(payload: Payload): Promise<void> {
  await execute(payload, 'UPDATE content_revision SET value = value WHERE id = 1');
}

/** Notes on the request whether an operation only saves a draft, which no visitor sees. */
export const noteDraft: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'updateByID') return args;
  const { data, draft, req } = args as {
    data?: { _status?: string };
    draft?: boolean;
    req: PayloadRequest;
  };
  req.context.savesDraft = Boolean(draft) && data?._status !== 'published';
  return args;
};

export const bumpAfterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (!req.context.savesDraft) await bumpRevision(req);
  return doc;
};

export const bumpAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await bumpRevision(req);
  return doc;
};

export const bumpAfterGlobalChange: GlobalAfterChangeHook = async ({ doc, req }) => {
  await bumpRevision(req);
  return doc;
};
