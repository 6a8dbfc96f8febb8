import type { Culture } from '@oilway/store/cultures.ts';
import type { Context } from '../../server/context.ts';

/** @returns undefined where there is no such event; `free` is null where everybody can come. */
export async function placesOf(
  { store }: Pick<Context, 'store'>,
  node: number,
  culture: Culture,
): Promise<{ capacity: number | null; free: number | null; over: boolean } | undefined> {
  const event = await store.eventAt(node, culture);
  const found = event && (await store.eventPlaces(event, culture));
  if (!found) return undefined;
  const { capacity = null, confirmed, over } = found;
  return { capacity, free: capacity === null ? null : Math.max(0, capacity - confirmed), over };
}
