import { localeOfPath } from '@oilway/store/locales.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../server/context.ts';
import { notFound } from '../server/http/errors.ts';
import { sendCached } from '../server/http/send-cached.ts';
import { buildPage, loadQueries } from './build-page.ts';
import { showMenusOnErrorPages } from './error-pages.ts';
import { getPreviewGrant, sendDraft } from './preview.ts';
import { resolveRedirect } from './resolve-redirect.ts';

/** Registers the pages of both trees for all remaining paths. Registered last. */
export const pageRoutes = fp<{ context: Context }>(
  async (app, { context }) => {
    showMenusOnErrorPages(context);
    app.get('/*', { schema: { hide: true } }, (request, reply) =>
      sendPage(request, reply, context),
    );
  },
  { name: 'pages', dependencies: ['preview'] },
);

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<unknown> {
  const address = request.raw.url ?? '/';
  const queryIndex = address.indexOf('?');
  const path = queryIndex === -1 ? address : address.slice(0, queryIndex);
  const grant = getPreviewGrant(request, context);
  if (grant) return sendDraft(request, reply, context, { grant, path });

  const query = queryIndex === -1 ? '' : address.slice(queryIndex);
  const pageRequest = {
    locale: localeOfPath(path),
    path,
    searchParams: new URLSearchParams(query),
  };
  const queries = await loadQueries(context, context.published.reader(), pageRequest);
  // Unknown parameters are not part of the key.
  const key = queries.size > 0 ? `${path}?${JSON.stringify([...queries.values()])}` : path;
  const isSent = await sendCached(context.cache, request, reply, `page:${key}`, (content) =>
    buildPage(context, content, pageRequest),
  );
  if (isSent) return reply;
  const target = await resolveRedirect(context, path, query);
  return target ? reply.redirect(target, 301) : notFound(request, reply, context);
}
