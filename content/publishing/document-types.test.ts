import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentTypes } from '../../commands/document-types.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

test('omits studio-only fields from the document types', () => {
  const types = read('store/published/document-types.ts');
  for (const hidden of ['changedBy', '_status', 'externalId', 'Staff'])
    expect(types).not.toContain(hidden);
});

test('throws with the name of a type missing from the model', () => {
  const without = read('content/payload-types.ts').replace(
    'export interface Redirect {',
    'export interface Gone {',
  );
  expect(() => documentTypes(without)).toThrow('Redirect');
});
