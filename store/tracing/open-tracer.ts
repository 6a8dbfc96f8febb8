import { randomUUID } from 'node:crypto';
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer as Spans,
  trace,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { OpenSpan, SpanAttributes } from '../open-span.ts';
import { traceStatements } from './statements.ts';
import type { Tracer } from './tracer.ts';

/** Timeouts in milliseconds: of an export, and of the last export when the process ends. */
const patience = { answer: 5000, end: 2000 };

interface Traced {
  part: 'site' | 'studio' | 'worker';
  /** A collector's OTLP/HTTP endpoint, as `OTEL_EXPORTER_OTLP_ENDPOINT` has it. */
  endpoint: string;
  log: Pick<Logger, 'info' | 'warn'>;
}

/**
 * Returns a tracer that exports spans every five seconds. Rejected spans are dropped, and so are new ones beyond a queue of 2048. Not registered
 * globally: the spans of auto-instrumented libraries would contain URLs.
 */
export function openTracer({ endpoint, log, part }: Traced): Tracer {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: patience.answer,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': `oilway-${part}`,
      'service.instance.id': randomUUID(),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: heard(exporter, log) })],
  });
  const spans = provider.getTracer('oilway');
  const propagator = new W3CTraceContextPropagator();
  traceStatements();
  return {
    request: (above = {}) =>
      begin(
        spans,
        { name: 'request', kind: SpanKind.SERVER },
        propagator.extract(ROOT_CONTEXT, above, defaultTextMapGetter),
      ),
    work: (name) => begin(spans, { name, kind: SpanKind.INTERNAL }, ROOT_CONTEXT),
    close: () => provider.forceFlush({ timeoutMillis: patience.end }).catch(() => undefined),
  };
}

interface BegunSpan {
  name: string;
  kind: SpanKind;
  attributes?: SpanAttributes;
}

function begin(spans: Spans, { name, ...options }: BegunSpan, above: Context): OpenSpan {
  const span = spans.startSpan(name, options, above);
  const inside = trace.setSpan(above, span);
  return {
    traceId: span.spanContext().traceId,
    part: (named, attributes) =>
      begin(spans, { name: named, kind: SpanKind.CLIENT, attributes }, inside),
    end({ attributes, failed, name: known } = {}) {
      if (known) span.updateName(known);
      if (attributes) span.setAttributes(attributes);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Returns the exporter with log messages when a collector begins to fail and when it recovers, once each. */
function heard(exporter: SpanExporter, log: Traced['log']): SpanExporter {
  let refused = false;
  return {
    export(spans, told) {
      exporter.export(spans, (result) => {
        const failed = result.code !== ExportResultCode.SUCCESS;
        if (failed && !refused)
          log.warn(
            { err: result.error },
            'OTEL_EXPORTER_OTLP_ENDPOINT: traces are not taken, and lost',
          );
        else if (!failed && refused) log.info('traces are taken again');
        refused = failed;
        told(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
