import type { FlattenedField, SanitizedConfig } from 'payload';
import { expect, test } from 'vitest';
import config from './payload.config.ts';

const { blocks = [], collections, globals } = (await config) as SanitizedConfig;

/** Every list of rows or blocks below these fields, with its labels. */
function listsIn(fields: readonly FlattenedField[], place: string): [string, unknown][] {
  return fields.flatMap((field): [string, unknown][] => {
    const at = `${place}.${field.name}`;
    if (field.type === 'blocks')
      return [
        [at, field.labels],
        ...field.blocks.flatMap((one) => listsIn(one.flattenedFields, `${at}.${one.slug}`)),
      ];
    if (field.type === 'group' || field.type === 'tab') return listsIn(field.flattenedFields, at);
    if (field.type !== 'array') return [];
    return [[at, field.labels], ...listsIn(field.flattenedFields, at)];
  });
}

test('every list of the forms names one row and several in all languages of the studio', () => {
  const lists = [
    ...[...collections, ...globals]
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .flatMap(({ flattenedFields, slug }) => listsIn(flattenedFields, slug)),
    ...blocks.flatMap(({ flattenedFields, slug }) =>
      listsIn(flattenedFields as FlattenedField[], slug),
    ),
  ];
  expect(lists.length).toBeGreaterThan(15);
  const words = { de: expect.stringMatching(/./), pl: expect.stringMatching(/./) };
  const both = { ...words, en: expect.stringMatching(/./) };
  const labels = { singular: both, plural: both };
  const missing = lists.filter(([, one]) => {
    try {
      expect(one).toMatchObject(labels);
      return false;
    } catch {
      return true;
    }
  });
  expect(missing).toEqual([]);
});
