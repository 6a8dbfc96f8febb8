import type { Payload } from 'payload';

/** How many rows one query fetches, so that a long list does not hold the process for long. */
const batch = 500;

/** Every document a query finds, read in batches between which others get their turn. */
export async function readAll(
  payload: Payload,
  query: () => Parameters<Payload['find']>[0],
): Promise<unknown[]> {
  const found: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const { docs } = await payload.find({ ...query(), limit: batch, page, pagination: false });
    found.push(...docs);
    if (docs.length < batch) return found;
    await new Promise(setImmediate);
  }
}
