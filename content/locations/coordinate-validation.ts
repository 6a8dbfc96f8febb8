import type { Country } from '@oilway/store/locales.ts';
import type { PayloadRequest, Validate } from 'payload';
import { inLanguage, text } from '../labels.ts';

type Coordinate = 'latitude' | 'longitude';
type Bounds = Record<Coordinate, readonly [least: number, most: number]>;

/** Bounding boxes of the countries in degrees, rounded outwards to tenths. */
const bounds: Record<Country, Bounds> = {
  de: { latitude: [47.2, 55.1], longitude: [5.8, 15.1] },
  pl: { latitude: [49, 54.9], longitude: [14.1, 24.2] },
};

const messages = {
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

const countries: Record<Country, ReturnType<typeof text>> = {
  de: text('Deutschland', 'Niemczech', 'Germany'),
  pl: text('Polen', 'Polsce', 'Poland'),
};

interface ValidateOptions {
  data: { country?: Country; latitude?: unknown; longitude?: unknown };
  req: PayloadRequest;
}

/** Requires a coordinate in the location's country; detects swapped coordinates, the most common mistake. */
export const validateCoordinate =
  (axis: Coordinate): Validate =>
  (value: unknown, options: unknown) => {
    const { data, req } = options as ValidateOptions;
    const translate = (message: ReturnType<typeof text>) => inLanguage(message, req.i18n?.language);
    if (typeof value !== 'number' || !Number.isFinite(value)) return translate(messages.missing);
    const country = data.country === 'pl' ? 'pl' : 'de';
    const countryBounds = bounds[country];
    if (isWithin(value, countryBounds[axis])) return true;
    const swapped =
      isWithin(Number(data.longitude), countryBounds.latitude) &&
      isWithin(Number(data.latitude), countryBounds.longitude);
    if (swapped) return translate(messages.swapped);
    const [min, max] = countryBounds[axis].map((degrees) =>
      degrees.toLocaleString(req.i18n?.language ?? 'en'),
    );
    return translate(messages[axis])
      .replace('{country}', translate(countries[country]))
      .replace('{least}', String(min))
      .replace('{most}', String(max));
  };

const isWithin = (value: number, [min, max]: readonly [number, number]) =>
  value >= min && value <= max;
