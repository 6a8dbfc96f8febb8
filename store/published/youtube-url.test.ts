import { runs } from '@oilway/content/test/full.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseYouTubeUrl } from './youtube-url.ts';

const id = 'aqz-KE-bpKQ';
const list = 'PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf';

test.each([
  [id],
  [`  ${id} `],
  [`https://www.youtube.com/watch?v=${id}&t=42s`],
  [`http://youtube.com/watch?app=desktop&v=${id}`],
  [`https://m.youtube.com/watch?v=${id}`],
  [`https://youtu.be/${id}?si=abc`],
  [`youtu.be/${id}`],
  [`https://www.youtube.com/embed/${id}?rel=0`],
  [`https://www.youtube-nocookie.com/embed/${id}`],
  [`https://www.youtube.com/shorts/${id}`],
  [`https://www.youtube.com/live/${id}`],
])('reads the video ID from %s', (address) => {
  expect(parseYouTubeUrl(address)).toEqual({ id });
});

test('reads a playlist ID from list= with or without a video', () => {
  expect(parseYouTubeUrl(`https://www.youtube.com/watch?v=${id}&list=${list}`)).toEqual({
    id,
    list,
  });
  expect(parseYouTubeUrl(`https://www.youtube.com/playlist?list=${list}`)).toEqual({ list });
  expect(parseYouTubeUrl(`https://www.youtube.com/embed/videoseries?list=${list}`)).toEqual({
    list,
  });
});

test.each([
  '',
  'short',
  `https://vimeo.com/watch?v=${id}`,
  `https://www.youtube.com.evil.example/watch?v=${id}`,
  `https://evil.example/?u=https://youtu.be/${id}`,
  `javascript:alert('${id}')`,
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=too-short',
  `https://www.youtube.com/channel/${id}`,
  'https://youtu.be/aaaaaaaaaaa%22',
])('rejects %s', (address) => {
  expect(parseYouTubeUrl(address)).toBeUndefined();
});

test('returns only plain IDs for any input', () => {
  const pasted = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.webUrl({ withQueryParameters: true }),
    fc.string({ unit: 'binary', maxLength: 30 }).map((rest) => `https://youtu.be/${rest}`),
    fc.string({ unit: 'binary', maxLength: 30 }).map((rest) => `https://youtube.com/watch?${rest}`),
  );
  fc.assert(
    fc.property(pasted, (text) => {
      const found = parseYouTubeUrl(text) ?? { id };
      expect(`${found.id ?? ''}${found.list ?? ''}`).toMatch(/^[\w-]+$/);
    }),
    runs(1000),
  );
});
