import { cultureOfPath } from '@oilway/store/cultures.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../context.ts';
import { type Answer, chooseEncoding, type Encoding } from '../http/answer.ts';
import { notFound } from '../http/errors.ts';
import { sendAnswer } from '../http/send-answer.ts';
import { portalAddresses } from '../paths.ts';
import type { RedirectTarget } from '../reading/reading.ts';
import { articleAddresses, articleById } from './articles.ts';
import { askedAnswer, questionsOf } from './asked-page.ts';
import { showMenusOnErrorPages } from './error-pages.ts';
import { pageAnswer } from './page-answer.ts';
import { belowById, loadBelow } from './pages-below.ts';
import { answerDraft, grantOf } from './preview.ts';

/** Every address that no other part has claimed: the pages of both trees. Registered last. */
export const pageRoutes = fp<{ context: Context }>(
  async (app, { context }) => {
    showMenusOnErrorPages(context);
    app.get('/*', { schema: { hide: true } }, (request, reply) =>
      answerPage(request, reply, context),
    );
  },
  { name: 'pages', dependencies: ['preview'] },
);

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<unknown> {
  const address = request.raw.url ?? '/';
  const mark = address.indexOf('?');
  const path = mark === -1 ? address : address.slice(0, mark);
  const grant = grantOf(request, context);
  if (grant) return answerDraft(request, reply, context, { grant, path });

  const held = mark === -1 && context.answers.held(`page:${path}`);
  if (held) return sendAnswer(request, reply, held);

  const culture = cultureOfPath(path);
  const asked = { culture, path, given: request.query, encoding: encodingOf(request) };
  const answer =
    (mark !== -1 && (await foundAt(context, asked))) ||
    (await context.answers.answer(`page:${path}`, (reading) =>
      pageAnswer(context, reading, { culture, path }),
    ));
  if (answer) return sendAnswer(request, reply, answer);
  const target = await movedTo(context, path, mark === -1 ? '' : address.slice(mark));
  return target ? reply.redirect(target, 301) : notFound(request, reply, context);
}

function encodingOf({ headers }: FastifyRequest): Encoding {
  return chooseEncoding(headers['accept-encoding']);
}

/** @returns undefined where nothing is asked that the page knows. */
async function foundAt(
  context: Context,
  asked: Parameters<typeof askedAnswer>[2],
): Promise<Answer | undefined> {
  const found = await questionsOf(context, context.published.reading(), asked);
  if (!found) return undefined;
  const key = `${asked.encoding} ${found.key}`;
  return context.searches.answer(key, (reading) => askedAnswer(context, reading, asked));
}

/** Where a path without a page leads, its query kept: its other spelling, or a redirect of the studio. */
async function movedTo(context: Context, raw: string, query: string): Promise<string | undefined> {
  const path = decoded(raw);
  if (path === undefined) return undefined;
  const plain = path.toLowerCase().replace(/\/+$/, '') || '/';
  const spelled = await addressAt(context, plain);
  if (spelled) return spelled === raw ? undefined : spelled + query;

  const redirects = await context.published.reading().redirects();
  const target = redirects.get(plain) ?? redirects.get(path);
  // A header takes no letters beyond Latin 1; the browser would spell them the same way.
  if (target && 'url' in target) return encodeURI(target.url.toWellFormed()).replaceAll('%25', '%');
  const moved = target
    ? await pathOf(context, target)
    : await belowMovedList(context, redirects, plain);
  return moved && moved + query;
}

/** A path itself if a published page or article, a page below one, or a page of the portal, stands there. */
async function addressAt(context: Context, path: string): Promise<string | undefined> {
  const source = context.published.reading();
  const culture = cultureOfPath(path);
  if (portalAddresses(culture).includes(path)) return path;
  if ((await source.tree(culture)).byPath.has(path)) return path;
  if (await loadBelow(context.renderer.blocks, source, culture, path)) return path;
  const articles = await source.memo(`addresses:${culture}`, async (reading) => {
    const all = await articleAddresses(reading, culture);
    return new Set(all.map((article) => article.path));
  });
  return articles.has(path) ? path : undefined;
}

/** Where an article went with the page that lists it: the page has a redirect, and below it the article stands or stood. */
async function belowMovedList(
  context: Context,
  redirects: ReadonlyMap<string, RedirectTarget>,
  path: string,
): Promise<string | undefined> {
  const end = path.lastIndexOf('/');
  const list = redirects.get(path.slice(0, end));
  const page = list && !('url' in list) ? await pathOf(context, list) : undefined;
  if (!page) return undefined;
  const below = page + path.slice(end);
  const left = redirects.get(below);
  return left && !('url' in left) ? pathOf(context, left) : addressAt(context, below);
}

async function pathOf(
  context: Context,
  { culture, id, kind }: Exclude<RedirectTarget, { url: string }>,
): Promise<string | undefined> {
  const source = context.published.reading();
  if (kind === 'page') return (await source.tree(culture)).byId.get(id)?.path;
  if (kind === 'location')
    return (await belowById(context.renderer.blocks, source, culture, { id, kind }))?.path;
  return (await articleById(source, culture, kind, id))?.href;
}

function decoded(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}
