import { setTimeout as wait } from 'node:timers/promises';
import { Counter, Gauge, type Registry } from 'prom-client';

/** Undefined where it is unknown; the metric is omitted then. */
type MetricValue = number | undefined | readonly (readonly [label: string, value: number])[];

/** A metric that is read at each scrape. */
interface MetricDefinition {
  name: string;
  /** The metric's HELP text. */
  help: string;
  label?: string;
  /** A counter since the start of the process; otherwise a gauge. */
  isCounter?: true;
  read: () => MetricValue | Promise<MetricValue>;
}

/** Registers metrics that are read at each scrape. Metrics that cannot be read are omitted. */
export function registerMetrics(
  registry: Registry,
  definitions: readonly MetricDefinition[],
): void {
  for (const { isCounter, help, label, name, read } of definitions) {
    const labelNames = label === undefined ? [] : [label];
    const metric = new (isCounter ? Counter : Gauge)({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const result = await read();
        metric.reset();
        if (label === undefined) metric.remove();
        if (typeof result === 'number') metric.inc(result);
        else
          for (const [value, number] of result ?? []) metric.inc({ [label ?? '']: value }, number);
      },
    });
  }
}

/** Timeout in milliseconds for values from a database or a disk; Prometheus' own scrape timeout is ten seconds. */
const readTimeout = 1500;

/** Shares one call among concurrent callers, and starts no other until it has settled. @returns undefined where it fails or times out. */
export function singleFlight<Answer>(
  load: () => Promise<Answer>,
): () => Promise<Answer | undefined> {
  let inFlight: Promise<Answer | undefined> | undefined;
  return () => {
    inFlight ??= load()
      .catch(() => undefined)
      .finally(() => {
        inFlight = undefined;
      });
    return Promise.race([inFlight, wait(readTimeout, undefined, { ref: false })]);
  };
}
