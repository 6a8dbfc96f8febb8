import type { FastifyInstance } from 'fastify';
import { fileRoutes } from '../features/library/files/file-routes.ts';
import { loadLatestFiles } from '../features/library/files/latest-files.ts';
import { libraryPages } from '../features/library/library-page.ts';
import { libraryRoutes } from '../features/library/routes.ts';
import { profilePages, publicPages } from '../features/members/pages.ts';
import { PasskeyService } from '../features/members/passkeys/service.ts';
import { portalRoutes } from '../features/members/routes.ts';
import { PortalService } from '../features/members/service.ts';
import { portalPages } from '../portal/pages.ts';
import type { Context } from './context.ts';

/** Registers the calls and pages of the customer portal, with encapsulated parsers and error handlers. */
export async function portal(
  app: FastifyInstance,
  { context }: { context: Context },
): Promise<void> {
  const { captcha, clock, config, store } = context;
  const service = new PortalService(store, captcha, clock);
  const passkeys = new PasskeyService(store, service, config.origin);
  await app.register(portalRoutes, { context, passkeys, service });
  await app.register(libraryRoutes, { context });
  await app.register(fileRoutes, { context });
  await app.register(portalPages, {
    context,
    publicRoutes: publicPages(context, service, (member, locale) =>
      loadLatestFiles(context, member, locale),
    ),
    memberPages: [profilePages(context, service), libraryPages(context)],
  });
}
