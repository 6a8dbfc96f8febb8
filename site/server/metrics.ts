import {
  connectionMetrics,
  processMetrics,
  type RecordResponse,
  type Registry,
  responseMetrics,
} from '@oilway/store/metrics/process.ts';
import { registerMetrics } from '@oilway/store/metrics/register-metrics.ts';
import { type MetricsServer, serveMetrics } from '@oilway/store/metrics/serve.ts';
import { addressOfPart, type MetricsAddress } from '@oilway/store/metrics-address.ts';
import type { Context } from './context.ts';
import type { ResponseCache } from './http/response-cache.ts';

interface SiteMetrics extends MetricsServer {
  countResponse: RecordResponse;
}

/** Serves the metrics of this process on a separate port. */
export function openMetrics(context: Context, address: MetricsAddress): SiteMetrics {
  const { config, log, store } = context;
  const registry = processMetrics(config.dataDir);
  connectionMetrics(registry, store.connections);
  measureContent(registry, context);
  measureCache(registry, context.cache);
  const served = serveMetrics({ registry, address: addressOfPart(address, 'site'), log });
  return { ...served, countResponse: responseMetrics(registry) };
}

/** Returns undefined before the first read. */
function secondsSince(timestamp: number): number | undefined {
  return timestamp < 0 ? undefined : (performance.now() - timestamp) / 1000;
}

function measureContent(registry: Registry, { librarySearch, published }: Context): void {
  registerMetrics(registry, [
    {
      name: 'oilway_database_up',
      help: 'Whether the database answered the last time: 1 or 0.',
      read: () => (published.isUnavailable ? 0 : 1),
    },
    {
      name: 'oilway_published_revision',
      help: 'The newest change of what is published that this process knows.',
      read: () => published.revision,
    },
    {
      name: 'oilway_published_age_seconds',
      help: 'How long ago this process last found out whether there is a newer one.',
      read: () => secondsSince(published.lastReadAt),
    },
    {
      name: 'oilway_search_files',
      help: 'Files of the library that members can find.',
      label: 'language',
      read: () => librarySearch.sizes().map(({ locale, files }) => [locale, files] as const),
    },
    {
      name: 'oilway_search_age_seconds',
      help: 'How long ago this process last found out whether the library has changed.',
      read: () => secondsSince(librarySearch.readAt),
    },
  ]);
}

function measureCache(registry: Registry, cache: ResponseCache): void {
  registerMetrics(registry, [
    {
      name: 'oilway_cache_responses',
      help: 'Responses in the cache.',
      read: () => cache.counts().entries,
    },
    {
      name: 'oilway_cache_bytes',
      help: 'Size of the cached responses.',
      read: () => cache.counts().bytes,
    },
    {
      name: 'oilway_cache_hits_total',
      help: 'Responses sent from the cache.',
      isCounter: true,
      read: () => cache.counts().hits,
    },
    {
      name: 'oilway_cache_misses_total',
      help: 'Responses that had to be built.',
      isCounter: true,
      read: () => cache.counts().misses,
    },
  ]);
}
