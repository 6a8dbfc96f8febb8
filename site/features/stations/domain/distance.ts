import type { Locale } from '../../../pages/page-context.ts';

/** Degrees, WGS 84. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const earthRadiusKm = 6371;

/** Returns the great-circle distance in kilometres. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const haversine = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2;
  const chord =
    haversine(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      haversine(from.longitude, to.longitude);
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, chord)));
}

export function centroid(points: readonly Coordinates[]): Coordinates | undefined {
  if (points.length === 0) return undefined;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: mean(points.map(({ latitude }) => latitude)),
    longitude: mean(points.map(({ longitude }) => longitude)),
  };
}

/** Formats a distance in kilometres: `1,2 km`, from ten on without a fraction: `11 km`. */
export function distanceText(distance: number, locale: Locale): string {
  const format = formats[locale][distance < 9.95 ? 'near' : 'far'];
  return format.format(distance).replace(' ', '\u00a0');
}

const createFormats = (locale: Locale) => {
  const kilometre = { style: 'unit', unit: 'kilometer' } as const;
  const near = new Intl.NumberFormat(locale, { ...kilometre, maximumFractionDigits: 1 });
  const far = new Intl.NumberFormat(locale, { ...kilometre, maximumFractionDigits: 0 });
  return { near, far };
};

/** Cached, because creating an `Intl.NumberFormat` is slower than the rest of a row. */
const formats = { 'de-DE': createFormats('de-DE'), 'pl-PL': createFormats('pl-PL') };
