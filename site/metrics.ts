import { measure } from '@oilway/store/metrics/measure.ts';
import {
  answerMetrics,
  type CountAnswer,
  connectionMetrics,
  processMetrics,
  type Registry,
} from '@oilway/store/metrics/process.ts';
import { type MetricsServer, serveMetrics } from '@oilway/store/metrics/serve.ts';
import { addressOfPart, type MetricsAddress } from '@oilway/store/metrics-address.ts';
import type { Context } from './context.ts';
import type { AnswerCache } from './http/answer-cache.ts';

interface SiteMetrics extends MetricsServer {
  count: CountAnswer;
}

/** Tells what this process measures, on a port of its own. */
export function openMetrics(context: Context, address: MetricsAddress): SiteMetrics {
  const { config, log, store } = context;
  const registry = processMetrics(config.folder);
  connectionMetrics(registry, store.connections);
  measureContent(registry, context);
  measureCaches(registry, { pages: context.answers, searches: context.searches });
  const served = serveMetrics({ registry, address: addressOfPart(address, 'site'), log });
  return { ...served, count: answerMetrics(registry) };
}

/** Nothing where it was never read. */
function secondsSince(moment: number): number | undefined {
  return moment < 0 ? undefined : (performance.now() - moment) / 1000;
}

function measureContent(registry: Registry, { librarySearch, published }: Context): void {
  measure(registry, [
    {
      name: 'oilway_database_up',
      help: 'Whether the database answered the last time: 1 or 0.',
      read: () => (published.away ? 0 : 1),
    },
    {
      name: 'oilway_published_revision',
      help: 'The newest change of what is published that this process knows.',
      read: () => published.revision,
    },
    {
      name: 'oilway_published_age_seconds',
      help: 'How long ago this process last found out whether there is a newer one.',
      read: () => secondsSince(published.readAt),
    },
    {
      name: 'oilway_search_files',
      help: 'Files of the library that members can find.',
      label: 'language',
      read: () => librarySearch.sizes().map(({ culture, files }) => [culture, files] as const),
    },
    {
      name: 'oilway_search_age_seconds',
      help: 'How long ago this process last found out whether the library has changed.',
      read: () => secondsSince(librarySearch.readAt),
    },
  ]);
}

function measureCaches(registry: Registry, caches: Record<string, AnswerCache>): void {
  const each = (what: keyof ReturnType<AnswerCache['counts']>) => () =>
    Object.entries(caches).map(([name, cache]) => [name, cache.counts()[what]] as const);
  measure(registry, [
    {
      name: 'oilway_answers_kept',
      help: 'Answers in memory.',
      label: 'cache',
      read: each('entries'),
    },
    {
      name: 'oilway_answers_kept_bytes',
      help: 'What they take.',
      label: 'cache',
      read: each('bytes'),
    },
    {
      name: 'oilway_answers_at_hand_total',
      help: 'How often an answer was in memory.',
      label: 'cache',
      counts: true,
      read: each('hits'),
    },
    {
      name: 'oilway_answers_made_total',
      help: 'How often one had to be made.',
      label: 'cache',
      counts: true,
      read: each('misses'),
    },
  ]);
}
