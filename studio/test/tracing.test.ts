/** Spans that the built studio exports to an OpenTelemetry collector. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Collector, startCollector } from '../../content/test/collector.ts';
import { openDatabase } from '../../content/test/database.ts';
import { openStudio, type TestStudio } from './server.ts';

let collector: Collector;
let studio: TestStudio;
beforeAll(async () => {
  collector = await startCollector();
  studio = await openStudio([], await openDatabase('postgres'), {
    LOG_LEVEL: 'debug',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  });
});
afterAll(async () => {
  await studio?.close();
  collector?.stop();
});

test('exports spans of routes and statements without request values or reporting endpoints', async () => {
  const { ask } = studio;
  expect((await ask('editor-de', 'GET', '/media?where[filename][equals]=geheim')).status).toBe(200);
  for (const path of ['/reports', '/%72eports', '/reporting-keys/counted', '/globals/settings'])
    await ask('compliance-officer', 'GET', path);
  await fetch(`${studio.origin}/Geheimstadt?ort=geheim`, {
    headers: { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' },
  });
  const names = () => collector.spans().map(({ name }) => name);
  await expect.poll(names, { timeout: 10_000 }).toContain('GET none');

  const spans = collector.spans();
  const [media] = spans.filter(({ name }) => name === 'GET /api/media');
  expect(media).toMatchObject({
    service: 'oilway-studio',
    attributes: { 'http.route': '/api/media', 'http.response.status_code': 200 },
  });
  const parts = spans.filter(({ parentSpanId }) => parentSpanId === media?.spanId);
  expect(parts.map(({ name }) => name)).toContain('SELECT media');
  expect(studio.studio.log()).toContain(`"trace_id":"${media?.traceId}"`);
  expect(names()).toContain('POST /api/staff/*');
  expect(collector.text()).not.toMatch(/geheim|report|oilway\.example|4bf92f3577b34da6/i);
});
