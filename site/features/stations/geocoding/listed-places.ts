import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '../../../server/site-folder.ts';
import type { Country } from '../domain/projection.ts';
import type { ListedPlace } from './place-file.ts';
import { placeKey } from './place-key.ts';

const patterns = { de: /^\d{5}$/, pl: /^\d\d-\d{3}$/ };
const examples = { de: '42103', pl: '31-901' };

/**
 * The places of a list beside the gazetteer, by country: quarters that people look for by their own name, each with a postal
 * code to lie at. @throws Error naming the entry that is wrong.
 */
export function readListedPlaces(text: string, file: string): Record<Country, ListedPlace[]> {
  const list = parsed(text, file);
  for (const country of Object.keys(list))
    if (country !== 'de' && country !== 'pl')
      throw new Error(`${file}: "${country}" is no country of the site, use "de" and "pl"`);
  return { de: placesOf('de', list.de, file), pl: placesOf('pl', list.pl, file) };
}

function parsed(text: string, file: string): Record<string, unknown> {
  try {
    const list: unknown = JSON.parse(text);
    if (list && typeof list === 'object' && !Array.isArray(list)) return { ...list };
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
  throw new Error(`${file} is no object with "de" and "pl"`);
}

function placesOf(country: Country, listed: unknown, file: string): ListedPlace[] {
  if (listed === undefined) return [];
  if (!listed || typeof listed !== 'object' || Array.isArray(listed))
    throw new Error(`${file}: "${country}" is no object of names and postal codes`);
  return Object.entries(listed).map(([name, code]) => {
    if (placeKey(name).length < 2)
      throw new Error(`${file}: ${country}: "${name}" is no name of a place`);
    if (typeof code !== 'string' || !patterns[country].test(code))
      throw new Error(
        `${file}: ${country}: "${name}" needs a postal code such as "${examples[country]}", not ${JSON.stringify(code)}`,
      );
    return { name, code: code.replace('-', '') };
  });
}

const file = join(siteFolder, '../demo/places.json');

/** Those of `demo/places.json`, read when the site starts. */
export const listedPlaces = readListedPlaces(readFileSync(file, 'utf8'), 'demo/places.json');
