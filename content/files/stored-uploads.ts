/** Uploads whose bytes are in the file store instead of Payload's upload folder. */

import { parseRange } from '@oilway/store/files/conditional-requests.ts';
import { bytesOf, type FileStore, fromBytes, isKey } from '@oilway/store/files/file-store.ts';
import { recordMissingFile } from '@oilway/store/files/missing-files.ts';
import { openFileStore } from '@oilway/store/files/open-file-store.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { StorageUnavailableError } from '@oilway/store/storage-unavailable-error.ts';
import {
  svgContentSecurityPolicy,
  svgMediaType,
  withColorDefinitions,
} from '@oilway/store/svg/svg-image.ts';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type Field,
  NotFound,
  type PayloadRequest,
  type UploadConfig,
} from 'payload';
import { findAllOptions } from '../database/queries.ts';
import { inLanguage, text } from '../labels.ts';
import { toWebStream } from './web-stream.ts';

type UploadSlug = Extract<CollectionSlug, 'media' | 'portal-uploads'>;
/** Folder of each collection in the file store. */
export const uploadFolders = { media: 'media', 'portal-uploads': 'portal' } as const;

const notSavedMessage = text(
  'Nicht gespeichert: Der Speicher für Dateien antwortet nicht. Lassen Sie das Formular offen und versuchen Sie es gleich noch einmal.',
  'Nie zapisano: pamięć plików nie odpowiada. Zostaw formularz otwarty i spróbuj za chwilę.',
  'Not saved: the storage of files does not answer. Leave the form open and try again in a moment.',
);

let fileStore: FileStore | undefined;

/** Returns the file store of the settings. */
export function getFileStore(): FileStore {
  fileStore ??= openFileStore(readSettings().storage);
  return fileStore;
}

const unavailableMessage = text(
  'Der Speicher für Dateien antwortet nicht. Versuchen Sie es gleich noch einmal.',
  'Pamięć plików nie odpowiada. Spróbuj ponownie za chwilę.',
  'The storage of files does not answer. Try again in a moment.',
);

/** @throws APIError with 503 when the file store is unavailable. */
export async function withFileStore<Answer>(
  { i18n, payload }: PayloadRequest,
  callback: (files: FileStore) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await callback(getFileStore());
  } catch (error) {
    if (!(error instanceof StorageUnavailableError)) throw error;
    payload.logger.error({ err: error }, 'a file could not be served');
    throw new APIError(inLanguage(unavailableMessage, i18n?.language), 503, undefined, true);
  }
}

/** Returns the `upload` options that serve files from the file store, subject to access control. @param onServed is called for each served file. */
export const fileStoreUpload = (onServed?: (req: PayloadRequest, id: number) => Promise<void>) =>
  ({
    disableLocalStorage: true,
    // Payload deletes files in this folder and checks it for name conflicts: it must find nothing.
    staticDir: '/nonexistent',
    handlers: [(req, args) => serveFile(req, args.params as FileParams, onServed)],
  }) satisfies UploadConfig;

const addressField = (name: string): Field => ({
  name,
  type: 'text',
  admin: { disableListColumn: true, disableListFilter: true },
});

/** Payload's fields of an upload whose labels are English only; it merges them with its own. */
export const uploadFields: Field[] = [
  { name: 'mimeType', type: 'text', label: text('Dateityp', 'Typ pliku', 'File type') },
  addressField('url'),
  addressField('thumbnailURL'),
];

/**
 * Writes the bytes of an upload and its sizes before the row is written. `sweepOrphans` deletes files whose transaction is rolled back. A name is
 * never reused for other bytes.
 */
export const storeUpload: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (!req.file || !data.filename || data.filename === originalDoc?.filename) return data;
  const folder = uploadFolders[collection.slug as UploadSlug];
  const sizes = (data.sizes ?? {}) as Record<string, { filename?: string; mimeType?: string }>;
  const files = [
    { bytes: req.file.data, filename: data.filename as string, mimeType: data.mimeType },
    ...Object.entries(req.payloadUploadSizes ?? {}).map(([size, bytes]) => ({
      bytes,
      ...sizes[size],
    })),
  ];
  try {
    for (const { bytes, filename, mimeType } of files)
      if (filename) await getFileStore().put(`${folder}/${filename}`, fromBytes(bytes), mimeType);
  } catch (error) {
    req.payload.logger.error({ err: error }, 'an upload could not be stored');
    throw new APIError(inLanguage(notSavedMessage, req.i18n?.language), 503, undefined, true);
  }
  return data;
};

interface FileParams {
  collection: UploadSlug;
  filename: string;
}

/** Serves only files that a row names: bytes outlive a deleted row for some time. */
async function serveFile(
  req: PayloadRequest,
  { collection, filename }: FileParams,
  onServed?: (req: PayloadRequest, id: number) => Promise<void>,
): Promise<Response> {
  const key = `${uploadFolders[collection]}/${filename}`;
  // Stored names contain no slashes; the database is not queried with an invalid key.
  const row =
    isKey(key) && !filename.includes('/') && (await findUploadRow(req, collection, filename));
  const head = row && (await withFileStore(req, (files) => files.head(key)));
  if (row && !head) recordMissingFile(req.payload.logger, key);
  if (!row || !head) throw new NotFound(req.t);
  if (row.mediaType === svgMediaType) return await serveDrawing(req, key);
  const { modifyResponseHeaders } = req.payload.collections[collection].config.upload;
  const defaultHeaders = new Headers({ 'accept-ranges': 'bytes', 'content-type': row.mediaType });
  const headers = modifyResponseHeaders?.({ headers: defaultHeaders }) ?? defaultHeaders;
  const { size } = head;
  const range = parseRange(req.headers.get('range') ?? undefined, size);
  if (range === null) {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { end, start } = range ?? { start: 0, end: size - 1 };
  if (range) headers.set('content-range', `bytes ${start}-${end}/${size}`);
  headers.set('content-length', String(end - start + 1));
  const bytes =
    size > 0 ? await withFileStore(req, (files) => files.open(key, { start, end })) : undefined;
  await onServed?.(req, row.id);
  const body = bytes ? toWebStream(bytes.stream) : null;
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** Sets the colours, and a policy that prevents scripts. */
async function serveDrawing(req: PayloadRequest, key: string): Promise<Response> {
  const bytes = await withFileStore(req, (files) => bytesOf(files, key));
  if (!bytes) throw new NotFound(req.t);
  return new Response(withColorDefinitions(bytes.toString()), {
    headers: {
      'content-type': svgMediaType,
      'content-security-policy': svgContentSecurityPolicy,
      'x-content-type-options': 'nosniff',
    },
  });
}

async function findUploadRow(
  req: PayloadRequest,
  collection: UploadSlug,
  filename: string,
): Promise<{ id: number; mediaType: string } | undefined> {
  const filenamePaths =
    collection === 'media' ? ['filename', 'sizes.thumbnail.filename'] : ['filename'];
  const { docs } = await req.payload.find({
    ...findAllOptions,
    collection,
    where: { or: filenamePaths.map((path) => ({ [path]: { equals: filename } })) },
    select: { filename: true, mimeType: true, sizes: true },
    limit: 1,
    req,
  });
  const [row] = docs as { id: number; filename?: string; mimeType?: string }[];
  const mediaType = row?.filename === filename ? row.mimeType : 'image/webp';
  return row && { id: row.id, mediaType: mediaType ?? 'application/octet-stream' };
}
