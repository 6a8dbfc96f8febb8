import { expect, test } from 'vitest';
import { read, tracked } from '../test/sources.ts';

const classes = new Set(
  [...read('site/components/primitives.css').matchAll(/\.([a-z][a-zA-Z0-9]*)/g)].map(
    ([, name]) => name,
  ),
);
const styles = tracked.filter((file) => /^site\/.*\.module\.css$/.test(file));
const views = tracked.filter((file) => /^site\/.*(?<!\.test)\.tsx$/.test(file));

/** Each word that the pattern finds in these files, as `file: word`. */
const words = (files: string[], pattern: RegExp) =>
  files.flatMap((file) =>
    [...read(file).matchAll(pattern)].flatMap(([, names = '']) =>
      names.split(' ').map((name) => `${file}: ${name}`),
    ),
  );

test('what a style takes, and what a view names in plain words, is there', () => {
  const named = [
    ...words(styles, /composes: ([^;]*) from global;/g),
    ...words(views, /className="(?!yarl__)([^"]*)"/g),
  ];
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter((line) => !classes.has(line.split(': ')[1]))).toEqual([]);
});

test('nothing is there that nobody takes', () => {
  const all = [...styles, ...views].map(read).join('\n');
  expect([...classes].filter((name) => !new RegExp(`\\b${name}\\b`).test(all))).toEqual([]);
});
