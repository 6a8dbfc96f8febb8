import {
  type DocumentKind,
  type Reference,
  referencedKinds,
} from '@oilway/store/published/documents.ts';
import type { FlattenedField } from 'payload';
import { mapInnerFields } from '../editing/rich-text-blocks.ts';
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
    const value = mapInnerFields(field, marked[field.name], withReferences);
    const isReference = field.type === 'upload' || field.type === 'relationship';
    const ref = isReference ? refByCollection.get(String(field.relationTo)) : undefined;
    marked[field.name] = ref && typeof value === 'number' ? { ref, id: value } : value;
  }
  return marked;
}
