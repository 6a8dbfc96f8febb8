import { readFileSync } from 'node:fs';
import type { Country } from '../rules/projection.ts';
import { openPlaces, type PlaceTable } from './place-file.ts';
import { type FoundPlace, findPlace } from './place-search.ts';

const tables = new Map<Country, PlaceTable>();

/** Where a place of the country lies. The files are read when the first question comes, and stay on the server. */
export function knownPlace(country: Country, asked: string): FoundPlace | undefined {
  return findPlace(tableOf(country), country, asked);
}

function tableOf(country: Country): PlaceTable {
  const known = tables.get(country);
  if (known) return known;
  const file = new URL(`places-${country}.br`, import.meta.url);
  const table = openPlaces(readFileSync(file));
  tables.set(country, table);
  return table;
}
