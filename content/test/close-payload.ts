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
  forgetPayloads();
}

/** Payload keeps every instance it made, and one that is closed would never answer: the next is to be a new one. */
export function forgetPayloads(): void {
  (globalThis as { _payload?: Map<string, unknown> })._payload?.clear();
}
