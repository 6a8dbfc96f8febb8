import { and, type Column, gt, type SQL } from 'drizzle-orm';
import { idleLimit } from './lifetimes.ts';

/** A session as its owner sees it. */
export interface DeviceSession {
  id: string;
  /** The names of the browser and its system. */
  device: string | null;
  /** ISO 8601. */
  begun: string;
  lastSeen: string;
}

/** Returns the condition for sessions that are neither too old nor were idle for too long. */
export function isUnexpired({
  expires,
  lastSeen,
}: Record<'expires' | 'lastSeen', Column>): SQL | undefined {
  const now = Date.now();
  return and(
    gt(expires, new Date(now).toISOString()),
    gt(lastSeen, new Date(now - idleLimit).toISOString()),
  );
}
