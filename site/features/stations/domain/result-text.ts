import type { Locale } from '@oilway/store/locales.ts';
import { filtersOf, type MapQuery } from './map-query.ts';
import { messages } from './messages.ts';

/** Returns the number of stations found for a query, in words: `3 Stationen zu „Berlin“`. */
export function resultCountText(
  { exact, total }: { exact: number; total: number },
  query: MapQuery,
  locale: Locale,
): string {
  const text = messages[locale];
  const { place, near } = query;
  if (!place) return (near ? text.nearYou : text.total)(total);
  return exact > 0 ? text.inPlace(exact, place) : text.noneInPlace(place);
}

/** Returns the message of an empty list with the reason. */
export function noResultsText(
  { exact, missing }: { exact: number; missing: { category: boolean } },
  query: MapQuery,
  locale: Locale,
): string {
  const text = messages[locale];
  const { place, category, open, service, equipment } = query;
  if (category && missing.category) return text.noKind;
  if (open) return text.noneOpen;
  if ((service || equipment) && exact === 0 && !place) return text.noneOffers;
  return place ? text.noneHeading(place) : text.total(0);
}

/** Returns whether the query has a filter or a place. */
export const hasActiveFilters = (query: MapQuery) => Object.values(filtersOf(query)).some(Boolean);
