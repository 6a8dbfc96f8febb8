import { holidaysFrom } from '@oilway/store/holidays.ts';
import { countryOf } from '@oilway/store/locales.ts';
import type { LocationCategory, Page } from '@oilway/store/published/documents.ts';
import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Location } from '../../content/content-source.ts';
import { mediaPath } from '../../pages/paths.ts';
import type { Context } from '../../server/context.ts';
import { problem } from '../../server/http/api-schema.ts';
import { sendCached } from '../../server/http/send-cached.ts';
import { sendList } from '../../server/http/send-list.ts';
import { categoryOf } from './domain/block-locations.ts';
import { findNearest } from './domain/find-nearest.ts';
import { holidaysIn } from './domain/german-land.ts';
import { parseMapQuery } from './domain/map-query.ts';
import { stationOf } from './domain/station.ts';
import { geocode } from './geocoding/geocoder.ts';
import {
  type MapDetail,
  mapDetail,
  markersQuery,
  type StationSearchResult,
  stationSearchQuery,
  stationSearchResult,
} from './schema.ts';

/** Stations that `findStations` lists. */
const maxStations = 3;

/** `GET /umbraco/api/map/GetMarkers` (specification section 7) and `GET /api/stations`, the place search. */
export const mapRoutes = fp<{ context: Context }>(
  async (app, { context }) => {
    const routes = app.withTypeProvider<ZodTypeProvider>();

    routes.get(
      '/umbraco/api/map/GetMarkers',
      {
        schema: {
          operationId: 'GetMarkers',
          summary: 'Returns the markers of the map of a culture',
          tags: ['map'],
          querystring: markersQuery,
          response: { 200: z.array(mapDetail), 400: problem, 404: problem },
        },
      },
      async (request, reply) => {
        const { cultureName: locale, filter = '', umbracoNodeId } = request.query;
        const id = Number(umbracoNodeId);
        const categoryFilter = filter.trim().toLowerCase();
        // All unknown categories share one cache entry, so made-up ones cannot evict pages.
        const categories = await context.published.reader().categories(locale);
        const isKnown =
          categoryFilter === '' ||
          categories.some((one) => categoryNames(one).includes(categoryFilter));
        const listOptions = {
          key: `markers:${id}:${locale}:${isKnown ? categoryFilter : '?'}`,
          locale,
          node: { name: 'umbracoNodeId', id },
        };
        return sendList(context, request, reply, listOptions, async (content, page = id) =>
          toMarkers(
            await content.locations(locale),
            await content.page(page, locale),
            categoryFilter,
          ),
        );
      },
    );

    routes.get(
      '/api/stations',
      {
        schema: {
          operationId: 'findStations',
          summary: 'Geocodes a place and returns the stations nearest to it',
          tags: ['map'],
          querystring: stationSearchQuery,
          response: { 200: stationSearchResult, 400: problem },
        },
      },
      async (request, reply) => {
        const { cultureName: locale, ...params } = request.query;
        const { near, place } = parseMapQuery(params);
        const country = countryOf(locale);
        const key = `stations:${locale}:${JSON.stringify([place, near])}`;
        await sendCached(context.cache, request, reply, key, async (content) => {
          const { locationsPage } = (await content.navigation(locale)).settings;
          const locationsPath = (await content.tree(locale)).byId.get(locationsPage ?? 0)?.path;
          const found = place === undefined ? undefined : geocode(country, place);
          const result = findNearest(await content.locations(locale), { place, near, found });
          // Only stations at the place itself; nearby ones if there are none.
          // Without a query all: a visitor's own station is picked in the browser, so that the server does not learn which one it is.
          const limit =
            place === undefined && near === undefined ? result.rows.length : maxStations;
          const shown = result.rows.slice(0, Math.min(limit, result.exact || limit));
          const holidays = holidaysFrom(context.clock(), country);
          const body: StationSearchResult = {
            place: found ?? null,
            choose: (result.choices ?? []).length > 0,
            exact: result.exact,
            total: result.rows.length,
            nearest: shown.map(({ kilometres, location }) => {
              const station = stationOf(location, { locationsPath });
              return { ...station, kilometres, holidays: holidaysIn(holidays, station.regions) };
            }),
          };
          const type = 'application/json; charset=utf-8';
          return { body: JSON.stringify(stationSearchResult.parse(body)), type, fast: true };
        });
        return reply;
      },
    );
  },
  { name: 'map' },
);

/**
 * Returns the markers on a page's map: those in the category of its map block, if any, and in the
 * requested category. Matches key or title, ignoring case; an unknown category has no markers.
 */
function toMarkers(
  locations: readonly Location[],
  page: Page | undefined,
  categoryFilter: string,
): MapDetail[] {
  const blockCategoryId = blockCategory(page);
  return locations
    .filter(
      (location) => blockCategoryId === undefined || categoryOf(location)?.id === blockCategoryId,
    )
    .filter(
      (location) => !categoryFilter || categoryNames(categoryOf(location)).includes(categoryFilter),
    )
    .map(toMapDetail);
}

function toMapDetail(location: Location): MapDetail {
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

function blockCategory(page: Page | undefined): number | undefined {
  const map = page?.blocks?.find((block) => block.blockType === 'map' && block.category);
  const category = map?.blockType === 'map' ? map.category : undefined;
  return typeof category === 'object' ? category?.id : category;
}

/** Returns the lower-case names that a filter matches a category by. */
function categoryNames(category: LocationCategory | undefined): string[] {
  return category ? [category.key.toLowerCase(), category.title.toLowerCase()] : [];
}
