import type { Culture } from '@oilway/store/cultures.ts';
import { filtersOf, type MapQuery } from './map-query.ts';
import { messages } from './messages.ts';

/** Returns how many stations were found for a query, in words: `3 Stationen zu „Berlin“`. */
export function foundText(
  { exact, total }: { exact: number; total: number },
  query: MapQuery,
  culture: Culture,
): string {
  const text = messages[culture];
  const { place, near } = query;
  if (!place) return (near ? text.nearYou : text.total)(total);
  return exact > 0 ? text.inPlace(exact, place) : text.noneInPlace(place);
}

/** Returns what an empty list says: why it has no stations. */
export function nothingText(
  { exact, missing }: { exact: number; missing: { category: boolean } },
  query: MapQuery,
  culture: Culture,
): string {
  const text = messages[culture];
  const { place, category, open, service, equipment } = query;
  if (category && missing.category) return text.noKind;
  if (open) return text.noneOpen;
  if ((service || equipment) && exact === 0 && !place) return text.noneOffers;
  return place ? text.noneHeading(place) : text.total(0);
}

/** Whether anything is asked of the list. */
export const isAsked = (query: MapQuery) => Object.values(filtersOf(query)).some(Boolean);
