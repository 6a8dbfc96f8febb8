import { readChanges } from '@oilway/store/published/read.ts';
import { expect, test } from 'vitest';
import { openDatabase } from '../test/database.ts';

/** Searching and dialling need plain spaces in these fields. */
const plainFields = new Set(['street', 'phone']);
const breakableUnit =
  /\d (?:€|zł|%|°C|km|kg|mm|m|t|Liter|Minuten|Uhr|Stationen|Tonnen|Tage|Wochen|minut|litrów|stacji|dni|tys\.|ton|osób)(?![\p{L}\d])|\+4[89] \d/u;
const hangingPreposition = /(?<![\p{L}\d])[aiouwzAIOUWZ] (?=[\p{L}\d„(])/u;

test('joins numbers with units and Polish one-letter words with the next word in published texts', async () => {
  const { close, payload } = await openDatabase('sqlite', 'seeded');
  const { databaseOf } = await import('../database/session.ts');
  const { documents } = await readChanges(databaseOf(payload), 0);
  await close();
  const texts = documents.flatMap(({ locale, json, kind, id }) =>
    stringsIn(JSON.parse(String(json))).map((text) => ({ locale, source: `${kind} ${id}`, text })),
  );
  expect(texts.length).toBeGreaterThan(3000);
  const wrong = texts.filter(
    ({ locale, text }) =>
      breakableUnit.test(text) || (locale === 'pl-PL' && hangingPreposition.test(text)),
  );
  expect(wrong).toEqual([]);
});

function stringsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return plainFields.has(name) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => stringsIn(one));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) => stringsIn(one, key));
}
