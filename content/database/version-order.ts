import type { BaseDatabaseAdapter } from 'payload';

type Version = Parameters<BaseDatabaseAdapter['createVersion']>[0];
type GlobalVersion = Parameters<BaseDatabaseAdapter['createGlobalVersion']>[0];

let lastTimestamp = 0;

/** @returns the time, or the millisecond after the last returned one, as ISO 8601. */
function nextTimestamp(timestamp: string): string {
  lastTimestamp = Math.max(Date.parse(timestamp), lastTimestamp + 1);
  return new Date(lastTimestamp).toISOString();
}

/**
 * Gives each version a later timestamp than the previous one. Payload clears the `latest` mark only on earlier versions: two versions of the same
 * millisecond both stayed marked, and either was read as the newest.
 */
export function withMonotonicVersions(adapter: BaseDatabaseAdapter) {
  const { createGlobalVersion, createVersion } = adapter;
  return {
    createVersion(this: BaseDatabaseAdapter, version: Version) {
      return createVersion.call(this, { ...version, updatedAt: nextTimestamp(version.updatedAt) });
    },
    createGlobalVersion(this: BaseDatabaseAdapter, version: GlobalVersion) {
      return createGlobalVersion.call(this, {
        ...version,
        updatedAt: nextTimestamp(version.updatedAt),
      });
    },
  };
}
