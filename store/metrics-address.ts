/** Where this machine's processes serve metrics: the studio at this port, the others at the following ones. */
export interface MetricsAddress {
  host: string;
  port: number;
}

/** Each part's offset to `METRICS_PORT`; further processes of the site use the ports after its first. */
const offsets = { studio: 0, worker: 1, site: 2 };

export type MeasuredPart = keyof typeof offsets;

/** Returns the address of one part's metrics. */
export const addressOfPart = (
  { host, port }: MetricsAddress,
  part: MeasuredPart,
): MetricsAddress => ({ host, port: port + offsets[part] });

type Environment = Record<string, string | undefined>;

const highest = 65535;

/**
 * Parses `METRICS_PORT` and `METRICS_HOST`.
 * @param portsInUse the ports in use, by setting.
 * @returns no address where none is set or the settings are invalid; `problems` has a line for each error.
 */
export function readMetricsAddress(
  { METRICS_HOST: host = '127.0.0.1', METRICS_PORT: value }: Environment,
  portsInUse: Record<string, number | undefined>,
): { address: MetricsAddress | undefined; problems: string[] } {
  if (value === undefined) return { address: undefined, problems: [] };
  const port = Number(value);
  const last = highest - offsets.site;
  if (!/^\d+$/.test(value) || port < 1 || port > last) {
    const problem = `METRICS_PORT: must be a port number up to ${last}: the parts use it and the following ports`;
    return { address: undefined, problems: [problem] };
  }
  const problems = Object.entries(portsInUse).flatMap(([setting, other = 0]) =>
    other >= port && other <= port + offsets.site
      ? [
          `METRICS_PORT: ${port} to ${port + offsets.site} are for metrics, and ${setting} is ${other}`,
        ]
      : [],
  );
  return { address: problems.length === 0 ? { host, port } : undefined, problems };
}
