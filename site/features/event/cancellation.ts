import formbody from '@fastify/formbody';
import { cancelPaths } from '@oilway/store/events/cancel-link.ts';
import { type Locale, locales } from '@oilway/store/locales.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { htmlContentType } from '../../pages/build-page.ts';
import { withTitleSuffix } from '../../pages/head.ts';
import { loadPageContext } from '../../pages/load-page-context.ts';
import type { PageView } from '../../pages/render/views.tsx';
import type { Context } from '../../server/context.ts';
import { notFound } from '../../server/http/errors.ts';
import { messages } from './page-messages.ts';

type CancellationRequest = FastifyRequest<{ Params: { token: string } }>;

/**
 * The cancellation page that a participant's mail links to. GET changes nothing; POST cancels once and redirects to the
 * page, which shows the result. Registers a form parser, so it is not wrapped in fastify-plugin.
 */
export async function cancellation(
  app: FastifyInstance,
  { context }: { context: Context },
): Promise<void> {
  const type = 'application/x-www-form-urlencoded';
  if (!app.hasContentTypeParser(type)) await app.register(formbody, { bodyLimit: 1024 });
  for (const locale of locales) {
    const url = `${cancelPaths[locale]}/:token`;
    const options = { schema: { hide: true } };
    app.get(url, options, (request, reply) =>
      sendCancellationPage(context, locale, request as CancellationRequest, reply),
    );
    app.post(url, options, (request, reply) =>
      handleCancellation(context, locale, request as CancellationRequest, reply),
    );
  }
}

async function sendCancellationPage(
  context: Context,
  locale: Locale,
  request: CancellationRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const view = await loadView(context, locale, request.params.token);
  if (!view) return notFound(request, reply, context);
  return reply
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .type(htmlContentType)
    .send(await context.renderer.page(view));
}

async function handleCancellation(
  context: Context,
  locale: Locale,
  request: CancellationRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token } = request.params;
  const isCancelled = await context.store.cancelSignUp(token);
  if (!isCancelled) return notFound(request, reply, context);
  return reply
    .header('cache-control', 'no-store')
    .redirect(`${cancelPaths[locale]}/${encodeURIComponent(token)}`, 303);
}

async function loadView(
  { store, published, clock }: Context,
  locale: Locale,
  token: string,
): Promise<PageView | undefined> {
  const signUp = await store.findSignUp(token);
  if (!signUp) return undefined;
  const content = published.reader();
  const page = await loadPageContext(content, locale, undefined);
  const { settings } = await content.navigation(locale);
  const { event, place: state, reference } = signUp;
  const isPast = Date.parse(event.end) <= clock();
  const heading = messages[locale].cancel;
  return {
    page: { ...page, node: { ...page.node, title: heading } },
    blocks: [
      { blockType: 'hero', variant: 'field', heading },
      { blockType: 'cancellation', event, state, reference, isPast },
    ],
    head: {
      locale,
      title: withTitleSuffix(heading, settings.seoTitleSuffix),
      alternates: [],
      noIndex: true,
      nodeId: page.node.id,
    },
  };
}
