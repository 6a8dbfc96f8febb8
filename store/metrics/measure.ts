import { setTimeout as wait } from 'node:timers/promises';
import { Counter, Gauge, type Registry } from 'prom-client';

/** Undefined where it is not known, which is told as nothing at all. */
type Measured = number | undefined | readonly (readonly [label: string, value: number])[];

/** What is asked for whenever somebody wants the metrics. */
interface Measure {
  name: string;
  /** What it is, for whoever reads the metrics. */
  help: string;
  /** The name of what tells its values apart. */
  label?: string;
  /** Since the process began: it never falls. */
  counts?: true;
  read: () => Measured | Promise<Measured>;
}

/** Registers what is read each time when metrics are told. What can't be read is left out. */
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

/** Milliseconds that metrics wait for what is asked of a database or a disk: Prometheus itself waits for ten seconds. */
const patience = 1500;

/**
 * Asks once for all who want it meanwhile, and not again before it was answered, for as long as that takes.
 * @returns undefined where it fails or takes too long.
 */
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
