/** Subsets Archivo into the files beside this one, by the ranges in `fonts.css`: `node site/components/fonts/subset.ts`. */
import { readFile, writeFile } from 'node:fs/promises';
// @ts-expect-error It comes without types.
import subsetFont from 'subset-font';

const styles = await readFile(new URL('fonts.css', import.meta.url), 'utf8');

/** A variable font is as large as four instances: fonts of every page are instances, the others have variable axes. */
const axes = { wght: { min: 450, max: 700 }, wdth: { min: 100, max: 112 } };
await subsetForBrowsers('german-text', 'latin', { wght: 450, wdth: 100 });
await subsetForBrowsers('german-strong', 'latin', { wght: 650, wdth: 100 });
await subsetForBrowsers('german-display', 'latin', { wght: 700, wdth: 112 });
await subsetForBrowsers('polish', 'latin-ext', axes);
await subsetForBrowsers('latin', 'latin', axes);
await subsetForBrowsers('latin-ext', 'latin-ext', axes);
await subsetForTitles('latin', charactersOf('german-text') + charactersOf('latin'));
await subsetForTitles('latin-ext', charactersOf('polish') + charactersOf('latin-ext'));

function subsetForBrowsers(file: string, source: string, variationAxes: object): Promise<void> {
  const keepFeatures = ['kern', 'locl', 'tnum'];
  const options = { targetFormat: 'woff2', keepFeatures, variationAxes };
  return writeSubset(`${file}.woff2`, source, charactersOf(file), options);
}

/** Titles in Open Graph images. */
function subsetForTitles(source: string, characters: string): Promise<void> {
  const options = { targetFormat: 'sfnt', variationAxes: { wght: 720, wdth: 112 } };
  return writeSubset(`title-${source}.ttf`, source, characters, options);
}

async function writeSubset(
  file: string,
  source: string,
  characters: string,
  options: object,
): Promise<void> {
  const path = `@fontsource-variable/archivo/files/archivo-${source}-wdth-normal.woff2`;
  const whole = await readFile(new URL(import.meta.resolve(path)));
  const font = await subsetFont(whole, characters, { ...options, noHinting: true });
  await writeFile(new URL(`archivo-${file}`, import.meta.url), font);
}

function charactersOf(file: string): string {
  const [, rest = ''] = styles.split(`/archivo-${file}.woff2`);
  const ranges = rest.slice(0, rest.indexOf('}')).matchAll(/U\+(\w+)(?:-(\w+))?/g);
  const codes = [...ranges].flatMap(([, from = '', to = from]) => {
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
  return String.fromCodePoint(...codes);
}
