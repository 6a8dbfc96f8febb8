import type { CollectionConfig, PayloadRequest } from 'payload';
import { denyAll, portalAccess } from '../access/rules.ts';
import { recordAction } from '../audit/record-actions.ts';
import { numberField, textField } from '../blocks/fields.ts';
import { fileStoreUpload, storeUpload, uploadFields } from '../files/stored-uploads.ts';
import { text } from '../labels.ts';
import { extensions, textMimeTypes } from './file-types.ts';
import { maxTextLength } from './text-file.ts';
import { createEntry, entryFields } from './upload-entry.ts';
import { queuePreparation, refuseUploadDeleteIfUsed, sanitizeUpload } from './upload-hooks.ts';

/** Logs downloads by staff; the site serves and records the downloads of members. */
async function auditDownload(req: PayloadRequest, id: number): Promise<void> {
  const file = await req.payload.findByID({
    collection: 'portal-uploads',
    id,
    select: { originalName: true },
    overrideAccess: true,
    depth: 0,
  });
  const title = file.originalName ?? undefined;
  await recordAction(req, { action: 'downloaded', subject: { kind: 'portal-uploads', id, title } });
}

const readOnlyText = { maxLength: 255, admin: { readOnly: true, position: 'sidebar' } } as const;

/**
 * The files of the portal. The bytes of a row are immutable: a new version is a new row. Payload's route serves them to portal managers only; members
 * get them from the site.
 */
export const portalUploads: CollectionConfig = {
  slug: 'portal-uploads',
  labels: {
    singular: text('Hochgeladene Datei', 'Przesłany plik', 'Uploaded file'),
    plural: text('Hochgeladene Dateien', 'Przesłane pliki', 'Uploaded files'),
  },
  admin: {
    useAsTitle: 'originalName',
    defaultColumns: ['originalName', 'mimeType', 'filesize', 'createdAt'],
    listSearchableFields: ['originalName'],
  },
  access: { ...portalAccess, update: denyAll },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  hooks: {
    beforeOperation: [sanitizeUpload],
    beforeChange: [storeUpload],
    afterChange: [queuePreparation, createEntry],
    beforeDelete: [refuseUploadDeleteIfUsed],
  },
  upload: {
    ...fileStoreUpload(auditDownload),
    mimeTypes: [...Object.keys(extensions), ...textMimeTypes],
    crop: false,
    focalPoint: false,
    // Accepts uploads only: the server must not fetch external URLs (SSRF).
    pasteURL: false,
    displayPreview: false,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('content-disposition', 'attachment');
      headers.set('x-content-type-options', 'nosniff');
      headers.set('content-security-policy', "default-src 'none'; sandbox");
      headers.set('cache-control', 'private, no-store');
      return headers;
    },
  },
  fields: [
    ...uploadFields,
    ...entryFields,
    textField('originalName', text('Name', 'Nazwa', 'Name'), readOnlyText),
    textField(
      'sha256',
      text('Prüfsumme (SHA-256)', 'Suma SHA-256', 'Checksum (SHA-256)'),
      readOnlyText,
    ),
    numberField('pages', text('Seiten', 'Strony', 'Pages'), { admin: readOnlyText.admin }),
    {
      name: 'preparation',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      index: true,
      label: text('Aufbereitung', 'Przygotowanie', 'Preparation'),
      options: [
        { value: 'waiting', label: text('Wartet', 'Oczekuje', 'Waiting') },
        { value: 'done', label: text('Fertig', 'Gotowe', 'Done') },
        { value: 'failed', label: text('Nicht lesbar', 'Nieczytelny', 'Not readable') },
      ],
      admin: {
        readOnly: true,
        position: 'sidebar',
        description: text(
          'Vorschaubild und Text für die Suche entstehen von selbst.',
          'Miniatura i tekst do wyszukiwania powstają automatycznie.',
          'The thumbnail and the text for the search are made by themselves.',
        ),
      },
    },
    { name: 'thumbnail', type: 'text', maxLength: 300, hidden: true },
    { name: 'text', type: 'textarea', maxLength: maxTextLength, hidden: true },
  ],
};
