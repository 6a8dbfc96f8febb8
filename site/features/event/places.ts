import type { Locale } from '@oilway/store/locales.ts';
import type { Context } from '../../server/context.ts';

/** Returns the availability of an event, undefined if there is no such event; `free` is null if unlimited. */
export async function loadPlaces(
  { store }: Pick<Context, 'store'>,
  node: number,
  locale: Locale,
): Promise<{ capacity: number | null; free: number | null; over: boolean } | undefined> {
  const event = await store.eventOfNode(node, locale);
  const found = event && (await store.eventOccupancy(event, locale));
  if (!found) return undefined;
  const { capacity = null, confirmed, hasEnded } = found;
  return {
    capacity,
    free: capacity === null ? null : Math.max(0, capacity - confirmed),
    over: hasEnded,
  };
}
