/** Cuts Archivo into the files beside this one, for the letters that `fonts.css` says each is for: `node site/components/fonts/subset.ts`. */
import { readFile, writeFile } from 'node:fs/promises';
// @ts-expect-error It comes without types.
import subsetFont from 'subset-font';

const styles = await readFile(new URL('fonts.css', import.meta.url), 'utf8');

/** A variable file is as large as four cuts of it: what every page shows is cut, the rest keeps its axes. */
const axes = { wght: { min: 450, max: 700 }, wdth: { min: 100, max: 112 } };
await cutForBrowsers('german-text', 'latin', { wght: 450, wdth: 100 });
await cutForBrowsers('german-strong', 'latin', { wght: 650, wdth: 100 });
await cutForBrowsers('german-display', 'latin', { wght: 700, wdth: 112 });
await cutForBrowsers('polish', 'latin-ext', axes);
await cutForBrowsers('latin', 'latin', axes);
await cutForBrowsers('latin-ext', 'latin-ext', axes);
await cutForTitles('latin', lettersOf('german-text') + lettersOf('latin'));
await cutForTitles('latin-ext', lettersOf('polish') + lettersOf('latin-ext'));

function cutForBrowsers(file: string, source: string, variationAxes: object): Promise<void> {
  const keepFeatures = ['kern', 'locl', 'tnum'];
  const options = { targetFormat: 'woff2', keepFeatures, variationAxes };
  return cut(`${file}.woff2`, source, lettersOf(file), options);
}

/** Titles in the pictures for shared links. */
function cutForTitles(source: string, letters: string): Promise<void> {
  const options = { targetFormat: 'sfnt', variationAxes: { wght: 720, wdth: 112 } };
  return cut(`title-${source}.ttf`, source, letters, options);
}

async function cut(file: string, source: string, letters: string, options: object): Promise<void> {
  const path = `@fontsource-variable/archivo/files/archivo-${source}-wdth-normal.woff2`;
  const whole = await readFile(new URL(import.meta.resolve(path)));
  const font = await subsetFont(whole, letters, { ...options, noHinting: true });
  await writeFile(new URL(`archivo-${file}`, import.meta.url), font);
}

function lettersOf(file: string): string {
  const [, rest = ''] = styles.split(`/archivo-${file}.woff2`);
  const ranges = rest.slice(0, rest.indexOf('}')).matchAll(/U\+(\w+)(?:-(\w+))?/g);
  const codes = [...ranges].flatMap(([, from = '', to = from]) => {
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
  return String.fromCodePoint(...codes);
}
