import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';

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
