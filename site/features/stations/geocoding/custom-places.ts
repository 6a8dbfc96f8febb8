import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { siteFolder } from '../../../server/site-folder.ts';
import type { Country } from '../domain/projection.ts';
import type { CustomPlace } from './gazetteer-file.ts';
import { placeKey } from './place-key.ts';

const placeList = (code: RegExp, example: string) =>
  z
    .record(
      z.string().refine((name) => placeKey(name).length > 1, 'is not a valid place name'),
      z.string('needs a postal code').regex(code, `needs a postal code such as "${example}"`),
    )
    .default({})
    .transform((list) =>
      Object.entries(list).map(([name, at]) => ({ name, code: at.replace('-', '') })),
    );
const customPlacesSchema = z.strictObject({
  de: placeList(/^\d{5}$/, '42103'),
  pl: placeList(/^\d\d-\d{3}$/, '31-901'),
});

/**
 * Parses a list of places that supplements the gazetteer, by country: names of quarters, each with its postal code.
 * @throws Error that names the invalid entry.
 */
export function parseCustomPlaces(text: string, file: string): Record<Country, CustomPlace[]> {
  try {
    return customPlacesSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof z.ZodError ? z.prettifyError(error) : error}`);
  }
}

const file = join(siteFolder, '../demo/places.json');

/** The places of `demo/places.json`, read at startup. */
export const customPlaces = parseCustomPlaces(readFileSync(file, 'utf8'), 'demo/places.json');
