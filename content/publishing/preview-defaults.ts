import type { FlattenedField } from 'payload';
import { mapRichTextBlocks } from '../editing/rich-text-blocks.ts';

type Data = Record<string, unknown>;

/** Returns a draft with placeholders for missing required fields, except images. */
export function withPreviewDefaults<T extends object>(
  fields: readonly FlattenedField[],
  draft: T,
): T {
  // Fields that were not selected stay absent.
  return fillDefaults(
    fields.filter(({ name }) => name in draft),
    draft as Data,
  ) as T;
}

function fillDefaults(fields: readonly FlattenedField[], data: Data): Data {
  const result = { ...data };
  for (const field of fields) {
    const value = result[field.name];
    if (field.type === 'group' || field.type === 'tab')
      result[field.name] = fillDefaults(field.flattenedFields, (value ?? {}) as Data);
    else if (field.type === 'blocks' && Array.isArray(value))
      result[field.name] = value.map((row: Data) => {
        const block = field.blocks.find(({ slug }) => slug === row.blockType);
        return fillDefaults(block?.flattenedFields ?? [], row);
      });
    else if (field.type === 'array' && Array.isArray(value))
      result[field.name] = value.map((row: Data) => fillDefaults(field.flattenedFields, row));
    else if (field.type === 'richText' && value)
      result[field.name] = mapRichTextBlocks(field, value, fillDefaults);
    else if ((value === null || value === undefined) && isRequired(field))
      result[field.name] = defaultValueOf(field);
  }
  return result;
}

const isRequired = (field: FlattenedField) => 'required' in field && field.required === true;

/** Returns the empty value of the type that a view expects. */
function defaultValueOf(field: FlattenedField): unknown {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'date':
      return '';
    case 'number':
      return 0;
    case 'checkbox':
      return false;
    case 'array':
    case 'blocks':
      return [];
    case 'richText':
      return {
        root: { type: 'root', children: [], direction: null, format: '', indent: 0, version: 1 },
      };
    case 'select':
    case 'radio': {
      const [first] = field.options;
      return typeof first === 'string' ? first : first?.value;
    }
    default:
      return null;
  }
}
