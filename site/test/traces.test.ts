/** Traces that the built site exports to an OpenTelemetry collector. */
import { type Collector, startCollector } from '@oilway/content/test/collector.ts';
import { copyDatabase, type DatabaseCopy } from '@oilway/content/test/copy-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteProcess, startSite } from './site-process.ts';

let collector: Collector;
let database: DatabaseCopy;
let site: SiteProcess;
beforeAll(async () => {
  collector = await startCollector();
  database = copyDatabase('postgres', 'seeded');
  site = await startSite({
    ...database.environment,
    LOG_LEVEL: 'debug',
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
    TRUSTED_PROXIES: '127.0.0.1',
  });
});
afterAll(async () => {
  await site?.stop();
  database?.remove();
  collector?.stop();
});

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';

test('exports routes, durations and SQL operations, but no queries and nothing of reports', async () => {
  const sendRequest = async (path: string, init: RequestInit = {}) =>
    (await fetch(site.origin + path, { redirect: 'manual', ...init })).arrayBuffer();
  await sendRequest('/Geheimstadt?ort=Geheimstadt', {
    headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01`, 'user-agent': 'Geheimbrowser' },
  });
  await sendRequest('/standorte?ort=Geheimstadt', { headers: { traceparent: 'Geheim-00-"{}' } });
  // A well-formed token: the database is queried for it.
  await sendRequest('/kundenportal', {
    headers: { cookie: `oilway-session=${'geheim'.repeat(7)}g` },
  });
  await sendRequest('/umbraco/api/map/GetMarkers?umbracoNodeId=Geheimstadt');
  await sendRequest('/api/captcha?form=contact');
  await sendRequest('/umbraco/api/whistleblowing/SubmitMessage', { method: 'POST' });
  await sendRequest('/health/live');
  site.child.kill('SIGTERM');
  expect(await site.exit).toBe(0);

  const spans = collector.spans();
  expect(spans.filter(({ parentSpanId }) => parentSpanId === '00f067aa0ba902b7')).toMatchObject([
    {
      service: 'oilway-site',
      name: 'GET /*',
      traceId: trace,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/*',
        'http.response.status_code': 404,
      },
      failed: false,
    },
  ]);
  const portal = spans.find(({ name }) => name === 'GET /kundenportal');
  expect(spans.filter(({ parentSpanId }) => parentSpanId === portal?.spanId)).toMatchObject([
    {
      name: 'SELECT member_sessions',
      traceId: portal?.traceId,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': 'SELECT',
        'db.collection.name': 'member_sessions',
      },
    },
  ]);
  expect(site.log()).toContain(`"trace_id":"${trace}"`);
  expect(spans.map(({ name }) => name)).not.toContainEqual(expect.stringMatching(/captcha|health/));
  expect(collector.text()).not.toMatch(/geheim|whistleblowing|report|127\.0\.0\.1/i);
});
