import formbody from '@fastify/formbody';
import { type Culture, cultures } from '@oilway/store/cultures.ts';
import { cancelPaths } from '@oilway/store/events/cancel-link.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { titleOf } from '../../pages/head.ts';
import { loadSurroundings } from '../../pages/load-page.ts';
import { html } from '../../pages/page-answer.ts';
import type { PageView } from '../../pages/render/views.tsx';
import type { Context } from '../../server/context.ts';
import { notFound } from '../../server/http/errors.ts';
import { messages } from './page-messages.ts';

type Asked = FastifyRequest<{ Params: { token: string } }>;

/**
 * Where the link of a participant's mail leads: a page with one button. Reading it changes nothing; pressing
 * the button does, once, and leads back to the page, which says so. Takes forms, so it keeps to itself.
 */
export async function cancellation(
  app: FastifyInstance,
  { context }: { context: Context },
): Promise<void> {
  const type = 'application/x-www-form-urlencoded';
  if (!app.hasContentTypeParser(type)) await app.register(formbody, { bodyLimit: 1024 });
  for (const culture of cultures) {
    const url = `${cancelPaths[culture]}/:token`;
    const options = { schema: { hide: true } };
    app.get(url, options, (request, reply) => show(context, culture, request as Asked, reply));
    app.post(url, options, (request, reply) => cancel(context, culture, request as Asked, reply));
  }
}

async function show(
  context: Context,
  culture: Culture,
  request: Asked,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const view = await viewOf(context, culture, request.params.token);
  if (!view) return notFound(request, reply, context);
  return reply
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .type(html)
    .send(await context.renderer.page(view));
}

async function cancel(
  context: Context,
  culture: Culture,
  request: Asked,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token } = request.params;
  const known = await context.store.cancelSignUp(token);
  if (!known) return notFound(request, reply, context);
  return reply
    .header('cache-control', 'no-store')
    .redirect(`${cancelPaths[culture]}/${encodeURIComponent(token)}`, 303);
}

async function viewOf(
  { store, published, clock }: Context,
  culture: Culture,
  token: string,
): Promise<PageView | undefined> {
  const signUp = await store.signUp(token);
  if (!signUp) return undefined;
  const source = published.reading();
  const page = await loadSurroundings(source, culture, undefined);
  const { settings } = await source.navigation(culture);
  const { event, place, reference } = signUp;
  const over = Date.parse(event.end) <= clock();
  const heading = messages[culture].cancel;
  return {
    page: { ...page, node: { ...page.node, title: heading } },
    blocks: [
      { blockType: 'hero', variant: 'field', heading },
      { blockType: 'cancellation', event, place, reference, over },
    ],
    head: {
      culture,
      title: titleOf(heading, settings.seoTitleSuffix),
      alternates: [],
      noIndex: true,
      nodeId: page.node.id,
    },
  };
}
