import { describe, expect, it } from 'vitest';
import { readMapQuery, readMapView, writeMapQuery } from './map-query.ts';

const read = (search: string, locale: 'de-DE' | 'pl-PL' = 'de-DE') => {
  const parameters = new URLSearchParams(search);
  return readMapQuery(locale, (name) => parameters.get(name) ?? undefined);
};
const view = (text: string) => readMapView('de-DE', () => text);

describe('map query', () => {
  it.each(['de-DE', 'pl-PL'] as const)('round-trips query and view in %s', (locale) => {
    const query = {
      place: 'Łódź & <Köln>',
      category: 'partner',
      open: true,
      station: 'Dortmund-Hörde,51.4897,7.5031',
      part: 3,
      near: { latitude: 51.5, longitude: 7.47 },
    };
    const seen = { zoom: 7.5, latitude: 51.34, longitude: 10.2 };
    const text = writeMapQuery(locale, query, seen);
    expect(read(text, locale)).toEqual(query);
    const parameters = new URLSearchParams(text);
    expect(readMapView(locale, (name) => parameters.get(name) ?? undefined)).toEqual(seen);
  });

  it('writes an empty string for an empty query and ignores unknown or blank parameters', () => {
    expect(writeMapQuery('de-DE', {})).toBe('');
    expect(read('')).toEqual({});
    expect(read('?ort=&kategorie=%20&seite=1&utm_source=x')).toEqual({});
  });

  it.each(['seite=0', 'seite=-1', 'seite=1.5', 'seite=abc', 'seite=123456', 'bei=1', 'bei=99,7'])(
    'ignores the invalid parameter %s',
    (search) => {
      expect(read(search)).toEqual({});
    },
  );

  it('truncates the place, rounds the position and lowercases the category', () => {
    expect(read(`ort=${'x'.repeat(1000)}`).place).toHaveLength(200);
    expect(read('bei=51.123456,7.987654').near).toEqual({ latitude: 51.12, longitude: 7.99 });
    expect(read('kategorie=PARTNER').category).toBe('partner');
  });

  it.each(['', '7', '7/51', '99/51/10', '7/91/10', '7/51/10/1', 'NaN/51/10', '7/51/<b>'])(
    'reads no view from %j',
    (text) => {
      expect(view(text)).toBeUndefined();
    },
  );
});
