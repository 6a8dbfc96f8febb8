import { Readable } from 'node:stream';
import { recordMissingFile } from '@oilway/store/files/missing-files.ts';
import { encodeFilename } from '@oilway/store/files/sanitize-filename.ts';
import { inboxes } from '@oilway/store/inboxes.ts';
import { attachmentById } from '@oilway/store/submissions/read-attachments.ts';
import {
  type AttachmentRow,
  attachmentFolder,
} from '@oilway/store/submissions/store-attachments.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { forbiddenResponse } from '../access/forbidden.ts';
import { clerks } from '../access/rules.ts';
import { recordAction } from '../audit/record-actions.ts';
import { databaseOf } from '../database/session.ts';
import { withFileStore } from '../files/stored-uploads.ts';
import { toWebStream } from '../files/web-stream.ts';

/** `GET /api/attachments/:id/file`: downloads a file for a clerk. The studio's server adds the policy that prevents displaying it. */
export const attachmentEndpoint: Endpoint = {
  path: '/attachments/:id/file',
  method: 'get',
  handler: download,
};

async function download(req: PayloadRequest): Promise<Response> {
  if (!clerks({ req })) return forbiddenResponse(req);
  const session = databaseOf(req.payload);
  const file = await attachmentById(session, String(req.routeParams?.id));
  if (!file || !(await mayRead(req, file.submission)))
    return new Response('Not found', { status: 404 });
  const bytes = await openAttachment(req, file);
  if (!bytes) return new Response('Not found', { status: 404 });
  await recordAction(req, { action: 'downloaded', subject: { kind: 'attachments', id: file.id } });
  return new Response(toWebStream(bytes), {
    headers: {
      'content-type': file.mediaType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeFilename(file.name)}`,
      'cache-control': 'private, no-store',
    },
  });
}

/** @returns undefined for a missing file. @throws APIError with 503 when the file store is unavailable. */
export async function openAttachment(
  req: PayloadRequest,
  { content, file }: Pick<AttachmentRow, 'content' | 'file'>,
): Promise<Readable | undefined> {
  if (!file) return Readable.from([Buffer.from(content, 'base64')], { objectMode: false });
  const key = `${attachmentFolder}/${file}`;
  const opened = await withFileStore(req, (files) => files.open(key));
  if (!opened) recordMissingFile(req.payload.logger, key);
  return opened?.stream;
}

/** Returns whether the request may read the submission that a file belongs to. */
async function mayRead(req: PayloadRequest, id: string): Promise<boolean> {
  for (const collection of inboxes) {
    const submission = await req.payload.findByID({
      collection,
      id,
      select: { status: true },
      depth: 0,
      req,
      overrideAccess: false,
      disableErrors: true,
    });
    if (submission) return true;
  }
  return false;
}
