import { expect, test } from 'vitest';
import { mostBytes, readAttachment } from './attachments.ts';
import { sentSize } from './redrawn.ts';

const text = (name: string, content: BlobPart) => new File([content], name, { type: 'text/plain' });

/** What is kept of the files, read one after the other. */
async function keep(files: readonly File[]) {
  const kept = [];
  for (const file of files) {
    const read = await readAttachment(file, kept);
    if (typeof read !== 'string') kept.push(read);
  }
  return kept;
}

test('what is sealed of a file says its number and kind, and not what it was called', async () => {
  const kept = await keep([text('Jan Nowak, Kalk.txt', 'Ja'), text('Protokoll.txt', 'Nein')]);
  expect(kept.map(({ name }) => name)).toEqual(['Jan Nowak, Kalk.txt', 'Protokoll.txt']);
  expect(kept.map(({ content }) => content)).toEqual([
    { name: '1.txt', type: 'text/plain', content: 'SmE=' },
    { name: '2.txt', type: 'text/plain', content: 'TmVpbg==' },
  ]);
});

test.each([
  ['in one', [mostBytes]],
  ['in three of odd lengths', [1, 1_000_000, mostBytes - 1_000_001]],
])('as many bytes as are promised are taken %s, and not one more', async (_, sizes) => {
  const kept = await keep(sizes.map((size, at) => text(`${at}.txt`, 'x'.repeat(size))));
  expect(kept.map(({ size }) => size)).toEqual(sizes);
  expect(await readAttachment(text('one more.txt', 'x'), kept)).toBe('attachmentSize');
});

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
