import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRepositoryFile, repositoryFiles, root } from './repository-files.ts';

/** This file contains what it forbids. */
const self = 'site/test/rules.test.ts';
const generated =
  /^(content\/migrations\/(postgres|sqlite)\/|content\/payload-types\.ts$|store\/published\/document-types\.ts$|studio\/app\/\(payload\)\/importMap\.js$|package-lock\.json$|site\/features\/stations\/components\/outline-data\.ts$|store\/maps\/basemap-data\.ts$)/;
const isTest = (file: string) => /(^|\/)test\/|\.test\.tsx?$|vitest\.config\.ts$/.test(file);
const sources = repositoryFiles.filter(
  (file) => /\.(ts|tsx|js|css)$/.test(file) && !generated.test(file),
);
const code = sources.filter((file) => /\.tsx?$/.test(file));
const inSite = code.filter((file) => file.startsWith('site/'));
const shipped = inSite.filter(
  (file) => !isTest(file) && !/^site\/(vite\.config|components\/fonts\/)/.test(file),
);

/** The lines of these files that match, as `file:line: text`. */
function lines(files: string[], pattern: RegExp): string[] {
  return files
    .filter((file) => file !== self)
    .flatMap((file) =>
      readRepositoryFile(file)
        .split('\n')
        .flatMap((line, index) =>
          pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
        ),
    );
}

test('the import map contains every studio component named by the content package', () => {
  const map = readRepositoryFile('studio/app/(payload)/importMap.js');
  const named = code
    .filter((file) => file.startsWith('content/'))
    .flatMap((file) =>
      [...readRepositoryFile(file).matchAll(/'(\/components\/[^']+#\w+)'/g)].map(
        ([, name]) => name,
      ),
    );
  expect(named.length).toBeGreaterThan(10);
  // Payload renders nothing for a missing component: `payload generate:importmap` adds it.
  expect(named.filter((name) => !map.includes(`"${name}":`))).toEqual([]);
});

test.each([
  ['docs/behaviours.md', 100],
  ['docs/security.md', 25],
  ['docs/specification.md', 150],
  ['docs/asvs.md', 80],
  ['docs/payload-internals.md', 15],
])('%s names only existing files and test titles', (sheet, least) => {
  const tests = repositoryFiles.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  const titles = tests.map(readRepositoryFile).join('\n').replaceAll("\\'", "'");
  const rows = readRepositoryFile(sheet)
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
    repositoryFiles.some((file) => `/${file}`.endsWith(`/${name}`) || file.startsWith(name));
  expect(files.filter((name) => !isThere(name))).toEqual([]);
  expect(named.filter((part) => !titles.includes(part))).toEqual([]);
});

test('package.json of site and store depends on neither Payload, Next, content nor studio', () => {
  for (const part of ['site', 'store'])
    expect(readRepositoryFile(`${part}/package.json`)).not.toMatch(
      /payload|"next"|@oilway\/(content|studio)/,
    );
});

test('only server/config.ts reads the settings', () => {
  const users = shipped.filter((file) => /readSettings\b/.test(readRepositoryFile(file)));
  expect(users).toEqual(['site/server/config.ts']);
});

describe('source code', () => {
  test('no file is longer than 300 lines', () => {
    const long = sources.map(
      (file) => [file, readRepositoryFile(file).trimEnd().split('\n').length] as const,
    );
    expect(long.filter(([, count]) => count > 300)).toEqual([]);
  });

  test('there are no utils, helpers, common, misc, shared or types modules', () => {
    const drawers = /(^|\/)(utils?|helpers?|common|misc|shared)(\/|\.[a-z]+$)|(^|\/)types\.tsx?$/;
    expect(repositoryFiles.filter((file) => drawers.test(file))).toEqual([]);
  });

  test('there is no TODO, FIXME, XXX or debugger', () => {
    expect(lines(sources, /\b(TODO|FIXME|XXX|debugger)\b/)).toEqual([]);
  });
});

describe('Content-Security-Policy', () => {
  const views = code.filter(
    (file) => file.startsWith('site/') && file.endsWith('.tsx') && !isTest(file),
  );

  test('there are no style attributes', () => {
    expect(lines(views, /\sstyle=/)).toEqual([]);
  });

  test('there are no inline scripts and no event attributes in markup', () => {
    // Browsers do not run a data block; the CSP allows the import map by its digest (`features/reporting/routes.test.ts`).
    const document = 'site/pages/render/document.tsx';
    const inline = [...readRepositoryFile(document).matchAll(/<script\n\s+(\S+)/g)].map(
      ([, type]) => type,
    );
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

test('every message exists in German and Polish', async () => {
  const files = repositoryFiles.filter((file) => /^site\/.*(^|\/|-)messages\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const exported = Object.values(
      (await import(/* @vite-ignore */ join(root, file))) as Record<string, unknown>,
    );
    const tables = exported.filter((one) => typeof one === 'object') as Record<string, object>[];
    expect([file, tables.length > 0]).toEqual([file, true]);
    for (const messages of tables) {
      expect([file, Object.keys(messages).sort()]).toEqual([file, ['de-DE', 'pl-PL']]);
      const shape = (value: unknown): unknown =>
        value !== null && typeof value === 'object'
          ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shape(entry)]))
          : typeof value;
      expect([file, shape(messages['pl-PL'])]).toEqual([file, shape(messages['de-DE'])]);
    }
  }
});

describe('the repository contains no data of the build machine', () => {
  const texts = repositoryFiles.filter((file) => !/\.(png|webp|jpg|woff2|ttf|ico)$/.test(file));
  test('there are no absolute paths', () => {
    expect(lines(texts, /(^|[\s"'`=(:])\/(work|tmp|root|home)\/[\w.-]/)).toEqual([]);
    const here = [root, homedir(), tmpdir()].filter((path) => path.length > 4);
    for (const path of here)
      expect(texts.filter((file) => readRepositoryFile(file).includes(`${path}/`))).toEqual([]);
  });

  test('there is no host of a package registry', () => {
    const hosts = (
      readRepositoryFile('package-lock.json').match(/"resolved": "https?:\/\/[^/"]+/g) ?? []
    ).map((match) => match.split('//')[1]);
    expect(hosts).toEqual([]);
    const others = texts.filter((file) => file !== 'package-lock.json');
    expect(lines(others, /registry\.[a-z0-9-]+\.[a-z]+|_authToken|^registry\s*=/)).toEqual([]);
  });
});
