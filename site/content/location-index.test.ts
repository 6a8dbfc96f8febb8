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
    expect([1, 2].map((id) => index.addressOf(id))).toEqual(['koeln-kalk', 'kalk']);
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

test('the nearest come first, a degree of longitude being shorter', () => {
  const index = indexOf(
    [1, 'Nord', [54.8, 9.4]],
    [2, 'Süd', [47.4, 10.3]],
    [3, 'Ost', [54.1, 10.4]],
  );
  expect(index.near({ latitude: 54.1, longitude: 9.4 }, 2)).toEqual([3, 1]);
  expect(index.near({ latitude: 47.5, longitude: 10 }, 4)).toEqual([2, 3, 1]);
});
