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
const timeouts = { export: 5000, shutdown: 2000 };

interface TracerOptions {
  part: 'site' | 'studio' | 'worker';
  /** A collector's OTLP/HTTP endpoint, as `OTEL_EXPORTER_OTLP_ENDPOINT` has it. */
  endpoint: string;
  log: Pick<Logger, 'info' | 'warn'>;
}

/**
 * Returns a tracer that exports spans every five seconds. Rejected spans are dropped, and so are new ones beyond a queue of 2048. Not registered
 * globally: the spans of auto-instrumented libraries would contain URLs.
 */
export function openTracer({ endpoint, log, part }: TracerOptions): Tracer {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: timeouts.export,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': `oilway-${part}`,
      'service.instance.id': randomUUID(),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: withFailureLog(exporter, log) })],
  });
  const spans = provider.getTracer('oilway');
  const propagator = new W3CTraceContextPropagator();
  traceStatements();
  return {
    startRequest: (parent = {}) =>
      startSpan(
        spans,
        { name: 'request', kind: SpanKind.SERVER },
        propagator.extract(ROOT_CONTEXT, parent, defaultTextMapGetter),
      ),
    startWork: (name) => startSpan(spans, { name, kind: SpanKind.INTERNAL }, ROOT_CONTEXT),
    close: () => provider.forceFlush({ timeoutMillis: timeouts.shutdown }).catch(() => undefined),
  };
}

interface SpanStart {
  name: string;
  kind: SpanKind;
  attributes?: SpanAttributes;
}

function startSpan(spans: Spans, { name, ...options }: SpanStart, parent: Context): OpenSpan {
  const span = spans.startSpan(name, options, parent);
  const context = trace.setSpan(parent, span);
  return {
    traceId: span.spanContext().traceId,
    startChild: (named, attributes) =>
      startSpan(spans, { name: named, kind: SpanKind.CLIENT, attributes }, context),
    end({ attributes, failed, name: known } = {}) {
      if (known) span.updateName(known);
      if (attributes) span.setAttributes(attributes);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Returns the exporter with log messages when a collector begins to fail and when it recovers, once each. */
function withFailureLog(exporter: SpanExporter, log: TracerOptions['log']): SpanExporter {
  let isFailing = false;
  return {
    export(spans, callback) {
      exporter.export(spans, (result) => {
        const failed = result.code !== ExportResultCode.SUCCESS;
        if (failed && !isFailing)
          log.warn(
            { err: result.error },
            'OTEL_EXPORTER_OTLP_ENDPOINT: the collector does not accept traces; they are dropped',
          );
        else if (!failed && isFailing) log.info('the collector accepts traces again');
        isFailing = failed;
        callback(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
