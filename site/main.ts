import { LibrarySearch } from '@oilway/search/library-search.ts';
import { makeLog } from '@oilway/store/log.ts';
import { openStore } from '@oilway/store/store.ts';
import { buildApp } from './app.ts';
import { captchaOf } from './captcha/captcha.ts';
import { readSiteConfig, storeSettings } from './config.ts';
import { AnswerCache } from './http/answer-cache.ts';
import { createRenderer } from './page/render/renderer.ts';
import { keepWarm } from './page/warm-up.ts';
import { giveBackWhenQuiet } from './process/give-back.ts';
import { placeInSources } from './process/place-in-sources.ts';
import { KeptCopy } from './reading/kept-copy.ts';
import { Published } from './reading/published.ts';

/** How long a stop waits for connections, and for everything, before it cuts them off, in milliseconds. */
const drainLimit = 8000;
const stopLimit = 9500;

const config = readSiteConfig();
const log = makeLog(config.logLevel, undefined, placeInSources);
const store = await openStore(storeSettings(), {
  log,
  departmentsOf: (culture, purpose) => published.reading().departments(culture, purpose),
});
const copy = new KeptCopy(config.publishedCopy, log);
const published = new Published({ read: store.changes, log, copy });
const answers = new AnswerCache(published);
const searches = new AnswerCache(published, 8_000_000, 100, 1000);
const librarySearch = new LibrarySearch({ library: store, log, folder: config.searchFolder });
const health = { draining: false };
const renderer = await createRenderer(config);
const context = {
  config,
  store,
  published,
  answers,
  searches,
  librarySearch,
  captcha: captchaOf(config, Date.now, log),
  renderer,
  log,
  clock: Date.now,
};
const app = await buildApp(context, health);

published.onChange(keepWarm(context));
await published.start();
librarySearch.start();
await app.listen({ host: config.host, port: config.port });
log.info({ port: config.port, revision: published.revision }, 'site is ready');
giveBackWhenQuiet();

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal));
// A supervisor that goes away takes its end of the channel with it.
process.once('disconnect', () => void stop('disconnect'));

async function stop(reason: string): Promise<void> {
  if (health.draining) return;
  health.draining = true;
  log.info({ reason }, 'site is stopping');
  setTimeout(() => process.exit(1), stopLimit).unref();
  setTimeout(() => app.server.closeAllConnections(), drainLimit).unref();
  await published.stop();
  await librarySearch.stop();
  await app.close();
  await renderer.close();
  await store.close();
  process.exit(0);
}
