/** Uploads whose bytes are in the file store instead of Payload's upload folder. */
import { drawingPolicy, drawingType, withPaints } from '@oilway/store/drawings/drawing.ts';
import { bytesOf, type FileStore, fromBytes, isKey } from '@oilway/store/files/file-store.ts';
import { noteMissing } from '@oilway/store/files/missing.ts';
import { openFiles } from '@oilway/store/files/open-files.ts';
import { rangeOf } from '@oilway/store/files/ranges.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { StorageAwayError } from '@oilway/store/storage-away.ts';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  NotFound,
  type PayloadRequest,
  type UploadConfig,
} from 'payload';
import { inLanguage, text } from '../labels.ts';
import { webStream } from './web-stream.ts';

type UploadSlug = Extract<CollectionSlug, 'media' | 'portal-uploads'>;
/** Folder of each collection in the file store. */
export const uploadFolders = { media: 'media', 'portal-uploads': 'portal' } as const;

const words = text(
  'Nicht gespeichert: Der Speicher für Dateien antwortet nicht. Lassen Sie das Formular offen und versuchen Sie es gleich noch einmal.',
  'Nie zapisano: pamięć plików nie odpowiada. Zostaw formularz otwarty i spróbuj za chwilę.',
  'Not saved: the storage of files does not answer. Leave the form open and try again in a moment.',
);

let opened: FileStore | undefined;

/** Returns the file store of the settings. */
export function storedFiles(): FileStore {
  opened ??= openFiles(readSettings().storage);
  return opened;
}

const away = text(
  'Der Speicher für Dateien antwortet nicht. Versuchen Sie es gleich noch einmal.',
  'Pamięć plików nie odpowiada. Spróbuj ponownie za chwilę.',
  'The storage of files does not answer. Try again in a moment.',
);

/** @throws APIError with 503 when the file store is unavailable. */
export async function fromStore<Answer>(
  { i18n, payload }: PayloadRequest,
  ask: (files: FileStore) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(storedFiles());
  } catch (error) {
    if (!(error instanceof StorageAwayError)) throw error;
    payload.logger.error({ err: error }, 'a file was not given');
    throw new APIError(inLanguage(away, i18n?.language), 503, undefined, true);
  }
}

/** Returns the `upload` options that serve files from the file store, subject to access control. @param given is called for each served file. */
export const inStore = (given?: (req: PayloadRequest, id: number) => Promise<void>) =>
  ({
    disableLocalStorage: true,
    // Payload deletes files in this folder and checks it for name conflicts: it must find nothing.
    staticDir: '/nonexistent',
    handlers: [(req, asked) => giveFile(req, asked.params as Asked, given)],
  }) satisfies UploadConfig;

/**
 * Writes the bytes of an upload and its sizes before the row is written. `sweepFiles` deletes files whose transaction is rolled back. A name is never
 * reused for other bytes.
 */
export const writeFiles: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (!req.file || !data.filename || data.filename === originalDoc?.filename) return data;
  const folder = uploadFolders[collection.slug as UploadSlug];
  const sizes = (data.sizes ?? {}) as Record<string, { filename?: string; mimeType?: string }>;
  const all = [
    { bytes: req.file.data, filename: data.filename as string, mimeType: data.mimeType },
    ...Object.entries(req.payloadUploadSizes ?? {}).map(([size, bytes]) => ({
      bytes,
      ...sizes[size],
    })),
  ];
  try {
    for (const { bytes, filename, mimeType } of all)
      if (filename) await storedFiles().put(`${folder}/${filename}`, fromBytes(bytes), mimeType);
  } catch (error) {
    req.payload.logger.error({ err: error }, 'an upload was not kept');
    throw new APIError(inLanguage(words, req.i18n?.language), 503, undefined, true);
  }
  return data;
};

interface Asked {
  collection: UploadSlug;
  filename: string;
}

/** Serves only files that a row names: bytes outlive a deleted row for some time. */
async function giveFile(
  req: PayloadRequest,
  { collection, filename }: Asked,
  given?: (req: PayloadRequest, id: number) => Promise<void>,
): Promise<Response> {
  const key = `${uploadFolders[collection]}/${filename}`;
  // Stored names contain no slashes; the database is not queried with an invalid key.
  const named = isKey(key) && !filename.includes('/') && (await rowOf(req, collection, filename));
  const kept = named && (await fromStore(req, (files) => files.head(key)));
  if (named && !kept) noteMissing(req.payload.logger, key);
  if (!named || !kept) throw new NotFound(req.t);
  if (named.mediaType === drawingType) return await giveDrawing(req, key);
  const { modifyResponseHeaders } = req.payload.collections[collection].config.upload;
  const plain = new Headers({ 'accept-ranges': 'bytes', 'content-type': named.mediaType });
  const headers = modifyResponseHeaders?.({ headers: plain }) ?? plain;
  const { size } = kept;
  const range = rangeOf(req.headers.get('range') ?? undefined, size);
  if (range === null) {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { end, start } = range ?? { start: 0, end: size - 1 };
  if (range) headers.set('content-range', `bytes ${start}-${end}/${size}`);
  headers.set('content-length', String(end - start + 1));
  const bytes =
    size > 0 ? await fromStore(req, (files) => files.open(key, { start, end })) : undefined;
  await given?.(req, named.id);
  const body = bytes ? webStream(bytes.stream) : null;
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** Sets the colours, and a policy that prevents scripts. */
async function giveDrawing(req: PayloadRequest, key: string): Promise<Response> {
  const bytes = await fromStore(req, (files) => bytesOf(files, key));
  if (!bytes) throw new NotFound(req.t);
  return new Response(withPaints(bytes.toString()), {
    headers: {
      'content-type': drawingType,
      'content-security-policy': drawingPolicy,
      'x-content-type-options': 'nosniff',
    },
  });
}

async function rowOf(
  req: PayloadRequest,
  collection: UploadSlug,
  filename: string,
): Promise<{ id: number; mediaType: string } | undefined> {
  const places = collection === 'media' ? ['filename', 'sizes.thumbnail.filename'] : ['filename'];
  const { docs } = await req.payload.find({
    collection,
    where: { or: places.map((place) => ({ [place]: { equals: filename } })) },
    select: { filename: true, mimeType: true, sizes: true },
    overrideAccess: true,
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  });
  const [row] = docs as { id: number; filename?: string; mimeType?: string }[];
  const mediaType = row?.filename === filename ? row.mimeType : 'image/webp';
  return row && { id: row.id, mediaType: mediaType ?? 'application/octet-stream' };
}
