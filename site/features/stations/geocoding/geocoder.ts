import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '../../../server/site-folder.ts';
import { distanceKm } from '../domain/distance.ts';
import type { Country } from '../domain/projection.ts';
import type { GeocodedPlace } from '../schema.ts';
import { customPlaces } from './custom-places.ts';
import { ascending, decodeGazetteer, type Gazetteer, toDegrees } from './gazetteer-file.ts';
import { guessPlace, resolvePlace } from './interpret-query.ts';
import { findByName, type GeocodingContext, lowerBound } from './match-names.ts';
import { parsePlaceQuery, type QueryPart } from './parse-place-query.ts';
import { formatPostalCode, positionAt } from './rank-places.ts';

const gazetteers = new Map<Country, Gazetteer>();

/**
 * Geocodes a place query: a postal code or its prefix, else a name, else a part of a name. Returns the largest match, with
 * choices if others far away are as likely, or undefined. Accepts any text, including a street before the town or a
 * district after it. Loads the gazetteer of the country on first use; queries never leave the server.
 */
export function geocode(country: Country, query: string): GeocodedPlace | undefined {
  const context = { table: loadGazetteer(country), country, budget: 6000 };
  const { code, codePrefix, parts } = parsePlaceQuery(country, query);
  const exact = code ? geocodePostalCode(context, code, parts) : undefined;
  if (exact) return exact;
  const resolved = resolvePlace(context, parts);
  if (codePrefix?.length === 4) {
    const withLeadingZero = geocodePostalCode(context, `0${codePrefix}`, parts);
    if (withLeadingZero && (!resolved || distanceKm(withLeadingZero, resolved) < 50))
      return withLeadingZero;
  }
  const prefix = code ?? codePrefix;
  return (
    resolved ??
    (prefix ? undefined : guessPlace(context, parts)) ??
    (prefix ? geocodePrefix(context, prefix) : undefined)
  );
}

function loadGazetteer(country: Country): Gazetteer {
  const cached = gazetteers.get(country);
  if (cached) return cached;
  const file = join(siteFolder, `features/stations/geocoding/places-${country}.br`);
  const table = decodeGazetteer(readFileSync(file), customPlaces[country]);
  gazetteers.set(country, table);
  return table;
}

/** Returns the place of a postal code; a place with that code that the query names is preferred. */
function geocodePostalCode(
  { table, country }: GeocodingContext,
  code: string,
  parts: readonly QueryPart[],
): GeocodedPlace | undefined {
  const { codeAt, codeOf, codes, keys, nameAt, nameOf, names } = table;
  const at = lowerBound(codes, Number(code));
  if (codes[at] !== Number(code)) return undefined;
  const phrases = parts.flatMap(({ words }) =>
    words.flatMap((_, from) =>
      words.slice(from).map((_, to) => words.slice(from, from + to + 1).join(' ')),
    ),
  );
  phrases.sort((one, other) => other.length - one.length);
  const largestPlace = nameOf[at] ?? 0;
  const beside = phrases
    .flatMap((phrase) =>
      findByName(table, phrase).filter((one) => codeOf[one] === at || one === largestPlace),
    )
    .sort((one, other) => Number(other === largestPlace) - Number(one === largestPlace))
    .find((one) => one !== largestPlace || phrases.includes(keys[one] ?? ''));
  const name = names[beside ?? nameOf[at] ?? 0] ?? '';
  const place =
    beside === undefined || codeOf[beside] !== at
      ? positionAt(codeAt, at)
      : positionAt(nameAt, beside);
  return {
    ...place,
    label: `${formatPostalCode(country, code)} ${name}`,
    name,
    by: 'code',
    others: [],
    choices: [],
  };
}

/** Returns the median position of the codes with this prefix, shortened until there is one. */
function geocodePrefix(
  { table, country }: GeocodingContext,
  digits: string,
): GeocodedPlace | undefined {
  const { codes, codeAt } = table;
  for (let length = digits.length; length >= 2; length -= 1) {
    const prefix = digits.slice(0, length);
    const from = lowerBound(codes, Number(prefix.padEnd(5, '0')));
    const to = lowerBound(codes, Number(prefix.padEnd(5, '9')) + 1);
    if (from >= to) continue;
    const middle = (values: number[]) =>
      toDegrees(values.slice(from, to).sort(ascending)[Math.floor((to - from) / 2)]);
    const at = { latitude: middle(codeAt.latitudes), longitude: middle(codeAt.longitudes) };
    return {
      ...at,
      label: formatPostalCode(country, prefix),
      name: '',
      by: 'prefix',
      others: [],
      choices: [],
    };
  }
  return undefined;
}
