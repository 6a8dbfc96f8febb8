import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import { kinds, printKey } from '../../search/file-kinds.ts';
import { memberRights } from '../data/library-files.ts';
import type { Asked } from '../data/library-questions.ts';
import type { EngineMaker } from './engine.ts';
import { askedTerms, boosts, documentOf, fields, termsOf } from './words.ts';

const cultures = ['de-DE', 'pl-PL'] as const;
type Culture = (typeof cultures)[number];

const optionsOf = (culture: Culture): Options => ({
  fields: [...fields],
  storeFields: ['category', 'kind', 'print', 'year', 'date'],
  tokenize: (text) => termsOf(text, culture),
  processTerm: (term) => term,
  searchOptions: {
    tokenize: (text) => text.split(' '),
    combineWith: 'AND',
    boost: boosts,
    filter: ({ category }) => memberRights.has(category),
  },
});

const pathOf = (folder: string, culture: Culture) => join(folder, `minisearch-${culture}.json`);

/** So few are little: perhaps another spelling was meant. The same as in ours. */
const little = 3;

export const miniSearch: EngineMaker = {
  async build(files, folder) {
    const begun = performance.now();
    const indexes = cultures.map((culture) => {
      const index = new MiniSearch(optionsOf(culture));
      for (const file of files) if (file.culture === culture) index.add(documentOf(file));
      return { culture, index };
    });
    const built = performance.now() - begun;
    for (const { culture, index } of indexes)
      await writeFile(pathOf(folder, culture), JSON.stringify(index));
    return { built, kept: performance.now() - begun - built };
  },
  async open(folder) {
    const indexes = new Map<Culture, MiniSearch>();
    for (const culture of cultures) {
      const kept = await readFile(pathOf(folder, culture), 'utf8');
      indexes.set(culture, MiniSearch.loadJSON(kept, optionsOf(culture)));
    }
    return {
      async find(asked) {
        const index = indexes.get(asked.culture);
        return index ? filtered(found(index, asked), asked.filters) : 0;
      },
    };
  },
};

function found(index: MiniSearch, asked: Asked): SearchResult[] {
  const terms = askedTerms(asked);
  if (terms.length === 0)
    return index.search(MiniSearch.wildcard).sort((one, other) => other.date - one.date);
  const prefix = (_: string, at: number) => asked.typing && at === terms.length - 1;
  const exact = index.search(terms.join(' '), { prefix });
  return exact.length >= little ? exact : index.search(terms.join(' '), { prefix, fuzzy: 0.2 });
}

/** It counts no filters: whoever calls it does. @returns how many pass. */
function filtered(results: readonly SearchResult[], filters: readonly string[]): number {
  const counts = new Map<unknown, number>();
  const chosenKinds = filters.filter((key) => kinds.includes(key as never));
  const years = filters.filter((key) => /^\d+$/.test(key)).map(Number);
  const printed = filters.includes(printKey);
  let left = 0;
  for (const { kind, print, year } of results) {
    for (const key of [kind, year, print]) counts.set(key, (counts.get(key) ?? 0) + 1);
    const passes =
      (chosenKinds.length === 0 || chosenKinds.includes(kind)) &&
      (years.length === 0 || years.includes(year)) &&
      (!printed || print);
    if (passes) left += 1;
  }
  return left;
}
