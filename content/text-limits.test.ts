import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import config from './payload.config.ts';

/** Fields that Payload adds, with generated names, URLs and hashes. */
const payloadFields =
  /^(payload-|staff\.(resetPasswordToken|salt|hash|sessions\.id)$)|\.(filename|mimeType|url|thumbnailURL)$|\.(id|blockName|blockType)$/;

test('every stored text field has an explicit maxLength', async () => {
  const { collections, defaultMaxTextLength, globals } = await config;
  expect(defaultMaxTextLength).toBe(40_000);
  const texts = [...collections, ...globals].flatMap(({ flattenedFields, slug }) =>
    textsOf(flattenedFields, slug),
  );
  expect(texts.length).toBeGreaterThan(150);
  const unbounded = texts.filter(({ field, name }) => {
    const bounded = 'maxLength' in field && typeof field.maxLength === 'number';
    return !bounded && !payloadFields.test(name);
  });
  expect(unbounded.map(({ name }) => name)).toEqual([]);
});

function textsOf(
  fields: readonly FlattenedField[],
  path: string,
): { name: string; field: FlattenedField }[] {
  return fields.flatMap((field) => {
    const name = `${path}.${field.name}`;
    if (field.type === 'text' || field.type === 'textarea' || field.type === 'code')
      return 'virtual' in field && field.virtual ? [] : [{ name, field }];
    if (field.type === 'blocks')
      return field.blocks.flatMap((block) =>
        textsOf(block.flattenedFields, `${name}.${block.slug}`),
      );
    return 'flattenedFields' in field ? textsOf(field.flattenedFields, name) : [];
  });
}
