import { expect, test } from 'vitest';
import { maxAttachmentBytes, readAttachment } from './attachments.ts';
import { targetSize } from './reencode-image.ts';

const text = (name: string, content: BlobPart) => new File([content], name, { type: 'text/plain' });

/** Reads the files sequentially; returns the accepted ones. */
async function readAll(files: readonly File[]) {
  const accepted = [];
  for (const file of files) {
    const read = await readAttachment(file, accepted);
    if (typeof read !== 'string') accepted.push(read);
  }
  return accepted;
}

test('seals an attachment under its number and type instead of its file name', async () => {
  const accepted = await readAll([
    text('Jan Nowak, Kalk.txt', 'Ja'),
    text('Protokoll.txt', 'Nein'),
  ]);
  expect(accepted.map(({ name }) => name)).toEqual(['Jan Nowak, Kalk.txt', 'Protokoll.txt']);
  expect(accepted.map(({ content }) => content)).toEqual([
    { name: '1.txt', type: 'text/plain', content: 'SmE=' },
    { name: '2.txt', type: 'text/plain', content: 'TmVpbg==' },
  ]);
});

test.each([
  ['in one', [maxAttachmentBytes]],
  ['in three of odd lengths', [1, 1_000_000, maxAttachmentBytes - 1_000_001]],
])('accepts attachments up to the size limit %s and rejects one more byte', async (_, sizes) => {
  const accepted = await readAll(sizes.map((size, at) => text(`${at}.txt`, 'x'.repeat(size))));
  expect(accepted.map(({ size }) => size)).toEqual(sizes);
  expect(await readAttachment(text('one more.txt', 'x'), accepted)).toBe('attachmentSize');
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
])('scales %s of %j pixels to %j', (_, [width = 0, height = 0], [sentWidth, sentHeight]) => {
  expect(targetSize({ width, height })).toEqual({ width: sentWidth, height: sentHeight });
});
