/** Views, scripts and style sheets agree on class names and `data-` attributes, which types do not check. */
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readRepositoryFile, repositoryFiles } from './repository-files.ts';

const sources = repositoryFiles.filter(
  (file) => /^site\/.*\.(tsx?|css)$/.test(file) && !/\/test\/|\.test\./.test(file),
);
const views = sources.filter((file) => !file.endsWith('.css'));
const sheets = sources.filter((file) => file.endsWith('.module.css'));
const primitives = ['primitives', 'appearance', 'visibility'].map(
  (name) => `site/components/${name}.css`,
);

/** Each match of a pattern with a group in these files. */
const found = (files: string[], pattern: RegExp) =>
  files.flatMap((file) =>
    [...readRepositoryFile(file).matchAll(pattern)].map(([, name = '']) => ({ file, name })),
  );
const lines = (all: { file: string; name: string }[]) =>
  all.map(({ file, name }) => `${file}: ${name}`);

/** The classes of each style sheet that a view uses; `undefined` among them for a computed name. */
const stylesheetImports = views.flatMap((view) => {
  const text = readRepositoryFile(view);
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
      ...readRepositoryFile(sheet)
        .replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|composes:[^;]*;|"[^"]*"|'[^']*'/g, '')
        .matchAll(/\.([a-zA-Z][\w-]*)/g),
    ].map(([, name = '']) => name),
  );

test('every class used by a view is defined in its style sheet', () => {
  expect(stylesheetImports.length).toBeGreaterThan(80);
  const missing = stylesheetImports.flatMap(({ classes, sheet, view }) => {
    const defined = selectorsOf(sheet);
    return classes
      .filter((name) => name !== undefined && !defined.has(name))
      .map((name) => `${view}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('every class of a style sheet is used by a view or composed', () => {
  const unused = sheets.flatMap((sheet) => {
    const used = stylesheetImports
      .filter((one) => one.sheet === sheet)
      .flatMap(({ classes }) => classes);
    const composed = found([sheet], /composes: ([\w -]+);/g).flatMap(({ name }) => name.split(' '));
    if (used.includes(undefined)) return [];
    return [...selectorsOf(sheet)]
      .filter((name) => !used.includes(name) && !composed.includes(name))
      .map((name) => `${sheet}: ${name}`);
  });
  expect(unused).toEqual([]);
});

test('every global class used is defined in the primitives, and vice versa', () => {
  const defined = new Set(primitives.flatMap((sheet) => [...selectorsOf(sheet)]));
  const usedClasses = [
    ...found(sheets, /composes: ([^;]*) from global;/g),
    ...found(views, /className="(?!yarl__)([^"]*)"/g),
  ].flatMap(({ file, name }) => name.split(' ').map((one) => ({ file, name: one })));
  expect(usedClasses.length).toBeGreaterThan(300);
  expect(lines(usedClasses.filter(({ name }) => !defined.has(name)))).toEqual([]);
  const all = [...sheets, ...views].map(readRepositoryFile).join('\n');
  expect([...defined].filter((name) => !new RegExp(`\\b${name}\\b`).test(all))).toEqual([]);
});

test('every data attribute queried by a script or style is set by a view or a script', () => {
  const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (one) => `-${one.toLowerCase()}`);
  const written = new Set([
    ...found(views, /(?<![\w[-])data-([a-z-]+)/g).map(({ name }) => name),
    ...found(views, /dataset\.(\w+) = /g).map(({ name }) => kebab(name)),
  ]);
  const referenced = [
    ...found(sources, /\[data-([a-z-]+)/g),
    ...found(views, /dataset\.(\w+)/g).map(({ file, name }) => ({ file, name: kebab(name) })),
  ];
  expect([written.size > 100, referenced.length > 200]).toEqual([true, true]);
  expect(lines(referenced.filter(({ name }) => !written.has(name)))).toEqual([]);
});

test('no two style sheets have the same file name', () => {
  expect(new Set(sheets.map((sheet) => basename(sheet))).size).toBe(sheets.length);
});
