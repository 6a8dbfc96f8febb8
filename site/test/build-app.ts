import { clearPayloadCache, closePayload } from '@oilway/content/test/close-payload.ts';
import {
  copyDatabase,
  type Database,
  type DatabaseCopy,
} from '@oilway/content/test/copy-database.ts';
import { lowerPasswordCost } from '@oilway/content/test/database.ts';
import { showWithFailures } from '@oilway/content/test/failure-log.ts';
import type { FastifyInstance } from 'fastify';
import type { Payload } from 'payload';
import { type Logger, pino } from 'pino';
import { type Mock, vi } from 'vitest';
import type { Renderer } from '../pages/render/renderer.ts';
import type { Context } from '../server/context.ts';
import type { Health } from '../server/http/health.ts';

/** The whole site in this process, with its own database. */
export interface TestSite extends DatabaseCopy {
  app: FastifyInstance;
  context: Context;
  health: Health;
  payload: Payload;
  /** Counts rendered pages; `mockClear` resets it. */
  renders: Mock<Renderer['page']>;
  /** Polls content and library at once, as the running site does regularly. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** SQLite by default. */
  database?: Database;
  environment?: Record<string, string>;
  limits?: Partial<typeof import('../server/app.ts').limits>;
  /** Replaces parts of the context before the app is built on it. */
  change?: (context: Context) => Partial<Context>;
}

/** Boots the real app on a copy of the seeded template and closes it when the test is over. */
export async function build(
  t: { onTestFinished(close: () => Promise<void>): void },
  options: Options = {},
): Promise<TestSite> {
  const site = await boot(options);
  t.onTestFinished(site.close);
  return site;
}

/**
 * The same for a whole file, which closes it itself. The settings are read when the content's configuration is imported, so the environment is set
 * first and all our modules are reloaded.
 */
export async function boot(options: Options = {}): Promise<TestSite> {
  const database = copyDatabase(options.database ?? 'sqlite', 'seeded');
  Object.assign(process.env, database.environment, options.environment);
  vi.resetModules();
  const [
    { buildApp, limits },
    { readSiteConfig, storeSettings },
    { ResponseCache },
    { createCaptcha },
    { builtRenderer },
    { LibrarySearch },
    { PublishedContent },
  ] = await Promise.all([
    import('../server/app.ts'),
    import('../server/config.ts'),
    import('../server/http/response-cache.ts'),
    import('../forms/captcha/captcha.ts'),
    import('../pages/render/renderer.ts'),
    import('@oilway/store/library/search/library-search.ts'),
    import('../content/published-content.ts'),
  ]);
  const { openFileStore } = await import('@oilway/store/files/open-file-store.ts');
  const { openStore } = await import('@oilway/store/store.ts');
  const { default: payloadConfig } = await import('@oilway/content/config');
  const { getPayload } = await import('payload');
  // A file may have several sites at once.
  clearPayloadCache();

  await lowerPasswordCost();

  const config = readSiteConfig();
  const log = createTestLog();
  const store = await openStore(storeSettings(), {
    log,
    departmentsOf: (locale, purpose) => published.reader().departments(locale, purpose),
  });
  const payload = await getPayload({ config: payloadConfig, disableOnInit: true });
  const published = new PublishedContent({ read: store.changes, log });
  const renderer = await builtRenderer();
  const renders = vi.fn(renderer.page);
  renderer.page = renders;
  const files = openFileStore(storeSettings().storage);
  const defaults: Context = {
    config,
    store,
    files,
    published,
    cache: new ResponseCache(published),
    librarySearch: new LibrarySearch({ library: store, log }),
    captcha: createCaptcha(config, Date.now, log),
    renderer,
    log,
    clock: () => Date.now(),
  };
  const context = { ...defaults, ...options.change?.(defaults) };
  const health = { draining: false, readinessChecks: [] };
  // Importing the modules blocks the event loop, which is no overload.
  Object.assign(limits, { eventLoopDelay: 0 }, options.limits);
  const app = await buildApp(context, health);
  await published.poll();
  return {
    ...database,
    app,
    context,
    health,
    payload,
    renders,
    async refresh() {
      await Promise.all([published.poll(), context.librarySearch.poll()]);
    },
    async close() {
      await app.close();
      await store.close();
      await closePayload(payload);
      database.remove();
    },
  };
}

/** Returns a log of errors, which is shown with failed tests. */
function createTestLog(): Logger {
  let written = '';
  showWithFailures('the site', () => written);
  return pino(
    { level: 'error', base: null },
    {
      write(line) {
        written += line;
      },
    },
  );
}
