import { downloadName } from '@oilway/store/library/file-names.ts';
import type { LibraryFile } from '@oilway/store/library/files.ts';
import type { FileVariant } from '@oilway/store/library/locate-file.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  getSession,
  isNavigation,
  registerSessionGuard,
  requestLocale,
} from '../../../portal/current-member.ts';
import { renderPortalPage } from '../../../portal/page.ts';
import { loginUrl } from '../../../portal/return-to.ts';
import type { Context } from '../../../server/context.ts';
import { Problem } from '../../../server/http/problem.ts';
import { securityHeaders } from '../../../server/http/security-headers.ts';
import { type FileErrorReason, fileErrorPage } from '../library-page.ts';
import { sendPrintJob, UnmergeableError } from './print.ts';
import { attachmentHeaders, inlineHeaders, sendFile } from './send-file.ts';
import { sendZip } from './zip.ts';

/** The same response for files that are foreign, unpublished, deleted or unknown, and for invalid paths. */
const fileNotFound = () => new Problem(404, 'File not found.');

const folder = '/customerPortal/files/';

/** Error pages for navigations, by status; independent of the file. */
const errorReasons: Record<number, FileErrorReason> = {
  400: 'gone',
  404: 'gone',
  413: 'tooMuch',
  422: 'unmergeable',
};

/** Media types with a preview in the browser; others are only downloaded. */
const previewableType = /^(application\/pdf|image\/.+|text\/plain)$/;

/** Registers the downloads of the library. All routes require a session, and each request checks the member's rights. */
export async function fileRoutes(
  app: FastifyInstance,
  { context }: { context: Context },
): Promise<void> {
  const { store } = context;
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(attachmentHeaders).header('cache-control', 'no-store');
  });
  const requireSession = registerSessionGuard(app, context, (request, reply) => {
    if (!isNavigation(request)) throw new Problem(401, 'Login required.');
    return reply.redirect(loginUrl(request.url, requestLocale(request, context)), 303);
  });
  app.setErrorHandler(async (error, request, reply) => {
    const reason = error instanceof Problem ? errorReasons[error.status] : undefined;
    if (!(error instanceof Problem && reason && isNavigation(request))) throw error;
    const member = (await getSession(request, context))?.member;
    if (!member) throw error;
    const { locale } = member;
    const unmergeable = error instanceof UnmergeableError ? error.unmergeable : undefined;
    return reply
      .code(error.status)
      .headers({ ...securityHeaders.page, 'referrer-policy': 'same-origin' })
      .type('text/html; charset=utf-8')
      .send(
        await renderPortalPage(context, locale, fileErrorPage(locale, member, reason, unmergeable)),
      );
  });
  const recordDownloads = (
    request: FastifyRequest,
    downloads: { file: number; upload: number }[],
  ) =>
    store
      .recordDownloads(requireSession(request).member, downloads)
      .catch((error: unknown) => request.log.error({ err: error }, 'download not recorded'));
  const schema = { hide: true };

  app.get(`${folder}*`, { schema }, async (request, reply) => {
    // Uses the raw URL, because the router decodes paths.
    const requested = parseFilePath(request.url.split('?')[0]?.slice(folder.length) ?? '');
    const found =
      requested &&
      (await store.locateFile(requireSession(request).member, requested.id, requested.part));
    if (!requested || !found) throw fileNotFound();
    const { file, key, upload } = found;
    const mediaType = requested.part === 'thumbnail' ? 'image/webp' : upload.mediaType;
    if (requested.inline && !previewableType.test(mediaType)) throw fileNotFound();
    if (requested.inline) reply.headers(inlineHeaders(mediaType));
    const isComplete = await sendFile(request, reply, context.files, {
      key,
      mediaType,
      tag: requested.part === 'thumbnail' ? `${upload.sha256}-thumbnail` : upload.sha256,
      inline: requested.inline,
      ...(requested.part === 'thumbnail'
        ? {}
        : { name: downloadName(upload.name, { print: requested.part === 'print' }) }),
    });
    if (isComplete && requested.part === 'file' && !requested.inline)
      await recordDownloads(request, [{ file: file.id, upload: upload.id }]);
    return reply;
  });

  app.get('/customerPortal/zip', { schema }, async (request, reply) => {
    const files = await requestedFiles(request, ({ file }) => file !== null);
    const downloads = await sendZip(request, reply, context, files);
    if (downloads) await recordDownloads(request, downloads);
    return reply;
  });

  app.get('/customerPortal/print', { schema }, async (request, reply) =>
    sendPrintJob(
      request,
      reply,
      context,
      await requestedFiles(request, ({ printFile }) => printFile !== null),
    ),
  );

  /** Returns the files of a query if the member may access all of them. @throws Problem 400, 404 */
  async function requestedFiles(
    request: FastifyRequest,
    has: (file: LibraryFile) => boolean,
  ): Promise<LibraryFile[]> {
    const ids = parseIds(request.query);
    if (!ids) {
      const detail = `ids must be a comma-separated list of 1 to ${maxFiles} file ids.`;
      throw new Problem(400, detail, [{ name: 'ids', code: 'invalid', detail }]);
    }
    const files = await (await store.memberLibrary(requireSession(request).member)).filesById(ids);
    if (files.length < ids.length || !files.every(has)) throw fileNotFound();
    return files.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  }
}

/** A parsed path below `/customerPortal/files/`. */
interface FileRequest {
  id: number;
  part: FileVariant;
  /** Shown in the browser instead of downloaded. */
  inline: boolean;
}

const filePathPattern =
  /^([1-9]\d{0,8})(?:\/(?:(print|thumbnail|preview)|versions\/([1-9]\d{0,8})))?$/;

/** Returns undefined for an invalid path. @param rest of the path after the folder. */
function parseFilePath(rest: string): FileRequest | undefined {
  const [, id, variant, version] = filePathPattern.exec(rest) ?? [];
  if (id === undefined) return undefined;
  const inline = variant === 'thumbnail' || variant === 'preview';
  if (version !== undefined) return { id: Number(id), part: { version: Number(version) }, inline };
  if (variant === 'print' || variant === 'thumbnail')
    return { id: Number(id), part: variant, inline };
  return { id: Number(id), part: 'file', inline };
}

/** Maximum number of files in a request. */
const maxFiles = 500;

/** Parses a list of ids such as `3,17`, without duplicates; returns undefined for anything else. */
function parseIds(query: unknown): number[] | undefined {
  const { ids } = (query ?? {}) as { ids?: unknown };
  if (typeof ids !== 'string' || !/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/.test(ids)) return undefined;
  const found = [...new Set(ids.split(',').map(Number))];
  return found.length <= maxFiles ? found : undefined;
}
