import type { FlattenedField, SanitizedConfig } from 'payload';
import { expect, test } from 'vitest';
import config from './payload.config.ts';

const { blocks = [], collections, globals } = (await config) as SanitizedConfig;

type List = [path: string, field: FlattenedField];

/** Returns every array or blocks field below these fields. */
function listsIn(fields: readonly FlattenedField[], path: string): List[] {
  return fields.flatMap((field): List[] => {
    const fieldPath = `${path}.${field.name}`;
    if (field.type === 'blocks')
      return [
        [fieldPath, field],
        ...field.blocks.flatMap((one) => listsIn(one.flattenedFields, `${fieldPath}.${one.slug}`)),
      ];
    if (field.type === 'group' || field.type === 'tab')
      return listsIn(field.flattenedFields, fieldPath);
    if (field.type !== 'array') return [];
    return [[fieldPath, field], ...listsIn(field.flattenedFields, fieldPath)];
  });
}

const lists = [
  ...[...collections, ...globals]
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .flatMap(({ flattenedFields, slug }) => listsIn(flattenedFields, slug)),
  ...blocks.flatMap(({ flattenedFields, slug }) =>
    listsIn(flattenedFields as FlattenedField[], slug),
  ),
];

test('every array and blocks field has singular and plural labels in all languages', () => {
  expect(lists.length).toBeGreaterThan(15);
  const words = { de: expect.stringMatching(/./), pl: expect.stringMatching(/./) };
  const both = { ...words, en: expect.stringMatching(/./) };
  for (const [path, field] of lists)
    expect(field, path).toMatchObject({ labels: { singular: both, plural: both } });
});

test('every array names its rows by fields that they have', () => {
  for (const [path, field] of lists) {
    if (field.type !== 'array') continue;
    const label = field.admin?.components?.RowLabel;
    expect(label, path).toBeDefined();
    const { names = [] } = (label as { clientProps?: { names?: string[] } }).clientProps ?? {};
    for (const name of names) expect(findNamed(field.flattenedFields, name), path).toBeDefined();
  }
});

function findNamed(fields: FlattenedField[], name: string): FlattenedField | undefined {
  const [first, ...rest] = name.split('.');
  const found = fields.find((field) => field.name === first);
  return rest.length > 0 && found && 'flattenedFields' in found
    ? findNamed(found.flattenedFields, rest.join('.'))
    : found;
}
