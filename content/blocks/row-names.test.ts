import { existsSync } from 'node:fs';
import type { FlattenedBlock, FlattenedField, SanitizedConfig } from 'payload';
import { expect, test } from 'vitest';
import { richTextBlocks } from '../editing/rich-text-blocks.ts';
import config from '../payload.config.ts';

interface Row {
  path: string;
  labels: unknown;
  /** The component that names a row. */
  component: unknown;
  block?: FlattenedBlock;
}

const { collections, globals } = (await config) as SanitizedConfig;
const rows = [...collections, ...globals]
  .filter(({ slug }) => !slug.startsWith('payload-'))
  .flatMap((one) => rowsIn(one.flattenedFields, one.slug));

test('every row of a list and every block bears a name, in all languages', () => {
  expect(rows.length).toBeGreaterThan(40);
  const unnamed = rows.filter(({ component }) => !component);
  expect(unnamed.map(({ path }) => path)).toEqual([]);
  const languages = ['de', 'pl', 'en'].map((language) => ({
    singular: { [language]: expect.any(String) },
    plural: { [language]: expect.any(String) },
  }));
  for (const { labels, path } of rows)
    for (const language of languages) expect({ path, labels }).toMatchObject({ labels: language });
});

test('every block is drawn in the picker', () => {
  const blocks = rows.flatMap(({ block }) => block ?? []);
  const drawings = blocks.flatMap(({ admin }) => {
    const { thumbnail } = admin?.images ?? {};
    return typeof thumbnail === 'object' ? thumbnail.url : '';
  });
  const missing = drawings.filter(
    (url) => !url || !existsSync(new URL(`../../studio/public${url}`, import.meta.url)),
  );
  expect(missing).toEqual([]);
});

function rowsIn(fields: readonly FlattenedField[], prefix: string): Row[] {
  return fields.flatMap((field): Row[] => {
    const path = `${prefix}.${field.name}`;
    if (field.type === 'blocks') return field.blocks.flatMap((block) => rowsOf(block, path));
    if (field.type === 'richText')
      return richTextBlocks(field).flatMap((block) => rowsOf(block, path));
    if (field.type === 'group' || field.type === 'tab') return rowsIn(field.flattenedFields, path);
    if (field.type !== 'array' || field.admin?.hidden || field.hidden) return [];
    const { components } = field.admin ?? {};
    const own = { path, labels: field.labels, component: components?.RowLabel };
    return [own, ...rowsIn(field.flattenedFields, path)];
  });
}

function rowsOf(block: FlattenedBlock, prefix: string): Row[] {
  const path = `${prefix}.${block.slug}`;
  const component = block.admin?.components?.Label;
  return [{ path, labels: block.labels, component, block }, ...rowsIn(block.flattenedFields, path)];
}
