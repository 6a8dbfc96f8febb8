import { makeLog } from '@oilway/store/log.ts';
import { keepTracer } from '@oilway/store/tracing/tracer.ts';

/** Tells a collector what took how long, where one is set. Imported before Next, which loads what talks to the database. */
const endpoint = process.env.OTEL_EXPORTER_OTLP_ENDPOINT ?? '';

// What is no address is refused with the other settings.
if (URL.canParse(endpoint)) {
  const { openTracer } = await import('@oilway/store/tracing/open-tracer.ts');
  const log = makeLog(process.env.LOG_LEVEL || 'info');
  keepTracer(openTracer({ part: 'studio', endpoint, log }));
}
