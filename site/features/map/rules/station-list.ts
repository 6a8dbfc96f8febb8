import type { MapBlock } from '@oilway/store/published/documents.ts';
import type {
  Culture,
  Location,
  LocationCategory,
  LocationService,
} from '../../../page/page-context.ts';
import { stationKey } from '../../../page/parameters.ts';
import type { MapPage } from '../map-data.ts';
import type { FoundPlace, PlaceChoice } from '../places/place-search.ts';
import { holidaysIn, regionsOf } from './german-land.ts';
import { type ListedLocation, nearest } from './nearest.ts';
import { type Equipment, equipment, offers, services } from './offers.ts';
import { openingAt, readHours, writeHours } from './opening-now.ts';

/** What a full map shows for what it was asked. */
export interface StationList {
  /** The locations on the map: all of the block, or those of the asked category, that offer what is asked, or are open now. */
  shown: readonly Location[];
  /** The part of the list that is shown. */
  rows: readonly ListedLocation[];
  part: number;
  parts: number;
  /** The known place that the distances are measured from. */
  from: FoundPlace | undefined;
  /** Places of which the visitor has to choose one first; empty where it is clear which is meant. */
  choices: readonly PlaceChoice[];
  /** How many locations are what was asked for, how many of these are in this part, and how many the list has in all its parts. */
  exact: number;
  exactRows: number;
  total: number;
  selected: Location | undefined;
  categories: readonly LocationCategory[];
  /** What can be asked for: what some location of the block offers. */
  offered: { services: LocationService[]; equipment: Equipment[] };
  /** Something was asked for that does not exist. */
  missing: { category: boolean; station: boolean };
}

/** Rows in one part of the list: the nearest ones to a place, or a page of all. */
export const partSize = { near: 10, all: 50 };

export function stationList(block: MapBlock, page: MapPage): StationList {
  const { query } = page;
  const all = shownLocations(block, page);
  const categories = categoriesOf(all);
  const ofKind = query.category
    ? all.filter((location) => categoryOf(location)?.key.toLowerCase() === query.category)
    : all;
  const offering = ofKind.filter((location) => offers(location, query));
  const shown = query.open ? offering.filter((location) => isOpen(location, page)) : offering;
  const { rows, exact, from, choices = [] } = nearest(shown, { ...query, found: page.place });
  const size = query.place || query.near ? partSize.near : partSize.all;
  const parts = Math.max(1, Math.ceil(rows.length / size));
  const chosen = query.station
    ? rows.findIndex(({ location }) => stationKey(location) === query.station)
    : -1;
  const own = chosen >= 0 && query.part === undefined ? Math.floor(chosen / size) + 1 : 1;
  const part = Math.min(query.part ?? own, parts);
  const before = (part - 1) * size;
  return {
    shown,
    rows: rows.slice(before, before + size),
    part,
    parts,
    exact,
    exactRows: Math.min(Math.max(exact - before, 0), size),
    from,
    choices,
    total: rows.length,
    selected: rows[chosen]?.location ?? suggested(block, page, rows),
    categories,
    offered: {
      services: services.filter((service) => all.some((one) => offers(one, { service }))),
      equipment: equipment.filter((one) => all.some((has) => offers(has, { equipment: one }))),
    },
    missing: {
      category: query.category !== undefined && ofKind.length === 0,
      station:
        query.station !== undefined &&
        !offering.some((location) => stationKey(location) === query.station),
    },
  };
}

/** At the moment the page was asked for, by the clock and the holidays of the place. */
function isOpen(location: Location, { holidays, moment }: MapPage): boolean {
  if (!moment) return true;
  const week = readHours(writeHours(location.hours));
  const closed = holidaysIn(holidays ?? {}, regionsOf(location));
  return openingAt(moment, week, closed, location.closures).state === 'open';
}

/** Without a choice: the first that was found, or the one the editor put forward. */
function suggested(
  block: MapBlock,
  page: MapPage,
  rows: readonly ListedLocation[],
): Location | undefined {
  if (page.query.place || page.query.near) return rows[0]?.location;
  const featured = featuredLocation(block, page);
  return rows.find(({ location }) => location === featured)?.location;
}

function categoriesOf(locations: readonly Location[]): LocationCategory[] {
  const found = new Map(
    locations.flatMap((location) => {
      const category = categoryOf(location);
      return category ? [[category.id, category]] : [];
    }),
  );
  return [...found.values()].sort((one, other) => one.id - other.id);
}

/** By their lists, which are the same until something is published, and the category: they are put in order once. */
const known = new WeakMap<readonly Location[], Map<number | undefined, readonly Location[]>>();

/** The locations a map block is about: those of its category, or all, by town. */
export function shownLocations(block: MapBlock, page: MapPage): readonly Location[] {
  const { culture, locations } = page;
  const category = idOf(block.category);
  const byCategory = known.get(locations) ?? new Map();
  known.set(locations, byCategory);
  const shown = byCategory.get(category) ?? shownOf(locations, category, culture);
  byCategory.set(category, shown);
  return shown;
}

function shownOf(locations: readonly Location[], category: number | undefined, culture: Culture) {
  const { compare } = new Intl.Collator(culture);
  return locations
    .filter((location) => category === undefined || idOf(location.category) === category)
    .sort((one, other) => compare(one.title, other.title));
}

/** The location the editor put forward, if it is published. */
export function featuredLocation(block: MapBlock, page: MapPage): Location | undefined {
  const id = idOf(block.featured);
  return page.locations.find((location) => location.id === id);
}

/** If it is published. */
export function categoryOf({ category }: Location): LocationCategory | undefined {
  return typeof category === 'object' ? category : undefined;
}

function idOf(value: number | { id: number } | null | undefined): number | undefined {
  return typeof value === 'object' ? value?.id : value;
}
