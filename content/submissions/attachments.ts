import { Readable } from 'node:stream';
import { noteMissing } from '@oilway/store/files/missing.ts';
import { encodedName } from '@oilway/store/files/safe-name.ts';
import { largestFile } from '@oilway/store/submissions/attached-file.ts';
import { attachmentFolder } from '@oilway/store/submissions/keep-attachments.ts';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { forbidden } from '../access/forbidden.ts';
import { clerks, nobody } from '../access/rules.ts';
import { note } from '../audit/note.ts';
import { fromStore } from '../files/stored-uploads.ts';
import { webStream } from '../files/web-stream.ts';
import type { Attachment } from '../payload-types.ts';

/** What came with a submission: small files in their row, the bytes of larger ones in the store of files (`keepAttachments`). */
export const attachments: CollectionConfig = {
  slug: 'attachments',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, unlock: nobody },
  lockDocuments: false,
  fields: [
    { name: 'id', type: 'text', required: true, maxLength: 40 },
    { name: 'submission', type: 'text', required: true, maxLength: 36, index: true },
    { name: 'name', type: 'text', required: true, maxLength: 255 },
    { name: 'mediaType', type: 'text', required: true, maxLength: 100 },
    // In base64; empty where the bytes are in the store of files.
    {
      name: 'content',
      type: 'textarea',
      required: true,
      maxLength: 4 * Math.ceil(largestFile / 3),
      hidden: true,
    },
    { name: 'file', type: 'text', maxLength: 40, hidden: true },
  ],
  endpoints: [{ path: '/:id/file', method: 'get', handler: (req) => download(req) }],
};

/** `GET /api/attachments/:id/file`: a clerk saves a file. The studio's server adds the policy that keeps it from being shown. */
async function download(req: PayloadRequest): Promise<Response> {
  if (!clerks({ req })) return forbidden(req);
  const { docs } = await req.payload.find({
    collection: 'attachments',
    where: { id: { equals: String(req.routeParams?.id) } },
    overrideAccess: true,
    showHiddenFields: true,
    limit: 1,
    pagination: false,
  });
  const [file] = docs;
  if (!file || !(await mayRead(req, file.submission)))
    return new Response('Not found', { status: 404 });
  const bytes = await bytesOfAttachment(req, file);
  if (!bytes) return new Response('Not found', { status: 404 });
  await note(req, { action: 'downloaded', subject: { kind: 'attachments', id: file.id } });
  return new Response(webStream(bytes), {
    headers: {
      'content-type': file.mediaType,
      'content-disposition': `attachment; filename*=UTF-8''${encodedName(file.name)}`,
      'cache-control': 'private, no-store',
    },
  });
}

/** @returns undefined where they are missing. @throws APIError with 503 where the store of files does not answer. */
export async function bytesOfAttachment(
  req: PayloadRequest,
  { content, file }: Attachment,
): Promise<Readable | undefined> {
  if (!file) return Readable.from([Buffer.from(content, 'base64')], { objectMode: false });
  const key = `${attachmentFolder}/${file}`;
  const opened = await fromStore(req, (files) => files.open(key));
  if (!opened) noteMissing(req.payload.logger, key);
  return opened?.stream;
}

/** A file is read by those who may read what it came with. */
async function mayRead(req: PayloadRequest, id: string): Promise<boolean> {
  const came = await req.payload.findByID({
    collection: 'sponsoring-messages',
    id,
    select: { status: true },
    depth: 0,
    req,
    overrideAccess: false,
    disableErrors: true,
  });
  return came !== null;
}
