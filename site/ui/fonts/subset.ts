/**
 * Cuts Archivo down to what the site sets (three cuts of the German letters, two ranges of axes for
 * the rest) and writes `fonts.css` with a fallback of the same width and height, so that nothing moves
 * when the font arrives; and the one cut in which the server draws titles. Run it after every new
 * version of @fontsource-variable/archivo: `node site/ui/fonts/subset.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { arial } from './arial.ts';
import { readMetrics } from './metrics.ts';

/** What the tokens ask for; and which weights and widths of a style sheet each of them answers. */
const cuts = [
  { name: 'text', weight: 450, width: 100, weights: '1 549', widths: '100%', local: 'regular' },
  { name: 'strong', weight: 650, width: 100, weights: '550 1000', widths: '100%', local: 'bold' },
  {
    name: 'display',
    weight: 700,
    width: 112,
    weights: '1 1000',
    widths: '101% 125%',
    local: 'bold',
  },
] as const;
type Cut = (typeof cuts)[number];

const features = ['kern', 'locl', 'tnum'];

/** The character sets of the source. */
const latin =
  'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2002-200B,U+2010-2015,' +
  'U+2018-201E,U+2020-2022,U+2026,U+202F-2030,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2212';
const latinExt = 'U+0100-0130,U+0132-0151,U+0154-017F,U+0218-021B,U+02C7,U+02D8-02D9,U+02DB,U+02DD';
const sources = { latin, 'latin-ext': latinExt };

/** German and English, and what Polish shares with them; without the signs that only computers write. */
const german =
  'U+0020-0022,U+0025-003B,U+003D,U+003F-005B,U+005D,U+005F,U+0061-007A,U+00A0,U+00A7,U+00A9,U+00AD,' +
  'U+00B0,U+00B2,U+00B7,U+00B9,U+00C4,U+00C9,U+00D3,U+00D6-00D7,U+00DC,U+00DF,U+00E4,U+00E9,U+00F3,' +
  'U+00F6,U+00FC,U+2009,U+2010-2011,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+20AC,' +
  'U+2212';
const polish = 'U+0104-0107,U+0118-0119,U+0141-0144,U+015A-015B,U+0179-017C';

/**
 * A page in German loads three small files at once, a page in Polish one more; a name from elsewhere brings what it needs.
 * The letters of every page are cut: with its axes the one file is as large as four cuts, and the first paint waits for it.
 */
const sets: { name: string; source: keyof typeof sources; range: string; cut: boolean }[] = [
  { name: 'german', source: 'latin', range: german, cut: true },
  { name: 'polish', source: 'latin-ext', range: polish, cut: false },
  { name: 'latin', source: 'latin', range: without(latin, german), cut: false },
  { name: 'latin-ext', source: 'latin-ext', range: without(latinExt, polish), cut: false },
];

const sentences =
  'Ohne Termin reinfahren, im Auto sitzen bleiben, nach wenigen Minuten weiterfahren. Ihre Station ' +
  'liegt direkt auf dem Weg. Bez umawiania, bez wysiadania z auta, po kilku minutach jedziesz dalej.';

const headings =
  'Standorte, Bausteine, Aktuelles, Vier Dinge, Die aber richtig, Von der Werkstatt, Flottenservice, ' +
  'Unternehmen, Impressum, Olej 0W-20 czy 5W-30, Co to jest etykieta, Wymiana oleju, Zarezerwuj termin';

const localFonts = {
  regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'],
  bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
};

const here = new URL('./', import.meta.url);
const require = createRequire(import.meta.url);
const files: Record<keyof typeof sources, Buffer> = {
  latin: await source('latin'),
  'latin-ext': await source('latin-ext'),
};
const faces: string[] = [];
for (const set of sets) faces.push(...(await writeSubset(set)));
for (const cut of cuts) faces.push(await fallbackFace(cut));
for (const [name, range] of Object.entries(sources)) {
  await writeTitleCut(name as keyof typeof sources, range);
}
const notice =
  '/* Written by subset.ts; change that file, not this one. Archivo is under the OFL (OFL.txt). */';
await writeFile(new URL('fonts.css', here), `${notice}\n${faces.join('\n')}`);

function source(set: string): Promise<Buffer> {
  const path = `@fontsource-variable/archivo/files/archivo-${set}-wdth-normal.woff2`;
  return readFile(require.resolve(path));
}

type Axes = Record<'wght' | 'wdth', number | { min: number; max: number }>;

/** The face of each cut, from a file of its own or from one with all of them in it. */
async function writeSubset({ name, range, source, cut }: (typeof sets)[number]): Promise<string[]> {
  const write = (file: string, axes: Axes) => writeFont(file, source, range, axes);
  if (!cut) await write(name, { wght: { min: 450, max: 700 }, wdth: { min: 100, max: 112 } });
  return Promise.all(
    cuts.map(async (one) => {
      const file = cut ? `${name}-${one.name}` : name;
      if (cut) await write(file, { wght: one.weight, wdth: one.width });
      return face({
        'font-family': 'Archivo',
        'font-style': 'normal',
        'font-weight': one.weights,
        'font-stretch': one.widths,
        'font-display': 'optional',
        src: `url('./archivo-${file}.woff2') format('woff2')`,
        'unicode-range': range.replaceAll(',', ', '),
      });
    }),
  );
}

async function writeFont(
  name: string,
  source: keyof typeof sources,
  range: string,
  variationAxes: Axes,
): Promise<void> {
  const font = await subsetFont(files[source], charactersOf(range), {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(new URL(`archivo-${name}.woff2`, here), font);
  process.stdout.write(`archivo-${name}.woff2 ${font.length} bytes\n`);
}

/** The cut of large headings without axes, in a format that satori reads. */
async function writeTitleCut(set: keyof typeof sources, range: string): Promise<void> {
  const font = await subsetFont(files[set], charactersOf(range), {
    targetFormat: 'sfnt',
    variationAxes: { wght: 720, wdth: 112 },
    noHinting: true,
  });
  await writeFile(new URL(`archivo-title-${set}.ttf`, here), font);
  process.stdout.write(`archivo-title-${set}.ttf ${font.length} bytes\n`);
}

async function fallbackFace({ name, weight, width, weights, widths, local }: Cut): Promise<string> {
  const sample = name === 'display' ? headings : sentences;
  const instance = await subsetFont(files.latin, sample, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight, wdth: width },
  });
  const archivo = readMetrics(instance);
  const scale = lengthOf(sample, archivo.advance) / lengthOf(sample, arial[local]);
  const override = (perMille: number) => percent(perMille / 1000 / scale);
  return face({
    'font-family': "'Archivo Fallback'",
    'font-style': 'normal',
    'font-weight': weights,
    'font-stretch': widths,
    src: localFonts[local].map((name) => `local('${name}')`).join(', '),
    'size-adjust': percent(scale),
    'ascent-override': override(archivo.ascent),
    'descent-override': override(archivo.descent),
    'line-gap-override': override(archivo.lineGap),
  });
}

function charactersOf(range: string): string {
  return String.fromCodePoint(...codesOf(range));
}

function codesOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** A range without the characters of another one, neighbours together. */
function without(range: string, taken: string): string {
  const gone = new Set(codesOf(taken));
  const runs: [number, number][] = [];
  for (const code of codesOf(range).filter((each) => !gone.has(each))) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([first, last]) => rangeOf(first, last)).join(',');
}

function rangeOf(first: number, last: number): string {
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  return first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`;
}

function lengthOf(text: string, advance: (character: string) => number): number {
  return [...text].reduce((sum, character) => sum + advance(character), 0);
}

function percent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(2))}%`;
}

function face(descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`);
  return `@font-face {\n${lines.join('\n')}\n}\n`;
}
