import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { read, root, tracked } from './sources.ts';

/** This file spells out what it forbids. */
const self = 'site/test/rules.test.ts';
const generated =
  /^(content\/migrations\/(postgres|sqlite)\/|content\/payload-types\.ts$|store\/published\/document-types\.ts$|studio\/app\/\(payload\)\/importMap\.js$|package-lock\.json$|site\/features\/map\/(drawing\/outline|browser\/basemap)-data\.ts$)/;
const isTest = (file: string) => /(^|\/)test\/|\.test\.tsx?$|vitest\.config\.ts$/.test(file);
const sources = tracked.filter((file) => /\.(ts|tsx|js|css)$/.test(file) && !generated.test(file));
const code = sources.filter((file) => /\.tsx?$/.test(file));
const inSite = code.filter((file) => file.startsWith('site/'));
const shipped = inSite.filter(
  (file) => !isTest(file) && !/^site\/(vite\.config|ui\/fonts\/)/.test(file),
);

/** The lines of these files that match, as `file:line: text`. */
function lines(files: string[], pattern: RegExp): string[] {
  return files
    .filter((file) => file !== self)
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) =>
          pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
        ),
    );
}

test('every part of the studio that the content names is in the import map', () => {
  const map = read('studio/app/(payload)/importMap.js');
  const named = code
    .filter((file) => file.startsWith('content/'))
    .flatMap((file) =>
      [...read(file).matchAll(/'(\/components\/[^']+#\w+)'/g)].map(([, name]) => name),
    );
  expect(named.length).toBeGreaterThan(10);
  // Payload shows nothing in place of what is missing: `payload generate:importmap` writes it.
  expect(named.filter((name) => !map.includes(`"${name}":`))).toEqual([]);
});

test.each([
  ['docs/behaviours.md', 100],
  ['docs/security.md', 25],
  ['docs/specification.md', 150],
  ['docs/asvs.md', 80],
  ['docs/payload-internals.md', 15],
])('every test and every file that %s names is there', (sheet, least) => {
  const tests = tracked.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  const titles = tests.map(read).join('\n').replaceAll("\\'", "'");
  const rows = read(sheet)
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.includes('› test'));
  const files = rows.flatMap((row) =>
    [...row.matchAll(/`([\w.@()-]+\/[\w./@()-]*|[\w.-]+\.(?:test|spec)\.tsx?)`/g)].map(
      ([, name = '']) => name,
    ),
  );
  // A title is named by its beginning, or by a part between two dots.
  const named = rows
    .flatMap((row) => [...row.matchAll(/›\s*([^›;|`]+)/g)])
    .flatMap(([, words = '']) => words.split('…'))
    .map((part) => part.replace(/^[\s,.]+|[\s,.]+$/g, ''))
    .filter((part) => part.length > 3);
  expect(files.length).toBeGreaterThan(least);
  const isThere = (name: string) =>
    tracked.some((file) => `/${file}`.endsWith(`/${name}`) || file.startsWith(name));
  expect(files.filter((name) => !isThere(name))).toEqual([]);
  expect(named.filter((part) => !titles.includes(part))).toEqual([]);
});

test('the packages of the site and of the store name neither Payload nor Next, nor who uses them', () => {
  for (const part of ['site', 'store'])
    expect(read(`${part}/package.json`)).not.toMatch(/payload|"next"|@oilway\/(content|studio)/);
});

test('one file of the site asks for the settings', () => {
  const users = shipped.filter((file) => /readSettings\b/.test(read(file)));
  expect(users).toEqual(['site/server/config.ts']);
});

describe('how it reads', () => {
  test('no file is longer than 300 lines', () => {
    const long = sources.map((file) => [file, read(file).trimEnd().split('\n').length] as const);
    expect(long.filter(([, count]) => count > 300)).toEqual([]);
  });

  test('no drawer for odds and ends', () => {
    const drawers = /(^|\/)(utils?|helpers?|common|misc|shared)(\/|\.[a-z]+$)|(^|\/)types\.tsx?$/;
    expect(tracked.filter((file) => drawers.test(file))).toEqual([]);
  });

  test('nothing is left to do, to mend or to debug', () => {
    expect(lines(sources, /\b(TODO|FIXME|XXX|debugger)\b/)).toEqual([]);
  });
});

describe('what the policy of the browser would block', () => {
  const views = code.filter(
    (file) => file.startsWith('site/') && file.endsWith('.tsx') && !isTest(file),
  );

  test('no style attribute', () => {
    expect(lines(views, /\sstyle=/)).toEqual([]);
  });

  test('no inline script and no event attribute in markup', () => {
    // Browsers do not run a data block; the policy allows the import map by its digest, which `features/reporting/routes.test.ts` holds.
    const document = 'site/pages/render/document.tsx';
    const inline = [...read(document).matchAll(/<script\n\s+(\S+)/g)].map(([, type]) => type);
    expect(inline).toEqual(['type="importmap"', 'type="application/ld+json"']);
    const others = views.filter((file) => file !== document);
    expect(lines(others, /<script(?![^>]*\ssrc=)|javascript:/)).toEqual([]);
    const raw = lines(views, /dangerouslySetInnerHTML/);
    expect(raw.map((line) => line.split(':')[0])).toEqual([
      'site/pages/render/Island.tsx',
      document,
      document,
    ]);
  });
});

test('every text is there in German and Polish', async () => {
  const files = tracked.filter((file) => /^site\/.*(^|\/|-)messages\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const exported = Object.values(
      (await import(/* @vite-ignore */ join(root, file))) as Record<string, unknown>,
    );
    for (const messages of exported as Record<string, object>[]) {
      expect([file, Object.keys(messages).sort()]).toEqual([file, ['de-DE', 'pl-PL']]);
      const shape = (value: unknown): unknown =>
        value !== null && typeof value === 'object'
          ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shape(entry)]))
          : typeof value;
      expect([file, shape(messages['pl-PL'])]).toEqual([file, shape(messages['de-DE'])]);
    }
  }
});

describe('the repository tells nothing of the machine it was written on', () => {
  const texts = tracked.filter((file) => !/\.(png|webp|jpg|woff2|ttf|ico)$/.test(file));
  test('no absolute path', () => {
    expect(lines(texts, /(^|[\s"'`=(:])\/(work|tmp|root|home)\/[\w.-]/)).toEqual([]);
    const here = [root, homedir(), tmpdir()].filter((path) => path.length > 4);
    for (const path of here)
      expect(texts.filter((file) => read(file).includes(`${path}/`))).toEqual([]);
  });

  test('no host of a package registry', () => {
    const hosts = (read('package-lock.json').match(/"resolved": "https?:\/\/[^/"]+/g) ?? []).map(
      (match) => match.split('//')[1],
    );
    expect(hosts).toEqual([]);
    const others = texts.filter((file) => file !== 'package-lock.json');
    expect(lines(others, /registry\.[a-z0-9-]+\.[a-z]+|_authToken|^registry\s*=/)).toEqual([]);
  });
});
