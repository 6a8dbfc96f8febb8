import { openContent } from '@oilway/content';
import { makeLog } from '@oilway/store/log.ts';
import { buildApp } from './app.ts';
import { readSiteConfig } from './config.ts';
import { LibrarySearch } from './features/portal/search/library-search.ts';
import { warmPages } from './pages/warm-up.ts';
import { AnswerCache } from './platform/answer-cache.ts';
import { captchaOf } from './platform/captcha.ts';
import { Generations } from './platform/generation.ts';
import { createRenderer } from './platform/render/renderer.ts';

/** How long a stop waits for connections, and for everything, before it cuts them off, in milliseconds. */
const drainLimit = 8000;
const stopLimit = 9500;

const config = readSiteConfig();
const log = makeLog(config.logLevel);
const content = await openContent();
const generations = new Generations(content, log);
const answers = new AnswerCache(generations);
const searches = new AnswerCache(generations, 16_000_000);
const librarySearch = new LibrarySearch({ content, log, folder: config.searchFolder });
const health = { draining: false };
const renderer = await createRenderer(config);
const context = {
  config,
  content,
  generations,
  answers,
  searches,
  librarySearch,
  captcha: captchaOf(config, Date.now, log),
  renderer,
  log,
  clock: Date.now,
};
const app = await buildApp(context, health);

generations.onChange((generation) => warmPages(context, generation));
await generations.start();
librarySearch.start();
await app.listen({ host: config.host, port: config.port });
log.info({ port: config.port, revision: generations.current.revision }, 'site is ready');

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal));
// A supervisor that goes away takes its end of the channel with it.
process.once('disconnect', () => void stop('disconnect'));

async function stop(reason: string): Promise<void> {
  if (health.draining) return;
  health.draining = true;
  log.info({ reason }, 'site is stopping');
  setTimeout(() => process.exit(1), stopLimit).unref();
  setTimeout(() => app.server.closeAllConnections(), drainLimit).unref();
  generations.stop();
  await librarySearch.stop();
  await app.close();
  await renderer.close();
  await content.close();
  process.exit(0);
}
