import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Locale } from '@oilway/store/cultures.ts';
import { type Data, DemoError, type DemoFile, filesIn, type Path, readDemoFile } from './files.ts';
import { drawPortrait, portraitParts } from './portraits.ts';

/** A document of a collection, or a global, in one language. */
export interface DemoEntry {
  /** The collection or global that it is stored in. */
  slug: string;
  /** By which the other files refer to it; undefined for a global and for a row of a list. */
  name?: string;
  locale: Locale;
  /** A row of a list, which is in the language of its country only; `order` is its place, counted from 1. */
  order?: number;
  data: Data;
  /** Of a picture. */
  svg?: string;
  problem: DemoFile['problem'];
}

/** Digits before a name keep a folder in order and are no part of it. */
const place =
  /^(?:(?<holder>[a-z-]+)\/(?:[\d-]+-)?)?(?<name>[a-z0-9-]+)\.(?<locale>de|pl)\.(?:yaml|md)$/;
/** Pictures are told of beside them, portraits with them; the library has words of its own kind (`library/words.ts`). */
const notContent =
  /^(README\.md|places\.json|media\/[a-z0-9-]+\.svg|media\/portraits\.yaml|library\/.*\.yaml)$/;

/**
 * Everything in the folder, in the order of the files. `pages/01-home.de.yaml` is a document of a collection, `globals/footer.de.yaml` a global,
 * `locations.de.yaml` a list of documents, `media/media.yaml` tells of the pictures
 * beside it, `media/portraits.yaml` what portraits are made of.
 * @param only of this collection, or `globals`.
 * @throws DemoError on files that are broken or are no part of the demo content.
 */
export function readEntries(folder: string, only?: string): DemoEntry[] {
  const problems: string[] = [];
  const entries = filesIn(folder).flatMap((file) => {
    if (
      notContent.test(file) ||
      (only && !file.startsWith(`${only}/`) && !file.startsWith(`${only}.`))
    )
      return [];
    try {
      if (file === 'media/media.yaml') return [...readMedia(folder), ...readPortraits(folder)];
      return entriesOf(folder, file);
    } catch (cause) {
      if (!(cause instanceof DemoError)) throw cause;
      problems.push(...cause.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new DemoError(problems);
  return entries;
}

function entriesOf(folder: string, file: string): DemoEntry[] {
  const { holder, name = '', locale } = place.exec(file)?.groups ?? {};
  if (!locale || holder === 'media')
    throw new DemoError([
      `${basename(folder)}/${file}: no file of the demo content has such a name`,
    ]);
  const { data, problem } = readDemoFile(folder, file);
  const shared = { slug: name, locale: locale as Locale };
  if (holder === 'globals') return [{ ...shared, data: mapping(data, [], problem), problem }];
  if (holder) return [{ ...shared, slug: holder, name, data: mapping(data, [], problem), problem }];
  if (!Array.isArray(data)) throw new DemoError([problem([], 'is not a list')]);
  return data.map((row, index) => ({
    ...shared,
    order: index + 1,
    data: mapping(row, [index], problem),
    problem: (path, ...more) => problem([index, ...path], ...more),
  }));
}

/** The pictures and what is said of them. */
function readMedia(folder: string): DemoEntry[] {
  const { data, problem } = readDemoFile(folder, 'media/media.yaml');
  const told = Object.entries(mapping(data, [], problem));
  const drawn = filesIn(join(folder, 'media')).filter((file) => file.endsWith('.svg'));
  const untold = drawn.filter((file) => !told.some(([name]) => file === `${name}.svg`));
  if (untold.length > 0)
    throw new DemoError(untold.map((file) => problem([], `says nothing of ${file}`)));
  return told.map(([name, row]) => {
    if (!drawn.includes(`${name}.svg`)) throw new DemoError([problem([name], 'has no .svg')]);
    return {
      slug: 'media',
      name,
      locale: 'de',
      data: mapping(row, [name], problem),
      svg: readFileSync(join(folder, `media/${name}.svg`), 'utf8'),
      problem: (path, ...more) => problem([name, ...path], ...more),
    };
  });
}

/** People, drawn from what is said of them. */
function readPortraits(folder: string): DemoEntry[] {
  const { data, problem } = readDemoFile(folder, 'media/portraits.yaml');
  return Object.entries(mapping(data, [], problem)).map(([name, row]) => {
    const { portrait, ...told } = mapping(row, [name], problem);
    const { data: parts, error } = portraitParts.safeParse(portrait);
    const [wrong] = error?.issues ?? [];
    if (!parts)
      throw new DemoError([
        problem([name, 'portrait'], `${wrong?.path.join('.')} ${wrong?.message}`),
      ]);
    return {
      slug: 'media',
      name,
      locale: 'de',
      data: told,
      svg: drawPortrait(parts),
      problem: (path, ...more) => problem([name, ...path], ...more),
    };
  });
}

function mapping(value: unknown, path: Path, problem: DemoFile['problem']): Data {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value as Data;
  throw new DemoError([problem(path, 'has no fields')]);
}
