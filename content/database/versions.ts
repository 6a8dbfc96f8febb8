import type { BaseDatabaseAdapter } from 'payload';

type Version = Parameters<BaseDatabaseAdapter['createVersion']>[0];
type GlobalVersion = Parameters<BaseDatabaseAdapter['createGlobalVersion']>[0];

let last = 0;

/** @returns the moment, or the millisecond after the last one this process gave. ISO 8601. */
function later(moment: string): string {
  last = Math.max(Date.parse(moment), last + 1);
  return new Date(last).toISOString();
}

/**
 * Lets each version be later than the one before it. Payload unmarks as the newest only what is earlier, so that of two versions of one
 * millisecond both stayed marked, and either was taken for the newest text.
 */
export function keepingOrder(adapter: BaseDatabaseAdapter) {
  const { createGlobalVersion, createVersion } = adapter;
  return {
    createVersion(this: BaseDatabaseAdapter, version: Version) {
      return createVersion.call(this, { ...version, updatedAt: later(version.updatedAt) });
    },
    createGlobalVersion(this: BaseDatabaseAdapter, version: GlobalVersion) {
      return createGlobalVersion.call(this, { ...version, updatedAt: later(version.updatedAt) });
    },
  };
}
