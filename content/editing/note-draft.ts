import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';

const writing: readonly string[] = ['create', 'update', 'updateByID', 'restoreVersion'];

/** Stores in the request context whether an operation only saves a draft, which visitors do not see. */
export const noteDraft: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (!writing.includes(operation)) return args;
  const { data, draft, req } = args as {
    data?: { _status?: string };
    draft?: boolean;
    req: PayloadRequest;
  };
  req.context.savesDraft = Boolean(draft) && data?._status !== 'published';
  return args;
};

/** An autosave overwrites the newest autosave. If that one has another author, a new version is created. */
export const keepOthersAutosave: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const { autosave, id } = args as { autosave?: boolean; id?: number };
  const isSave = operation === 'update' || operation === 'updateByID';
  if (!isSave || !autosave || id === undefined) return args;
  const { docs } = await req.payload.findVersions({
    collection: collection.slug as 'pages',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return docs[0]?.version.changedBy === req.user?.id ? args : { ...args, autosave: false };
};
