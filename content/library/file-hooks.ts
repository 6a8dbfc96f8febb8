import { deleteDownloads } from '@oilway/store/library/downloads.ts';
import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook } from 'payload';
import { sessionOf } from '../database/session.ts';
import { fieldError } from '../field-error.ts';
import { idOf } from '../id-of.ts';
import { text } from '../labels.ts';
import type { PortalFile } from '../payload-types.ts';
import { isUploadInUse } from './upload-hooks.ts';

const missing = text(
  'Bitte eine Datei oder einen externen Link angeben.',
  'Prosimy podać plik lub link zewnętrzny.',
  'Please give a file or an external link.',
);

/** Requires a file or a link. */
export const requireFileOrLink: CollectionBeforeChangeHook<PortalFile> = ({
  data,
  originalDoc,
  req,
}) => {
  const { externalLink, file, printFile } = { ...originalDoc, ...data };
  if (file || printFile || externalLink) return data;
  throw fieldError(req, 'file', missing);
};

/** Keeps a replaced file as an earlier version, with its version and date. Its new date is now unless the editor sets one. */
export const recordVersionHistory: CollectionBeforeChangeHook<PortalFile> = ({
  data,
  operation,
  originalDoc,
}) => {
  const now = new Date().toISOString();
  if (operation === 'create' || !originalDoc) return { ...data, changedAt: now, history: [] };
  const previousVersions = (originalDoc.history ?? []).map((entry) => ({
    ...entry,
    upload: idOf(entry.upload) ?? null,
  }));
  const before = idOf(originalDoc.file);
  const after = 'file' in data ? idOf(data.file) : before;
  if (before === after) return { ...data, history: previousVersions };
  const replaced = {
    upload: before,
    version: originalDoc.version,
    date: originalDoc.date,
    replacedAt: now,
  };
  return {
    ...data,
    ...(data.date === undefined || data.date === originalDoc.date ? { date: now } : {}),
    changedAt: now,
    history: before === undefined ? previousVersions : [replaced, ...previousVersions],
  };
};

/** Deletes the uploads of a deleted entry unless another entry uses them, and the members' download records. */
export const deleteUnusedUploads: CollectionAfterDeleteHook<PortalFile> = async ({ doc, req }) => {
  const options = { req, overrideAccess: true, depth: 0 } as const;
  const uploads = [doc.file, doc.printFile, ...(doc.history ?? []).map(({ upload }) => upload)];
  for (const upload of new Set(uploads.map(idOf)))
    if (upload !== undefined && !(await isUploadInUse(upload, req)))
      await req.payload.delete({ ...options, collection: 'portal-uploads', id: upload });
  await deleteDownloads(await sessionOf(req), { file: doc.id });
  return doc;
};
