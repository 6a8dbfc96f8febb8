import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, read, root, tracked } from './sources.ts';

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

test('there is something to check', () => {
  expect(shipped.length).toBeGreaterThan(100);
  expect(importsOf('site/features/stations/routes.ts')).toContain(
    'site/features/stations/schema.ts',
  );
  expect(importsOf('site/features/stations/routes.ts')).toContain('zod');
});

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
])('every test that %s names is there', (sheet, least) => {
  const tests = tracked.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  const titles = tests.map(read).join('\n').replaceAll("\\'", "'");
  const rows = read(sheet)
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.includes('› test'));
  const cells = rows.map((row) => row.split('|').at(-2) ?? '');
  const files = cells.flatMap((cell) => cell.match(/[\w/.-]+\.(test|spec)\.tsx?/g) ?? []);
  // A title is named by its beginning, or by a part between two dots.
  const named = cells
    .flatMap((cell) => [...cell.matchAll(/›\s*([^›;|`]+)/g)])
    .flatMap(([, words = '']) => words.split('…'))
    .map((part) => part.replace(/^[\s,.]+|[\s,.]+$/g, ''))
    .filter((part) => part.length > 3);
  expect([files.length > least, named.length > least]).toEqual([true, true]);
  expect(files.filter((file) => !tests.some((path) => path.endsWith(file)))).toEqual([]);
  expect(named.filter((part) => !titles.includes(part))).toEqual([]);
});

test('every file that the table of the ASVS names is there', () => {
  const rows = read('docs/asvs.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line));
  const named = rows.flatMap((row) => [...row.matchAll(/`([\w.-]+\/[\w./-]+)`/g)]);
  expect([rows.length > 100, named.length > 80]).toEqual([true, true]);
  expect(named.map(([, file = '']) => file).filter((file) => !tracked.includes(file))).toEqual([]);
});

test('the table of the specification names a test in each row, and what it names is there', () => {
  const tests = tracked.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  const rows = read('docs/specification.md')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, , met]) => met !== 'met in' && !/^-+$/.test(met ?? ''));
  expect(rows.length).toBeGreaterThan(150);
  const wrong = rows.flatMap(([, statement, met = '', shown = '', deviation, end]) => {
    const places = [...met.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    const lost = places.filter((path) =>
      tracked.every((file) => file !== path && !(path.endsWith('/') && file.startsWith(path))),
    );
    const named = [...shown.matchAll(/`([^`]+)` › ([^`]+)/g)];
    const missing = named.filter(([, file = '', title = '']) => {
      const parts = title.split('…').map((part) => part.replace(/^[\s,]+|[\s,;]+$/g, ''));
      const text = tests.includes(file) ? read(file).replaceAll("\\'", "'") : '';
      return !parts.every((part) => text.includes(part)) || parts.join('').length < 4;
    });
    const whole = named.map(([entry]) => entry).join('') === shown && deviation !== undefined;
    return whole && shown !== '' && places.length > 0 && end === ''
      ? [...lost, ...missing.map(([entry]) => entry)]
      : [statement];
  });
  expect(wrong).toEqual([]);
});

test('the packages of the site and of the store name neither Payload nor Next, nor who uses them', () => {
  for (const part of ['site', 'store'])
    expect(read(`${part}/package.json`)).not.toMatch(/payload|"next"|@oilway\/(content|studio)/);
});

test('one file of the site asks for the settings', () => {
  const users = shipped.filter((file) => /readSettings\b/.test(read(file)));
  expect(users).toEqual(['site/server/config.ts']);
});

// Circles of files, and layers, are Biome's: `biome.json`, `biome-layers.json`.
test.each(['store', 'content', 'studio'])('in %s no folder is part of a circle', (part) => {
  const folderOf = (file: string) => file.split('/').slice(0, 2).join('/');
  const files = code.filter((file) => file.startsWith(`${part}/`) && !isTest(file));
  let arrows = files.flatMap((file) =>
    importsOf(file)
      .map((name) => name.replace(/^@oilway\//, ''))
      .filter((name) => name.startsWith(`${part}/`) && folderOf(name) !== folderOf(file))
      .map((name) => [folderOf(file), folderOf(name)] as const),
  );
  expect(arrows.length).toBeGreaterThan(10);
  // What leads to a folder that leads nowhere is in no circle; what is left of that is.
  for (let before = Infinity; arrows.length < before; ) {
    before = arrows.length;
    const starts = new Set(arrows.map(([from]) => from));
    arrows = arrows.filter(([, to]) => starts.has(to));
  }
  expect(arrows).toEqual([]);
});

describe('how it reads', () => {
  test('no file is longer than 300 lines', () => {
    const long = sources.map((file) => [file, read(file).trimEnd().split('\n').length] as const);
    expect(long.filter(([, count]) => count > 300)).toEqual([]);
  });

  test('a type that others can import is the only one of its name', () => {
    const parts = code.filter(
      (file) => /^(site|store|search|content|studio)\//.test(file) && !isTest(file),
    );
    const named = parts
      .filter((file) => !file.startsWith('content/demo/'))
      .flatMap((file) =>
        [...read(file).matchAll(/^export (?:interface|type|class) (\w+)/gm)].map(
          ([, name]) => `${name} of ${file}`,
        ),
      );
    const names = named.map((one) => one.split(' ')[0]);
    expect(named.length).toBeGreaterThan(500);
    expect(
      named.filter((_, at) => names.indexOf(names[at]) !== names.lastIndexOf(names[at])),
    ).toEqual([]);
  });

  test('no drawer for odds and ends', () => {
    const drawers = /(^|\/)(utils?|helpers?|common|misc|shared)(\/|\.[a-z]+$)|(^|\/)types\.tsx?$/;
    expect(tracked.filter((file) => drawers.test(file))).toEqual([]);
  });

  test('nothing is left to do, to mend or to debug', () => {
    expect(lines(sources, /\b(TODO|FIXME|XXX|debugger)\b/)).toEqual([]);
  });

  test('the linter and the compiler are not silenced without a reason', () => {
    const silenced = /@ts-nocheck|biome-ignore-all|biome-ignore [^:]*:\s*$/;
    expect(lines(code, silenced)).toEqual([]);
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
    // Browsers do not run a data block, so the policy has nothing to block there.
    const dataBlock = 'site/pages/render/StructuredData.tsx';
    expect(read(dataBlock).match(/<script\s+(\S+)/)?.[1]).toBe('type="application/ld+json"');
    // One the policy allows by its digest, which `script-integrity.test.ts` holds.
    const importMap = 'site/pages/render/ImportMap.tsx';
    expect(read(importMap).match(/<script\s+(\S+)/)?.[1]).toBe('type="importmap"');
    const others = views.filter((file) => file !== dataBlock && file !== importMap);
    expect(lines(others, /<script(?![^>]*\ssrc=)|javascript:/)).toEqual([]);
    const raw = lines(views, /dangerouslySetInnerHTML/);
    expect(raw.map((line) => line.split(':')[0])).toEqual([
      importMap,
      'site/pages/render/Island.tsx',
      dataBlock,
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
