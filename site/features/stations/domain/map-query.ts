import type { Culture } from '@oilway/store/cultures.ts';
import { parameters, withParameters } from '../../../pages/parameters.ts';
import type { Coordinates } from './distance.ts';
import { type AskedOffers, equipment, services } from './offers.ts';

/** What a page with the full map may be asked for; every field is optional and already bounded. */
export interface MapQuery extends AskedOffers {
  /** A town, postal code or street. */
  place?: string;
  /** Key of a location category. */
  category?: string;
  /** Only what is open at this moment. */
  open?: boolean;
  /** `stationKey` of the selected location. */
  station?: string;
  /** Which part of the list, from 1. */
  part?: number;
  /** Where the visitor is, to a hundredth of a degree; never in the address bar. */
  near?: Coordinates;
}

/** What a list is asked for, whichever part and station of it is seen. */
export function filtersOf(query: MapQuery): MapQuery {
  const { category, equipment, near, open, place, service } = query;
  return { category, equipment, near, open, place, service };
}

/** The part of the map that is seen; the server leaves it to the browser. */
export interface MapView extends Coordinates {
  zoom: number;
}

/** The names the search has in an address. */
export const mapParameters = {
  'de-DE': {
    place: parameters['de-DE'].place,
    category: 'kategorie',
    service: 'leistung',
    equipment: 'ausstattung',
    open: 'offen',
    station: parameters['de-DE'].station,
    part: parameters['de-DE'].part,
    near: 'bei',
    view: 'karte',
  },
  'pl-PL': {
    place: parameters['pl-PL'].place,
    category: 'kategoria',
    service: 'usluga',
    equipment: 'wyposazenie',
    open: 'otwarte',
    station: parameters['pl-PL'].station,
    part: parameters['pl-PL'].part,
    near: 'przy',
    view: 'mapa',
  },
} as const satisfies Record<Culture, Record<keyof MapQuery | 'view', string>>;

type Read = (name: string) => string | undefined;

/** Reads the first value of each parameter in an address. */
export function readMapQuery(culture: Culture, read: Read): MapQuery {
  const { view: _, ...names } = mapParameters[culture];
  return parseMapQuery(
    Object.fromEntries(Object.entries(names).map(([key, name]) => [key, read(name)])),
  );
}

/** Returns the query of some values; a value that makes no sense is left out. */
export function parseMapQuery(
  given: {
    readonly [Name in keyof MapQuery]?: string | undefined;
  },
): MapQuery {
  const text = (value: string | undefined, most: number) =>
    value?.trim().slice(0, most) || undefined;
  const part = Number(/^[1-9]\d{0,4}$/.exec(given.part ?? '')?.[0] ?? 1);
  return {
    place: text(given.place, 200),
    category: text(given.category, 60)?.toLowerCase(),
    service: services.find((one) => one === given.service),
    equipment: equipment.find((one) => one === given.equipment),
    open: given.open === '1' || undefined,
    station: text(given.station, 160),
    part: part > 1 ? part : undefined,
    near: coordinates(given.near),
  };
}

/** The same question always has the same text, so that an answer can be kept under it. */
export function writeMapQuery(culture: Culture, query: MapQuery, view?: MapView): string {
  const names = mapParameters[culture];
  const { place, category, service, open, station, part, near } = query;
  return withParameters('', {
    [names.place]: place || undefined,
    [names.category]: category || undefined,
    [names.service]: service,
    [names.equipment]: query.equipment,
    [names.open]: open ? 1 : undefined,
    [names.station]: station,
    [names.part]: part && part > 1 ? part : undefined,
    [names.near]: near && `${near.latitude.toFixed(2)},${near.longitude.toFixed(2)}`,
    [names.view]: view && viewText(view),
  });
}

/** `7.5/51.3400/10.2000`: zoom, latitude, longitude. */
export function readMapView(culture: Culture, read: Read): MapView | undefined {
  const [zoom, latitude, longitude, more] = (read(mapParameters[culture].view) ?? '')
    .split('/')
    .map((text) => (/^-?\d{1,3}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN));
  if (more !== undefined || zoom === undefined || !(zoom >= 4 && zoom <= 17)) return undefined;
  const place = inEurope(latitude, longitude);
  return place && { zoom, ...place };
}

function viewText({ zoom, latitude, longitude }: MapView): string {
  return `${Number(zoom.toFixed(2))}/${latitude.toFixed(4)}/${longitude.toFixed(4)}`;
}

function coordinates(text: string | undefined): Coordinates | undefined {
  const [, latitude, longitude] =
    /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text ?? '') ?? [];
  if (!latitude || !longitude) return undefined;
  const round = (value: string) => Math.round(Number(value) * 100) / 100;
  const found = { latitude: round(latitude), longitude: round(longitude) };
  return Math.abs(found.latitude) <= 90 && Math.abs(found.longitude) <= 180 ? found : undefined;
}

function inEurope(latitude = Number.NaN, longitude = Number.NaN): Coordinates | undefined {
  const inside = latitude > 40 && latitude < 62 && longitude > -6 && longitude < 34;
  return inside ? { latitude, longitude } : undefined;
}
