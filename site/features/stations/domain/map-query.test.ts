import { describe, expect, it } from 'vitest';
import { readMapQuery, readMapView, writeMapQuery } from './map-query.ts';

const read = (search: string, culture: 'de-DE' | 'pl-PL' = 'de-DE') => {
  const parameters = new URLSearchParams(search);
  return readMapQuery(culture, (name) => parameters.get(name) ?? undefined);
};
const view = (text: string) => readMapView('de-DE', () => text);

describe('the address of the map', () => {
  it.each(['de-DE', 'pl-PL'] as const)('says the same in both directions, %s', (culture) => {
    const query = {
      place: 'Łódź & <Köln>',
      category: 'partner',
      open: true,
      station: 'Dortmund-Hörde,51.4897,7.5031',
      part: 3,
      near: { latitude: 51.5, longitude: 7.47 },
    };
    const seen = { zoom: 7.5, latitude: 51.34, longitude: 10.2 };
    const text = writeMapQuery(culture, query, seen);
    expect(read(text, culture)).toEqual(query);
    const parameters = new URLSearchParams(text);
    expect(readMapView(culture, (name) => parameters.get(name) ?? undefined)).toEqual(seen);
  });

  it('is empty without a question', () => {
    expect(writeMapQuery('de-DE', {})).toBe('');
    expect(read('')).toEqual({});
    expect(read('?ort=&kategorie=%20&seite=1&utm_source=x')).toEqual({});
  });

  it.each(['seite=0', 'seite=-1', 'seite=1.5', 'seite=abc', 'seite=123456', 'bei=1', 'bei=99,7'])(
    'takes %s for nothing',
    (search) => {
      expect(read(search)).toEqual({});
    },
  );

  it('bounds what it reads', () => {
    expect(read(`ort=${'x'.repeat(1000)}`).place).toHaveLength(200);
    expect(read('bei=51.123456,7.987654').near).toEqual({ latitude: 51.12, longitude: 7.99 });
    expect(read('kategorie=PARTNER').category).toBe('partner');
  });

  it.each(['', '7', '7/51', '99/51/10', '7/91/10', '7/51/10/1', 'NaN/51/10', '7/51/<b>'])(
    'has no view in %j',
    (text) => {
      expect(view(text)).toBeUndefined();
    },
  );
});
