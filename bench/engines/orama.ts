import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, insert, load, type Orama, save, search } from '@orama/orama';
import { kinds, printKey } from '../../search/file-kinds.ts';
import { memberRights } from '../data/library-files.ts';
import type { Asked } from '../data/library-questions.ts';
import type { EngineMaker } from './engine.ts';
import { askedTerms, boosts, documentOf, fields, termsOf } from './words.ts';

const cultures = ['de-DE', 'pl-PL'] as const;
type Culture = (typeof cultures)[number];

const schema = {
  name: 'string',
  fileName: 'string',
  categoryTitle: 'string',
  text: 'string',
  category: 'enum',
  kind: 'enum',
  print: 'boolean',
  year: 'enum',
  date: 'number',
} as const;

type Index = Orama<typeof schema>;

/** It calls one tokenizer for files and questions: questions come stemmed, behind a sign that no word has. */
const asking = '\u0001';

const newIndex = (culture: Culture): Index =>
  create({
    schema,
    sort: { unsortableProperties: ['name', 'fileName', 'categoryTitle', 'text'] },
    components: {
      tokenizer: {
        language: 'custom',
        normalizationCache: new Map(),
        tokenize: (text: string) =>
          text.startsWith(asking) ? text.slice(1).split(' ') : termsOf(text, culture),
      },
    },
  });

const pathOf = (folder: string, culture: Culture) => join(folder, `orama-${culture}.json`);

/** So few are little: perhaps another spelling was meant. The same as in ours. */
const little = 3;

export const orama: EngineMaker = {
  async build(files, folder) {
    const begun = performance.now();
    const indexes: { culture: Culture; index: Index }[] = [];
    for (const culture of cultures) {
      const index = newIndex(culture);
      for (const file of files)
        if (file.culture === culture)
          await insert(index, { ...documentOf(file), id: String(file.id) } as never);
      indexes.push({ culture, index });
    }
    const built = performance.now() - begun;
    for (const { culture, index } of indexes)
      await writeFile(pathOf(folder, culture), JSON.stringify(save(index)));
    return { built, kept: performance.now() - begun - built };
  },
  async open(folder) {
    const indexes = new Map<Culture, Index>();
    for (const culture of cultures) {
      const index = newIndex(culture);
      load(index, JSON.parse(await readFile(pathOf(folder, culture), 'utf8')));
      indexes.set(culture, index);
    }
    return {
      async find(asked) {
        const index = indexes.get(asked.culture);
        if (!index) return 0;
        const exact = await ask(index, asked, 0);
        return exact >= little || asked.words === '' ? exact : ask(index, asked, 1);
      },
    };
  },
};

async function ask(index: Index, asked: Asked, tolerance: number): Promise<number> {
  const terms = askedTerms(asked);
  const { count } = await search(index, {
    ...(terms.length > 0
      ? { term: asking + terms.join(' '), properties: [...fields], boost: boosts, threshold: 0 }
      : { sortBy: { property: 'date', order: 'DESC' } }),
    // Every word may go on: its `exact` reads the texts of what it found once more, as they were written.
    ...(tolerance > 0 ? { tolerance } : {}),
    limit: 200,
    facets: { kind: {}, print: { true: true, false: true }, year: {} },
    where: whereOf(asked.filters),
  } as never);
  return count;
}

function whereOf(filters: readonly string[]) {
  const chosen = filters.filter((key) => kinds.includes(key as never));
  const years = filters.filter((key) => /^\d+$/.test(key)).map(Number);
  return {
    category: { in: [...memberRights] },
    ...(chosen.length > 0 ? { kind: { in: chosen } } : {}),
    ...(years.length > 0 ? { year: { in: years } } : {}),
    ...(filters.includes(printKey) ? { print: true } : {}),
  };
}
