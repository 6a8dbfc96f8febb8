import type { Culture } from '@oilway/store/cultures.ts';
import type { Location } from '../content/source.ts';

/** Names in addresses that other pages lead to: a place and a station on the map, the words of the search, what a message is about. */
export const parameters = {
  'de-DE': { place: 'ort', station: 'station', part: 'seite', words: 'q', subject: 'betreff' },
  'pl-PL': { place: 'miejsce', station: 'stacja', part: 'strona', words: 'q', subject: 'temat' },
} as const satisfies Record<
  Culture,
  Record<'place' | 'station' | 'part' | 'words' | 'subject', string>
>;

/** Characters of what the whole site is searched for. */
export const longestQuestion = 100;

/**
 * What a marker and a row of the list have in common, and what stands in the address: a marker of
 * GetMarkers has no id (specification section 3), but no two stations have title and place alike.
 */
export function stationKey({
  title,
  latitude,
  longitude,
}: Pick<Location, 'title' | 'latitude' | 'longitude'>): string {
  return `${title},${latitude},${longitude}`;
}

/** The address of a page with these parameters; those that are undefined are left out. */
export function withParameters(
  path: string,
  given: Record<string, string | number | undefined>,
): string {
  const query = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${parameterValue(String(value))}`],
  );
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** As forms write it, but for the comma, which may stand in an address as it is (RFC 3986) and is in that of every station. */
export function parameterValue(text: string): string {
  return new URLSearchParams({ p: text }).toString().slice(2).replaceAll('%2C', ',');
}
