import { expect, test } from 'vitest';
import { sentSize } from './redrawn.ts';

test.each([
  ['a tall screenshot', [1080, 7900], [739, 5409]],
  ['a very tall screenshot', [1080, 20_000], [720, 13_333]],
  ['a panorama', [12_000, 2000], [4899, 816]],
  ['a photograph', [4032, 3024], [2309, 1732]],
  ['a photograph on its side', [3024, 4032], [1732, 2309]],
  ['a small picture', [640, 480], [640, 480]],
  ['a narrow strip', [300, 16_000], [300, 16_000]],
  ['more than a canvas takes', [1500, 60_000], [400, 16_000]],
])('%s of %j pixels is sent in %j', (_, [width = 0, height = 0], [sentWidth, sentHeight]) => {
  expect(sentSize({ width, height })).toEqual({ width: sentWidth, height: sentHeight });
});
