import { describe, expect, test } from 'vitest';
import { LibraryIndex } from './library-index.ts';
import { TimeSlicer } from './time-slicer.ts';

const files = [
  { name: 'Ölfilter 038 103 598 A' },
  { name: 'Filter', text: 'Für diesen Motor passt das Teil 06L 115 562 B von Volkswagen.' },
  { name: 'Ölfilter W 712/75' },
  { name: 'Etikett 5W-30' },
  { name: 'Filter 1457429185' },
  { name: 'Filter', text: 'Ersatz für A 271 180 01 09 und für 11427512300' },
  { name: 'Preise 2026', text: '038 103 598 599 06 115 562 712 75 5 30 1457 429 185 271 180 01' },
  { name: 'Motoröl 0W-20' },
];

const index = new LibraryIndex('de-DE');
for (const [at, file] of files.entries())
  index.put({
    id: at + 1,
    fileName: '',
    mediaType: 'application/pdf',
    category: 1,
    nodeKey: 'key',
    categoryTitle: '',
    locale: 'de-DE',
    date: '2026-01-01T00:00:00.000Z',
    version: '',
    externalLink: null,
    hasFile: true,
    hasPrintFile: false,
    text: '',
    ...file,
  });
await index.update(new TimeSlicer());

describe('finds a part number in any grouping', () => {
  test.each([
    ['038103598A', 1],
    ['038-103-598-A', 1],
    ['038 103 598 A', 1],
    ['038.103.598.a', 1],
    ['038 103598A', 1],
    ['Ölfilter 038103598A', 1],
    ['06L115562B', 2],
    ['06L 115 562 B', 2],
    ['06L-115-562-B', 2],
    ['W712/75', 3],
    ['w71275', 3],
    ['W 712 / 75', 3],
    ['W 712 75', 3],
    ['5W30', 4],
    ['5W-30', 4],
    ['5w 30', 4],
    ['1 457 429 185', 5],
    ['1457 429 185', 5],
    ['1457-429185', 5],
    ['A2711800109', 6],
    ['A 271 180 01 09', 6],
    ['A271-180-0109', 6],
    ['11 42 7 512 300', 6],
    ['0W-20', 8],
    ['0w20', 8],
    ['0W 20', 8],
  ])('%s', (words, id) => {
    const found = (isIncomplete: boolean) =>
      index.find({ words, locale: 'de-DE', filters: [], isIncomplete }, () => true).ids[0];
    expect(found(false)).toBe(id);
    expect(found(true)).toBe(id);
  });
});
