import type { FilePart } from '@oilway/store/library/bytes.ts';
import { downloadName } from '@oilway/store/library/file-names.ts';
import type { LibraryFile } from '@oilway/store/library/files.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cultureOf, navigates, onlyMembers, visitOf } from '../../../portal/asker.ts';
import { pageOf } from '../../../portal/page.ts';
import { loginBefore } from '../../../portal/way-back.ts';
import type { Context } from '../../../server/context.ts';
import { Problem } from '../../../server/http/problem.ts';
import { securityHeaders } from '../../../server/http/security-headers.ts';
import { type FileRefusal, refusedPage } from '../library-page.ts';
import { sendPrint, Unjoinable } from './print.ts';
import { savedPolicy, sendFile, shownPolicy } from './send-file.ts';
import { sendZip } from './zip.ts';

/** One answer for all that is not there for this member: foreign, unpublished, deleted, or no address at all. */
const missing = () => new Problem(404, 'There is no such file.');

const folder = '/customerPortal/files/';

/** What a person is told who opened the address; nothing of it depends on the file. */
const refusals: Record<number, FileRefusal> = {
  400: 'gone',
  404: 'gone',
  413: 'tooMuch',
  422: 'unjoinable',
};

/** What a browser shows in its own viewer; everything else is only saved. */
const showable = /^(application\/pdf|image\/.+|text\/plain)$/;

/** The bytes of the library. Nothing in here runs without a session, and each answer checks the rights anew. */
export async function fileRoutes(
  app: FastifyInstance,
  { context }: { context: Context },
): Promise<void> {
  const { store } = context;
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(savedPolicy).header('cache-control', 'no-store');
  });
  const visitAt = onlyMembers(app, context, (request, reply) => {
    if (!navigates(request)) throw new Problem(401, 'Nobody is logged in.');
    return reply.redirect(loginBefore(request.url, cultureOf(request, context)), 303);
  });
  app.setErrorHandler(async (error, request, reply) => {
    const why = error instanceof Problem ? refusals[error.status] : undefined;
    if (!(error instanceof Problem && why && navigates(request))) throw error;
    const member = (await visitOf(request, context))?.member;
    if (!member) throw error;
    const { culture } = member;
    const unjoined = error instanceof Unjoinable ? error.unjoined : undefined;
    return reply
      .code(error.status)
      .headers({ ...securityHeaders.page, 'referrer-policy': 'same-origin' })
      .type('text/html; charset=utf-8')
      .send(await pageOf(context, culture, refusedPage(culture, member, why, unjoined)));
  });
  const note = (request: FastifyRequest, taken: { file: number; upload: number }[]) =>
    store
      .noteDownloads(visitAt(request).member, taken)
      .catch((error: unknown) => request.log.error({ err: error }, 'a download was not noted'));
  const schema = { hide: true };

  app.get(`${folder}*`, { schema }, async (request, reply) => {
    // As it was sent: what the router decoded could be an address of another kind.
    const asked = partAt(request.url.split('?')[0]?.slice(folder.length) ?? '');
    const found =
      asked && (await store.libraryBytes(visitAt(request).member, asked.id, asked.part));
    if (!asked || !found) throw missing();
    const { file, key, part } = found;
    const mediaType = asked.part === 'thumbnail' ? 'image/webp' : part.mediaType;
    if (asked.shown && !showable.test(mediaType)) throw missing();
    if (asked.shown) reply.headers(shownPolicy(mediaType));
    const whole = await sendFile(request, reply, context.files, {
      key,
      mediaType,
      tag: asked.part === 'thumbnail' ? `${part.sha256}-thumbnail` : part.sha256,
      shown: asked.shown,
      ...(asked.part === 'thumbnail'
        ? {}
        : { name: downloadName(part.name, { print: asked.part === 'print' }) }),
    });
    if (whole && asked.part === 'file' && !asked.shown)
      await note(request, [{ file: file.id, upload: part.id }]);
    return reply;
  });

  app.get('/customerPortal/zip', { schema }, async (request, reply) => {
    const files = await all(request, ({ file }) => file !== null);
    const taken = await sendZip(request, reply, context, files);
    if (taken) await note(request, taken);
    return reply;
  });

  app.get('/customerPortal/print', { schema }, async (request, reply) =>
    sendPrint(request, reply, context, await all(request, ({ printFile }) => printFile !== null)),
  );

  /** The files that a query names, if the member may have each of them. @throws Problem 400, 404 */
  async function all(
    request: FastifyRequest,
    has: (file: LibraryFile) => boolean,
  ): Promise<LibraryFile[]> {
    const ids = idsOf(request.query);
    if (!ids) {
      const detail = `The ids of 1 to ${mostFiles} files, with commas between them.`;
      throw new Problem(400, detail, [{ name: 'ids', code: 'invalid', detail }]);
    }
    const files = await (await store.libraryOf(visitAt(request).member)).filesById(ids);
    if (files.length < ids.length || !files.every(has)) throw missing();
    return files.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  }
}

/** What an address below `/customerPortal/files/` asks for. */
interface AskedPart {
  id: number;
  part: FilePart;
  /** To be looked at where it is, not saved. */
  shown: boolean;
}

const form = /^([1-9]\d{0,8})(?:\/(?:(print|thumbnail|preview)|versions\/([1-9]\d{0,8})))?$/;

/** Undefined for anything that no address of ours looks like. @param rest what follows the folder. */
function partAt(rest: string): AskedPart | undefined {
  const [, id, named, version] = form.exec(rest) ?? [];
  if (id === undefined) return undefined;
  const shown = named === 'thumbnail' || named === 'preview';
  if (version !== undefined) return { id: Number(id), part: { version: Number(version) }, shown };
  if (named === 'print' || named === 'thumbnail') return { id: Number(id), part: named, shown };
  return { id: Number(id), part: 'file', shown };
}

/** The most files that are asked for at once. */
const mostFiles = 500;

/** A list of ids such as `3,17`, each once; undefined for anything else. */
function idsOf(query: unknown): number[] | undefined {
  const { ids } = (query ?? {}) as { ids?: unknown };
  if (typeof ids !== 'string' || !/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/.test(ids)) return undefined;
  const found = [...new Set(ids.split(',').map(Number))];
  return found.length <= mostFiles ? found : undefined;
}
