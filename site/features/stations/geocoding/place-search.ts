import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '../../../server/site-folder.ts';
import { kilometres } from '../domain/distance.ts';
import type { Country } from '../domain/projection.ts';
import type { FoundPlace } from '../schema.ts';
import { listedPlaces } from './listed-places.ts';
import { codeText, position } from './place-answer.ts';
import { ascending, degrees, openPlaces, type PlaceTable } from './place-file.ts';
import { called, firstWith, type PlaceNames } from './place-names.ts';
import { placeGuessed, placeMeant } from './place-parts.ts';
import { type QuestionPart, readQuestion } from './place-question.ts';

const tables = new Map<Country, PlaceTable>();

/**
 * The place that a visitor means: a postal code or its beginning, else a name, else a part of one. Of several the
 * largest, with choices where none is meant more than others far away. Takes any text, with a street before the town or a
 * district behind it; what is no place is undefined. The files are read when the first question comes, and stay on the server.
 */
export function knownPlace(country: Country, asked: string): FoundPlace | undefined {
  const names = { table: tableOf(country), country, left: 6000 };
  const { code, digits, parts } = readQuestion(country, asked);
  const exact = code ? atCode(names, code, parts) : undefined;
  if (exact) return exact;
  const meant = placeMeant(names, parts);
  if (digits?.length === 4) {
    const whole = atCode(names, `0${digits}`, parts);
    if (whole && (!meant || kilometres(whole, meant) < 50)) return whole;
  }
  const beginning = code ?? digits;
  return (
    meant ??
    (beginning ? undefined : placeGuessed(names, parts)) ??
    (beginning ? atPrefix(names, beginning) : undefined)
  );
}

function tableOf(country: Country): PlaceTable {
  const known = tables.get(country);
  if (known) return known;
  const file = join(siteFolder, `features/stations/geocoding/places-${country}.br`);
  const table = openPlaces(readFileSync(file), listedPlaces[country]);
  tables.set(country, table);
  return table;
}

/** The code, or the place that is named beside it and has that code. */
function atCode(
  { table, country }: PlaceNames,
  code: string,
  parts: readonly QuestionPart[],
): FoundPlace | undefined {
  const { codeAt, codeOf, codes, keys, nameAt, nameOf, names } = table;
  const at = firstWith(codes, Number(code));
  if (codes[at] !== Number(code)) return undefined;
  const runs = parts.flatMap(({ words }) =>
    words.flatMap((_, from) =>
      words.slice(from).map((_, to) => words.slice(from, from + to + 1).join(' ')),
    ),
  );
  runs.sort((one, other) => other.length - one.length);
  const usual = nameOf[at] ?? 0;
  const beside = runs
    .flatMap((run) => called(table, run).filter((one) => codeOf[one] === at || one === usual))
    .sort((one, other) => Number(other === usual) - Number(one === usual))
    .find((one) => one !== usual || runs.includes(keys[one] ?? ''));
  const name = names[beside ?? nameOf[at] ?? 0] ?? '';
  const place =
    beside === undefined || codeOf[beside] !== at ? position(codeAt, at) : position(nameAt, beside);
  return {
    ...place,
    label: `${codeText(country, code)} ${name}`,
    name,
    by: 'code',
    others: [],
    choices: [],
  };
}

/** The middle one of the codes that begin like this; of an unknown code, of those that are most like it. */
function atPrefix({ table, country }: PlaceNames, digits: string): FoundPlace | undefined {
  const { codes, codeAt } = table;
  for (let length = digits.length; length >= 2; length -= 1) {
    const beginning = digits.slice(0, length);
    const from = firstWith(codes, Number(beginning.padEnd(5, '0')));
    const to = firstWith(codes, Number(beginning.padEnd(5, '9')) + 1);
    if (from >= to) continue;
    const middle = (values: number[]) =>
      degrees(values.slice(from, to).sort(ascending)[Math.floor((to - from) / 2)]);
    const at = { latitude: middle(codeAt.latitudes), longitude: middle(codeAt.longitudes) };
    return {
      ...at,
      label: codeText(country, beginning),
      name: '',
      by: 'prefix',
      others: [],
      choices: [],
    };
  }
  return undefined;
}
