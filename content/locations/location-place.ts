import type { Locale } from '@oilway/store/cultures.ts';
import type { PayloadRequest, Validate } from 'payload';
import { inLanguage, text } from '../labels.ts';

type Coordinate = 'latitude' | 'longitude';
type Bounds = Record<Coordinate, readonly [least: number, most: number]>;

/** Bounding boxes of the countries in degrees, rounded outwards to tenths. */
const bounds: Record<Locale, Bounds> = {
  de: { latitude: [47.2, 55.1], longitude: [5.8, 15.1] },
  pl: { latitude: [49, 54.9], longitude: [14.1, 24.2] },
};

const words = {
  missing: text('Bitte eine Zahl angeben.', 'Podaj liczbę.', 'Please give a number.'),
  swapped: text(
    'Breite und Länge sind vertauscht.',
    'Szerokość i długość są zamienione miejscami.',
    'Latitude and longitude are swapped.',
  ),
  latitude: text(
    'Diese Breite liegt nicht in {country}: dort sind es {least} bis {most}.',
    'Ta szerokość nie leży w {country}: tam wynosi od {least} do {most}.',
    'This latitude is not in {country}: there it is {least} to {most}.',
  ),
  longitude: text(
    'Diese Länge liegt nicht in {country}: dort sind es {least} bis {most}.',
    'Ta długość nie leży w {country}: tam wynosi od {least} do {most}.',
    'This longitude is not in {country}: there it is {least} to {most}.',
  ),
};

const countries: Record<Locale, ReturnType<typeof text>> = {
  de: text('Deutschland', 'Niemczech', 'Germany'),
  pl: text('Polen', 'Polsce', 'Poland'),
};

interface Situation {
  data: { country?: Locale; latitude?: unknown; longitude?: unknown };
  req: PayloadRequest;
}

/** Requires a coordinate in the location's country; detects swapped coordinates, the most common mistake. */
export const validateCoordinate =
  (which: Coordinate): Validate =>
  (value: unknown, situation: unknown) => {
    const { data, req } = situation as Situation;
    const say = (words: ReturnType<typeof text>) => inLanguage(words, req.i18n?.language);
    if (typeof value !== 'number' || !Number.isFinite(value)) return say(words.missing);
    const country = data.country === 'pl' ? 'pl' : 'de';
    const own = bounds[country];
    if (lies(value, own[which])) return true;
    const swapped =
      lies(Number(data.longitude), own.latitude) && lies(Number(data.latitude), own.longitude);
    if (swapped) return say(words.swapped);
    const [least, most] = own[which].map((degrees) =>
      degrees.toLocaleString(req.i18n?.language ?? 'en'),
    );
    return say(words[which])
      .replace('{country}', say(countries[country]))
      .replace('{least}', String(least))
      .replace('{most}', String(most));
  };

const lies = (value: number, [least, most]: readonly [number, number]) =>
  value >= least && value <= most;
