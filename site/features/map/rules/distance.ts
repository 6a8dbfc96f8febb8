import type { Culture } from '../../../page/page-context.ts';

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
  const digits = distance < 9.95 ? 1 : 0;
  const shown = digits === 1 ? Math.round(distance * 10) / 10 : Math.round(distance);
  const known = texts[culture].get(shown);
  if (known) return known;
  const text = format(culture, digits).format(shown).replace(' ', '\u00a0');
  texts[culture].set(shown, text);
  return text;
}

/** By the figure that is shown: nothing on earth is further away than 20,000 of them. */
const texts: Record<Culture, Map<number, string>> = { 'de-DE': new Map(), 'pl-PL': new Map() };

const formats = new Map<string, Intl.NumberFormat>();

/** Making one takes longer than all the rest of a row. */
function format(culture: Culture, digits: 0 | 1): Intl.NumberFormat {
  const key = culture + digits;
  const known = formats.get(key);
  if (known) return known;
  const options = { style: 'unit', unit: 'kilometer', maximumFractionDigits: digits } as const;
  const made = new Intl.NumberFormat(culture, options);
  formats.set(key, made);
  return made;
}
