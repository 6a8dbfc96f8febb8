/** Views and their stylesheets agree: types know no class of a CSS module. */
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { read, tracked } from './sources.ts';

const views = tracked.filter((file) => /^site\/.*\.tsx?$/.test(file) && !/\/test\//.test(file));
const sheets = tracked.filter((file) => /^site\/.*\.module\.css$/.test(file));

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
    const composed = [...read(sheet).matchAll(/composes: ([\w -]+);/g)].flatMap(([, all = '']) =>
      all.split(' '),
    );
    if (used.includes(undefined)) return [];
    return [...selectorsOf(sheet)]
      .filter((name) => !used.includes(name) && !composed.includes(name))
      .map((name) => `${sheet}: ${name}`);
  });
  expect(unused).toEqual([]);
});
