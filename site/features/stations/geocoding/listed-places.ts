import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { siteFolder } from '../../../server/site-folder.ts';
import type { Country } from '../domain/projection.ts';
import type { ListedPlace } from './place-file.ts';
import { placeKey } from './place-key.ts';

const listOf = (code: RegExp, example: string) =>
  z
    .record(
      z.string().refine((name) => placeKey(name).length > 1, 'is no name of a place'),
      z.string('needs a postal code').regex(code, `needs a postal code such as "${example}"`),
    )
    .default({})
    .transform((list) =>
      Object.entries(list).map(([name, at]) => ({ name, code: at.replace('-', '') })),
    );
const lists = z.strictObject({
  de: listOf(/^\d{5}$/, '42103'),
  pl: listOf(/^\d\d-\d{3}$/, '31-901'),
});

/**
 * The places of a list beside the gazetteer, by country: quarters that people look for by their own name, each with a postal
 * code to lie at. @throws Error naming the entry that is wrong.
 */
export function readListedPlaces(text: string, file: string): Record<Country, ListedPlace[]> {
  try {
    return lists.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof z.ZodError ? z.prettifyError(error) : error}`);
  }
}

const file = join(siteFolder, '../demo/places.json');

/** Those of `demo/places.json`, read when the site starts. */
export const listedPlaces = readListedPlaces(readFileSync(file, 'utf8'), 'demo/places.json');
