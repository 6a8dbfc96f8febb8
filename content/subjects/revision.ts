import { raiseRevision } from '@oilway/store/published/revision.ts';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { sessionOf } from '../database/session.ts';

/** Raises the revision that the site follows, in the request's transaction. */
export async function bumpRevision(req: PayloadRequest): Promise<void> {
  await raiseRevision(await sessionOf(req.payload, req));
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
