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

describe('station slug', () => {
  test('uses the stored slug, else derives it from the title', () => {
    const index = indexOf([1, 'Köln-Kalk'], [2, 'Köln-Kalk', [51, 10], 'kalk']);
    expect([index.idBySlug('koeln-kalk'), index.idBySlug('kalk')]).toEqual([1, 2]);
    expect([1, 2].map((id) => index.slugById(id))).toEqual(['koeln-kalk', 'kalk']);
  });

  test('gives a duplicate slug to the lower id and appends the id to the other', () => {
    const index = indexOf([7, 'Nord'], [3, 'Nord'], [9, '???']);
    expect(index.slugById(3)).toBe('nord');
    expect(index.slugById(7)).toBe('nord-7');
    expect([index.idBySlug('nord'), index.idBySlug('nord-7')]).toEqual([3, 7]);
    expect(index.idBySlug('nord-3')).toBeUndefined();
    index.apply(3, null);
    expect([index.idBySlug('nord'), index.idBySlug('nord-7')]).toEqual([7, undefined]);
    expect(index.slugById(9)).toBe('station');
  });

  test('finds nothing for an invalid slug', () => {
    const index = indexOf([1, 'Nord']);
    for (const wrong of ['', '1', '-1', 'nord-', 'nord-0', '__proto__', 'x'.repeat(5000)])
      expect([wrong, index.idBySlug(wrong)]).toEqual([wrong, undefined]);
  });
});

test('sorts by distance, with longitude scaled by latitude', () => {
  const index = indexOf(
    [1, 'Nord', [54.8, 9.4]],
    [2, 'Süd', [47.4, 10.3]],
    [3, 'Ost', [54.1, 10.4]],
  );
  expect(index.nearest({ latitude: 54.1, longitude: 9.4 }, 2)).toEqual([3, 1]);
  expect(index.nearest({ latitude: 47.5, longitude: 10 }, 4)).toEqual([2, 3, 1]);
});
