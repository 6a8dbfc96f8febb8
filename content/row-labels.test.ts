import type { FlattenedField, SanitizedConfig } from 'payload';
import { expect, test } from 'vitest';
import config from './payload.config.ts';

const { blocks = [], collections, globals } = (await config) as SanitizedConfig;

/** Returns every array or blocks field below these fields, with its labels. */
function listsIn(fields: readonly FlattenedField[], path: string): [string, unknown][] {
  return fields.flatMap((field): [string, unknown][] => {
    const fieldPath = `${path}.${field.name}`;
    if (field.type === 'blocks')
      return [
        [fieldPath, field.labels],
        ...field.blocks.flatMap((one) => listsIn(one.flattenedFields, `${fieldPath}.${one.slug}`)),
      ];
    if (field.type === 'group' || field.type === 'tab')
      return listsIn(field.flattenedFields, fieldPath);
    if (field.type !== 'array') return [];
    return [[fieldPath, field.labels], ...listsIn(field.flattenedFields, fieldPath)];
  });
}

test('every array and blocks field has singular and plural labels in all languages', () => {
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
