import { stationKey } from '../../../page/parameters.ts';
import type { Coordinates } from '../rules/distance.ts';
import type { MapDetail } from '../schema.ts';

/** What the map needs of a MapDetail. */
export type MarkerDetail = Pick<
  MapDetail,
  'title' | 'latitude' | 'longitude' | 'icon' | 'category' | 'isClicked'
>;

export interface Marker extends MarkerDetail {
  key: string;
  /** Where its pin stands: markers of one and the same place stand in a ring around it. */
  shown: Coordinates;
}

/** Degrees; some fifteen metres, told apart at the deepest zoom. */
const ring = 0.00014;

export function markersOf(details: readonly MarkerDetail[]): Marker[] {
  const placeOf = ({ latitude, longitude }: Coordinates) => `${latitude},${longitude}`;
  const there = Map.groupBy(details, placeOf);
  return details.map((detail) => {
    const { latitude, longitude } = detail;
    const same = there.get(placeOf(detail)) ?? [];
    const angle = (2 * Math.PI * same.indexOf(detail)) / same.length;
    const shown =
      same.length < 2
        ? { latitude, longitude }
        : {
            latitude: latitude + ring * Math.cos(angle),
            longitude: longitude + 1.6 * ring * Math.sin(angle),
          };
    return { ...detail, key: stationKey(detail), shown };
  });
}

/** Marks only this marker as clicked and clears the others (specification section 2). */
export function click(markers: readonly Marker[], clicked: Marker | undefined): void {
  for (const marker of markers) marker.isClicked = marker === clicked;
}

/** The markers of a page in a culture, all or those of a category. @throws when there is no answer. */
export async function fetchMarkers(asked: {
  nodeId: string;
  culture: string;
  category: string | undefined;
}): Promise<Marker[]> {
  const query = new URLSearchParams({ umbracoNodeId: asked.nodeId, cultureName: asked.culture });
  if (asked.category) query.set('filter', asked.category);
  const answer = await fetch(`/umbraco/api/map/GetMarkers?${query}`);
  if (!answer.ok) throw new Error(`GetMarkers answered ${answer.status}`);
  return markersOf((await answer.json()) as MarkerDetail[]);
}
