import { describe, expect, test } from 'vitest';
import { LocationIndex } from './location-index.ts';

const location = (id: number, title: string, place = [51, 10], slug?: string) => {
  const [latitude, longitude] = place;
  return JSON.stringify({ id, title, latitude, longitude, slug });
};

function indexOf(...all: Parameters<typeof location>[]): LocationIndex {
  const index = new LocationIndex();
  for (const one of all) index.apply(one[0], location(...one));
  return index;
}

describe('an address', () => {
  test('is the one that is stored, else the one that the title makes', () => {
    const index = indexOf([1, 'Köln-Kalk'], [2, 'Köln-Kalk', [51, 10], 'kalk']);
    expect([index.at('koeln-kalk'), index.at('kalk')]).toEqual([1, 2]);
    expect(index.addresses()).toEqual(['koeln-kalk', 'kalk']);
  });

  test('that two claim is the older one’s, the other one’s ends in its id', () => {
    const index = indexOf([7, 'Nord'], [3, 'Nord'], [9, '???']);
    expect(index.addressOf(3)).toBe('nord');
    expect(index.addressOf(7)).toBe('nord-7');
    expect([index.at('nord'), index.at('nord-7')]).toEqual([3, 7]);
    expect(index.at('nord-3')).toBeUndefined();
    index.apply(3, null);
    expect([index.at('nord'), index.at('nord-7')]).toEqual([7, undefined]);
    expect(index.addressOf(9)).toBe('station');
  });

  test('that is none is nobody’s', () => {
    const index = indexOf([1, 'Nord']);
    for (const wrong of ['', '1', '-1', 'nord-', 'nord-0', '__proto__', 'x'.repeat(5000)])
      expect([wrong, index.at(wrong)]).toEqual([wrong, undefined]);
  });
});

test('finds the same nearest locations as measuring all of them', () => {
  const index = new LocationIndex();
  const places = Array.from({ length: 2000 }, (_, at): [number, number] => [
    47.5 + ((at * 0.618034) % 1) * 7.3,
    6.1 + ((at * 0.414214) % 1) * 8.7,
  ]);
  for (const [at, place] of places.entries())
    index.apply(at + 1, location(at + 1, `S ${at}`, place));
  const here = { latitude: 51.5, longitude: 7.46 };
  const away = ([latitude, longitude]: [number, number]) =>
    Math.hypot(
      latitude - here.latitude,
      (longitude - here.longitude) * Math.cos((here.latitude * Math.PI) / 180),
    );
  const measured = [...places.entries()]
    .sort(([, one], [, other]) => away(one) - away(other))
    .slice(0, 4)
    .map(([at]) => at + 1);
  expect(index.near(here, 4)).toEqual(measured);
});

test('where there are few, all are near', () => {
  const index = indexOf([1, 'Nord', [54.8, 9.4]], [2, 'Süd', [47.4, 10.3]]);
  expect(index.near({ latitude: 54.8, longitude: 9.4 }, 4)).toEqual([1, 2]);
});
