export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** @param share 0.99 for the value that 99 of a hundred do not exceed. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The distance from the lowest to the highest value, as a share of the median. */
export function spread(values: readonly number[]): number {
  return (Math.max(...values) - Math.min(...values)) / median(values);
}

/** Two significant digits below ten, whole numbers with separators above a hundred. */
export function formatNumber(value: number): string {
  if (value < 10) return String(Number(value.toPrecision(2)));
  return value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en-GB');
}

export const formatBytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export const formatMilliseconds = (time: number): string =>
  `${Math.round(time).toLocaleString('en-GB')} ms`;

export const formatPercent = (share: number): string => `${Math.round(share * 100)} %`;
