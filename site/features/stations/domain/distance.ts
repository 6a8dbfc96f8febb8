import type { Culture } from '../../../pages/page-context.ts';

/** Degrees, WGS 84. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const radius = 6371;

/** The way as the crow flies, in kilometres. */
export function kilometres(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2;
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      half(from.longitude, to.longitude);
  return 2 * radius * Math.asin(Math.sqrt(Math.min(1, chord)));
}

export function middleOf(points: readonly Coordinates[]): Coordinates | undefined {
  if (points.length === 0) return undefined;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: mean(points.map(({ latitude }) => latitude)),
    longitude: mean(points.map(({ longitude }) => longitude)),
  };
}

/** `1,2 km`, from ten kilometres on without a fraction: `11 km`. */
export function distanceText(distance: number, culture: Culture): string {
  const format = formats[culture][distance < 9.95 ? 'near' : 'far'];
  return format.format(distance).replace(' ', '\u00a0');
}

const formatsOf = (culture: Culture) => {
  const kilometre = { style: 'unit', unit: 'kilometer' } as const;
  const near = new Intl.NumberFormat(culture, { ...kilometre, maximumFractionDigits: 1 });
  const far = new Intl.NumberFormat(culture, { ...kilometre, maximumFractionDigits: 0 });
  return { near, far };
};

/** Making one takes longer than all the rest of a row. */
const formats = { 'de-DE': formatsOf('de-DE'), 'pl-PL': formatsOf('pl-PL') };
