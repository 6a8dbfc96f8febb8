import { makeLog } from '@oilway/store/log.ts';
import { setTracer } from '@oilway/store/tracing/tracer.ts';

/** Exports traces to an OpenTelemetry collector, if one is configured. Imported before Next, which loads the instrumented database drivers. */
const endpoint = process.env.OTEL_EXPORTER_OTLP_ENDPOINT ?? '';

// The settings check reports an invalid URL.
if (URL.canParse(endpoint)) {
  const { openTracer } = await import('@oilway/store/tracing/open-tracer.ts');
  const log = makeLog(process.env.LOG_LEVEL || 'info');
  setTracer(openTracer({ part: 'studio', endpoint, log }));
}
