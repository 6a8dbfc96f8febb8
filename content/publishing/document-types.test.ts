import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentTypes } from '../../commands/document-types.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

test('the types of documents tell nothing of what only the studio knows', () => {
  const kept = read('store/published/document-types.ts');
  for (const hidden of ['changedBy', '_status', 'externalId', 'Staff'])
    expect(kept).not.toContain(hidden);
});

test('a type that the model has no more is named', () => {
  const without = read('content/payload-types.ts').replace(
    'export interface Redirect {',
    'export interface Gone {',
  );
  expect(() => documentTypes(without)).toThrow('Redirect');
});
