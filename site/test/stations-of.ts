import type { StationsData } from '../features/stations/domain/filter-stations.ts';

/** Returns the island data of the page of all stations. */
export function stationsOf(body: string): StationsData {
  const [, properties = ''] = / data-properties="([^"]*)"/.exec(body) ?? [];
  const { data } = JSON.parse(properties.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as {
    data: StationsData;
  };
  return data;
}
