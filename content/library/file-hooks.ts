import { deleteDownloads } from '@oilway/store/library/downloads.ts';
import {
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  ValidationError,
} from 'payload';
import { sessionOf } from '../database/session.ts';
import { idOf } from '../id-of.ts';
import { inLanguage, text } from '../labels.ts';
import type { PortalFile } from '../payload-types.ts';
import { isUsed } from './upload-hooks.ts';

const missing = text(
  'Bitte eine Datei oder einen externen Link angeben.',
  'Prosimy podać plik lub link zewnętrzny.',
  'Please give a file or an external link.',
);

/** Requires a file or a link. */
export const requireContent: CollectionBeforeChangeHook<PortalFile> = ({
  data,
  originalDoc,
  req,
}) => {
  const { externalLink, file, printFile } = { ...originalDoc, ...data };
  if (file || printFile || externalLink) return data;
  const message = inLanguage(missing, req.i18n?.language);
  throw new ValidationError(
    {
      collection: 'portal-files',
      errors: [{ path: 'file', message }],
      req,
    },
    req.t,
  );
};

/** Keeps a replaced file as an earlier version, with its version and date. */
export const keepHistory: CollectionBeforeChangeHook<PortalFile> = ({
  data,
  operation,
  originalDoc,
}) => {
  const now = new Date().toISOString();
  if (operation === 'create' || !originalDoc) return { ...data, changedAt: now, history: [] };
  const earlier = (originalDoc.history ?? []).map((entry) => ({
    ...entry,
    upload: idOf(entry.upload) ?? null,
  }));
  const before = idOf(originalDoc.file);
  const after = 'file' in data ? idOf(data.file) : before;
  if (before === after) return { ...data, history: earlier };
  const replaced = {
    upload: before,
    version: originalDoc.version,
    date: originalDoc.date,
    replacedAt: now,
  };
  return {
    ...data,
    changedAt: now,
    history: before === undefined ? earlier : [replaced, ...earlier],
  };
};

/** Deletes the uploads of a deleted entry unless another entry uses them, and the members' download records. */
export const dropUploads: CollectionAfterDeleteHook<PortalFile> = async ({ doc, req }) => {
  const own = { req, overrideAccess: true, depth: 0 } as const;
  const shown = [doc.file, doc.printFile, ...(doc.history ?? []).map(({ upload }) => upload)];
  for (const upload of new Set(shown.map(idOf)))
    if (upload !== undefined && !(await isUsed(upload, req)))
      await req.payload.delete({ ...own, collection: 'portal-uploads', id: upload });
  await deleteDownloads(await sessionOf(req), { file: doc.id });
  return doc;
};
