import type { Payload } from 'payload';

/**
 * Closes Payload with its connections, which Payload itself leaves to the end of the process: a test process
 * opens one database after the other.
 */
export async function closePayload(payload: Payload): Promise<void> {
  const { client, pool } = payload.db as unknown as {
    client?: { close(): void };
    pool?: { end(): Promise<void> };
  };
  await payload.destroy();
  client?.close();
  await pool?.end();
  clearPayloadCache();
}

/** Clears Payload's cache of instances, so that the next call does not return a closed one. */
export function clearPayloadCache(): void {
  (globalThis as { _payload?: Map<string, unknown> })._payload?.clear();
}
