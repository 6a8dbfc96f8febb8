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

const nobody = () => undefined;

describe('an address', () => {
  test('is the one that is stored, else the one that the title makes', () => {
    const index = indexOf([1, 'Köln-Kalk'], [2, 'Köln-Kalk', [51, 10], 'kalk']);
    expect([index.at('koeln-kalk', nobody), index.at('kalk', nobody)]).toEqual([1, 2]);
    expect(index.addresses()).toEqual(['koeln-kalk', 'kalk']);
  });

  test('that two claim is the older one’s, the other one’s ends in its id', () => {
    const index = indexOf([7, 'Nord'], [3, 'Nord'], [9, '???']);
    expect(index.addressOf(3)).toBe('nord');
    expect(index.addressOf(7)).toBe('nord-7');
    expect([index.at('nord', nobody), index.at('nord-7', nobody)]).toEqual([3, 7]);
    expect(index.at('nord-3', nobody)).toBeUndefined();
    expect(index.apply(3, null)).toEqual(['nord', '@102,20', '#']);
    expect([index.at('nord', nobody), index.at('nord-7', nobody)]).toEqual([7, undefined]);
    expect(index.addressOf(9)).toBe('station');
  });

  test('that is none is nobody’s', () => {
    const index = indexOf([1, 'Nord']);
    for (const wrong of ['', '1', '-1', 'nord-', 'nord-0', '__proto__', 'x'.repeat(5000)])
      expect([wrong, index.at(wrong, nobody)]).toEqual([wrong, undefined]);
  });
});

test('their number is another when one comes or goes, and only then', () => {
  const index = indexOf([1, 'Nord']);
  const looked: string[] = [];
  const count = () => index.count((part) => looked.push(part));
  expect(count()).toBe(1);
  const [part = ''] = looked;
  expect(index.apply(2, location(2, 'Süd'))).toContain(part);
  expect(index.apply(2, location(2, 'Süd', [52, 10]))).not.toContain(part);
  expect(count()).toBe(2);
  expect(index.apply(1, null)).toContain(part);
  expect(count()).toBe(1);
});

test('the nearest are found as by measuring all, and only their part of the country is looked at', () => {
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
  const looked: string[] = [];
  expect(index.near(here, 4, (part) => looked.push(part))).toEqual(measured);
  expect(looked.length).toBeLessThan(30);
});

test('a change tells what it touches, and nothing where the place stays', () => {
  const index = indexOf([1, 'Nord', [51, 10]]);
  expect(index.apply(1, location(1, 'Nord', [51, 10]))).toEqual([]);
  expect(index.apply(1, location(1, 'Nord', [52, 10]))).toEqual([
    'nord',
    '@102,20',
    'nord',
    '@104,20',
  ]);
});

test('where there are few, all are near', () => {
  const index = indexOf([1, 'Nord', [54.8, 9.4]], [2, 'Süd', [47.4, 10.3]]);
  expect(index.near({ latitude: 54.8, longitude: 9.4 }, 4, nobody)).toEqual([1, 2]);
});
