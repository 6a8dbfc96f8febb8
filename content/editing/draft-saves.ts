import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { findAllOptions } from '../database/queries.ts';
import { inLanguage, text } from '../labels.ts';

const writeOperations: readonly string[] = ['create', 'update', 'updateByID', 'restoreVersion'];

/** Stores in the request context whether an operation only saves a draft, which visitors do not see. */
export const markDraftSave: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (!writeOperations.includes(operation)) return args;
  const { data, draft, req } = args as {
    data?: { _status?: string };
    draft?: boolean;
    req: PayloadRequest;
  };
  req.context.savesDraft = Boolean(draft) && data?._status !== 'published';
  return args;
};

const inTrashMessage = text(
  'Dieses Dokument liegt seit Kurzem im Papierkorb. Ihre Eingaben stehen noch hier: Kopieren Sie sie, oder lassen Sie das Dokument wiederherstellen.',
  'Ten dokument trafił do kosza. Wpisany tekst jest jeszcze tutaj: można go skopiować albo przywrócić dokument.',
  'This document has been moved to the trash. Your input is still here: copy it, or have the document restored.',
);

/**
 * Compares a save with the newest version. An autosave overwrites the newest autosave; if that one has another author, a new version is created.
 * @throws APIError 409 when a colleague moved the document to the trash; Payload answers 403.
 */
export const compareWithNewestVersion: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const { autosave, id, trash } = args as { autosave?: boolean; id?: number; trash?: boolean };
  const isSave = operation === 'update' || operation === 'updateByID';
  if (!isSave || id === undefined || !req.user) return args;
  const { docs } = await req.payload.findVersions({
    ...findAllOptions,
    collection: collection.slug as 'pages',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 1,
    trash: true,
    req,
  });
  const newest = docs[0]?.version;
  if (newest?.deletedAt && !trash)
    throw new APIError(inLanguage(inTrashMessage, req.i18n.language), 409, undefined, true);
  return autosave && newest?.changedBy !== req.user.id ? { ...args, autosave: false } : args;
};
