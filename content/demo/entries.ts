import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Country } from '@oilway/store/locales.ts';
import { parse } from 'yaml';

export type Data = Record<string, unknown>;

/** A document of a collection, or a global, in one language. */
export interface DemoEntry {
  /** The slug of the collection or global. */
  slug: string;
  /** The name that other files refer to; undefined for a global and for a row of a list. */
  name?: string;
  locale: Country;
  /** Position in a list, counted from 1. A row exists only in the language of its country. */
  order?: number;
  data: Data;
  /** Source of an image. */
  svg?: string;
  /** Path below `demo/`. */
  file: string;
}

export const demoFolder = join(import.meta.dirname, '../../demo');

/** An error in the demo content; the message names the file and the field. */
export class DemoError extends Error {
  constructor(file: string, problem: unknown) {
    super(`demo/${file}: ${problem instanceof Error ? problem.message : problem}`);
  }
}

/** A number prefix sorts the files of a folder and is not part of the name. */
const entryPath =
  /^(?:(?<holder>[a-z-]+)\/(?:[\d-]+-)?)?(?<name>[a-z0-9-]+)\.(?<locale>de|pl)\.(?:yaml|md)$/;

/**
 * Returns the whole content in the order of the files. `pages/01-home.de.yaml` is a document of a collection, `globals/footer.de.yaml` a global,
 * `locations.de.yaml` a list of documents; `media/media.yaml` describes the images beside it. The library has its own format
 * (`library/documents.ts`).
 * @param only this collection, or `globals`.
 * @throws DemoError
 */
export function readEntries(folder: string, only = ''): DemoEntry[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return files.flatMap((file) => {
    if (only && !file.startsWith(`${only}/`) && !file.startsWith(`${only}.`)) return [];
    if (file === 'media/media.yaml') return readMedia(folder, file);
    const { holder: folderName, name = '', locale } = entryPath.exec(file)?.groups ?? {};
    if (!locale || folderName === 'library') return [];
    const data = readDemoFile(folder, file);
    const entry = { slug: folderName ?? name, name, locale: locale as Country, file };
    if (Array.isArray(data))
      return data.map((row, index) => {
        return { ...entry, name: undefined, order: index + 1, data: row as Data };
      });
    const globalSlug = folderName === 'globals' ? { slug: name, name: undefined } : {};
    return [{ ...entry, ...globalSlug, data: data as Data }];
  });
}

/** Returns the content of a YAML file; the text of a Markdown file with front matter becomes `body`. @throws DemoError */
export function readDemoFile(folder: string, file: string): unknown {
  const source = readFileSync(join(folder, file), 'utf8');
  const [, frontMatter, body] = /^---\n(.*?\n)---\n(.*)$/s.exec(source) ?? [];
  try {
    const data = parse(frontMatter ?? source);
    return body === undefined ? data : { body, ...data };
  } catch (cause) {
    throw new DemoError(file, cause);
  }
}

function readMedia(folder: string, file: string): DemoEntry[] {
  const images = Object.entries(readDemoFile(folder, file) as Record<string, Data>);
  return images.map(([name, data]) => {
    const svg = readFileSync(join(folder, `media/${name}.svg`), 'utf8');
    return { slug: 'media', name, locale: 'de', data, svg, file };
  });
}
