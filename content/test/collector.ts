import { listenLocally } from './graph-server.ts';

/** What a collector is told of one span. */
export interface ToldSpan {
  /** Of which part it is. */
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Record<string, unknown>;
  failed: boolean;
}

/** A collector of traces on a loopback port, which takes OTLP over HTTP as JSON. */
export interface Collector {
  endpoint: string;
  /** What it was told so far, as it came. */
  text(): string;
  spans(): ToldSpan[];
  stop(): void;
}

export async function startCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const { origin, stop } = await listenLocally(async (request, response) => {
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

interface Value {
  stringValue?: string;
  intValue?: number | string;
}

/** OTLP's JSON: opentelemetry-proto, trace/v1/trace.proto. */
interface Told {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: (Omit<ToldSpan, 'attributes'> & {
        attributes: Attribute[];
        status: { code?: number };
      })[];
    }[];
  }[];
}

interface Attribute {
  key: string;
  value: Value;
}

function spansOf(body: string): ToldSpan[] {
  return (JSON.parse(body) as Told).resourceSpans.flatMap(({ resource, scopeSpans }) =>
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

const valuesOf = (attributes: Attribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  );
