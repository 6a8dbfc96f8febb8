import { setTimeout as wait } from 'node:timers/promises';
import { Counter, Gauge, type Registry } from 'prom-client';

/** Undefined where it is unknown; the metric is omitted then. */
type Measured = number | undefined | readonly (readonly [label: string, value: number])[];

/** A metric that is read at each scrape. */
interface Measure {
  name: string;
  /** The metric's HELP text. */
  help: string;
  label?: string;
  /** A counter since the start of the process; otherwise a gauge. */
  counts?: true;
  read: () => Measured | Promise<Measured>;
}

/** Registers metrics that are read at each scrape. Metrics that cannot be read are omitted. */
export function measure(registry: Registry, measures: readonly Measure[]): void {
  for (const { counts, help, label, name, read } of measures) {
    const labelNames = label === undefined ? [] : [label];
    const metric = new (counts ? Counter : Gauge)({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const measured = await read();
        metric.reset();
        if (label === undefined) metric.remove();
        if (typeof measured === 'number') metric.inc(measured);
        else
          for (const [value, number] of measured ?? [])
            metric.inc({ [label ?? '']: value }, number);
      },
    });
  }
}

/** Timeout in milliseconds for values from a database or a disk; Prometheus' own scrape timeout is ten seconds. */
const patience = 1500;

/** Shares one call among concurrent callers, and starts no other until it has settled. @returns undefined where it fails or times out. */
export function asked<Answer>(ask: () => Promise<Answer>): () => Promise<Answer | undefined> {
  let asking: Promise<Answer | undefined> | undefined;
  return () => {
    asking ??= ask()
      .catch(() => undefined)
      .finally(() => {
        asking = undefined;
      });
    return Promise.race([asking, wait(patience, undefined, { ref: false })]);
  };
}
