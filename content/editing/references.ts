import type { FlattenedField } from 'payload';
import { idOf } from '../id-of.ts';
import { lexicalReferences } from './lexical.ts';
import type { FieldValue } from './traverse-fields.ts';

export interface DocumentReference {
  collection: string;
  id: number;
}

/** Returns the documents a field refers to: by relationship, upload, or within its rich text. */
export function referencesIn({
  field,
  value,
}: Pick<FieldValue, 'field' | 'value'>): DocumentReference[] {
  if (field.type === 'richText')
    return lexicalReferences(value).flatMap((one) => toReferences(one.relationTo, one.value));
  if (field.type !== 'relationship' && field.type !== 'upload') return [];
  const { relationTo } = field;
  return [value].flat().flatMap((one) => {
    if (typeof relationTo === 'string') return toReferences(relationTo, one);
    const { relationTo: collection, value: id } = (one ?? {}) as Record<string, unknown>;
    return toReferences(String(collection), id);
  });
}

function toReferences(collection: string, value: unknown): DocumentReference[] {
  const id = idOf(value);
  return id === undefined ? [] : [{ collection, id }];
}

/** The paths of fields that can refer to a collection. */
export interface ReferencePaths {
  /** Paths that a query can filter by, such as `category` and `menu.links.page`. */
  direct: string[];
  /** Whether blocks or rich texts may refer to it, too, which requires reading the documents. */
  nested: boolean;
}

export function referencePaths(
  collection: string,
  fields: readonly FlattenedField[],
  prefix = '',
): ReferencePaths {
  const found: ReferencePaths = { direct: [], nested: false };
  for (const field of fields) {
    const path = `${prefix}${field.name}`;
    if (field.type === 'relationship' || field.type === 'upload') {
      if ([field.relationTo].flat().some((one) => one === collection)) found.direct.push(path);
    } else if (field.type === 'richText' || field.type === 'blocks') {
      found.nested = true;
    } else if (field.type === 'array' || field.type === 'group' || field.type === 'tab') {
      const inner = referencePaths(collection, field.flattenedFields, `${path}.`);
      found.direct.push(...inner.direct);
      found.nested ||= inner.nested;
    }
  }
  return found;
}
