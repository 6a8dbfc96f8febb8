import type { FastifyInstance } from 'fastify';
import { fileRoutes } from '../features/library/files/file-routes.ts';
import { libraryNews } from '../features/library/files/library-news.ts';
import { libraryPages } from '../features/library/library-page.ts';
import { libraryCalls } from '../features/library/routes.ts';
import { openPages, profilePages } from '../features/members/pages.ts';
import { PasskeyService } from '../features/members/passkeys/service.ts';
import { portalCalls } from '../features/members/routes.ts';
import { PortalService } from '../features/members/service.ts';
import { portalPages } from '../portal/pages.ts';
import type { Context } from './context.ts';

/** The customer portal: its calls and its pages, which keep their parsers and their failures to themselves. */
export async function portal(
  app: FastifyInstance,
  { context }: { context: Context },
): Promise<void> {
  const { captcha, clock, config, store } = context;
  const service = new PortalService(store, captcha, clock);
  const passkeys = new PasskeyService(store, service, config.origin);
  await app.register(portalCalls, { context, passkeys, service });
  await app.register(libraryCalls, { context });
  await app.register(fileRoutes, { context });
  await app.register(portalPages, {
    context,
    open: openPages(context, service, (member, culture) => libraryNews(context, member, culture)),
    members: [profilePages(context, service), libraryPages(context)],
  });
}
