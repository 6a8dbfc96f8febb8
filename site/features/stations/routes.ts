import { localeOf } from '@oilway/store/cultures.ts';
import { holidaysFrom } from '@oilway/store/holidays.ts';
import type { LocationCategory, Page } from '@oilway/store/published/documents.ts';
import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Location } from '../../content/source.ts';
import { mediaPath } from '../../pages/paths.ts';
import type { Context } from '../../server/context.ts';
import { problem } from '../../server/http/call-schema.ts';
import { sendList } from '../../server/http/list-call.ts';
import { sendCached } from '../../server/http/send-cached.ts';
import { categoryOf } from './domain/block-stations.ts';
import { holidaysIn } from './domain/german-land.ts';
import { parseMapQuery } from './domain/map-query.ts';
import { nearest } from './domain/nearest.ts';
import { stationOf } from './domain/station.ts';
import { knownPlace } from './geocoding/place-search.ts';
import {
  type FoundStations,
  findQuery,
  foundStations,
  type MapDetail,
  mapDetail,
  markersQuery,
} from './schema.ts';

/** Stations that `findStations` lists. */
const most = 3;

/** `GET /umbraco/api/map/GetMarkers` (specification section 7), and the search for a place. */
export const mapCalls = fp<{ context: Context }>(
  async (app, { context }) => {
    const routes = app.withTypeProvider<ZodTypeProvider>();

    routes.get(
      '/umbraco/api/map/GetMarkers',
      {
        schema: {
          operationId: 'GetMarkers',
          summary: 'The markers of a culture’s map',
          tags: ['map'],
          querystring: markersQuery,
          response: { 200: z.array(mapDetail), 400: problem, 404: problem },
        },
      },
      async (request, reply) => {
        const { cultureName: culture, filter = '', umbracoNodeId } = request.query;
        const id = Number(umbracoNodeId);
        const wanted = filter.trim().toLowerCase();
        // All unknown categories share one answer: whoever makes them up must not push pages out of memory.
        const categories = await context.published.reading().categories(culture);
        const known = wanted === '' || categories.some((one) => names(one).includes(wanted));
        const asked = {
          key: `markers:${id}:${culture}:${known ? wanted : '?'}`,
          culture,
          node: { name: 'umbracoNodeId', id },
        };
        return sendList(context, request, reply, asked, async (reading, page = id) =>
          markersOf(await reading.locations(culture), await reading.page(page, culture), wanted),
        );
      },
    );

    routes.get(
      '/api/stations',
      {
        schema: {
          operationId: 'findStations',
          summary: 'Where a place lies, and the stations nearest to it',
          tags: ['map'],
          querystring: findQuery,
          response: { 200: foundStations, 400: problem },
        },
      },
      async (request, reply) => {
        const { cultureName: culture, ...given } = request.query;
        const { near, place } = parseMapQuery(given);
        const country = localeOf(culture);
        const key = `stations:${culture}:${JSON.stringify([place, near])}`;
        await sendCached(context.cache, request, reply, key, async (content) => {
          const { locationsPage } = (await content.navigation(culture)).settings;
          const locationsPath = (await content.tree(culture)).byId.get(locationsPage ?? 0)?.path;
          const found = place === undefined ? undefined : knownPlace(country, place);
          const listed = nearest(await content.locations(culture), { place, near, found });
          // Of those that are at the place; others only where there are none.
          const shown = listed.rows.slice(0, Math.min(most, listed.exact || most));
          const holidays = holidaysFrom(context.clock(), country);
          const body: FoundStations = {
            place: found ?? null,
            choose: (listed.choices ?? []).length > 0,
            exact: listed.exact,
            total: listed.rows.length,
            nearest: shown.map(({ kilometres, location }) => {
              const station = stationOf(location, { locationsPath });
              return { ...station, kilometres, holidays: holidaysIn(holidays, station.regions) };
            }),
          };
          const type = 'application/json; charset=utf-8';
          return { body: JSON.stringify(foundStations.parse(body)), type, fast: true };
        });
        return reply;
      },
    );
  },
  { name: 'map' },
);

/**
 * The markers a page's map shows: those of the category the page's map block is limited to, if any,
 * and of the asked category. Matching is by key or title, regardless of case; an unknown category
 * has no markers.
 */
function markersOf(
  locations: readonly Location[],
  page: Page | undefined,
  wanted: string,
): MapDetail[] {
  const own = ownCategory(page);
  return locations
    .filter((location) => own === undefined || categoryOf(location)?.id === own)
    .filter((location) => !wanted || names(categoryOf(location)).includes(wanted))
    .map(detailOf);
}

function detailOf(location: Location): MapDetail {
  const { image } = location;
  return {
    title: location.title,
    latitude: location.latitude,
    longitude: location.longitude,
    mapDescription: location.mapDescription ?? '',
    icon: location.icon,
    image: typeof image === 'object' && image ? mediaPath(image, 640) : null,
    imageText: location.imageText ?? '',
    text: location.text ?? '',
    category: categoryOf(location)?.title ?? '',
    isOQ: location.isOQ ?? false,
    isClicked: false,
  };
}

function ownCategory(page: Page | undefined): number | undefined {
  const map = page?.blocks?.find((block) => block.blockType === 'map' && block.category);
  const category = map?.blockType === 'map' ? map.category : undefined;
  return typeof category === 'object' ? category?.id : category;
}

/** What a filter may call a category. */
function names(category: LocationCategory | undefined): string[] {
  return category ? [category.key.toLowerCase(), category.title.toLowerCase()] : [];
}
