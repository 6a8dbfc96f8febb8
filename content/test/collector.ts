import { startLocalServer } from './local-server.ts';

/** A span as received by a collector. */
export interface ReceivedSpan {
  /** The part that sent it. */
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Record<string, unknown>;
  failed: boolean;
}

/** A trace collector on a loopback port for OTLP/HTTP in JSON. */
export interface Collector {
  endpoint: string;
  /** Returns all received request bodies. */
  text(): string;
  spans(): ReceivedSpan[];
  stop(): void;
}

export async function startCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const { origin, stop } = await startLocalServer(async (request, response) => {
    const chunks = await request.toArray();
    if (request.url === '/v1/traces') bodies.push(Buffer.concat(chunks).toString());
    response.setHeader('content-type', 'application/json').end('{}');
  });
  return {
    endpoint: origin,
    stop,
    text: () => bodies.join('\n'),
    spans: () => bodies.flatMap(spansOf),
  };
}

interface AnyValue {
  stringValue?: string;
  intValue?: number | string;
}

/** OTLP's JSON: opentelemetry-proto, trace/v1/trace.proto. */
interface ExportTraceServiceRequest {
  resourceSpans: {
    resource: { attributes: KeyValue[] };
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'attributes'> & {
        attributes: KeyValue[];
        status: { code?: number };
      })[];
    }[];
  }[];
}

interface KeyValue {
  key: string;
  value: AnyValue;
}

function spansOf(body: string): ReceivedSpan[] {
  return (JSON.parse(body) as ExportTraceServiceRequest).resourceSpans.flatMap(
    ({ resource, scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) =>
        spans.map(({ attributes, name, parentSpanId, spanId, status, traceId }) => ({
          service: String(valuesOf(resource.attributes)['service.name']),
          name,
          traceId,
          spanId,
          ...(parentSpanId && { parentSpanId }),
          attributes: valuesOf(attributes),
          failed: status.code === 2,
        })),
      ),
  );
}

const valuesOf = (attributes: KeyValue[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  );
