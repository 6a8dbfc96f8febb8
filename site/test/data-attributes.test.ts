/** Markup, scripts and styles know each other by the names of `components/data-attributes.ts`, and by no other. */
import { expect, test } from 'vitest';
import { read, tracked } from './sources.ts';

const table = 'site/components/data-attributes.ts';
const sources = tracked
  .filter((file) => /^site\/.*\.(tsx?|css)$/.test(file) && !/\/test\/|\.test\./.test(file))
  .filter((file) => file !== table)
  .map((file) => ({ file, text: read(file).replaceAll(/^\s*(\/\*\*|\*|\/\/|import ).*$/gm, '') }));

const [types = ''] = /interface DataAttributes \{[^}]*\}/.exec(read(table)) ?? [];
const declared = new Map(
  [...types.matchAll(/'data-([a-z-]+)'\?:([^;]*);/g)].map(([, name = '', type = '']) => [
    name,
    /Mark|Text|string|number|boolean/.test(type)
      ? undefined
      : [...type.matchAll(/'([^']*)'/g)].map(([, value = '']) => value),
  ]),
);

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const found = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, name = '', value]) => ({ file, name, value })),
  );
/** `element.dataset.name`, and what is taken out of one: `const { name = '' } = element.dataset`. */
const ofDataset = [
  ...found(/dataset\s*\.(\w+)/g),
  ...found(/\{([^{}]*)\} = [^;(]*dataset\b(?!\.)/g).flatMap(({ file, name }) =>
    name.split(',').map((part) => ({ file, name: part.trim().split(/[ :=]/)[0] ?? '' })),
  ),
].map((use) => ({ ...use, name: kebab(use.name) }));
const named = found(/(?<![\w-])data-([a-z-]+[a-z])/g);
const compared = found(/\[data-([a-z-]+)=['"]?([\w-]+)['"]?\]/g);

test('every name in markup, scripts and styles is declared', () => {
  expect([declared.size > 100, named.length > 200, ofDataset.length > 50]).toEqual([
    true,
    true,
    true,
  ]);
  expect(
    [...named, ...ofDataset]
      .filter(({ name }) => !declared.has(name))
      .map(({ file, name }) => `${file}: ${name}`),
  ).toEqual([]);
});

test('every declared name is used', () => {
  const used = new Set([...named, ...ofDataset].map(({ name }) => name));
  expect([...declared.keys()].filter((name) => !used.has(name))).toEqual([]);
});

test('no selector asks for a value that is never said', () => {
  expect(compared.length).toBeGreaterThan(30);
  expect(
    compared.filter(({ name, value = '' }) => declared.get(name)?.includes(value) === false),
  ).toEqual([]);
});
