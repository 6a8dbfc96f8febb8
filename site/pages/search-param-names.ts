import type { Locale } from '@oilway/store/locales.ts';
import type { Location } from '../content/content-source.ts';

/** Names of search parameters in links: place and station on the map, page of a list, words of a search, subject of a message. */
export const searchParamNames = {
  'de-DE': { place: 'ort', station: 'station', part: 'seite', words: 'q', subject: 'betreff' },
  'pl-PL': { place: 'miejsce', station: 'stacja', part: 'strona', words: 'q', subject: 'temat' },
} as const satisfies Record<
  Locale,
  Record<'place' | 'station' | 'part' | 'words' | 'subject', string>
>;

/** Maximum length of a search of the whole site, in characters. */
export const maxQueryLength = 100;

/**
 * Returns the key that a marker and a list entry share, which is also used in URLs: a marker of GetMarkers has no id (specification section 3), but
 * no two stations have the same title and coordinates.
 */
export function stationKey({
  title,
  latitude,
  longitude,
}: Pick<Location, 'title' | 'latitude' | 'longitude'>): string {
  return `${title},${latitude},${longitude}`;
}

/** Returns a path with these parameters; those that are undefined are left out. */
export function withSearchParams(
  path: string,
  params: Record<string, string | number | undefined>,
): string {
  const query = Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeSearchParam(String(value))}`],
  );
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** Encodes a value as forms do, except the comma, which a query may contain (RFC 3986) and every station key contains. */
export function encodeSearchParam(text: string): string {
  return new URLSearchParams({ p: text }).toString().slice(2).replaceAll('%2C', ',');
}
