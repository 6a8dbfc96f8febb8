import { openFiles, tellStorage } from '@oilway/store/files/open-files.ts';
import { LibrarySearch } from '@oilway/store/library/search/library-search.ts';
import { makeLog } from '@oilway/store/log.ts';
import { openStore } from '@oilway/store/store.ts';
import { keepTracer } from '@oilway/store/tracing/tracer.ts';
import type { FastifyInstance } from 'fastify';
import { KeptCopy } from '../content/kept-copy.ts';
import { Published } from '../content/published.ts';
import { captchaOf } from '../forms/captcha/captcha.ts';
import type { Renderer } from '../pages/render/renderer.ts';
import { buildApp } from './app.ts';
import { readSiteConfig, storeSettings } from './config.ts';
import type { Context } from './context.ts';
import { type Health, untilBalancersKnow } from './http/health.ts';
import { ResponseCache } from './http/response-cache.ts';

export interface Site {
  app: FastifyInstance;
  context: Context;
  /** Says that it takes nothing new any more. Ends when a balancer has heard it. */
  drain(): Promise<void>;
  /** Ends when whatever it was doing is done. */
  close(): Promise<void>;
}

/** The site with all it is made of, reading what is published, and listening to nobody yet. */
export async function openSite(renderer: Renderer): Promise<Site> {
  const config = readSiteConfig();
  const log = makeLog(config.logLevel);
  const store = await openStore(storeSettings(), {
    log,
    departmentsOf: (culture, purpose) => published.reading().departments(culture, purpose),
  });
  const files = openFiles(storeSettings().storage);
  void tellStorage(files, log);
  const copy = new KeptCopy(config.publishedCopy, log);
  const published = new Published({ read: store.changes, log, copy });
  const librarySearch = new LibrarySearch({ library: store, log });
  const health: Health = { draining: false, asked: [] };
  const context: Context = {
    config,
    store,
    files,
    published,
    cache: new ResponseCache(published),
    librarySearch,
    captcha: captchaOf(config, Date.now, log),
    renderer,
    log,
    clock: Date.now,
  };
  // Who tells nothing loads nothing of it.
  const metrics =
    config.metrics && (await import('./metrics.ts')).openMetrics(context, config.metrics);
  const tracer =
    config.tracesTo &&
    (await import('@oilway/store/tracing/open-tracer.ts')).openTracer({
      part: 'site',
      endpoint: config.tracesTo,
      log,
    });
  if (tracer) keepTracer(tracer);
  const app = await buildApp(context, health, metrics?.count);

  await published.start();
  librarySearch.start();
  return {
    app,
    context,
    drain() {
      health.draining = true;
      return untilBalancersKnow(health);
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
