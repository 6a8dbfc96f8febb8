import type { Locale } from '@oilway/store/locales.ts';
import { searchParamNames, withSearchParams } from '../../../pages/search-param-names.ts';
import type { Coordinates } from './distance.ts';
import { equipment, type OfferFilter, services } from './offers.ts';

/** The query of a page with the full map, validated; all fields are optional. */
export interface MapQuery extends OfferFilter {
  /** A town, postal code or street. */
  place?: string;
  /** Key of a location category. */
  category?: string;
  /** Only stations that are open now. */
  open?: boolean;
  /** `stationKey` of the selected location. */
  station?: string;
  /** The page of the list, from 1. */
  part?: number;
  /** The position of the visitor, rounded to 0.01 degrees; never in the address bar. */
  near?: Coordinates;
}

/** Returns the filters of a query, without list page and selected station. */
export function filtersOf(query: MapQuery): MapQuery {
  const { category, equipment, near, open, place, service } = query;
  return { category, equipment, near, open, place, service };
}

/** The visible part of the map; used only in the browser. */
export interface MapView extends Coordinates {
  zoom: number;
}

/** The names of the query parameters by locale. */
export const mapParameters = {
  'de-DE': {
    place: searchParamNames['de-DE'].place,
    category: 'kategorie',
    service: 'leistung',
    equipment: 'ausstattung',
    open: 'offen',
    station: searchParamNames['de-DE'].station,
    part: searchParamNames['de-DE'].part,
    near: 'bei',
    view: 'karte',
  },
  'pl-PL': {
    place: searchParamNames['pl-PL'].place,
    category: 'kategoria',
    service: 'usluga',
    equipment: 'wyposazenie',
    open: 'otwarte',
    station: searchParamNames['pl-PL'].station,
    part: searchParamNames['pl-PL'].part,
    near: 'przy',
    view: 'mapa',
  },
} as const satisfies Record<Locale, Record<keyof MapQuery | 'view', string>>;

type ReadParam = (name: string) => string | undefined;

/** Reads the map query from the parameters of a URL. */
export function readMapQuery(locale: Locale, readParam: ReadParam): MapQuery {
  const { view: _, ...names } = mapParameters[locale];
  return parseMapQuery(
    Object.fromEntries(Object.entries(names).map(([key, name]) => [key, readParam(name)])),
  );
}

/** Parses the values of a query; ignores invalid ones. */
export function parseMapQuery(
  params: {
    readonly [Name in keyof MapQuery]?: string | undefined;
  },
): MapQuery {
  const text = (value: string | undefined, maxLength: number) =>
    value?.trim().slice(0, maxLength) || undefined;
  const part = Number(/^[1-9]\d{0,4}$/.exec(params.part ?? '')?.[0] ?? 1);
  return {
    place: text(params.place, 200),
    category: text(params.category, 60)?.toLowerCase(),
    service: services.find((one) => one === params.service),
    equipment: equipment.find((one) => one === params.equipment),
    open: params.open === '1' || undefined,
    station: text(params.station, 160),
    part: part > 1 ? part : undefined,
    near: parseCoordinates(params.near),
  };
}

/** Returns the query string of a map query, canonical so that it serves as a cache key. */
export function writeMapQuery(locale: Locale, query: MapQuery, view?: MapView): string {
  const names = mapParameters[locale];
  const { place, category, service, open, station, part, near } = query;
  return withSearchParams('', {
    [names.place]: place || undefined,
    [names.category]: category || undefined,
    [names.service]: service,
    [names.equipment]: query.equipment,
    [names.open]: open ? 1 : undefined,
    [names.station]: station,
    [names.part]: part && part > 1 ? part : undefined,
    [names.near]: near && `${near.latitude.toFixed(2)},${near.longitude.toFixed(2)}`,
    [names.view]: view && serializeView(view),
  });
}

/** Reads the map view from the parameters of a URL: `7.5/51.3400/10.2000` is zoom, latitude, longitude. */
export function readMapView(locale: Locale, readParam: ReadParam): MapView | undefined {
  const [zoom, latitude, longitude, more] = (readParam(mapParameters[locale].view) ?? '')
    .split('/')
    .map((text) => (/^-?\d{1,3}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN));
  if (more !== undefined || zoom === undefined || !(zoom >= 4 && zoom <= 17)) return undefined;
  const place = withinEurope(latitude, longitude);
  return place && { zoom, ...place };
}

function serializeView({ zoom, latitude, longitude }: MapView): string {
  return `${Number(zoom.toFixed(2))}/${latitude.toFixed(4)}/${longitude.toFixed(4)}`;
}

function parseCoordinates(text: string | undefined): Coordinates | undefined {
  const [, latitude, longitude] =
    /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text ?? '') ?? [];
  if (!latitude || !longitude) return undefined;
  const round = (value: string) => Math.round(Number(value) * 100) / 100;
  const found = { latitude: round(latitude), longitude: round(longitude) };
  return Math.abs(found.latitude) <= 90 && Math.abs(found.longitude) <= 180 ? found : undefined;
}

function withinEurope(latitude = Number.NaN, longitude = Number.NaN): Coordinates | undefined {
  const inside = latitude > 40 && latitude < 62 && longitude > -6 && longitude < 34;
  return inside ? { latitude, longitude } : undefined;
}
