import { logStorageProblem, openFileStore } from '@oilway/store/files/open-file-store.ts';
import { LibrarySearch } from '@oilway/store/library/search/library-search.ts';
import { makeLog } from '@oilway/store/log.ts';
import { openStore } from '@oilway/store/store.ts';
import { setTracer } from '@oilway/store/tracing/tracer.ts';
import type { FastifyInstance } from 'fastify';
import { PublishedContent } from '../content/published-content.ts';
import { PublishedSnapshot } from '../content/published-snapshot.ts';
import { createCaptcha } from '../forms/captcha/captcha.ts';
import type { Renderer } from '../pages/render/renderer.ts';
import { buildApp } from './app.ts';
import { readSiteConfig, storeSettings } from './config.ts';
import type { Context } from './context.ts';
import { type Health, waitForLoadBalancers } from './http/health.ts';
import { ResponseCache } from './http/response-cache.ts';

export interface Site {
  app: FastifyInstance;
  context: Context;
  /** Sets readiness to false. Resolves when a load balancer has seen it. */
  drain(): Promise<void>;
  /** Resolves when all running work is done. */
  close(): Promise<void>;
}

/** Opens the site and starts polling the published content; it does not listen yet. */
export async function openSite(renderer: Renderer): Promise<Site> {
  const config = readSiteConfig();
  const log = makeLog(config.logLevel);
  const store = await openStore(storeSettings(), {
    log,
    departmentsOf: (locale, purpose) => published.reader().departments(locale, purpose),
  });
  const files = openFileStore(storeSettings().storage);
  void logStorageProblem(files, log);
  const snapshot = new PublishedSnapshot(config.publishedSnapshot, log);
  const published = new PublishedContent({ read: store.changes, log, snapshot });
  const librarySearch = new LibrarySearch({ library: store, log });
  const health: Health = { draining: false, readinessChecks: [] };
  const context: Context = {
    config,
    store,
    files,
    published,
    cache: new ResponseCache(published),
    librarySearch,
    captcha: createCaptcha(config, Date.now, log),
    renderer,
    log,
    clock: Date.now,
  };
  // Imported only where configured.
  const metrics =
    config.metrics && (await import('./metrics.ts')).openMetrics(context, config.metrics);
  const tracer =
    config.tracesEndpoint &&
    (await import('@oilway/store/tracing/open-tracer.ts')).openTracer({
      part: 'site',
      endpoint: config.tracesEndpoint,
      log,
    });
  if (tracer) setTracer(tracer);
  const app = await buildApp(context, health, metrics?.countResponse);

  await published.start();
  librarySearch.start();
  return {
    app,
    context,
    drain() {
      health.draining = true;
      return waitForLoadBalancers(health);
    },
    async close() {
      await published.stop();
      await librarySearch.stop();
      await app.close();
      await metrics?.close();
      if (tracer) await tracer.close();
      await store.close();
    },
  };
}
