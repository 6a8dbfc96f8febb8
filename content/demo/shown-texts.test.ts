import { readChanges } from '@oilway/store/published/read.ts';
import { expect, test } from 'vitest';
import { openDatabase } from '../test/database.ts';

/** People search for a street by its plain spaces, and dial a number by them. */
const asWritten = new Set(['street', 'phone']);
const torn =
  /\d (?:€|zł|%|°C|km|kg|mm|m|t|Liter|Minuten|Uhr|Stationen|Tonnen|Tage|Wochen|minut|litrów|stacji|dni|tys\.|ton|osób)(?![\p{L}\d])|\+4[89] \d/u;
const hanging = /(?<![\p{L}\d])[aiouwzAIOUWZ] (?=[\p{L}\d„(])/u;

test('as visitors read it, no number is torn from its unit and no Polish line ends on one letter', async () => {
  const { close, payload } = await openDatabase('sqlite', 'seeded');
  const { databaseOf } = await import('../database/session.ts');
  const { documents } = await readChanges(databaseOf(payload), 0);
  await close();
  const texts = documents.flatMap(({ culture, json, kind, id }) =>
    stringsIn(JSON.parse(String(json))).map((text) => ({ culture, of: `${kind} ${id}`, text })),
  );
  expect(texts.length).toBeGreaterThan(3000);
  const wrong = texts.filter(
    ({ culture, text }) => torn.test(text) || (culture === 'pl-PL' && hanging.test(text)),
  );
  expect(wrong).toEqual([]);
});

function stringsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return asWritten.has(name) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => stringsIn(one));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) => stringsIn(one, key));
}
