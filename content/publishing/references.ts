import {
  type DocumentKind,
  type Reference,
  referencedKinds,
} from '@oilway/store/published/documents.ts';
import type { FlattenedField } from 'payload';
import { mapRichTextBlocks } from '../editing/rich-text-blocks.ts';
import { sources } from './sources.ts';

type Data = Record<string, unknown>;

/** The kinds that are replaced by a reference, by collection. */
const refByCollection = new Map(
  sources
    .filter(({ kind }) => (referencedKinds as readonly DocumentKind[]).includes(kind))
    .map(({ collection, kind }) => [String(collection), kind as Reference['ref']]),
);

/** Returns the document with ids of images, locations and categories replaced by references, at any depth. */
export function withReferences(fields: readonly FlattenedField[], data: Data): Data {
  const marked = { ...data };
  for (const field of fields) {
    const value = marked[field.name];
    if (field.type === 'group' || field.type === 'tab')
      marked[field.name] = value && withReferences(field.flattenedFields, value as Data);
    else if (field.type === 'blocks' && Array.isArray(value))
      marked[field.name] = value.map((row: Data) => {
        const block = field.blocks.find(({ slug }) => slug === row.blockType);
        return withReferences(block?.flattenedFields ?? [], row);
      });
    else if (field.type === 'array' && Array.isArray(value))
      marked[field.name] = value.map((row: Data) => withReferences(field.flattenedFields, row));
    else if (field.type === 'richText')
      marked[field.name] = mapRichTextBlocks(field, value, withReferences);
    else if (field.type === 'upload' || field.type === 'relationship') {
      const ref = refByCollection.get(String(field.relationTo));
      if (ref && typeof value === 'number') marked[field.name] = { ref, id: value };
    }
  }
  return marked;
}
