/** Views, scripts and stylesheets agree on names: types know neither the class of a stylesheet nor a `data-` attribute. */
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { read, tracked } from './sources.ts';

const sources = tracked.filter(
  (file) => /^site\/.*\.(tsx?|css)$/.test(file) && !/\/test\/|\.test\./.test(file),
);
const views = sources.filter((file) => !file.endsWith('.css'));
const sheets = sources.filter((file) => file.endsWith('.module.css'));
const primitives = ['site/components/primitives.css', 'site/components/appearance.css'];

/** Each match of a pattern with a group in these files. */
const found = (files: string[], pattern: RegExp) =>
  files.flatMap((file) =>
    [...read(file).matchAll(pattern)].map(([, name = '']) => ({ file, name })),
  );
const lines = (all: { file: string; name: string }[]) =>
  all.map(({ file, name }) => `${file}: ${name}`);

/** Which classes of which sheet a view names; `undefined` among them where it makes up a name as it goes. */
const named = views.flatMap((view) => {
  const text = read(view);
  const code = text.replaceAll(/^import .*$|^\s*(?:\*|\/\*|\/\/).*$/gm, '');
  return [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].map(
    ([, name = '', path = '']) => ({
      view,
      sheet: join(dirname(view), path),
      classes: [...code.matchAll(new RegExp(`(?<![.\\w])${name}(?:\\.(\\w+)|\\[)`, 'g'))].map(
        ([, one]) => one,
      ),
    }),
  );
});

const selectorsOf = (sheet: string) =>
  new Set(
    [
      ...read(sheet)
        .replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|composes:[^;]*;|"[^"]*"|'[^']*'/g, '')
        .matchAll(/\.([a-zA-Z][\w-]*)/g),
    ].map(([, name = '']) => name),
  );

test('every class that a view names is in its stylesheet', () => {
  expect(named.length).toBeGreaterThan(80);
  const lost = named.flatMap(({ classes, sheet, view }) => {
    const there = selectorsOf(sheet);
    return classes
      .filter((name) => name !== undefined && !there.has(name))
      .map((name) => `${view}: ${name}`);
  });
  expect(lost).toEqual([]);
});

test('every class of a stylesheet is named by a view, or by a class that is made of it', () => {
  const unused = sheets.flatMap((sheet) => {
    const used = named.filter((one) => one.sheet === sheet).flatMap(({ classes }) => classes);
    const composed = found([sheet], /composes: ([\w -]+);/g).flatMap(({ name }) => name.split(' '));
    if (used.includes(undefined)) return [];
    return [...selectorsOf(sheet)]
      .filter((name) => !used.includes(name) && !composed.includes(name))
      .map((name) => `${sheet}: ${name}`);
  });
  expect(unused).toEqual([]);
});

test('what styles take of the primitives, and views name in plain words, is there; nothing else is', () => {
  const there = new Set(primitives.flatMap((sheet) => [...selectorsOf(sheet)]));
  const taken = [
    ...found(sheets, /composes: ([^;]*) from global;/g),
    ...found(views, /className="(?!yarl__)([^"]*)"/g),
  ].flatMap(({ file, name }) => name.split(' ').map((one) => ({ file, name: one })));
  expect(taken.length).toBeGreaterThan(300);
  expect(lines(taken.filter(({ name }) => !there.has(name)))).toEqual([]);
  const all = [...sheets, ...views].map(read).join('\n');
  expect([...there].filter((name) => !new RegExp(`\\b${name}\\b`).test(all))).toEqual([]);
});

test('every data attribute that a script or a style asks for is written by a view or a script', () => {
  const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (one) => `-${one.toLowerCase()}`);
  const written = new Set([
    ...found(views, /(?<![\w[-])data-([a-z-]+)/g).map(({ name }) => name),
    ...found(views, /dataset\.(\w+) = /g).map(({ name }) => kebab(name)),
  ]);
  const asked = [
    ...found(sources, /\[data-([a-z-]+)/g),
    ...found(views, /dataset\.(\w+)/g).map(({ file, name }) => ({ file, name: kebab(name) })),
  ];
  expect([written.size > 100, asked.length > 200]).toEqual([true, true]);
  expect(lines(asked.filter(({ name }) => !written.has(name)))).toEqual([]);
});

test('no two stylesheets have one name, which their classes begin with', () => {
  expect(new Set(sheets.map((sheet) => basename(sheet))).size).toBe(sheets.length);
});
