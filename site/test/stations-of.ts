import type { StationsData } from '../features/stations/domain/station-list.ts';

/** Returns what the page of all stations hands to its island. */
export function stationsOf(body: string): StationsData {
  const [, properties = ''] = / data-properties="([^"]*)"/.exec(body) ?? [];
  const { data } = JSON.parse(properties.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as {
    data: StationsData;
  };
  return data;
}
