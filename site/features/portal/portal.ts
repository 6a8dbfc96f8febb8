import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { portalCalls } from './calls.ts';
import { fileRoutes } from './files/file-routes.ts';
import { getFilesCall } from './files/get-files.ts';
import { portalPages } from './pages.ts';
import { PasskeyService } from './passkeys/service.ts';
import { librarySearchCalls } from './search/calls.ts';
import { PortalService } from './service.ts';

/** The customer portal: its calls and its pages, which keep their parsers and their failures to themselves. */
export async function portal(
  app: FastifyInstance,
  { context }: { context: Context },
): Promise<void> {
  const { clock, config, store } = context;
  const service = new PortalService(store, clock);
  const passkeys = new PasskeyService(store, service, config.origin);
  await app.register(portalCalls, { context, passkeys, service });
  await app.register(getFilesCall, { context });
  await app.register(librarySearchCalls, { context });
  await app.register(fileRoutes, { context });
  await app.register(portalPages, { context, service });
}
