import type { FlattenedField } from 'payload';
import { idOf } from '../id-of.ts';
import { documentsOf } from './rich-text.ts';
import type { Leaf } from './walk.ts';

export interface FoundReference {
  collection: string;
  id: number;
}

/** Returns the documents a field refers to: by relationship, upload, or within its rich text. */
export function referencesIn({ field, value }: Pick<Leaf, 'field' | 'value'>): FoundReference[] {
  if (field.type === 'richText')
    return documentsOf(value).flatMap((one) => reference(one.relationTo, one.value));
  if (field.type !== 'relationship' && field.type !== 'upload') return [];
  const { relationTo } = field;
  return [value].flat().flatMap((one) => {
    if (typeof relationTo === 'string') return reference(relationTo, one);
    const { relationTo: collection, value: id } = (one ?? {}) as Record<string, unknown>;
    return reference(String(collection), id);
  });
}

function reference(collection: string, value: unknown): FoundReference[] {
  const id = idOf(value);
  return id === undefined ? [] : [{ collection, id }];
}

/** The paths of fields that can refer to a collection. */
export interface ReferringPaths {
  /** Paths that a query can filter by, such as `category` and `menu.links.page`. */
  direct: string[];
  /** Whether blocks or rich texts may refer to it, too, which requires reading the documents. */
  within: boolean;
}

export function pathsTo(
  collection: string,
  fields: readonly FlattenedField[],
  prefix = '',
): ReferringPaths {
  const found: ReferringPaths = { direct: [], within: false };
  for (const field of fields) {
    const path = `${prefix}${field.name}`;
    if (field.type === 'relationship' || field.type === 'upload') {
      if ([field.relationTo].flat().some((one) => one === collection)) found.direct.push(path);
    } else if (field.type === 'richText' || field.type === 'blocks') {
      found.within = true;
    } else if (field.type === 'array' || field.type === 'group' || field.type === 'tab') {
      const inner = pathsTo(collection, field.flattenedFields, `${path}.`);
      found.direct.push(...inner.direct);
      found.within ||= inner.within;
    }
  }
  return found;
}
